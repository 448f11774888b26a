import { distanceMeters, type LatLng } from '@smart-address/codes';
import { createPointIndex, type PointIndex } from '../src/geo/pointIndex.ts';
import type { PlaceRecord } from '../src/records.types.ts';
import { displayName } from './displayName.ts';
import {
  postalDelegations,
  readDelegations,
  readGeoPlaces,
  readGovernorates,
  readLandmarks,
  readPostalList,
  readStreets,
  readVariants,
  type DelegationRow,
  type FeatureRow,
  type GovernorateRow,
} from './facts.ts';
import {
  governorateImportance,
  landmarkImportance,
  localityImportance,
  postalImportance,
  streetImportance,
} from './importance.ts';
import { mergeTowns, townPoint, type Town } from './mergeTowns.ts';
import { foldName, nameKey, slugOf } from './nameKey.ts';

/** Beyond this a place's postal code is not told from its neighbour's: half of the guesses would be wrong. */
const POSTAL_METERS = 6_000;
/** A street or landmark bears the name of the locality it is in when that one's point is at most this far. */
const LOCALITY_METERS = 1_500;
/** Two landmarks of one kind and name, or two streets of one name, so near each other are one. */
const SAME_FEATURE_METERS = 300;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const hasArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/** Names worth keeping beside the ones shown: none twice, none that folds to what is shown already. */
function otherNames(shown: readonly string[], others: Iterable<string>): string[] {
  const key = (name: string): string => (hasArabic(name) ? name : foldName(name));
  const seen = new Set(shown.filter((name) => name !== '').map(key));
  const kept: string[] = [];
  for (const name of others) {
    if (name === '' || key(name) === '' || seen.has(key(name))) continue;
    seen.add(key(name));
    kept.push(name);
  }
  return kept;
}

function indexOf(records: readonly { readonly location: LatLng }[]): PointIndex {
  return createPointIndex(
    Float64Array.from(records, (record) => record.location.lat),
    Float64Array.from(records, (record) => record.location.lng),
  );
}

function townRecord(
  town: Town,
  delegation: DelegationRow,
  seat: GovernorateRow | undefined,
  postalRows: number,
): PlaceRecord {
  const { location, accuracy } = townPoint(town);
  const [geo] = town.geo;
  const given = town.heads?.name ?? town.postal?.name ?? geo?.name ?? '';
  const name = displayName(given);
  const own = [town.postal?.name ?? '', ...town.geo.map((place) => place.name)]
    .filter((other) => other !== '')
    .map(displayName);
  const arabic = [town.postal?.nameAr ?? '', ...town.geo.map((place) => place.nameAr)].filter(
    (other) => other !== '',
  );
  const nameAr = town.heads?.nameAr ?? arabic[0] ?? '';
  const postalName = town.heads?.postalNames.map((other) => displayName(titleCase(other))) ?? [];
  // A seat that the postal list does not know is a city of several delegations, and none of them is its own.
  const isWholeCity = seat !== undefined && town.postal === undefined && town.heads === undefined;
  const prefix = town.geo[0]?.isSector === true ? 'sector' : 'populated place';
  return {
    id: townId(town),
    type: town.heads === undefined ? 'locality' : 'delegation',
    name,
    nameAr,
    nameEn:
      seat !== undefined && seat.nameEn !== name && nameKey(seat.nameEn) === nameKey(name) ? seat.nameEn : '',
    locality: town.postal !== undefined ? displayName(town.postal.name) : town.geo.length > 0 ? name : '',
    aliases: otherNames([name, nameAr], [...own, ...postalName, ...arabic]),
    variants: [],
    delegation: isWholeCity ? '' : displayName(delegation.name),
    delegationAr: isWholeCity ? '' : delegation.nameAr,
    governorateCode: delegation.governorate,
    postalCode: town.postal?.postalCode ?? (isWholeCity ? seat.seatPostalCode : seatCode(town.heads)),
    location,
    accuracy,
    importance: localityImportance({
      population: Math.max(0, ...town.geo.map((place) => place.population)),
      isDelegation: town.heads !== undefined || nameKey(name) === nameKey(delegation.name),
      isGovernorateSeat: seat !== undefined,
      isLocated: accuracy === 'locality',
      postalRows: town.heads === undefined && !isWholeCity ? Math.min(postalRows, 3) : postalRows,
    }),
    category: town.geo.length > 0 ? prefix : '',
  };
}

const titleCase = (capitals: string): string =>
  capitals.toLowerCase().replace(/(?<=^|[\s'-])\p{L}/gu, (letter) => letter.toUpperCase());

/** The postal code of a delegation's seat: what the table says, or the only one the delegation has. */
function seatCode(delegation: DelegationRow | undefined): string {
  if (delegation === undefined) return '';
  const [only, ...more] = delegation.postalCodes;
  return delegation.seatPostalCode !== '' ? delegation.seatPostalCode : more.length === 0 ? (only ?? '') : '';
}

function townId(town: Town): string {
  if (town.heads !== undefined) return `del:${town.heads.code}`;
  if (town.postal !== undefined) return `loc:${town.postal.postalCode}:${slugOf(town.postal.name)}`;
  return `place:${town.geo[0]?.id ?? ''}`;
}

/** The town each governorate is named after and ruled from, by governorate code: the most populous of its name. */
function findSeats(
  governorates: readonly GovernorateRow[],
  towns: readonly Town[],
  governorateOf: (town: Town) => string,
): Map<Town, GovernorateRow> {
  const population = (town: Town): number => Math.max(0, ...town.geo.map((place) => place.population));
  const seats = new Map<Town, GovernorateRow>();
  for (const governorate of governorates) {
    const named = towns
      .filter((town) => governorateOf(town) === governorate.code)
      .filter((town) =>
        [town.heads?.name, town.postal?.name, ...town.geo.map((place) => place.name)].some(
          (name) => name !== undefined && nameKey(name) === nameKey(governorate.name),
        ),
      )
      .sort((a, b) => population(b) - population(a));
    if (named[0] === undefined)
      throw new Error(`No town bears the name of ${governorate.code} ${governorate.name}.`);
    seats.set(named[0], governorate);
  }
  return seats;
}

/** Gives places that are on no postal list the code of their nearest neighbour in the same delegation that is. */
function fillPostalCodes(records: readonly Mutable<PlaceRecord>[]): void {
  const known = records.filter((record) => record.postalCode !== '' && record.accuracy === 'locality');
  const index = indexOf(known);
  for (const record of records) {
    if (record.postalCode !== '' || record.accuracy !== 'locality') continue;
    const neighbour = index
      .nearest(record.location, 12, POSTAL_METERS)
      .map(({ row }) => known[row])
      .find(
        (other) =>
          other?.delegation === record.delegation && other.governorateCode === record.governorateCode,
      );
    record.postalCode = neighbour?.postalCode ?? '';
  }
}

function governorateRecord(governorate: GovernorateRow, seat: PlaceRecord): PlaceRecord {
  return {
    id: `gov:${governorate.code}`,
    type: 'governorate',
    name: displayName(governorate.name),
    nameAr: governorate.nameAr,
    nameEn: governorate.nameEn === governorate.name ? '' : governorate.nameEn,
    locality: '',
    aliases: otherNames([governorate.name, governorate.nameAr, governorate.nameEn], [governorate.label]),
    variants: [],
    delegation: '',
    delegationAr: '',
    governorateCode: governorate.code,
    postalCode: '',
    location: seat.location,
    accuracy: 'delegation',
    importance: governorateImportance(seat.importance),
    category: '',
  };
}

/** One record for each postal code, named after its chief locality. */
function postalRecords(
  localities: readonly { readonly town: Town; readonly record: PlaceRecord }[],
): PlaceRecord[] {
  const byCode = new Map<string, { town: Town; record: PlaceRecord }[]>();
  for (const entry of localities) {
    const code = entry.town.postal?.postalCode;
    if (code !== undefined) byCode.set(code, [...(byCode.get(code) ?? []), entry]);
  }
  return [...byCode]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([code, entries]) => {
      const main = entries.reduce((best, entry) =>
        entry.record.importance > best.record.importance ? entry : best,
      ).record;
      const middle = entries.find(({ town }) => town.postal?.accuracy === 'postal')?.town.postal?.location;
      const located = entries.filter(({ record }) => record.accuracy === 'locality');
      const name = main.locality === '' ? main.name : main.locality;
      return {
        ...main,
        id: `postal:${code}`,
        type: 'postal' as const,
        name: `${code} ${name}`,
        nameAr: main.nameAr === '' ? '' : `${code} ${main.nameAr}`,
        nameEn: '',
        locality: name,
        aliases: [],
        variants: [],
        postalCode: code,
        location:
          middle ??
          (located.length === 0 ? main.location : meanPoint(located.map(({ record }) => record.location))),
        accuracy:
          middle === undefined && located.length === 0 ? ('delegation' as const) : ('postal' as const),
        importance: postalImportance(main.importance),
        category: '',
      };
    });
}

const meanPoint = (points: readonly LatLng[]): LatLng => ({
  lat: points.reduce((sum, point) => sum + point.lat, 0) / points.length,
  lng: points.reduce((sum, point) => sum + point.lng, 0) / points.length,
});

/** Streets and landmarks: where they are is told by the places about them. */
function featureRecords(features: readonly FeatureRow[], places: readonly PlaceRecord[]): PlaceRecord[] {
  const located = places.filter((place) => place.accuracy === 'locality' && place.delegation !== '');
  const sectors = indexOf(located);
  const listed = located.filter((place) => place.postalCode !== '');
  const codes = indexOf(listed);
  const kept: PlaceRecord[] = [];
  const byKey = new Map<string, Mutable<PlaceRecord>[]>();
  for (const feature of features) {
    const isStreet = feature.kind === '';
    const name = isBrand(feature.kind) ? feature.name : displayName(feature.name);
    const key = `${feature.kind} ${nameKey(name.replace(/^h[oô]tel\b|\bh[oô]tel$/iu, '').trim())}`;
    const twin = byKey
      .get(key)
      ?.find((other) => distanceMeters(other.location, feature.location) <= SAME_FEATURE_METERS);
    if (twin !== undefined) {
      twin.aliases = otherNames(
        [twin.name, twin.nameAr],
        [...twin.aliases, name, feature.nameAr, ...feature.otherNames],
      );
      if (twin.nameAr === '') twin.nameAr = feature.nameAr;
      continue;
    }
    const near = sectors.nearest(feature.location, 1)[0];
    const area = near === undefined ? undefined : located[near.row];
    const neighbour = codes
      .nearest(feature.location, 12, POSTAL_METERS)
      .map(({ row }) => listed[row])
      .find(
        (other) => other?.delegation === area?.delegation && other?.governorateCode === area?.governorateCode,
      );
    const record: Mutable<PlaceRecord> = {
      id: `${isStreet ? 'street' : 'landmark'}:${feature.id}`,
      type: isStreet ? 'street' : 'address',
      name,
      nameAr: feature.nameAr,
      nameEn: '',
      locality:
        near !== undefined && near.meters <= LOCALITY_METERS ? area?.locality || area?.name || '' : '',
      aliases: otherNames([name, feature.nameAr], feature.otherNames),
      variants: [],
      delegation: area?.delegation ?? '',
      delegationAr: area?.delegationAr ?? '',
      governorateCode: area?.governorateCode ?? '',
      postalCode: neighbour?.postalCode ?? '',
      location: feature.location,
      accuracy: isStreet ? 'street' : 'rooftop',
      importance: isStreet ? streetImportance(name) : landmarkImportance(feature.kind),
      category: feature.kind,
    };
    kept.push(record);
    byKey.set(key, [...(byKey.get(key) ?? []), record]);
  }
  return kept;
}

/** Names of houses that are trade marks stay as their owners write them. */
const isBrand = (kind: string): boolean => ['hotel', 'resort', 'spa', 'casino'].includes(kind);

/** Puts other sources' spellings on the records they are spellings of. */
function addVariants(
  delegations: readonly DelegationRow[],
  entries: readonly { readonly town: Town; readonly record: Mutable<PlaceRecord> }[],
): void {
  const delegationOf = postalDelegations(delegations);
  const records = new Map<string, Mutable<PlaceRecord>>();
  for (const { town, record } of entries) {
    if (town.heads !== undefined) records.set(town.heads.code, record);
    if (town.postal !== undefined) records.set(`${town.postal.postalCode} ${town.postal.name}`, record);
  }
  for (const row of readVariants()) {
    const key = row.isDelegation
      ? delegationOf(row.governorate, row.delegation).code
      : `${row.postalCode} ${row.canonical}`;
    const record = records.get(key);
    if (record === undefined) throw new Error(`variants.csv: no place for "${row.canonical}" (${key}).`);
    const shown = [record.name, record.nameAr, record.locality, ...record.aliases];
    record.variants = otherNames(shown, [...record.variants, row.variant]);
  }
}

/**
 * Every place of the gazetteer, one record each, made from the fact tables in `data/`: governorates, delegations,
 * localities, postal codes, then streets, then landmarks.
 */
export function buildRecords(): PlaceRecord[] {
  const governorates = readGovernorates();
  const delegations = readDelegations();
  const delegationByCode = new Map(delegations.map((delegation) => [delegation.code, delegation]));
  const postalList = readPostalList(delegations);
  const rowsByCode = new Map<string, number>();
  for (const row of postalList) rowsByCode.set(row.postalCode, (rowsByCode.get(row.postalCode) ?? 0) + 1);

  const towns = mergeTowns(delegations, postalList, readGeoPlaces(), governorates);
  const delegationOf = (town: Town): DelegationRow => {
    const delegation = delegationByCode.get(town.delegationCode);
    if (delegation === undefined)
      throw new Error(`A place has the unknown delegation "${town.delegationCode}".`);
    return delegation;
  };
  const seats = findSeats(governorates, towns, (town) => delegationOf(town).governorate);
  const entries = towns.map((town): { town: Town; record: Mutable<PlaceRecord> } => ({
    town,
    record: townRecord(
      town,
      delegationOf(town),
      seats.get(town),
      rowsByCode.get(town.postal?.postalCode ?? '') ?? 0,
    ),
  }));
  addVariants(delegations, entries);
  const places = entries.map(({ record }) => record);
  fillPostalCodes(places);

  const seatRecords = new Map(
    entries.flatMap(({ town, record }) => {
      const governorate = seats.get(town);
      return governorate === undefined ? [] : [[governorate.code, record] as const];
    }),
  );
  const governorateRecords = governorates.map((governorate) => {
    const seat = seatRecords.get(governorate.code);
    if (seat === undefined) throw new Error(`${governorate.code} has no seat.`);
    return governorateRecord(governorate, seat);
  });
  return [
    ...governorateRecords,
    ...places,
    ...postalRecords(entries),
    ...featureRecords(readStreets(), places),
    ...featureRecords(readLandmarks(), places),
  ];
}
