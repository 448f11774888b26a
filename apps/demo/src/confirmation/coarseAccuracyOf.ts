import type { AddressValue } from '@smart-address/core';

/** Accuracy of a point that is not a door: neither placed by hand nor a building's. */
export type CoarseAccuracy = 'street' | 'locality' | 'postal';

/** The accuracy of an address's point; null if it was placed by hand or is a building's: then the code leads to the door. */
export function coarseAccuracyOf(address: AddressValue | null): CoarseAccuracy | null {
  if (address === null || address.source === 'pin' || address.accuracy === 'rooftop') return null;
  return address.accuracy;
}
