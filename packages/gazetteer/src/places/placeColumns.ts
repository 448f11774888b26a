import type { Accuracy, PlaceType } from '../types.ts';

export interface GovernorateNames {
  /** ISO 3166-2, or empty for a region that has none. */
  readonly code: string;
  /** Three letters, or empty. */
  readonly label: string;
  readonly fr: string;
  readonly ar: string;
  readonly en: string;
}

/** A delegation and its governorate. Area 0 is "not known". */
export interface Area {
  readonly delegation: string;
  readonly delegationAr: string;
  /** Index into `governorates`, or -1. */
  readonly governorate: number;
}

/** Another name of a region: of a governorate by its index, of an area by its index after those. */
export interface RegionName {
  readonly region: number;
  readonly name: string;
}

/** Types by their number in a table's column: their index in PLACE_TYPES. */
export const GOVERNORATE = 0;
export const DELEGATION = 1;
export const POSTAL = 2;
export const LOCALITY = 3;
export const STREET = 4;
export const ADDRESS = 5;

export const PLACE_TYPES: readonly PlaceType[] = [
  'governorate',
  'delegation',
  'postal',
  'locality',
  'street',
  'address',
  'code',
];
export const ACCURACIES: readonly Accuracy[] = [
  'rooftop',
  'street',
  'locality',
  'sector',
  'postal',
  'delegation',
];

/** The columns of a table of places, one value per row in each. */
export interface PlaceColumns {
  readonly size: number;
  id(row: number): string;
  readonly names: readonly string[];
  /** Empty strings where there is no such name; the whole column may be left empty. */
  readonly namesAr: readonly string[];
  readonly namesEn: readonly string[];
  /** The locality a row is in, or an empty string. */
  locality(row: number): string;
  /** Other spellings, each row's joined by "|". */
  readonly aliases: readonly string[];
  readonly lat: Float64Array;
  readonly lng: Float64Array;
  readonly importance: Float32Array;
  /** Indices into PLACE_TYPES, ACCURACIES and `categories`. */
  readonly types: Uint8Array;
  readonly accuracies: Uint8Array;
  readonly category: Uint8Array | Uint32Array;
  readonly categories: readonly string[];
  /** Index into `areas`. */
  readonly area: Uint16Array | Uint32Array;
  readonly areas: readonly Area[];
  readonly governorates: readonly GovernorateNames[];
  /** May be left empty. */
  readonly regionNames: readonly RegionName[];
  /** 1000..9999, or 0. */
  readonly postal: Uint16Array;
}
