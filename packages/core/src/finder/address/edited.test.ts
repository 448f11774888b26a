import { expect, test } from 'vitest';
import { initialState, transition } from '../state/machine.ts';
import type { AddressValue } from '../state/types.ts';

const address = {
  houseNumber: '12',
  street: 'Rue de Rome',
  locality: 'Tunis',
  delegation: 'Bab Bhar',
  governorate: 'Tunis',
  governorateCode: 'TN-11',
  postalCode: '1000',
  country: 'TN' as const,
};
const order: AddressValue = {
  text: '12 Rue de Rome, 1000 Tunis',
  source: 'picked',
  address,
  location: { lat: 36.8, lng: 10.18 },
  accuracy: 'street',
  plusCode: '8F8GQ5XJ+222',
  smartCode: 'TUN-AAAA-01',
  confirmed: false,
};

/** The value of a stored address after its text was edited to others, one after another. */
const edited = (stored: Partial<AddressValue>, ...texts: readonly string[]): AddressValue =>
  texts
    .map((text) => ({ type: 'input' as const, text, isAutofill: false }))
    .reduce(transition, initialState({ value: { ...order, ...stored }, session: 's' })).value;

test.each([
  ['another number', '14 Rue de Rome, 1000 Tunis', '14'],
  ['a number with a suffix', '14 bis Rue de Rome, 1000 Tunis', '14 bis'],
  ['two numbers', '14-16 Rue de Rome, 1000 Tunis', '14-16'],
  ['a number in Arabic digits', '١٤ Rue de Rome, 1000 Tunis', '14'],
  ['no number', 'Rue de Rome, 1000 Tunis', ''],
  ['a number behind the street', 'Rue de Rome 14, 1000 Tunis', '14'],
  ['a marked number behind the street', 'Rue de Rome n° 14, 1000 Tunis', '14'],
  ['another number behind a building', 'Résidence X, 14 Rue de Rome, 1000 Tunis', '14'],
  ['another number with a comma', '14, Rue de Rome, 1000 Tunis', '14'],
  ['a floor behind the street', 'Rue de Rome, étage 3, 1000 Tunis', ''],
  ['a postal code', '1000 Rue de Rome', ''],
  ['its own number behind a building', 'Résidence X, 12 Rue de Rome, 1000 Tunis', '12'],
  ['its own number behind a floor', '3 étage, 12 Rue de Rome, 1000 Tunis', '12'],
  ['a flat', '12 Rue de Rome, appt 4, 1000 Tunis', '12'],
])('an address that is edited to %s keeps its place, and says that number', (_, text, houseNumber) => {
  expect(edited({}, text)).toMatchObject({
    source: 'edited',
    location: order.location,
    address: { houseNumber, street: 'Rue de Rome' },
  });
});

test('an Arabic address has its number before or after its street, in either digits', () => {
  const text = '12 نهج روما، تونس';
  const rome = { text, address: { ...address, street: 'نهج روما' } };
  for (const other of ['14 نهج روما، تونس', 'عدد 14 نهج روما، تونس', 'نهج روما عدد ١٤، تونس'])
    expect(edited(rome, other).address).toMatchObject({ houseNumber: '14' });
  for (const houseNumber of ['12', '١٢'])
    expect(
      edited({ text: '١٢ نهج روما، تونس', address: { ...rome.address, houseNumber } }, '١٤ نهج روما، تونس'),
    ).toMatchObject({ source: 'edited', address: { houseNumber: '14' } });
});

test.each([address, null])('a number with a comma behind it is not the name of its address', (parts) => {
  const stored = { text: '12, Rue de Rome, 1000 Tunis', address: parts };
  const kept = { source: 'edited', location: order.location };
  expect(edited(stored, '14, Rue de Rome, 1000 Tunis')).toMatchObject(kept);
  expect(edited(stored, `${stored.text}, appt 4`)).toMatchObject(kept);
  expect(edited(stored, '12, Rue de Paris, 4000 Sousse')).toMatchObject({ source: 'free', location: null });
  const marsa = { text: '12, La Marsa, 2070 Tunis', address: null };
  expect(edited(marsa, '12, Sousse')).toMatchObject({ source: 'free', location: null });
});

test('a source that a database kept as an empty text is the missing one', () => {
  const source = JSON.parse('""');
  expect(initialState({ value: { ...order, source }, session: 's' }).value.source).toBe('picked');
});

test('a number that is added after the pick is the house number, and one of the name is not', () => {
  const without = { ...address, houseNumber: '' };
  const rome = { text: 'Rue de Rome, 1000 Tunis', address: without };
  expect(edited(rome, '12 Rue de Rome, 1000 Tunis').address).toMatchObject({ houseNumber: '12' });
  const avril = { text: '9 avril 1938, 1006 Tunis', address: { ...without, street: '9 avril 1938' } };
  expect(edited(avril, '9 avril 1938, étage 2, 1006 Tunis').address).toMatchObject({ houseNumber: '' });
  expect(edited(avril, '5 9 avril 1938, 1006 Tunis').address).toMatchObject({ houseNumber: '5' });
  const marsa = { text: 'La Marsa, 2070 Tunis', address: { ...without, street: '', postalCode: '2070' } };
  expect(edited(marsa, '2071 La Marsa').address).toMatchObject({ houseNumber: '' });
});

test('a building’s point is not that of another number; one placed by hand stays, and the old number brings it back', () => {
  const rooftop = { accuracy: 'rooftop' as const };
  const another = '14 Rue de Rome, 1000 Tunis';
  expect(edited(rooftop, another)).toMatchObject({ accuracy: 'street' });
  expect(edited({ ...rooftop, source: 'pin' }, another)).toMatchObject({
    source: 'pin',
    accuracy: 'rooftop',
  });
  expect(edited(rooftop, another, order.text)).toEqual({ ...order, ...rooftop });
});

test('the number of a street that no table knows changes alone', () => {
  const town = { text: '12 rue Untel, La Marsa, 2070 Tunis', accuracy: 'locality' as const };
  const value = { ...town, address: { ...address, street: 'rue Untel' } };
  expect(edited(value, '14 rue Untel, La Marsa, 2070 Tunis').address).toMatchObject({
    houseNumber: '14',
    street: 'rue Untel',
  });
});

test.each(['null', '{}', '{"houseNumber":null,"street":null}', '{"houseNumber":12}'])(
  'a text stored with an address of %s may get another number, and no other street',
  (json) => {
    const stored = { address: JSON.parse(json) };
    const kept = { source: 'edited', location: order.location };
    expect(edited(stored, '14 Rue de Rome, 1000 Tunis')).toMatchObject(kept);
    expect(edited({ ...stored, text: '12 نهج روما، تونس' }, '14 نهج روما، تونس')).toMatchObject(kept);
    expect(edited(stored, '14 Rue de Paris, 1000 Tunis')).toMatchObject({ source: 'free', location: null });
    expect(edited({ ...stored, text: '9 avril, Tunis' }, '5 avril, Tunis')).toMatchObject({ source: 'free' });
  },
);

test('an address without some of its parts has them all for the callbacks', () => {
  const parts = { address: JSON.parse('{"street":null,"postalCode":1000,"note":"portail vert"}') };
  expect(edited(parts, `${order.text}, appt 4`).address).toEqual({
    houseNumber: '12',
    street: '',
    locality: '',
    delegation: '',
    governorate: '',
    governorateCode: '',
    postalCode: '1000',
    country: 'TN',
    note: 'portail vert',
  });
  expect(edited({ address: JSON.parse('"12 rue"') }, `${order.text}, appt 4`).address).toBeNull();
});
