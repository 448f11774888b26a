import { loadGazetteer, toAddressResult, type AddressResult, type Gazetteer } from '@smart-address/gazetteer';
import { beforeAll, expect, test } from 'vitest';
import { place } from '../../../test-support/finder/finderWorld.ts';
import type { FinderEvent } from '../../index.ts';
import { initialState, transition } from '../state/machine.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
  await gazetteer.complete;
});

/** The state after the first row of a text was picked, or the first whose label begins so. */
function afterPick(query: string, label = '', given?: AddressResult) {
  const rows = given ? [given] : gazetteer.search(query, { limit: 10 }).map(toAddressResult);
  const row = rows.find((each) => each.label.startsWith(label)) ?? place('none');
  const events: readonly FinderEvent[] = [
    { type: 'input', text: query, isAutofill: false },
    { type: 'loaded', query, results: [row], attribution: '', isPartial: false },
    { type: 'pick', id: row.id },
  ];
  return events.reduce(transition, initialState({ session: 's' }));
}

/** What stands in the input after a pick, and the address's number and street. */
function picked(query: string, label?: string, given?: AddressResult) {
  const { value } = afterPick(query, label, given);
  return [value.text, value.address?.houseNumber, value.address?.street];
}

test.each([
  ['12 rue inconnue la marsa', '12 rue inconnue', '12', 'rue inconnue'],
  ['N° 12 bis, rue inconnue, la Marsa 2070', '12 bis rue inconnue', '12 bis', 'rue inconnue'],
  ['28, rue inconnue, la marsa', '28 rue inconnue', '28', 'rue inconnue'],
  ['rue de la liberté la mar', 'rue de la liberté', '', 'rue de la liberté'],
  ['12 rue inconnue, délégation de la marsa', '12 rue inconnue', '12', 'rue inconnue'],
  ['rue de la délégation, la marsa', 'rue de la délégation', '', 'rue de la délégation'],
  ['rue du 2 mars 1934 la marsa', 'rue du 2 mars 1934', '', 'rue du 2 mars 1934'],
  ['La Marsa, 12 rue inconnue', '12 rue inconnue', '12', 'rue inconnue'],
  ['rue de tunis la marsa tunis', 'rue de tunis', '', 'rue de tunis'],
  ['rue inconnue 4ème étage la marsa', 'rue inconnue 4ème étage', '', 'rue inconnue'],
  ['route de la marsa km 5', 'route de la marsa km 5', '', 'route de la marsa km 5'],
  ['rue de la marsa la marsa', 'rue de la marsa', '', 'rue de la marsa'],
  ['12 avenue de la marsa', '12 avenue de la marsa', '12', 'avenue de la marsa'],
  ['N° 12, av. la mar', '12 av. la mar', '12', 'av. la mar'],
  ['١٢ rue de la marsa 2070 tunis', '12 rue de la marsa', '12', 'rue de la marsa'],
  ['la marsa en face de la pharmacie', 'en face de la pharmacie', '', 'en face de la pharmacie'],
  ['la marsa 2070 rue inconnue 2', '2 rue inconnue', '2', 'rue inconnue'],
  ['résidence la côte, la marsa', 'résidence la côte', '', 'résidence la côte'],
  ['résidence zz bloc b la marsa appt 4', 'résidence zz bloc b, appt 4', '', 'résidence zz bloc b, appt 4'],
  ['près de la marsa', 'près de la marsa', '', 'près de la marsa'],
  ['rue untel tunis el walid la marsa', 'rue untel tunis el walid', '', 'rue untel tunis el walid'],
  [
    'route de inconnue tunisie km 3 la marsa',
    'route de inconnue tunisie km 3',
    '',
    'route de inconnue tunisie km 3',
  ],
  ['rue inconnue du gouvernorat la marsa', 'rue inconnue du gouvernorat', '', 'rue inconnue du gouvernorat'],
  ['rue inconnue marssa', 'rue inconnue', '', 'rue inconnue'],
  ['12 avnue des palmiers, la marsa', '12 avnue des palmiers', '12', 'avnue des palmiers'],
])('of %s all is kept before the town', (typed, kept, houseNumber, street) => {
  expect(picked(typed, 'La Marsa')).toEqual([`${kept}, La Marsa, 2070 Tunis`, houseNumber, street]);
});

test.each([
  ['la marsa tunis 2070', 'La Marsa, 2070 Tunis'],
  ['la marsa gouvernorat de tunis', 'La Marsa, 2070 Tunis'],
  ['hay el hana marsa 2078', 'Cité El Hana, La Marsa, 2078 Tunis'],
  ['sidi bousaid carthage', 'Sidi Bou Saïd, Carthage, 2026 Tunis'],
  ['hay 18 janvier', 'Cité 18 Janvier, Cité Ettadhamen, 2041 Ariana'],
  ['gare hammamet', 'Station de Bir Bou Rekba, Hammamet, 8042 Nabeul'],
  ['المرسى ٢٠٧٠', '2070 La Marsa, Tunis'],
])('of %s nothing is kept: the row says it all', (typed, label) => {
  expect(picked(typed, label)).toEqual([label, '', '']);
});

test.each([
  ['route de gremda km 5 sfax', 'route de gremda km 5, Gremda, Sfax Ville, 3000 Sfax', 'Gremda'],
  ['km 12 route de bizerte', 'km 12 route de bizerte, Bizerte', 'Bizerte'],
  ['120 gammarth', '120 Gammarth, La Marsa, 1057 Tunis', 'Gammarth'],
  [
    '12 hopital charles nicolle bloc b tunis',
    'bloc b, 12 Hôpital Charles Nicolle, Médina, 1006 Tunis',
    'Hôpital',
  ],
  ['نهج خلف المرسى', 'نهج خلف المرسى, La Marsa, 2070 Tunis', 'La Marsa'],
  [
    'Route de Msaken Hai Jedid km 5, Cité Ibn Khaldoun',
    'Route de Msaken Hai Jedid km 5, Cité Ibn Khaldoun I, El Omrane Supérieur, 2062 Tunis',
    'Cité Ibn Khaldoun',
  ],
  [
    'rte Kélibia Est, km 19 Giktis porte 7',
    'rte Kélibia Est, km 19 Giktis porte 7, El Charguia, Cité El Khadra, 2035 Tunis',
    'El Charguia',
  ],
  ['3150 العلاء العلاء كم 3 طريق حشاد', 'كم 3 طريق حشاد, 3150 El Ala, Kairouan', '3150 El Ala'],
])('of %s all stands before the label', (typed, text, label) => {
  expect(picked(typed, label)[0]).toBe(text);
});

test.each([
  ['1008 rue de rome 12', '12 Rue de Rome', '12'],
  ['1008 n°12 rue de rome', '12 Rue de Rome', '12'],
  ['12, rue de rome appt 4', '12 Rue de Rome, appt 4', '12'],
  ['12 rue de rome à côté de la poste', '12 Rue de Rome, à côté de la poste', '12'],
  ['rue de rome 12 appt 4 2ème étage tunis', '12 Rue de Rome, appt 4 2ème étage', '12'],
  ['imm zz bloc b, rue de rome', 'Rue de Rome, imm zz bloc b', ''],
  ['résidence zz 12 rue de rome', '12 Rue de Rome, résidence zz', '12'],
  ['bloc b 12 bis, rue de rome', '12 bis Rue de Rome, bloc b', '12 bis'],
  ['appt 4 12 rue de rome', '12 Rue de Rome, appt 4', '12'],
  ['3ème étage 12 rue de rome', '12 Rue de Rome, 3ème étage', '12'],
  ['rue de rome n° 120, appt 4', '120 Rue de Rome, appt 4', '120'],
  ['bloc 12 rue de rome', 'Rue de Rome, bloc 12', ''],
  ['rue de rome 3 étage', 'Rue de Rome, 3 étage', ''],
  ['impasse 3 rue de rome tunis', 'Rue de Rome, impasse 3', ''],
  ['14-16 rue de rome', '14-16 Rue de Rome', '14-16'],
  ['12 rue de rome 1001 tunis', '12 Rue de Rome', '12'],
  ['chez ali rue de rome', 'Rue de Rome, chez ali', ''],
  ['نهج روما عدد 12 تونس', '12 Rue de Rome', '12'],
  ['١٢ مكرر نهج روما', '12 مكرر Rue de Rome', '12 مكرر'],
])('of %s the number stands before the street and the rest after it', (typed, text, houseNumber) => {
  expect(picked(typed, 'Rue de Rome')).toEqual([`${text}, Médina, 1008 Tunis`, houseNumber, 'Rue de Rome']);
});

test('an Arabic label has an Arabic comma, and all stands before it', () => {
  const [row] = gazetteer.search('12 نهج ابن خلدون المرسى', { lang: 'ar', limit: 1 }).map(toAddressResult);
  expect(picked('12 نهج ابن خلدون المرسى', '', row)[0]).toBe('12 نهج ابن خلدون، المرسى، 2070 تونس');
});

test('a word that a guess is no slip of is kept', () => {
  const typed = 'résidence Les Pins 7001 bou baker bakir 7 rue des Amandiers Bleus';
  expect(picked(typed, 'Place')[0]).toContain('Amandiers Bleus');
});

test('a word of the name in the midst of another name is kept', () => {
  const typed = 'sidi en slama kairouan nord chez ali ben omar';
  expect(picked(typed, 'Sidi Ben Slama')[0]).toContain('chez ali ben omar');
  const beach = 'rue du 2 mars 1934 iberostar sahara beach sousse';
  expect(picked(beach, 'Iberostar Sahara')[0]).toContain('rue du 2 mars 1934');
});

test('a text typed with the other keyboard is kept as it was meant', () => {
  expect(picked('s;s, 14')[0]).not.toContain('s;s');
});

test('beyond the first two hundred letters nothing is lost', () => {
  const more = 'zz'.repeat(110);
  expect(picked(`la marsa ${more}`, 'La Marsa')[0]).toContain(more);
});

test('a vendor’s row without a reading keeps what its label does not say', () => {
  const rome = place('s', 'Rue de Rome, 1000 Tunis', { type: 'street' });
  expect(picked('12 rue de rome appt 4', '', rome).slice(0, 2)).toEqual([
    '12 Rue de Rome, appt 4, 1000 Tunis',
    '12',
  ]);
  expect(picked('rue de romme n° 12 tunis', '', rome).slice(0, 2)).toEqual([
    '12 Rue de Rome, 1000 Tunis',
    '12',
  ]);
  const avril = place('s', 'Boulevard du 9 avril 1938, 1006 Tunis', { type: 'street' });
  expect(picked('9 boulevard du 9 avril', '', avril)[1]).toBe('9');
  const marsa = place('m', 'La Marsa, 2070 Tunis', { type: 'delegation' });
  expect(picked('12 rue de la liberté la marsa', '', marsa)).toEqual([
    '12 rue de la liberté, La Marsa, 2070 Tunis',
    '12',
    'rue de la liberté',
  ]);
  const address = { ...marsa.address, street: 'Rue de Rome', houseNumber: '14' };
  const door = place('d', '14 Rue de Rome, 1000 Tunis', { type: 'address', address });
  expect(picked('12 rue de rome', '', door).slice(0, 2)).toEqual([door.label, '14']);
});

test('a reading that is not of this text, or out of it, is not used', () => {
  const row = gazetteer.search('la marsa', { limit: 1 }).map(toAddressResult)[0] ?? place('none');
  const spans = [{ start: 4, end: 400, role: 'name' as const }];
  expect(picked('12 rue untel la marsa', '', { ...row, reading: { spans } })[0]).toBe(
    '12 rue untel, La Marsa, 2070 Tunis',
  );
});

/** What the first row of a text is the value of after the text was edited. */
const editedAfter = (query: string, label: string, text: string) =>
  transition(afterPick(query, label), { type: 'input', text, isAutofill: false }).value;

test('the town is what the text must go on to name: another street is read anew, another town has another point', () => {
  const edited = (text: string) => editedAfter('12 rue inconnue la marsa', 'La Marsa', text);
  expect(edited('12 rue inconnue, étage 2, La Marsa, 2070 Tunis')).toMatchObject({
    source: 'edited',
    address: { houseNumber: '12', street: 'rue inconnue' },
  });
  expect(edited('14 rue connue, La Marsa, 2070 Tunis')).toMatchObject({
    source: 'edited',
    address: { houseNumber: '14', street: 'rue connue', postalCode: '2070' },
  });
  expect(edited('12 rue inconnue, Sousse')).toMatchObject({ source: 'free', location: null, address: null });
});

test('a floor of a landmark can be corrected; without the landmark it is free text', () => {
  const edited = (text: string) => editedAfter('étage 3 hopital charles nicolle', 'Hôpital', text);
  expect(edited('étage 4, Hôpital Charles Nicolle, Médina, 1006 Tunis')).toMatchObject({
    source: 'edited',
    accuracy: 'rooftop',
  });
  expect(edited('étage 3, Médina')).toMatchObject({ source: 'free', location: null });
});

test.each([
  ['hopital charles nicolle tunis', 'rooftop'],
  ['étage 3 hopital charles nicolle', 'rooftop'],
  ['12 hopital charles nicolle', 'locality'],
  ['12 rue untel, hopital charles nicolle tunis', 'locality'],
])('of %s the point of the landmark is said to be exact for what it is: %s', (typed, accuracy) => {
  expect(afterPick(typed, 'Hôpital').value.accuracy).toBe(accuracy);
});
