import type { LatLng } from '@smart-address/codes';
import { createCoverage } from '../src/geo/createCoverage.ts';
import { lazily } from '../src/lazily.ts';
import { readBorder } from './border.ts';
import { corrected, type CorrectedTable } from './corrected.ts';
import { readTable, splitNames, unique, type Row } from './tables.ts';

/** An official delegation: a row of `delegations.csv`. */
export interface DelegationRow {
  readonly code: string;
  readonly governorate: string;
  readonly name: string;
  readonly nameAr: string;
  /** What the postal list calls it, in capitals; empty when the list does not know it. */
  readonly postalNames: readonly string[];
  readonly seatPostalCode: string;
  readonly postalCodes: readonly string[];
  readonly location: LatLng;
}

/** A row of the postal list. */
export interface PostalRow {
  readonly delegation: DelegationRow;
  readonly name: string;
  readonly nameAr: string;
  /** Empty for a quarter of `additions.csv` whose code no list has. */
  readonly postalCode: string;
  readonly location: LatLng;
  /** `sector` for a point of GeoNames that is a sector's middle. */
  readonly accuracy: (typeof POSTAL_ACCURACIES)[number];
  readonly geonamesId: string;
}

/** A sector or populated place of GeoNames. */
export interface GeoRow {
  readonly id: string;
  readonly isSector: boolean;
  readonly name: string;
  readonly nameAr: string;
  /** Empty when GeoNames does not say. */
  readonly delegationCode: string;
  readonly population: number;
  readonly location: LatLng;
}

/** A street or landmark of GeoNames. */
export interface FeatureRow {
  readonly id: string;
  /** A landmark's kind; empty for a street. */
  readonly kind: string;
  readonly name: string;
  readonly nameAr: string;
  readonly otherNames: readonly string[];
  readonly location: LatLng;
}

const coverage = lazily(() => createCoverage({ ...readBorder(), attribution: '' }));

/**
 * The point of a row.
 * @throws Error naming the table and line where there is none, or where it is not in Tunisia
 */
export function pointOf({ lat, lng, line }: Row<'lat' | 'lng'>): LatLng {
  const point = { lat: Number(lat), lng: Number(lng) };
  if (lat === '' || lng === '' || !Number.isFinite(point.lat) || !Number.isFinite(point.lng))
    throw new Error(`${line} has no point: "${lat}", "${lng}".`);
  if (!coverage()(point))
    throw new Error(`${line}: ${lat}, ${lng} is abroad or in the sea. Put it right, or leave the row out.`);
  return point;
}

const readCorrections = () => readTable('corrections.csv', ['table', 'id', 'column', 'given', 'corrected']);

/** The rows of a table, slips of the source put right. */
const readCorrected = <Column extends string>(
  table: CorrectedTable,
  columns: readonly Column[],
  idOf: (row: Record<Column, string>) => string,
): Row<Column>[] =>
  corrected(table, unique(readTable(`${table}.csv`, columns), idOf), columns, idOf, readCorrections());

export interface GovernorateRow {
  readonly code: string;
  readonly label: string;
  readonly name: string;
  readonly nameAr: string;
  readonly nameEn: string;
  readonly seatPostalCode: string;
  readonly location: LatLng;
}

/** The 24 governorates, in the order of their ISO 3166-2 codes. */
export function readGovernorates(): GovernorateRow[] {
  const columns = [
    'iso',
    'label',
    'name_fr',
    'name_ar',
    'name_en',
    'capital_postal_code',
    'lat',
    'lng',
  ] as const;
  return readCorrected('governorates', columns, ({ iso }) => iso).map((row) => ({
    code: row.iso,
    label: row.label,
    name: row.name_fr,
    nameAr: row.name_ar,
    nameEn: row.name_en,
    seatPostalCode: row.capital_postal_code,
    location: pointOf(row),
  }));
}

/** The 279 official delegations. */
export function readDelegations(): DelegationRow[] {
  const columns = [
    'adm2_code',
    'governorate_iso',
    'name',
    'name_ar',
    'postal_names',
    'lat',
    'lng',
    'seat_postal_code',
    'postal_codes',
  ] as const;
  return readCorrected('delegations', columns, (row) => row.adm2_code).map((row) => ({
    code: row.adm2_code,
    governorate: row.governorate_iso,
    name: row.name,
    nameAr: row.name_ar,
    postalNames: splitNames(row.postal_names),
    seatPostalCode: row.seat_postal_code,
    postalCodes: splitNames(row.postal_codes),
    location: pointOf(row),
  }));
}

/** Key of the postal list's own name of a delegation. */
const postalDelegationKey = (governorate: string, name: string): string =>
  `${governorate} ${name.toUpperCase()}`;

/** Finds a delegation by the name the postal list gives it. */
export function postalDelegations(
  delegations: readonly DelegationRow[],
): (governorate: string, name: string) => DelegationRow {
  const byName = new Map(
    delegations.flatMap((delegation) =>
      delegation.postalNames.map(
        (name) => [postalDelegationKey(delegation.governorate, name), delegation] as const,
      ),
    ),
  );
  return (governorate, name) => {
    const delegation = byName.get(postalDelegationKey(governorate, name));
    if (delegation === undefined) {
      throw new Error(
        `No delegation of ${governorate} has the postal name "${name}": add it to postal_names in delegations.csv.`,
      );
    }
    return delegation;
  };
}

const POSTAL_ACCURACIES = ['locality', 'sector', 'postal', 'delegation'] as const;

const isPostalAccuracy = (text: string): text is PostalRow['accuracy'] =>
  POSTAL_ACCURACIES.some((accuracy) => accuracy === text);

const ADDITION_COLUMNS = [
  'governorate_iso',
  'delegation',
  'locality',
  'postal_code',
  'lat',
  'lng',
  'accuracy',
  'geonames_id',
] as const;

/** The postal list, 4,863 rows, and what it lacks: `additions.csv`. */
export function readPostalList(delegations: readonly DelegationRow[]): PostalRow[] {
  const delegationOf = postalDelegations(delegations);
  const idOf = (row: { postal_code: string; locality: string }) => `${row.postal_code} ${row.locality}`;
  const listed = readCorrected('localities', [...ADDITION_COLUMNS, 'locality_ar'], idOf);
  const added = readTable('additions.csv', [...ADDITION_COLUMNS, 'source']).map((row) => {
    if (row.source === '') throw new Error(`${row.line} names no source.`);
    return { ...row, locality_ar: '' };
  });
  return [...listed, ...added].map((row) => {
    const { accuracy } = row;
    if (!isPostalAccuracy(accuracy)) {
      throw new Error(`${row.line}: accuracy "${accuracy}" is none of ${POSTAL_ACCURACIES.join(', ')}.`);
    }
    return {
      delegation: delegationOf(row.governorate_iso, row.delegation),
      name: row.locality,
      nameAr: arabicOrNone(row.locality_ar),
      postalCode: row.postal_code,
      location: pointOf(row),
      accuracy,
      geonamesId: row.geonames_id,
    };
  });
}

/** Sectors and populated places, 4,283 rows. */
export function readGeoPlaces(): GeoRow[] {
  const columns = [
    'geonames_id',
    'kind',
    'name',
    'name_ar',
    'adm2_code',
    'population',
    'lat',
    'lng',
  ] as const;
  return readCorrected('places', columns, (row) => row.geonames_id).map((row) => ({
    id: row.geonames_id,
    isSector: row.kind === 'sector',
    name: row.name,
    nameAr: arabicOrNone(row.name_ar),
    delegationCode: row.adm2_code,
    population: row.population === '' ? 0 : Number(row.population),
    location: pointOf(row),
  }));
}

/** GeoNames' machine transliterations are all in lower case and without vowels ("swq almlasyn"): nobody types them. */
const isWritten = (name: string): boolean => !/^[a-z]/u.test(name);

/** An Arabic name. A Persian one, which has letters that no name here has, is none, and nor is one in Latin letters ("byr msharڨt"). */
const arabicOrNone = (name: string): string => (/[پچژکگی]|^[a-z]/u.test(name) ? '' : figureLast(name));

/**
 * GeoNames has some Arabic names in the order they are seen from left to right. "VI المنزه" is "المنزه VI", "20 X طريق" is "طريق X 20". A
 * date ("20 مارس") is as it is said.
 */
const figureLast = (name: string): string =>
  name.replace(
    /^((?:\d+ |\p{Script=Arabic}-)?[IVX]+|\d+(?=.* رقم$)|\(\d+\)) (\p{Script=Arabic}.*)$/u,
    (_, figure: string, words: string) => [words, ' ', ...figure.split(/([ -])/).reverse()].join(''),
  );

const FEATURE_COLUMNS = ['geonames_id', 'name', 'name_ar', 'alternate_names', 'lat', 'lng'] as const;

const featureOf = (row: Row<(typeof FEATURE_COLUMNS)[number]>, kind: string): FeatureRow => ({
  id: row.geonames_id,
  kind,
  name: row.name,
  // A road known in Arabic alone is known in Arabic.
  nameAr: arabicOrNone(row.name_ar) || (/^\p{Script=Arabic}/u.test(row.name) ? row.name : ''),
  otherNames: splitNames(row.alternate_names).filter(isWritten),
  location: pointOf(row),
});

export const readStreets = (): FeatureRow[] =>
  readCorrected('streets', FEATURE_COLUMNS, (row) => row.geonames_id).map((row) => featureOf(row, ''));
/** Places and landmarks of OpenStreetMap (ODbL), 1,157 rows. A place's kind is `populated place`. */
export const readOsmNodes = (): FeatureRow[] =>
  unique(
    readTable('osm/nodes.csv', ['id', 'kind', 'name', 'name_ar', 'alternate_names', 'lat', 'lng']),
    ({ id }) => id,
  ).map((row) => featureOf({ ...row, geonames_id: row.id }, row.kind));
export const readLandmarks = (): FeatureRow[] =>
  readCorrected('landmarks', [...FEATURE_COLUMNS, 'kind'], (row) => row.geonames_id).map((row) =>
    featureOf(row, row.kind),
  );

/** The row of the postal list that a code's post office is called after, by code: where that is not its chief place. */
export const readPostOffices = (): ReadonlyMap<string, string> =>
  new Map(
    readTable('post-offices.csv', ['postal_code', 'locality'])
      .filter(({ locality }) => locality !== '')
      .map((row) => [row.postal_code, row.locality] as const),
  );

export interface VariantRow {
  readonly canonical: string;
  readonly governorate: string;
  /** As the postal list names it. */
  readonly delegation: string;
  /** Empty for a delegation's variant. */
  readonly postalCode: string;
  readonly variant: string;
  readonly isDelegation: boolean;
}

/** Other sources' spellings of localities and delegations; those of OpenStreetMap are in a table of their own. */
export function readVariants(file: 'variants.csv' | 'osm/variants.csv' = 'variants.csv'): VariantRow[] {
  const columns = ['canonical', 'governorate_iso', 'delegation', 'postal_code', 'variant', 'level'] as const;
  // A variant calls its locality as the list does, which may be corrected.
  const corrections = readCorrections().filter(
    ({ table, column }) => table === 'localities' && column === 'locality',
  );
  const names = new Map(corrections.map((one) => [one.id, one.corrected]));
  return readTable(file, columns).map((row) => ({
    canonical: names.get(`${row.postal_code} ${row.canonical}`) ?? row.canonical,
    governorate: row.governorate_iso,
    delegation: row.delegation,
    postalCode: row.postal_code,
    variant: row.variant,
    isDelegation: row.level === 'delegation',
  }));
}
