import { expect, test } from 'vitest';
import { place } from '../../test-support/finderWorld.ts';
import { initialState, transition, type FinderEvent } from '../index.ts';

type Place = ReturnType<typeof place>;

/** What stands in the input after a place was picked for a typed text, and its two parts of the street. */
function picked(query: string, result: Place) {
  const events: readonly FinderEvent[] = [
    { type: 'input', text: query, isAutofill: false },
    { type: 'loaded', query, results: [result], attribution: '', isPartial: false },
    { type: 'pick', id: result.id },
  ];
  const { value } = events.reduce(transition, initialState({ session: 's' }));
  return { text: value.text, houseNumber: value.address?.houseNumber, street: value.address?.street };
}

/** How exact the point is said to be of the address picked for a typed text, before and after the source has said more of it. */
function accuraciesOf(query: string, result: Place) {
  const events: readonly FinderEvent[] = [
    { type: 'input', text: query, isAutofill: false },
    { type: 'loaded', query, results: [result], attribution: '', isPartial: false },
    { type: 'pick', id: result.id },
  ];
  const before = events.reduce(transition, initialState({ session: 's' }));
  const after = transition(before, {
    type: 'retrieved',
    text: before.value.text,
    result: { ...result, smartCode: 'TUN-BBBB-02' },
  });
  return [before.value.accuracy, after.value.accuracy];
}

const readAs = (from: string, to: string): Partial<Place> => ({
  match: { score: 1, kind: 'fuzzy', corrections: [{ from, to }] },
});
const marsa = place('La Marsa', 'La Marsa, 2070 Tunis', { type: 'delegation' });
const hana = place('Cité El Hana', '2078 Cité El Hana, La Marsa, Tunis', { type: 'postal' });
const bouSaid = place('Sidi Bou Saïd', 'Sidi Bou Saïd, Carthage, 2026 Tunis');
const arabicMarsa = place('المرسى', 'المرسى، 2070 تونس', { type: 'delegation' });

test.each([
  ['12 rue inconnue la marsa', '12 rue inconnue, La Marsa, 2070 Tunis', '12', 'rue inconnue'],
  [
    'N° 12 bis, rue inconnue, la Marsa 2070',
    '12 bis rue inconnue, La Marsa, 2070 Tunis',
    '12 bis',
    'rue inconnue',
  ],
  ['rue de la liberté la mar', 'rue de la liberté, La Marsa, 2070 Tunis', '', 'rue de la liberté'],
  ['12 rue inconnue, délégation de la marsa', '12 rue inconnue, La Marsa, 2070 Tunis', '12', 'rue inconnue'],
  [
    'rue de la délégation, la marsa',
    'rue de la délégation, La Marsa, 2070 Tunis',
    '',
    'rue de la délégation',
  ],
  ['rue du 2 mars 1934 la marsa', 'rue du 2 mars 1934, La Marsa, 2070 Tunis', '', 'rue du 2 mars 1934'],
  ['La Marsa, 12 rue inconnue', '12 rue inconnue, La Marsa, 2070 Tunis', '12', 'rue inconnue'],
  ['rue de tunis la marsa tunis', 'rue de tunis, La Marsa, 2070 Tunis', '', 'rue de tunis'],
  [
    'rue inconnue 4ème étage la marsa',
    'rue inconnue 4ème étage, La Marsa, 2070 Tunis',
    '',
    'rue inconnue 4ème étage',
  ],
  ['route de la marsa km 5', 'km 5, La Marsa, 2070 Tunis', '', 'km 5'],
  ['rue de la marsa la marsa', 'rue de la marsa, La Marsa, 2070 Tunis', '', 'rue de la marsa'],
  ['12 avenue de la marsa', '12 avenue de la marsa, La Marsa, 2070 Tunis', '12', 'avenue de la marsa'],
  ['N° 12, av. la mar', '12 av. la mar, La Marsa, 2070 Tunis', '12', 'av. la mar'],
  ['١٢ rue de la marsa 2070 tunis', '12 rue de la marsa, La Marsa, 2070 Tunis', '12', 'rue de la marsa'],
  [
    'résidence zz bloc b la marsa appt 4',
    'résidence zz bloc b, appt 4, La Marsa, 2070 Tunis',
    '',
    'résidence zz bloc b, appt 4',
  ],
  [
    'la marsa en face de la pharmacie',
    'en face de la pharmacie, La Marsa, 2070 Tunis',
    '',
    'en face de la pharmacie',
  ],
  ['la marsa 2070 rue inconnue 2', 'rue inconnue 2, La Marsa, 2070 Tunis', '', 'rue inconnue 2'],
  ['la marsa rue de la côte 5', 'rue de la côte 5, La Marsa, 2070 Tunis', '', 'rue de la côte 5'],
  ['résidence la côte, la marsa', 'résidence la côte, La Marsa, 2070 Tunis', '', 'résidence la côte'],
  ['près du lycée, la marsa', 'près du lycée, La Marsa, 2070 Tunis', '', 'près du lycée'],
])('of %s the street stays that the town does not say', (typed, text, houseNumber, street) => {
  expect(picked(typed, marsa)).toEqual({ text, houseNumber, street });
});

test('what a door is beside stays in Arabic too', () => {
  expect(picked('المرسى قرب المدرسة', arabicMarsa).text).toBe('قرب المدرسة، المرسى، 2070 تونس');
  expect(picked('نهج خلف المرسى', arabicMarsa).text).toBe('نهج خلف، المرسى، 2070 تونس');
});

test.each([
  ['la marsa tunis 2070', marsa],
  ['avenue de la marsa', marsa],
  ['2070 avenue de la marsa', marsa],
  ['la marsa, 12 rue', marsa],
  ['12 la marsa tounes', marsa],
  ['près de la marsa', marsa],
  ['tunis 1000 avenue de la marsa', marsa],
  ['hay el hana marsa 2078', hana],
  ['sidi bousaid carthage', bouSaid],
  ['hay 18 janvier', place('18 Janvier', 'Cité 18 Janvier, Ettadhamen, 2041 Ariana')],
  ['rue inconnue de la capitale', marsa],
  ['12 rue de marseille', place('s', 'Rue de Marseille, 1000 Tunis', { type: 'street' })],
])('%s leaves no words that are a street', (typed, result) => {
  expect(picked(typed, result).street).toBe('');
});

test.each([
  ['12 rue de marseille appt 4', '12 Rue de Marseille, appt 4, 1000 Tunis', '12'],
  ['12 rue de marseille à côté de la poste', '12 Rue de Marseille, à côté de la poste, 1000 Tunis', '12'],
  ['tunis 1002 rue de marseille', 'Rue de Marseille, 1000 Tunis', ''],
  ['tunis 1000 rue de marseille 12', '12 Rue de Marseille, 1000 Tunis', '12'],
  ['12 rue de marseille derrière la poste', '12 Rue de Marseille, derrière la poste, 1000 Tunis', '12'],
  ['imm zz bloc b, rue de marseille', 'Rue de Marseille, imm zz bloc b, 1000 Tunis', ''],
  ['appt 4 r de marseille', 'Rue de Marseille, appt 4, 1000 Tunis', ''],
  ['12 r. marseille, cité zz, tunis', '12 Rue de Marseille, cité zz, 1000 Tunis', '12'],
  ['12 rue de marseille cité el wafa tunis', '12 Rue de Marseille, cité el wafa, 1000 Tunis', '12'],
  ['imm zz hay el wafa, rue de marseille', 'Rue de Marseille, imm zz, hay el wafa, 1000 Tunis', ''],
  ['12 rue de marseille cité el wafa 1073 tunis', '12 Rue de Marseille, cité el wafa, 1000 Tunis', '12'],
  ['rue de marseille appt 4 1073 tunis', 'Rue de Marseille, appt 4, 1000 Tunis', ''],
  ['rue de marseille, cité zz, gouvernorat de tunis', 'Rue de Marseille, cité zz, 1000 Tunis', ''],
  ['lot n° 1205 rue de marseille, tunis, tunisie', 'Rue de Marseille, lot n° 1205, 1000 Tunis', ''],
  ['lot 12 rue de marseille', 'Rue de Marseille, lot 12, 1000 Tunis', ''],
  ['rue de marseille zone industrielle', 'Rue de Marseille, zone industrielle, 1000 Tunis', ''],
  ['résidence zz 12 rue de marseille tunis', '12 Rue de Marseille, résidence zz, 1000 Tunis', '12'],
  ['bloc b 12 bis, rue de marseille', '12 bis Rue de Marseille, bloc b, 1000 Tunis', '12 bis'],
  ['appt 4 12 rue de marseille', '12 Rue de Marseille, appt 4, 1000 Tunis', '12'],
  ['3ème étage 12 rue de marseille', '12 Rue de Marseille, 3ème étage, 1000 Tunis', '12'],
  ['rue de marseille 12 tunis', '12 Rue de Marseille, 1000 Tunis', '12'],
  ['rue de marseille n° 1200, appt 4', '1200 Rue de Marseille, appt 4, 1000 Tunis', '1200'],
  ['نهج مرسيليا عدد 12 تونس', '12 Rue de Marseille, 1000 Tunis', '12'],
  ['12 rue de marseille 3ème étage tunis', '12 Rue de Marseille, 3ème étage, 1000 Tunis', '12'],
  ['rue de marseille 3 étage', 'Rue de Marseille, 3 étage, 1000 Tunis', ''],
  ['rue de marseille étage 3 tunis', 'Rue de Marseille, étage 3, 1000 Tunis', ''],
  ['bloc 12 rue de marseille', 'Rue de Marseille, bloc 12, 1000 Tunis', ''],
  ['rue de marseille 1001 tunis', 'Rue de Marseille, 1000 Tunis', ''],
])('of %s the door stays beside its street', (typed, text, houseNumber) => {
  const street = place('s', 'Rue de Marseille, 1000 Tunis', {
    type: 'street',
    address: { ...marsa.address, locality: 'Tunis', street: 'Rue de Marseille' },
  });
  expect(picked(typed, street)).toEqual({ text, houseNumber, street: 'Rue de Marseille' });
});

test.each([
  ['12 rue ibn sina, cité ezzouhour, tunis', '12 Rue Ibn Sina, 2052 Tunis'],
  ['12 rue ibn sina, hay ezzouhour tunis', '12 Rue Ibn Sina, 2052 Tunis'],
  ['12 rue ibn sina, cité sdi hsine, tunis', '12 Rue Ibn Sina, cité sdi hsine, 2052 Tunis', 'Ezzouhour'],
  ['12 rue ibn sina, cité sdi hassine, tunis', '12 Rue Ibn Sina, 2052 Tunis', 'Sidi Hassine'],
  ['12 rue ibn sina, cité el wafa, tunis', '12 Rue Ibn Sina, cité el wafa, 2052 Tunis', 'Cité Ezzouhour'],
])('of %s a quarter stays unless it is the street’s own', (typed, text, locality = 'Ezzouhour') => {
  const street = place('s', 'Rue Ibn Sina, 2052 Tunis', {
    type: 'street',
    address: { ...marsa.address, locality, street: 'Rue Ibn Sina' },
  });
  expect(picked(typed, street).text).toBe(text);
});

test('a quarter stays in Arabic, and “cité” in a street’s name is no quarter', () => {
  const address = { ...marsa.address, locality: 'Tunis' };
  const arabic = place('s', 'نهج ابن سينا، 2052 تونس', { type: 'street', address });
  expect(picked('12 نهج ابن سينا حي الوفاء تونس', arabic).text).toBe('12 نهج ابن سينا، حي الوفاء، 2052 تونس');
  const cite = place('s', 'Rue de la Cité Administrative, 8100 Jendouba', { type: 'street', address });
  expect(picked('rue de la cité administrativ jendouba', cite).text).toBe(cite.label);
});

test('four digits before a locality are a postal code, be it another one, and fewer are its house number', () => {
  const gammarth = place('g', 'Gammarth, 2078 Tunis', { type: 'locality' });
  expect(picked('1200 gammarth', gammarth).houseNumber).toBe('');
  expect(picked('120 gammarth', gammarth).houseNumber).toBe('120');
});

test('a governorate has no house number, and an address has its own', () => {
  const tunis = place('t', 'Tunis', { type: 'governorate' });
  expect(picked('12 tunis', tunis).houseNumber).toBe('');
  const address = { ...marsa.address, street: 'Rue de Rome', houseNumber: '14' };
  const door = place('d', '14 Rue de Rome, 1000 Tunis', { type: 'address', address });
  expect(picked('12 rue de rome', door)).toMatchObject({ text: door.label, houseNumber: '14' });
});

test('a number of the street’s own name is no house number', () => {
  const avenue = place('s', 'Avenue 9 Avril 1938, 1000 Tunis', {
    type: 'street',
    address: { ...marsa.address, street: 'Avenue 9 Avril 1938' },
  });
  expect(picked('av du 9 avril 1938 tunis', avenue).houseNumber).toBe('');
  expect(picked('av du 9 avril 12 tunis', avenue).houseNumber).toBe('12');
});

test('a word that was read as another, or written in one, is the town', () => {
  const read = { ...marsa, ...readAs('marssa', 'Marsa') };
  expect(picked('rue inconnue marssa', read).street).toBe('rue inconnue');
  expect(picked('rue inconnue sidi bousaid', bouSaid).street).toBe('rue inconnue');
  const readInOne = { ...bouSaid, ...readAs('bousiad', 'Bou Saïd') };
  expect(picked('rue inconnue bousiad', readInOne).street).toBe('rue inconnue');
  expect(picked('rue inconnue cité ezzouhour', place('Ezzouhour')).street).toBe('rue inconnue');
});

test('an Arabic street stands before an Arabic comma, whatever the last letter and the article are written as', () => {
  expect(picked('12 نهج ابن خلدون مرسي', arabicMarsa).text).toBe('12 نهج ابن خلدون، المرسى، 2070 تونس');
});

test('what a source says more of the town takes the street away no more than the number', () => {
  const typed = '12 rue inconnue la marsa';
  const events: readonly FinderEvent[] = [
    { type: 'input', text: typed, isAutofill: false },
    { type: 'loaded', query: typed, results: [marsa], attribution: '', isPartial: false },
    { type: 'pick', id: marsa.id },
    {
      type: 'retrieved',
      text: '12 rue inconnue, La Marsa, 2070 Tunis',
      result: { ...marsa, smartCode: 'TUN-BBBB-02' },
    },
  ];
  const { value } = events.reduce(transition, initialState({ session: 's' }));
  expect(value.address).toMatchObject({ houseNumber: '12', street: 'rue inconnue' });
  expect(value.smartCode).toBe('TUN-BBBB-02');
});

test('the town is what the text must go on to name: a street that is corrected is the buyer’s alone, another town has another point', () => {
  const typed = '12 rue inconnue la marsa';
  const events: readonly FinderEvent[] = [
    { type: 'input', text: typed, isAutofill: false },
    { type: 'loaded', query: typed, results: [marsa], attribution: '', isPartial: false },
    { type: 'pick', id: marsa.id },
  ];
  const edited = (text: string) =>
    [...events, { type: 'input' as const, text, isAutofill: false }].reduce(
      transition,
      initialState({ session: 's' }),
    ).value;
  const kept = { source: 'edited', location: { lat: 36.8, lng: 10.18 } };
  expect(edited('12 rue inconnue, étage 2, La Marsa, 2070 Tunis')).toMatchObject({
    ...kept,
    address: { houseNumber: '12', street: 'rue inconnue' },
  });
  expect(edited('14 rue connue, La Marsa, 2070 Tunis')).toMatchObject({
    ...kept,
    address: { houseNumber: '', street: '', postalCode: '1000' },
  });
  expect(edited('12 rue inconnue, Sousse')).toMatchObject({ source: 'free', location: null, address: null });
});

test.each([
  ['١٢ نهج روما', '12'],
  ['نهج روما ۱۲', '12'],
  ['١٢ مكرر نهج روما', '12 مكرر'],
  ['نهج روما 12 مكرر', '12 مكرر'],
])('of %s the house number stays, in the digits of a postal code', (typed, houseNumber) => {
  const label = 'نهج روما، المدينة، 1008 تونس';
  const street = place('نهج روما', label, { type: 'street' });
  expect(picked(typed, street)).toMatchObject({ text: `${houseNumber} ${label}`, houseNumber });
});

test('a postal code in Arabic digits is the one of its place', () => {
  expect(picked('المرسى ٢٠٧٠', arabicMarsa)).toMatchObject({ text: 'المرسى، 2070 تونس', houseNumber: '' });
});

const hospital = place('Hôpital Charles Nicolle', 'Hôpital Charles Nicolle, Médina, 1006 Tunis', {
  type: 'address',
});
const station = place('Station de Bir Bou Rekba', 'Station de Bir Bou Rekba, Hammamet, 8042 Nabeul', {
  type: 'address',
});

test.each([
  [
    'hopital charles nicolle boulevard 9 avril tunis',
    hospital,
    'boulevard 9 avril, Hôpital Charles Nicolle, Médina, 1006 Tunis',
    '',
    'boulevard 9 avril',
  ],
  [
    '12 rue de la gare, hammamet',
    station,
    '12 rue de la gare, Station de Bir Bou Rekba, Hammamet, 8042 Nabeul',
    '12',
    'rue de la gare',
  ],
  [
    '12 hopital charles nicolle bloc b tunis',
    hospital,
    '12 Hôpital Charles Nicolle, bloc b, Médina, 1006 Tunis',
    '12',
    '',
  ],
  ['hopital charles nicolle tunis', hospital, 'Hôpital Charles Nicolle, Médina, 1006 Tunis', '', ''],
  ['gare hammamet', station, 'Station de Bir Bou Rekba, Hammamet, 8042 Nabeul', '', ''],
])('of %s the street stays beside a landmark', (typed, landmark, text, houseNumber, street) => {
  expect(picked(typed, landmark)).toEqual({ text, houseNumber, street });
});

const rooftop = { lat: 36.8, lng: 10.18, accuracy: 'rooftop' as const };

test.each([
  ['12 rue de la gare, hammamet', 'locality'],
  ['rue de la gare hammamet', 'locality'],
  ['12 station de bir bou rekba', 'locality'],
  ['résidence zz, station de bir bou rekba', 'locality'],
  ['station de bir bou rekba', 'rooftop'],
  ['étage 3 station de bir bou rekba', 'rooftop'],
  ['station de bir bou rekba hammamet bloc b', 'rooftop'],
])('of %s the point of the landmark is said to be exact for what it is: %s', (typed, accuracy) => {
  expect(accuraciesOf(typed, { ...station, location: rooftop })).toEqual([accuracy, accuracy]);
});

test('a number beside a building that has a street of its own is somewhere on that street', () => {
  const shop = { ...station, location: rooftop, address: { ...station.address, street: 'Rue de la Gare' } };
  expect(accuraciesOf('12 station de bir bou rekba', shop)).toEqual(['street', 'street']);
  expect(accuraciesOf('station de bir bou rekba', shop)).toEqual(['rooftop', 'rooftop']);
  const door = { ...shop, address: { ...shop.address, houseNumber: '12' } };
  expect(accuraciesOf('12 rue de la gare station de bir bou rekba', door)).toEqual(['rooftop', 'rooftop']);
});

test('a street, a town and a postal code are as exact with what is typed beside them as without', () => {
  const street = place('s', 'Rue de Marseille, 1000 Tunis', {
    type: 'street',
    address: { ...marsa.address, street: 'Rue de Marseille' },
    location: { ...rooftop, accuracy: 'street' },
  });
  expect(accuraciesOf('12 rue de marseille appt 4', street)).toEqual(['street', 'street']);
  expect(accuraciesOf('12 rue inconnue la marsa', marsa)).toEqual(['locality', 'locality']);
  const postal = { ...hana, location: { ...rooftop, accuracy: 'postal' as const } };
  expect(accuraciesOf('12 rue inconnue 2078', postal)).toEqual(['postal', 'postal']);
});

/** What the station is the value of, picked for a text and then edited to another one. */
function editedAfterPicking(query: string) {
  const results = [{ ...station, location: rooftop }];
  const events: readonly FinderEvent[] = [
    { type: 'input', text: query, isAutofill: false },
    { type: 'loaded', query, results, attribution: '', isPartial: false },
    { type: 'pick', id: station.id },
  ];
  return (text: string) =>
    [...events, { type: 'input' as const, text, isAutofill: false }].reduce(
      transition,
      initialState({ session: 's' }),
    ).value;
}

test('without the landmark that is its point, an address is free text; without the street, it is the landmark’s', () => {
  const edited = editedAfterPicking('12 rue de la gare, hammamet');
  expect(edited('12 rue de la gare, Hammamet')).toMatchObject({ source: 'free', location: null });
  expect(edited('Station de Bir Bou Rekba, Hammamet, 8042 Nabeul')).toMatchObject({
    source: 'edited',
    location: { lat: 36.8 },
    address: { houseNumber: '', street: '' },
  });
});

test('a floor of a landmark can be corrected; without the landmark it is free text', () => {
  const edited = editedAfterPicking('étage 3 station de bir bou rekba');
  expect(edited('Station de Bir Bou Rekba, étage 4, Hammamet, 8042 Nabeul')).toMatchObject({
    source: 'edited',
    accuracy: 'rooftop',
    location: { lat: 36.8 },
  });
  expect(edited('étage 3, Hammamet')).toMatchObject({ source: 'free', location: null });
});
