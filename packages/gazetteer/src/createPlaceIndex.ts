import type { LatLng } from '@smart-address/codes';
import { atOnce } from './inTasks.ts';
import { createPlaceTable } from './places/createPlaceTable.ts';
import {
  ACCURACIES,
  PLACE_TYPES,
  type Area,
  type GovernorateNames,
  type PlaceColumns,
} from './places/placeColumns.ts';
import { createSearch } from './search/createSearch.ts';
import type { Accuracy, Place, PlaceMatch, PlaceType, SearchOptions, Lang } from './types.ts';

/** A place of a custom list. Only the name is required; a string is a name. */
export interface PlaceInput {
  readonly name: string;
  /** By default its index in the list. */
  readonly id?: string;
  /** @default 'locality' */
  readonly type?: PlaceType;
  readonly nameAr?: string;
  readonly nameEn?: string;
  readonly aliases?: readonly string[];
  /** The locality that contains it, if it is not one itself. */
  readonly locality?: string;
  readonly delegation?: string;
  readonly delegationAr?: string;
  readonly governorate?: string;
  readonly governorateAr?: string;
  readonly governorateCode?: string;
  /** Four digits. */
  readonly postalCode?: string;
  readonly location?: LatLng;
  /** The same as `location`, for lists with two columns. */
  readonly lat?: number;
  readonly lng?: number;
  readonly accuracy?: Accuracy;
  /** 0..1. @default 0 */
  readonly importance?: number;
  readonly category?: string;
}

export interface PlaceIndex {
  readonly size: number;
  /** Places that match a text, best first. Never throws. */
  search(query: string, options?: SearchOptions): PlaceMatch[];
  /** A place by its id, or undefined. */
  get(id: string, options?: { readonly lang?: Lang }): Place | undefined;
}

/** Assigns numbers to distinct values, and keeps their list. */
function numbering<T>(first: T): { readonly list: T[]; of(name: string, make: () => T): number } {
  const list = [first];
  const known = new Map<string, number>();
  return {
    list,
    of(name, make) {
      const number = known.get(name);
      if (number !== undefined) return number;
      known.set(name, list.length);
      return list.push(make()) - 1;
    },
  };
}

/** @throws TypeError if it is not a list, or a place has no name. */
function readList(list: readonly (PlaceInput | string)[]): PlaceInput[] {
  if (!Array.isArray(list))
    throw new TypeError('createPlaceIndex takes an array of places, each { name, ... } or a name alone.');
  return list.map((place: PlaceInput | string, at) => {
    const read = typeof place === 'string' ? { name: place } : withoutNulls(place);
    if (typeof read?.name !== 'string')
      throw new TypeError(`The place at ${at} of the list has no name: give it one, a string, as \`name\`.`);
    return { ...read, name: read.name };
  });
}

/** Lists from JSON or a database have null for missing values. */
function withoutNulls(place: PlaceInput): Partial<PlaceInput> {
  const fields = Object.entries(place ?? {});
  return fields.some(([, value]) => value === null)
    ? Object.fromEntries(fields.filter(([, value]) => value !== null))
    : place;
}

function toColumns(places: readonly PlaceInput[]): PlaceColumns {
  const size = places.length;
  const governorates: GovernorateNames[] = [];
  const governorateNumbers = new Map<string, number>();
  const areas = numbering<Area>({ delegation: '', delegationAr: '', governorate: -1 });
  const categories = numbering('');
  const columns = {
    size,
    id: (row: number) => places[row]?.id ?? String(row),
    locality: (row: number) => places[row]?.locality ?? '',
    names: places.map(({ name }) => name),
    namesAr: places.map(({ nameAr = '' }) => nameAr),
    namesEn: places.map(({ nameEn = '' }) => nameEn),
    aliases: places.map(({ aliases = [] }) => aliases.join('|')),
    lat: new Float64Array(size).fill(NaN),
    lng: new Float64Array(size).fill(NaN),
    importance: new Float32Array(size),
    types: new Uint8Array(size),
    accuracies: new Uint8Array(size),
    category: new Uint32Array(size),
    area: new Uint32Array(size),
    postal: new Uint16Array(size),
    categories: categories.list,
    areas: areas.list,
    governorates,
    regionNames: [],
  };
  places.forEach((place, row) => {
    const {
      delegation = '',
      delegationAr = '',
      governorate = '',
      governorateAr = '',
      governorateCode = '',
    } = place;
    const region = `${governorateCode}|${governorate}`;
    let number = region === '|' ? -1 : governorateNumbers.get(region);
    if (number === undefined) {
      number =
        governorates.push({ code: governorateCode, label: '', fr: governorate, ar: governorateAr, en: '' }) -
        1;
      governorateNumbers.set(region, number);
    }
    const of = number;
    if (delegation !== '' || of >= 0) {
      columns.area[row] = areas.of(`${of}|${delegation}`, () => ({
        delegation,
        delegationAr,
        governorate: of,
      }));
    }
    columns.lat[row] = place.location?.lat ?? place.lat ?? NaN;
    columns.lng[row] = place.location?.lng ?? place.lng ?? NaN;
    columns.importance[row] = Math.max(0, Math.min(1, place.importance ?? 0)) || 0;
    columns.types[row] = PLACE_TYPES.indexOf(place.type ?? 'locality');
    columns.accuracies[row] = ACCURACIES.indexOf(place.accuracy ?? 'locality');
    columns.category[row] = place.category ? categories.of(place.category, () => place.category ?? '') : 0;
    columns.postal[row] = /^\d{1,4}$/.test(place.postalCode ?? '') ? Number(place.postalCode) : 0;
  });
  return columns;
}

/**
 * Makes a list of places searchable: in any spelling, on every key.
 *
 * @throws TypeError if it is not a list, or a place has no name.
 */
export function createPlaceIndex(places: readonly (PlaceInput | string)[]): PlaceIndex {
  const columns = toColumns(readList(places));
  const table = createPlaceTable(columns);
  const engine = createSearch();
  atOnce(engine.add({ table, columns }));
  return {
    size: columns.size,
    search: engine.search,
    get(id, options) {
      const row = table.indexOf(id);
      return row < 0 ? undefined : table.place(row, options?.lang ?? 'fr');
    },
  };
}
