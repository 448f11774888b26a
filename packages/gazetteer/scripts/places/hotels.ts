import { distanceMeters, type LatLng } from '@smart-address/codes';
import type { PlaceRecord } from '../../src/records.types.ts';
import { soundsOf } from '../names/alike.ts';
import type { Entry } from '../entry.types.ts';
import type { FeatureRow } from '../facts.ts';

/**
 * Hotels that so many share a point have it from a booking site's idea of the town. Of 40 that the tables also have on a point of their
 * own, seven had the postal code of the shared one. So they have none.
 */
const SHARED_BY = 3;
/** A hotel so near a town's own point has been put there for want of a better one. */
const TOWN_METERS = 100;
/** Where one in so many of them is named after a town elsewhere, the point is nobody's. */
const NOBODYS_BY = 3;

/**
 * A house bears the name of a town that everybody knows, as it is in it. Farther off than this, in another governorate, its point is wrong.
 */
const KNOWN_TOWN = 0.7;
const NAMED_AFTER_METERS = 30_000;

/** Names of houses that are trade marks stay as their owners write them. */
export const isBrand = (kind: string): boolean => ['hotel', 'resort', 'spa', 'casino'].includes(kind);

/** How many of them are on a point. */
function countByPoint(located: readonly { readonly location: LatLng }[]): (point: LatLng) => number {
  const keyOf = ({ lat, lng }: LatLng): string => `${lat} ${lng}`;
  const counts = new Map<string, number>();
  for (const { location } of located) counts.set(keyOf(location), (counts.get(keyOf(location)) ?? 0) + 1);
  return (point) => counts.get(keyOf(point)) ?? 0;
}

/**
 * Which hotels are on a point that is not their own. It is one that others share, or that of the town, which booking sites fall back on.
 */
export function findShared(
  features: readonly FeatureRow[],
  entries: readonly Entry[],
): ReadonlySet<FeatureRow> {
  const usersOf = countByPoint(features);
  const towns = entries.filter(({ town, record }) => town.heads !== undefined || record.delegation === '');
  const isAtTown = (point: LatLng): boolean =>
    towns.some(({ record }) => distanceMeters(record.location, point) <= TOWN_METERS);
  return new Set(
    features.filter(
      ({ kind, location }) => isBrand(kind) && (usersOf(location) >= SHARED_BY || isAtTown(location)),
    ),
  );
}

/** Tells whether the only towns that a hotel's name names are elsewhere: "Thalassa Mahdia" in the south. */
export function namedAfterElsewhere(entries: readonly Entry[]): (record: PlaceRecord) => boolean {
  const towns = entries
    .filter(({ record }) => record.importance >= KNOWN_TOWN)
    .flatMap(({ record }) =>
      [record.name, ...record.aliases]
        .map(soundsOf)
        .filter((sounds) => sounds.length > 3)
        .map((sounds) => ({ sounds: ` ${sounds} `, record })),
    );
  return ({ category, name, governorateCode, location }) => {
    if (!isBrand(category)) return false;
    const sounds = ` ${soundsOf(name)} `;
    const named = towns.filter((town) => sounds.includes(town.sounds));
    const isElsewhere = ({ record }: (typeof towns)[number]): boolean =>
      record.governorateCode !== governorateCode &&
      distanceMeters(record.location, location) > NAMED_AFTER_METERS;
    return named.length > 0 && named.every(isElsewhere);
  };
}

/** The hotels whose point says where they are about, though it be shared: where many on it are elsewhere by their names, it says nothing. */
export function withoutNobodysPoints<Hotel extends PlaceRecord>(
  records: readonly Hotel[],
  elsewhere: readonly PlaceRecord[],
  features: readonly FeatureRow[],
): Hotel[] {
  const [usersOf, strangersOf] = [countByPoint(features), countByPoint(elsewhere)];
  return records.filter(
    ({ accuracy, location }) =>
      accuracy !== 'postal' || strangersOf(location) * NOBODYS_BY < usersOf(location),
  );
}
