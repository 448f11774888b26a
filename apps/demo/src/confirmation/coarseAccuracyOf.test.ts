import { emptyValue, type AddressValue } from '@smart-address/core';
import { expect, test } from 'vitest';
import { coarseAccuracyOf } from './coarseAccuracyOf.ts';

const pin: AddressValue = { ...emptyValue, source: 'pin', location: { lat: 36.88, lng: 10.32 } };

test.each([
  ['picked, somewhere in a locality', { ...pin, source: 'picked', accuracy: 'locality' }, 'locality'],
  ['a pin saved there, not moved', { ...pin, accuracy: 'locality', confirmed: true }, 'locality'],
  ['a pin that was moved', { ...pin, accuracy: 'rooftop', confirmed: true }, null],
  ['the position of the device, near a locality', { ...pin, accuracy: 'locality' }, null],
  ['none', null, null],
] as const)('the code of an address leads to the door or not: %s', (_, address, coarse) => {
  expect(coarseAccuracyOf(address)).toBe(coarse);
});
