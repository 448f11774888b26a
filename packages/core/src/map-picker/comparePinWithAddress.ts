import { distanceMeters, type LatLng } from '@smart-address/codes/point';
import type { AddressAccuracy } from '@smart-address/gazetteer';
import type { AddressValue } from '../finder/state/types.ts';
import { isAccuracy } from '../guards.ts';
import { readPoint } from '../readPoint.ts';

/**
 * Metres a pin may be from an address's own point before one of the two must be wrong. A building has a yard, a street has its length. A
 * postal area in the south is as wide as a delegation in the north.
 */
const TOLERANCE_METERS: Readonly<Record<AddressAccuracy, number>> = {
  rooftop: 150,
  street: 1_000,
  locality: 3_000,
  postal: 15_000,
};

export interface PinComparison {
  readonly agrees: boolean;
  /** Metres from the address's point to the pin; null if the address has no point. */
  readonly distanceMeters: number | null;
}

/** Whether a pin can belong to an address. Free text has no point, so it agrees with any pin. */
export function comparePinWithAddress(
  pin: LatLng,
  address: Pick<AddressValue, 'location' | 'accuracy'>,
): PinComparison {
  const [own, placed] = [readPoint(address.location, 'address.location'), readPoint(pin, 'pin')];
  if (!own || !placed) return { agrees: true, distanceMeters: null };
  const distance = distanceMeters(own, placed);
  const accuracy = isAccuracy(address.accuracy) ? address.accuracy : 'postal';
  return { agrees: distance <= TOLERANCE_METERS[accuracy], distanceMeters: distance };
}
