import type { LatLng } from '@smart-address/codes';
import type { AddressValue } from '@smart-address/core';
import { emptyValue } from '@smart-address/core/finder';
import { describeLocation } from '@smart-address/core/map-picker';

/** A bare point as an address: a rooftop without words. What is typed has no point, so it counts as picked, as a stored one does. */
export function rooftopValue(location: LatLng): AddressValue {
  const { plusCode, codeA: smartCode } = describeLocation(location, null, 'fr');
  return { ...emptyValue, source: 'picked', location, accuracy: 'rooftop', plusCode, smartCode };
}
