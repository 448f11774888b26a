import { distanceMeters, type LatLng } from '@smart-address/codes';
import { type AddressResult, type Gazetteer, type Lang, toAddressResult } from '@smart-address/gazetteer';
import type { CodeRecord } from '../store/records.types.ts';
import type { CodeStore } from '../store/store.types.ts';

const metersPerDegree = 111_320;

/** Active codes whose surveyed point is within `radius` metres, nearest first, each at its own point. */
export async function confirmedCodes(
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
