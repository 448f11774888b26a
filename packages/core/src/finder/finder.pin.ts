import { encodePlusCode, encodeSmartCode, type LatLng } from '@smart-address/codes';
import type { AddressResult } from '@smart-address/gazetteer';
import type { AddressValue } from './finder.types.ts';
import { freeValue, valueOfResult } from './finder.value.ts';

/** Both codes of a point; empty where the grid does not reach, since a team may serve another country. */
function codesOf(point: LatLng): Pick<AddressValue, 'plusCode' | 'smartCode'> {
  try {
    return { plusCode: encodePlusCode(point, 11), smartCode: encodeSmartCode(point, 'A') };
  } catch {
    return { plusCode: '', smartCode: '' };
  }
}

/** The value of a point nobody could name: its coordinates are its text. */
export function barePinValue(point: LatLng): AddressValue {
  return {
    ...freeValue(`${point.lat.toFixed(5)}, ${point.lng.toFixed(5)}`),
    source: 'pin',
    location: { lat: point.lat, lng: point.lng },
    ...codesOf(point),
  };
}

/** The value of a place on the ground: the point itself with its codes, and the address nearest to it. */
export function pinValue(point: LatLng, result: AddressResult): AddressValue {
  const { text, location, plusCode, smartCode } = barePinValue(point);
  return { ...valueOfResult(result, result.label || text, 'pin'), location, plusCode, smartCode };
}
