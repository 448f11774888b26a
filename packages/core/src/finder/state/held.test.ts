// What a team holds of the value is applied as soon as anything in it is another, and not before. What an edit
// leaves of it comes after.
import { expect, test } from 'vitest';
import { startFinder } from '../../../test-support/finder/finderWorld.ts';
import type { AddressValue } from './types.ts';

const HELD: AddressValue = {
  text: '12 rue de Marseille, 1000 Tunis',
  source: 'picked',
  address: {
    houseNumber: '12',
    street: 'rue de Marseille',
    locality: 'Tunis',
    delegation: 'Bab Bhar',
    governorate: 'Tunis',
    governorateCode: 'TN-11',
    postalCode: '1000',
    country: 'TN',
  },
  location: { lat: 36.8, lng: 10.18 },
  accuracy: 'street',
  plusCode: '8FGRR5VJ+WQ4',
  smartCode: 'TUN-AAAA-01',
  confirmed: false,
};

test.each<[string, Partial<AddressValue>]>([
  ['text', { text: '12 rue de Marseille, Tunis' }],
  ['source', { source: 'pin' }],
  ['plus code', { plusCode: '8FGRR5VJ+WQ5' }],
  ['address code', { smartCode: 'TUN-AAAA-02' }],
  ['confirmation', { confirmed: true }],
  ['accuracy', { accuracy: 'rooftop' }],
  ['latitude', { location: { lat: 36.9, lng: 10.18 } }],
  ['longitude', { location: { lat: 36.8, lng: 10.19 } }],
  ['point, now none', { location: null }],
  ['postal code', { address: HELD.address && { ...HELD.address, postalCode: '1001' } }],
])(
  'a held value with another %s is shown, and the same content in new objects changes nothing',
  (_, change) => {
    const { finder } = startFinder({ value: HELD });
    const before = finder.getState();
    finder.setOptions({ ...finder.getOptions(), value: structuredClone(HELD) });
    finder.reconcile();
    expect(finder.getState()).toBe(before);
    const value = { ...HELD, ...change };
    finder.setOptions({ ...finder.getOptions(), value });
    finder.reconcile();
    expect(finder.getState().value).toEqual(value);
  },
);

test.each(['locality', 'postal'] as const)(
  'where the point is the town’s (%s), a street before the town may be taken away, and the town stays',
  (accuracy) => {
    const { finder, type } = startFinder({ defaultValue: { ...HELD, accuracy } });
    type('1000 Tunis');
    const { value } = finder.getState();
    expect(value).toMatchObject({ source: 'edited', location: HELD.location, accuracy });
    expect(value.address).toMatchObject({ houseNumber: '', street: '', locality: 'Tunis' });
  },
);

test('a house number that is no plain number stays while the text has it', () => {
  const address = HELD.address && { ...HELD.address, houseNumber: 'B7' };
  const { finder, type } = startFinder({
    defaultValue: { ...HELD, text: 'rue de Marseille B7, 1000 Tunis', address },
  });
  type('rue de Marseille B7, étage 2, 1000 Tunis');
  expect(finder.getState().value.address?.houseNumber).toBe('B7');
});
