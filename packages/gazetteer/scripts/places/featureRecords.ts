import { distanceMeters, type LatLng } from '@smart-address/codes';
import { electArea, VOTERS } from '../../src/geo/electArea.ts';
import type { PlaceRecord } from '../../src/records.types.ts';
import { streetImportance } from '../../src/streets/streetImportance.ts';
import { displayName } from '../names/displayName.ts';
import type { Entry, Mutable } from '../entry.types.ts';
import type { FeatureRow } from '../facts.ts';
import { frenchName } from '../names/frenchName.ts';
import { findShared, isBrand, namedAfterElsewhere, withoutNobodysPoints } from './hotels.ts';
import { landmarkImportance } from './importance.ts';
import { hasOwnPoint } from './mergeTowns.ts';
import { nameKey } from '../names/nameKey.ts';
import { otherNames } from '../names/otherNames.ts';
import { delegationKey, postalNeighbours } from './postalNeighbours.ts';
import { indexRecords } from './recordIndex.ts';
import { sayKinds } from '../names/sayKinds.ts';

/** A street or landmark bears the name of the locality it is in when that one's point is at most this far. */
const LOCALITY_METERS = 1_500;
/** So far off, a hotel of the same name with a point of its own is the same as one on a shared point. */
const SAME_HOTEL_METERS = 30_000;
/** Two landmarks of one kind and name, or two streets of one name, so near each other are one. */
const SAME_FEATURE_METERS = 300;

/** Every point that the tables have of a place: a sector and the village it is named after are one place, and vote as two. */
function pointsOf(entries: readonly Entry[]): { place: PlaceRecord; location: LatLng }[] {
  return entries
    .filter(({ record }) => hasOwnPoint(record) && record.delegation !== '')
    .flatMap(({ town, record }) => {
      const others = town.geo.filter(({ location }) => distanceMeters(location, record.location) > 0);
      return [record, ...others].map(({ location }) => ({ place: record, location }));
    });
}

/** A feature under its name, with what the places about it tell: area, locality, postal code. */
function placedBy(
  entries: readonly Entry[],
): (feature: FeatureRow, name: string, isShared: boolean) => Mutable<PlaceRecord> {
  const located = pointsOf(entries);
  const index = indexRecords(located);
  const codeNear = postalNeighbours(entries.map(({ record }) => record));
  const keyOf = (row: number): string => {
    const place = located[row]?.place;
    return place === undefined ? '' : delegationKey(place);
  };
  return (feature, name, isShared) => {
    const isStreet = feature.kind === '';
    const neighbours = index.nearest(feature.location, VOTERS);
    const elected = electArea(neighbours, keyOf);
    const near = neighbours.find(({ row }) => keyOf(row) === elected);
    const area = near === undefined ? undefined : located[near.row]?.place;
    return {
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
  };
}

/** Streets and landmarks: where they are is told by the places about them. Hotels whose names say that they are elsewhere are left out. */
export function featureRecords(
  features: readonly FeatureRow[],
  entries: readonly Entry[],
): Mutable<PlaceRecord>[] {
  const place = placedBy(entries);
  const shared = findShared(features, entries);
  const isElsewhere = namedAfterElsewhere(entries);
  const elsewhere: PlaceRecord[] = [];
  const kept: Mutable<PlaceRecord>[] = [];
  const byKey = new Map<string, Mutable<PlaceRecord>[]>();
  // What has a point of its own comes first: a hotel on a shared one may be the same.
  for (const feature of features.toSorted((a, b) => Number(shared.has(a)) - Number(shared.has(b)))) {
    const isShared = shared.has(feature);
    const french = isBrand(feature.kind) ? undefined : frenchName(feature);
    const name = french ?? (isBrand(feature.kind) ? feature.name : displayName(feature.name));
    const key = `${feature.kind} ${nameKey(name.replace(/^h[oô]tel\b|\bh[oô]tel$/iu, '').trim())}`;
    const alike = byKey.get(key) ?? [];
    const reach = isShared ? SAME_HOTEL_METERS : SAME_FEATURE_METERS;
    const twin = alike.find(({ location }) => distanceMeters(location, feature.location) <= reach);
    if (twin !== undefined) {
      twin.aliases = otherNames(
        [twin.name, twin.nameAr],
        [...twin.aliases, name, feature.nameAr, ...feature.otherNames],
      );
      if (twin.nameAr === '') twin.nameAr = feature.nameAr;
      continue;
    }
    const record = place(feature, name, isShared);
    if (french !== undefined) {
      const isLandmark = feature.kind !== '';
      if (isLandmark) record.nameEn = feature.name;
      const first = isLandmark ? feature.name : displayName(feature.name);
      record.aliases = otherNames([name, feature.nameAr], [first, ...record.aliases]);
    }
    if (isElsewhere(record)) {
      elsewhere.push(record);
      continue;
    }
    kept.push(record);
    byKey.set(key, [...alike, record]);
  }
  const placed = withoutNobodysPoints(kept, elsewhere, features);
  sayKinds(
    placed,
    entries.map(({ record }) => record),
  );
  return placed;
}
