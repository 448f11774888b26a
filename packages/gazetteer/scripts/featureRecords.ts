import { distanceMeters, type LatLng } from '@smart-address/codes';
import { electArea, VOTERS } from '../src/geo/electArea.ts';
import type { PlaceRecord } from '../src/records.types.ts';
import { soundsOf } from './alike.ts';
import { displayName } from './displayName.ts';
import type { Entry, Mutable } from './entry.types.ts';
import type { FeatureRow } from './facts.ts';
import { landmarkImportance, streetImportance } from './importance.ts';
import { nameKey } from './nameKey.ts';
import { otherNames } from './otherNames.ts';
import { delegationKey, postalNeighbours } from './postalNeighbours.ts';
import { indexRecords } from './recordIndex.ts';
import { sayKinds } from './sayKinds.ts';

/** A street or landmark bears the name of the locality it is in when that one's point is at most this far. */
const LOCALITY_METERS = 1_500;
/** Two landmarks of one kind and name, or two streets of one name, so near each other are one. */
const SAME_FEATURE_METERS = 300;

/**
 * Hotels that so many share a point have it from a booking site's idea of the town. Of 40 that the tables have on a point of their own too,
 * the postal code about the shared one was that of the other for seven: they have none.
 */
const SHARED_BY = 3;
/** Where one in so many of them is named after a town elsewhere, the point is nobody's. */
const NOBODYS_BY = 3;
/** So far off, a hotel of the same name with a point of its own is the same. */
const SAME_HOTEL_METERS = 30_000;
const pointKey = ({ lat, lng }: LatLng): string => `${lat} ${lng}`;

/** A house bears the name of a town that everybody knows, as it is in it: farther off than this, in another governorate, its point is wrong. */
const KNOWN_TOWN = 0.7;
const NAMED_AFTER_METERS = 30_000;

/** Whether the only towns that a name names are elsewhere: "Thalassa Mahdia" in the south. */
function namedAfterElsewhere(entries: readonly Entry[]): (record: PlaceRecord) => boolean {
  const towns = entries
    .filter(({ record }) => record.importance >= KNOWN_TOWN)
    .flatMap(({ record }) =>
      [record.name, ...record.aliases]
        .map(soundsOf)
        .filter((sounds) => sounds.length > 3)
        .map((sounds) => ({ sounds: ` ${sounds} `, record })),
    );
  return ({ name, governorateCode, location }) => {
    const sounds = ` ${soundsOf(name)} `;
    const named = towns.filter((town) => sounds.includes(town.sounds));
    const isElsewhere = ({ record }: (typeof towns)[number]): boolean =>
      record.governorateCode !== governorateCode &&
      distanceMeters(record.location, location) > NAMED_AFTER_METERS;
    return named.length > 0 && named.every(isElsewhere);
  };
}

/** Every point that the tables have of a place: a sector and the village it is named after are one place, and vote as two. */
function pointsOf(entries: readonly Entry[]): { place: PlaceRecord; location: LatLng }[] {
  return entries
    .filter(({ record }) => record.accuracy === 'locality' && record.delegation !== '')
    .flatMap(({ town, record }) => {
      const others = town.geo.filter(({ location }) => distanceMeters(location, record.location) > 0);
      return [record, ...others].map(({ location }) => ({ place: record, location }));
    });
}

/** Streets and landmarks: where they are is told by the places about them. Hotels whose names say that they are elsewhere are left out. */
export function featureRecords(features: readonly FeatureRow[], entries: readonly Entry[]): PlaceRecord[] {
  const places = entries.map(({ record }) => record);
  const located = pointsOf(entries);
  const index = indexRecords(located);
  const codeNear = postalNeighbours(places);
  const isElsewhere = namedAfterElsewhere(entries);
  const users = new Map<string, number>();
  for (const { location } of features)
    users.set(pointKey(location), (users.get(pointKey(location)) ?? 0) + 1);
  const isOnSharedPoint = ({ kind, location }: FeatureRow): boolean =>
    isBrand(kind) && (users.get(pointKey(location)) ?? 0) >= SHARED_BY;
  const elsewhere = new Map<string, number>();
  const kept: Mutable<PlaceRecord>[] = [];
  const byKey = new Map<string, Mutable<PlaceRecord>[]>();
  // What has a point of its own comes first: a hotel on a shared one may be the same.
  for (const feature of features.toSorted(
    (a, b) => Number(isOnSharedPoint(a)) - Number(isOnSharedPoint(b)),
  )) {
    const isStreet = feature.kind === '';
    const isGuests = isBrand(feature.kind);
    const isShared = isOnSharedPoint(feature);
    const name = isGuests ? feature.name : displayName(feature.name);
    const key = `${feature.kind} ${nameKey(name.replace(/^h[oô]tel\b|\bh[oô]tel$/iu, '').trim())}`;
    const twin = byKey
      .get(key)
      ?.find(
        (other) =>
          distanceMeters(other.location, feature.location) <=
          (isShared ? SAME_HOTEL_METERS : SAME_FEATURE_METERS),
      );
    if (twin !== undefined) {
      twin.aliases = otherNames(
        [twin.name, twin.nameAr],
        [...twin.aliases, name, feature.nameAr, ...feature.otherNames],
      );
      if (twin.nameAr === '') twin.nameAr = feature.nameAr;
      continue;
    }
    const neighbours = index.nearest(feature.location, VOTERS);
    const keyOf = (row: number): string => {
      const place = located[row]?.place;
      return place === undefined ? '' : delegationKey(place);
    };
    const elected = electArea(neighbours, keyOf);
    const near = neighbours.find(({ row }) => keyOf(row) === elected);
    const area = near === undefined ? undefined : located[near.row]?.place;
    const record: Mutable<PlaceRecord> = {
      id: `${isStreet ? 'street' : 'landmark'}:${feature.id}`,
      type: isStreet ? 'street' : 'address',
      name,
      nameAr: feature.nameAr,
      nameEn: '',
      locality:
        !isShared && near !== undefined && near.meters <= LOCALITY_METERS
          ? area?.locality || area?.name || ''
          : '',
      aliases: otherNames([name, feature.nameAr], feature.otherNames),
      variants: [],
      delegation: area?.delegation ?? '',
      delegationAr: area?.delegationAr ?? '',
      governorateCode: area?.governorateCode ?? '',
      postalCode: isShared ? '' : codeNear(feature.location, elected ?? ''),
      location: feature.location,
      accuracy: isStreet ? 'street' : isShared ? 'postal' : 'rooftop',
      importance: isStreet ? streetImportance(name) : landmarkImportance(feature.kind),
      category: feature.kind,
    };
    if (isGuests && isElsewhere(record)) {
      elsewhere.set(pointKey(feature.location), (elsewhere.get(pointKey(feature.location)) ?? 0) + 1);
      continue;
    }
    kept.push(record);
    byKey.set(key, [...(byKey.get(key) ?? []), record]);
  }
  const isSomewhere = ({ accuracy, location }: PlaceRecord): boolean =>
    accuracy !== 'postal' ||
    (elsewhere.get(pointKey(location)) ?? 0) * NOBODYS_BY < (users.get(pointKey(location)) ?? 0);
  const placed = kept.filter(isSomewhere);
  sayKinds(placed, places);
  return placed;
}

/** Names of houses that are trade marks stay as their owners write them. */
const isBrand = (kind: string): boolean => ['hotel', 'resort', 'spa', 'casino'].includes(kind);
