import type { GridCorner } from '../grid.ts';
import type { SmartCodeFormat } from '../types.ts';

/**
 * One kind of address code. Its symbols are the values of its characters in order, the check last, without prefix and dashes. `values`
 * below always holds `size` of them, each 0 to `base - 1`.
 */
export interface SmartCodeScheme {
  readonly format: SmartCodeFormat;
  /** Digits of the plus code of the same cell. */
  readonly plusCodeDigits: number;
  readonly size: number;
  readonly base: number;
  /** The value of a character given by its UTF-16 code, in upper case; -1 when it is not of the alphabet. */
  valueOf(charCode: number): number;
  symbolOf(value: number): string;
  /** Whether the check symbol fits the others. */
  isChecked(values: readonly number[]): boolean;
  /** Index of the symbol that leads out of Tunisia's grid, or -1. */
  gridFault(values: readonly number[]): number;
  /** The canonical text. */
  write(values: readonly number[]): string;
  /** The symbols of a text in canonical form; null when it has another form, whatever its check. */
  readCanonical(code: string): number[] | null;
  /** The cell's corner; only for values without a grid fault. */
  corner(values: readonly number[]): GridCorner;
  /** The symbols of the cell that holds a corner inside Tunisia's grid. */
  valuesOf(corner: GridCorner): number[];
}

/** The value at an index that is known to be in the array. */
export function at(values: readonly number[], index: number): number {
  return values[index] ?? 0;
}
