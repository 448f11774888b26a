import type { LatLng } from '@smart-address/codes';
import type { StoredAddress } from '../../finder/state/types.ts';
import type { Pin } from '../../map-picker/state/types.ts';
import { givenPin, placedPin } from '../../map-picker/pin.ts';
import { readPoint, readPointOf, tellNoPoint } from '../../readPoint.ts';

/** Values a map accepts: a finder's value, one that was stored, or a point (then taken for a rooftop). */
export type MapValue = StoredAddress | LatLng | null;

/** Whether a value is an address rather than a point; one that cannot be looked into is none. */
export function isAddress(value: MapValue): value is StoredAddress {
  try {
    return value !== null && typeof value === 'object' && ('source' in value || 'text' in value);
  } catch {
    return false;
  }
}

/** Whether an address is a moved pin's; one whose getter throws is not. */
function isPin(value: StoredAddress): boolean {
  try {
    return value.source === 'pin';
  } catch {
    return false;
  }
}

/** A half-filled form may pass anything: without two numbers, or the text of them, it is no point. */
function pointOf(value: StoredAddress | LatLng, field: string): LatLng | null {
  return isAddress(value) ? readPointOf(value) : readPoint(value, field);
}

/** The pin of a value; null if it has no point (free text has none). `field` names it in the console. */
export function pinOfValue(value: MapValue, field = 'value'): Pin | null {
  try {
    const point = value && pointOf(value, field);
    if (!value || !point) return null;
    if (!isAddress(value)) return givenPin(point, 'rooftop');
    if (isPin(value) && value.confirmed) return placedPin(point, 'given');
    return givenPin(point, value.accuracy ?? null);
  } catch {
    // A getter of theirs threw.
    tellNoPoint(field);
    return null;
  }
}

/** Whether a value's point is its address's own, to which Home returns; a moved pin's is not. */
export function isOwnPoint(value: MapValue): boolean {
  return value !== null && !(isAddress(value) && isPin(value));
}

/** The point that a page sets for Home; null if it sets none, or none that can be read. */
export const pinOfRooftop = (rooftop: LatLng | null | undefined): Pin | null =>
  rooftop ? pinOfValue(rooftop, 'rooftop') : null;

/** The address's own point with a value: that of the page, if it sets one. A moved pin keeps the one it was moved from, `old`. */
export function homeOf(value: MapValue, rooftop: Pin | null, old: Pin | null): Pin | null {
  if (rooftop) return rooftop;
  return isOwnPoint(value) || value === null ? pinOfValue(value) : old;
}
