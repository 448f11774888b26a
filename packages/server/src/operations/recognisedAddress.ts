import {
  decodePlusCode,
  distanceMeters,
  encodeSmartCode,
  type LatLng,
  recogniseLocation,
  recoverPlusCode,
} from '@smart-address/codes';
import type { AddressResult, Gazetteer, Lang } from '@smart-address/gazetteer';
import { toAddressResult } from './addressResult.ts';

/**
 * The one result of a text that names a point by itself: an address code, a plus code or a coordinate pair. Null when it
 * is words or a postal code, which are searched for, or when the point is outside Tunisia.
 */
export function recognisedAddress(
  gazetteer: Gazetteer,
  text: string,
  lang: Lang,
  near: LatLng | null,
): AddressResult | null {
  const found = pointIn(gazetteer, text, near);
  if (found === null) return null;
  const place = gazetteer.nearest(found.point, { lang });
  if (place === null) return null;
  const { locality, delegation, governorate, governorateCode, postalCode } = place;
  return toAddressResult({
    id: `code:${encodeSmartCode(found.point, 'A')}`,
    type: 'code',
    name: found.name,
    label: `${found.name}, ${place.label}`,
    houseNumber: '',
    street: '',
    locality,
    delegation,
    governorate,
    governorateCode,
    postalCode,
    location: found.point,
    accuracy: 'rooftop',
    importance: 1,
    category: '',
    score: 1,
    kind: 'code',
    highlight: [[0, found.name.length]],
    corrections: [],
    distanceMeters: near === null ? null : distanceMeters(near, found.point),
  });
}

interface NamedPoint {
  readonly name: string;
  readonly point: LatLng;
}

function pointIn(gazetteer: Gazetteer, text: string, near: LatLng | null): NamedPoint | null {
  const recognised = recogniseLocation(text, near === null ? {} : { near });
  switch (recognised.kind) {
    case 'smartCode':
      return { name: recognised.code, point: recognised.cell.center };
    case 'coordinates': {
      const { lat, lng } = recognised.point;
      return { name: `${lat}, ${lng}`, point: recognised.point };
    }
    case 'plusCode': {
      const code = recognised.isShort
        ? completed(gazetteer, recognised.code, recognised.locality, near)
        : recognised.code;
      return code === null ? null : { name: code, point: decodePlusCode(code).center };
    }
    default:
      return null;
  }
}

function completed(gazetteer: Gazetteer, code: string, locality: string, near: LatLng | null): string | null {
  const reference = locality === '' ? near : gazetteer.search(locality, { limit: 1 })[0]?.location;
  return reference ? recoverPlusCode(code, reference) : null;
}
