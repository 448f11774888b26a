import type { LatLng } from '@smart-address/codes';
import type { AddressList, ReverseQuery } from '@smart-address/contract';
import {
  type AddressResult,
  type Gazetteer,
  type Lang,
  type NearestPlace,
  type Place,
  reverseAddress,
  toAddressResult,
} from '@smart-address/gazetteer';
import type { Services } from '../app/services.ts';
import { addressBookOf } from '../import/addressBook.ts';
import { attributionOf } from './attribution.ts';
import { confirmedCodes } from './confirmedCodes.ts';
import { requireCoverage } from './coverage.ts';

const defaultLimit = 5;
const defaultRadius = 500;
/** Metres within which a point is at the door of a surveyed address. */
const doorstep = 25;

/**
 * Where a point is: first a surveyed address at whose door it is, then a code that was confirmed there, then the point
 * itself, in words and with its own codes, as the offline finder has it; then the place it belongs to, and the street or
 * landmark beside it.
 *
 * @throws ApiError OUT_OF_COVERAGE, SERVICE_UNAVAILABLE.
 */
export async function reverseGeocode(
  services: Services,
  query: ReverseQuery,
  where: 'body' | 'query' = 'query',
): Promise<AddressList> {
  const { lat, lng, limit = defaultLimit, radius = defaultRadius, lang = 'fr' } = query;
  const gazetteer = await services.gazetteer();
  const point = { lat, lng };
  requireCoverage(gazetteer, point, where);
  const book = addressBookOf(services.store.addresses, services.clock);
  const surveyed = await book.near(point, Math.min(radius, doorstep), limit);
  const addresses = surveyed.map((match) => toAddressResult(match));
  const confirmed = await confirmedCodes(services.store.codes, gazetteer, point, {
    radius: Math.min(radius, doorstep),
    lang,
  });
  const results = [
    ...addresses,
    // An imported address has a code of its own point, which it says itself.
    ...confirmed.filter(({ smartCode }) => addresses.every((one) => one.smartCode !== smartCode)),
    ...addressesAt(gazetteer, point, lang, radius),
  ].slice(0, limit);
  const attribution = attributionOf(gazetteer, surveyed);
  return { query: `${lat},${lng}`, count: results.length, attribution, results };
}

function addressesAt(gazetteer: Gazetteer, point: LatLng, lang: Lang, radius: number): AddressResult[] {
  const results: AddressResult[] = [];
  const itself = reverseAddress(gazetteer, point, lang);
  if (itself) results.push(itself);
  const nearest = gazetteer.nearest(point, { lang });
  const place = nearest && placeOf(gazetteer, nearest, lang);
  if (place) results.push(resultAt(place, nearest.distanceMeters));
  const beside = gazetteer.nearby(point, { lang, radius });
  if (beside) results.push(resultAt(beside.place, beside.distanceMeters));
  return results;
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

/** The place itself; one without a postal code has that of the place its post comes from. */
function placeOf(gazetteer: Gazetteer, { id, postalCode, label }: NearestPlace, lang: Lang): Place | null {
  const place = gazetteer.get(id, { lang });
  if (!place) return null;
  return place.postalCode === '' ? { ...place, postalCode, label } : place;
}
