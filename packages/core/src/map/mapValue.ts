import type { LatLng } from '@smart-address/codes';
import type { AddressValue } from '../finder/finder.types.ts';
import type { Pin } from '../map-picker/mapPicker.types.ts';
import { givenPin, placedPin } from '../map-picker/pin.ts';
import { readPoint, readPointOf } from '../readPoint.ts';

/** Values a map accepts: a finder's value, or a point (then taken for a rooftop). */
export type MapValue = AddressValue | LatLng | null;

function isAddressValue(value: AddressValue | LatLng): value is AddressValue {
  return typeof value === 'object' && ('source' in value || 'text' in value);
}

/** The value as an address, or null for a point. */
export function addressOfValue(value: MapValue): AddressValue | null {
  return value && isAddressValue(value) ? { ...value, location: pointOf(value) } : null;
}

/** A half-filled form may pass anything: without two numbers, or the text of them, it is no point. */
function pointOf(value: AddressValue | LatLng): LatLng | null {
  return isAddressValue(value) ? readPointOf(value) : readPoint(value);
}

/** The pin of a value; null if it has no point (free text has none). */
export function pinOfValue(value: MapValue): Pin | null {
  const point = value && pointOf(value);
  if (!value || !point) return null;
  if (!isAddressValue(value)) return givenPin(point, 'rooftop');
  if (value.source === 'pin' && value.confirmed) return placedPin(point, 'given');
  return givenPin(point, value.accuracy);
}

/** Whether a value's point is its address's own, to which Home returns; a moved pin's is not. */
export function isOwnPoint(value: MapValue): boolean {
  return value !== null && !(isAddressValue(value) && value.source === 'pin');
}
