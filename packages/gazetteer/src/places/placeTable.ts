import type { Lang, Place, PlaceType } from '../types.ts';

/**
 * Places as columns: what search, reverse look-up and map read. Rows are numbered 0 to `size - 1`; a row's number is
 * only good for the table it came from, its id for every build of the same data.
 */
export interface PlaceTable {
  readonly size: number;
  /** Decimal degrees; NaN where a place has no point. */
  readonly lat: Float64Array;
  readonly lng: Float64Array;
  /** 0..1. */
  readonly importance: Float32Array;
  type(row: number): PlaceType;
  /** The row as shown in a language. */
  place(row: number, lang: Lang): Place;
  /** The row of an id, or -1. */
  indexOf(id: string): number;
}
