import { distanceMeters, type LatLng } from '@smart-address/codes';
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
import type { Services } from '../request/services.ts';
import { addressBookOf, attributionOf } from '../import/addressBook.ts';
import type { CodeRecord } from '../store/records.types.ts';
import type { CodeStore } from '../store/store.types.ts';
import { requireCoverage } from './coverage.ts';

const defaultLimit = 5;
const defaultRadius = 500;
/** Metres within which a point counts as at the door of a surveyed address. */
const doorstep = 25;

/**
 * The addresses of a point, in this order. First the surveyed address at its door and a code confirmed there. Then the point itself with
 * its description and codes, as in the offline finder, its place, and the street or landmark nearby.
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
    // An imported address's code belongs to its own point and is in its own result.
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

/** The place itself; without a postal code it gets that of the place that serves it. */
function placeOf(gazetteer: Gazetteer, { id, postalCode, label }: NearestPlace, lang: Lang): Place | null {
  const place = gazetteer.get(id, { lang });
  if (!place) return null;
  return place.postalCode === '' ? { ...place, postalCode, label } : place;
}

const metersPerDegree = 111_320;

/** Active codes whose surveyed point is within `radius` metres, nearest first, each at its own point. */
async function confirmedCodes(
  codes: CodeStore,
  gazetteer: Gazetteer,
  point: LatLng,
  { radius, lang }: { readonly radius: number; readonly lang: Lang },
): Promise<readonly AddressResult[]> {
  const reach = radius / metersPerDegree;
  const sideways = reach / Math.cos((point.lat * Math.PI) / 180);
  const records = await codes.surveyedIn({
    south: point.lat - reach,
    north: point.lat + reach,
    west: point.lng - sideways,
    east: point.lng + sideways,
  });
  return records
    .flatMap((record) => resultOf(record, gazetteer, point, lang))
    .filter((result) => (result.distanceMeters ?? 0) <= radius)
    .sort((one, other) => (one.distanceMeters ?? 0) - (other.distanceMeters ?? 0));
}

function resultOf(
  { smartCode, surveyed }: CodeRecord,
  gazetteer: Gazetteer,
  point: LatLng,
  lang: Lang,
): readonly AddressResult[] {
  if (surveyed === null) return [];
  return gazetteer.search(smartCode, { lang, limit: 1 }).map((match) =>
    toAddressResult({
      ...match,
      id: `code:${surveyed.lat.toFixed(7)},${surveyed.lng.toFixed(7)}`,
      location: surveyed,
      highlight: [],
      distanceMeters: distanceMeters(point, surveyed),
    }),
  );
}
