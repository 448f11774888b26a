import type { AddressValue } from '@smart-address/core';

/** How far from a door a point may be that no one has put there by hand and that is no building's. */
export type Roughness = 'street' | 'locality' | 'postal';

/** Null where the point is the buyer's own or a building's: then the code leads to the door. */
export function roughnessOf(address: AddressValue | null): Roughness | null {
  if (address === null || address.source === 'pin' || address.accuracy === 'rooftop') return null;
  return address.accuracy;
}
