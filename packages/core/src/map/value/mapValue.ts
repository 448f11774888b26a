import type { LatLng } from '@smart-address/codes';
import type { StoredAddress } from '../../finder/state/types.ts';
import type { Pin } from '../../map-picker/state/types.ts';
import { givenPin, placedPin } from '../../map-picker/pin.ts';
import { readPoint, readPointOf } from '../../readPoint.ts';

/** Values a map accepts: a finder's value, one that was stored, or a point (then taken for a rooftop). */
export type MapValue = StoredAddress | LatLng | null;

/** Whether a value is an address rather than a point. */
export function isAddress(value: MapValue): value is StoredAddress {
  return value !== null && typeof value === 'object' && ('source' in value || 'text' in value);
}

/** A half-filled form may pass anything: without two numbers, or the text of them, it is no point. */
function pointOf(value: StoredAddress | LatLng, field: string): LatLng | null {
  return isAddress(value) ? readPointOf(value) : readPoint(value, field);
}

/** The pin of a value; null if it has no point (free text has none). `field` names it in the console. */
export function pinOfValue(value: MapValue, field = 'value'): Pin | null {
  const point = value && pointOf(value, field);
  if (!value || !point) return null;
  if (!isAddress(value)) return givenPin(point, 'rooftop');
  if (value.source === 'pin' && value.confirmed) return placedPin(point, 'given');
  return givenPin(point, value.accuracy ?? null);
}

/** Whether a value's point is its address's own, to which Home returns; a moved pin's is not. */
export function isOwnPoint(value: MapValue): boolean {
  return value !== null && !(isAddress(value) && value.source === 'pin');
}

/** The address's own point with a value; a moved pin keeps the one it was moved from, `old`. */
export function homeOf(value: MapValue, rooftop: LatLng | null | undefined, old: Pin | null): Pin | null {
  if (rooftop) return pinOfValue(rooftop, 'rooftop');
  return isOwnPoint(value) || value === null ? pinOfValue(value) : old;
}
