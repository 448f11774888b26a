import type { Lang, Place, PlaceType } from '../types.ts';

/**
 * Places as columns, for search, reverse look-up and map. Rows are numbered 0 to `size - 1`. A row's number is valid only in its
 * table, an id in every build of the same data.
 */
export interface PlaceTable {
  readonly size: number;
  /** Decimal degrees; NaN where a place has no point. */
  readonly lat: Float64Array;
  readonly lng: Float64Array;
  /** 0..1. */
  readonly importance: Float32Array;
  type(row: number): PlaceType;
  /** The row in a language. */
  place(row: number, lang: Lang): Place;
  /** The row of an id, or -1. */
  indexOf(id: string): number;
}
