import type { LatLng } from '@smart-address/codes';
import type { AddressResult } from '../address.types.ts';
import type { Gazetteer, Lang, NearestPlace, Place } from '../types.ts';
import { toAddressResult } from './toAddressResult.ts';

/** Degrees, a few centimetres; finds the record of a place by the point it stands at. */
const SAME_POINT = 1e-6;

export interface AddressesAtOptions {
  /** `fr` when absent. */
  readonly lang?: Lang;
  /** Metres within which a street or landmark is named; 500 when absent. */
  readonly radius?: number;
}

function resultAt(place: Place, distanceMeters: number): AddressResult {
  return toAddressResult({
    ...place,
    score: 1,
    kind: 'exact',
    highlight: [],
    corrections: [],
    distanceMeters,
  });
}

function unlistedPlace(nearest: NearestPlace): Place {
  const { locality, postalCode, governorateCode } = nearest;
  return {
    ...nearest,
    id: `place:${governorateCode}:${postalCode}:${locality}`,
    type: 'locality',
    name: locality,
    houseNumber: '',
    street: '',
    importance: 0,
    category: '',
  };
}

function placeOf(gazetteer: Gazetteer, nearest: NearestPlace, lang: Lang): Place {
  const { location, locality, postalCode } = nearest;
  const box = {
    south: location.lat - SAME_POINT,
    west: location.lng - SAME_POINT,
    north: location.lat + SAME_POINT,
    east: location.lng + SAME_POINT,
  };
  const here = gazetteer
    .within(box, { lang })
    .find((place) => place.locality === locality && place.postalCode === postalCode);
  return here ?? unlistedPlace(nearest);
}

/**
 * Where a point is, in the API's form: first the place it belongs to, which names governorate and postal code, then the
 * street or landmark beside it. Empty outside coverage.
 */
export function addressesAt(
  gazetteer: Gazetteer,
  point: LatLng,
  { lang = 'fr', radius }: AddressesAtOptions = {},
): AddressResult[] {
  const nearest = gazetteer.nearest(point, { lang });
  if (nearest === null) return [];
  const results = [resultAt(placeOf(gazetteer, nearest, lang), nearest.distanceMeters)];
  const beside = gazetteer.nearby(point, { lang, ...(radius === undefined ? {} : { radius }) });
  if (beside !== null) results.push(resultAt(beside.place, beside.distanceMeters));
  return results;
}
