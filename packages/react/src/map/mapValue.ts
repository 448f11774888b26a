import type { LatLng } from '@smart-address/codes';
import type { AddressValue, Pin } from '@smart-address/core';
import { givenPin, placedPin } from '@smart-address/core/map-picker';

/** What a map may be given: a value of the finder, or a bare point (then taken for a rooftop). */
export type MapValue = AddressValue | LatLng | null;

function isAddressValue(value: AddressValue | LatLng): value is AddressValue {
  return typeof value === 'object' && 'source' in value;
}

/** The value as an address, or null when it is a bare point. */
export function addressOfValue(value: MapValue): AddressValue | null {
  return value && isAddressValue(value) ? value : null;
}

/** A form half filled in may hand in anything at all: what has no two numbers is no point. */
function pointOf(value: AddressValue | LatLng): LatLng | null {
  const point = isAddressValue(value) ? value.location : value;
  return Number.isFinite(point?.lat) && Number.isFinite(point?.lng) ? point : null;
}

/** The pin a value stands for; null when it has no point (free text has none). */
export function pinOfValue(value: MapValue): Pin | null {
  const point = value && pointOf(value);
  if (!value || !point) return null;
  if (!isAddressValue(value)) return givenPin(point, 'rooftop');
  if (value.source === 'pin' && value.confirmed) return placedPin(point, 'given');
  return givenPin(point, value.accuracy ?? 'locality');
}

/** Whether a value's point is its address's own, which Home goes back to; a pin that was moved is not. */
export function isOwnPoint(value: MapValue): boolean {
  return value !== null && !(isAddressValue(value) && value.source === 'pin');
}
