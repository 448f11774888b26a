import { lazily } from '../lazily.ts';
import { BETWEEN_ROWS, unpackNumbers, unpackRuns } from './packedText.ts';
import {
  DELEGATION,
  PLACE_TYPES,
  POSTAL,
  type Area,
  type PlaceColumns,
  type RegionName,
} from './placeColumns.ts';
import { placeId } from './placeId.ts';

/** Regions that two tables share. */
export type Regions = Pick<PlaceColumns, 'governorates' | 'areas'>;
type NamedRegions = Regions & Pick<PlaceColumns, 'regionNames'>;

/** A postal code and the space after it, before a postal code's locality. */
const CODE_LENGTH = 5;
/** How many digits the values of `packRuns` have. */
export const TYPE_DIGITS = 1;
export const AREA_DIGITS = 2;
export const POSTAL_DIGITS = 3;
const rows = (text: string): string[] => text.split(BETWEEN_ROWS);

function divided<T extends Float32Array | Float64Array>(numbers: T, by: number): T {
  for (let i = 0; i < numbers.length; i++) numbers[i] = (numbers[i] ?? 0) / by;
  return numbers;
}

/** Numbers areas as another table does. One that it does not know becomes its governorate's, or "not known". */
function inSharedRegions(numbers: Uint16Array, own: Regions, shared: Regions): void {
  const nameIn =
    ({ governorates }: Regions) =>
    ({ governorate, delegation }: Area): string =>
      `${governorates[governorate]?.code ?? ''}|${delegation}`;
  const known = new Map(shared.areas.map((area, number) => [nameIn(shared)(area), number]));
  const found = own.areas.map(
    (area) => known.get(nameIn(own)(area)) ?? known.get(nameIn(own)({ ...area, delegation: '' })) ?? 0,
  );
  for (let row = 0; row < numbers.length; row++) numbers[row] = found[numbers[row] ?? 0] ?? 0;
}

/** The other names of governorates and delegations, which are those of their own rows. */
function regionNames(
  { governorates, areas }: Regions,
  { types, area, aliases }: Pick<PlaceColumns, 'types' | 'area' | 'aliases'>,
): RegionName[] {
  const names: RegionName[] = [];
  // Regions are the first types, and the first rows.
  for (let row = 0; (types[row] ?? Infinity) <= DELEGATION; row++) {
    const number = area[row] ?? 0;
    const region =
      types[row] === DELEGATION ? governorates.length + number : (areas[number]?.governorate ?? -1);
    const others = aliases[row] ?? '';
    if (region >= 0 && others !== '') for (const name of others.split('|')) names.push({ region, name });
  }
  return names;
}

/** The columns that `encodePlaces` wrote. With `shared`, the regions of another table, areas are numbered as in that one. */
export function decodePlaces(columns: readonly string[], shared?: NamedRegions): PlaceColumns {
  let next = 0;
  const column = (): string => columns[next++] ?? '';
  const governorateRows = rows(column()).filter((row) => row !== '');
  const governoratesAr = rows(column());
  const governorates = governorateRows.map((row, i) => {
    const [code = '', label = '', fr = '', en = ''] = row.split('|');
    return { code, label, fr, ar: governoratesAr[i] ?? '', en: en || fr };
  });
  const areaRows = rows(column()).filter((row) => row !== '');
  const delegationsAr = rows(column());
  const areas = areaRows.map((row, i) => {
    const [governorate = '', delegation = ''] = row.split('|');
    return { governorate: Number(governorate), delegation, delegationAr: delegationsAr[i] ?? '' };
  });
  const own: Regions = { governorates, areas };
  const categories = rows(column());
  const names = rows(column());
  const size = names.length;
  const namesAr = rows(column());
  const localitiesText = column();
  const namesEn: string[] = [];
  for (const row of rows(column())) {
    const [at = '', name = ''] = row.split('|');
    if (at !== '') namesEn[Number(at)] = name;
  }
  const aliases = rows(column());
  /** Columns that are only displayed, or only needed for the place of a point, are read on first use. */
  const later = <T>(read: (numbers: Int32Array) => T): (() => T) => {
    const text = column();
    return lazily(() => read(unpackNumbers(text, size)));
  };
  const types = unpackRuns(column(), TYPE_DIGITS, new Uint8Array(size));
  const area = unpackRuns(column(), AREA_DIGITS, new Uint16Array(size));
  const postal = unpackRuns(column(), POSTAL_DIGITS, new Uint16Array(size));
  if (shared && governorates.length > 0) inSharedRegions(area, own, shared);
  const regions: NamedRegions = shared ?? {
    ...own,
    regionNames: regionNames(own, { types, area, aliases }),
  };
  const numbers = later((read) => read);
  const accuracies = later((read) => new Uint8Array(read));
  const category = later((read) => new Uint8Array(read));
  const importance = divided(new Float32Array(unpackNumbers(column(), size)), 1000);
  const degrees = (units: Int32Array): Float64Array => divided(new Float64Array(units), 1e5);
  const lat = later(degrees);
  const lng = later(degrees);
  const odd = new Map(rows(column()).map((row) => row.split('|') as [string, string]));

  const firstPostal = types.indexOf(POSTAL);
  for (let i = firstPostal < 0 ? size : firstPostal; types[i] === POSTAL; i++) {
    names[i] = `${postal[i] ?? 0} ${names[i] ?? ''}`;
    if (namesAr[i]) namesAr[i] = `${postal[i] ?? 0} ${namesAr[i] ?? ''}`;
  }
  const localities = lazily(() => rows(localitiesText));
  return {
    ...regions,
    size,
    names,
    namesAr,
    namesEn,
    locality(row) {
      const written = localities();
      let from = row;
      while (written[from] === '') from--;
      const found = written[from] ?? '-';
      if (found === '=') return (names[from] ?? '').slice(types[from] === POSTAL ? CODE_LENGTH : 0);
      return found === '-' ? '' : found;
    },
    aliases,
    types,
    area,
    postal,
    categories,
    importance,
    get accuracies() {
      return accuracies();
    },
    get category() {
      return category();
    },
    get lat() {
      return lat();
    },
    get lng() {
      return lng();
    },
    id(row) {
      const governorate = regions.governorates[regions.areas[area[row] ?? 0]?.governorate ?? -1];
      return (
        odd.get(String(row)) ??
        placeId(
          PLACE_TYPES[types[row] ?? 0] ?? '',
          numbers()[row] ?? 0,
          governorate?.code ?? '',
          String(postal[row] ?? 0),
          names[row] ?? '',
        )
      );
    },
  };
}
