import type { AddressValue } from '@smart-address/core';

/** Accuracy of a point that is not a door: neither placed by hand nor a building's. */
export type CoarseAccuracy = 'street' | 'locality' | 'postal';

/**
 * The accuracy of an address's point; null if it was placed by hand or is a building's: then the code leads to the door. A pin that was
 * saved where the address has its own point, and not moved, is as coarse as that.
 */
export function coarseAccuracyOf(address: AddressValue | null): CoarseAccuracy | null {
  if (address === null || address.accuracy === 'rooftop') return null;
  // At the device's position the accuracy is that of the place near it.
  return address.source === 'pin' && !address.confirmed ? null : address.accuracy;
}
