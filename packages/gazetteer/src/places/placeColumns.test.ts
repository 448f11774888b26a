import { expect, test } from 'vitest';
import { ADDRESS, DELEGATION, GOVERNORATE, LOCALITY, PLACE_TYPES, POSTAL, STREET } from './placeColumns.ts';

test('the number of a type is its index in the list of types', () => {
  const named = [GOVERNORATE, DELEGATION, POSTAL, LOCALITY, STREET, ADDRESS].map((type) => PLACE_TYPES[type]);
  expect(named).toEqual(['governorate', 'delegation', 'postal', 'locality', 'street', 'address']);
});
