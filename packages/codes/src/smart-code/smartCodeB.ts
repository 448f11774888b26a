import { latStep, lngStep } from '../grid.ts';
import { at, type SmartCodeScheme } from './smartCodeScheme.ts';

const PLUS_CODE_DIGITS = 10;
const PAYLOAD = 10;
const ZERO = 48;

/** The cell whose corner is 30 N, 7 E, counted from the south pole and the antimeridian. */
const FIRST_ROW = 960_000;
const FIRST_COLUMN = 1_496_000;
const ROWS = 64_000;
const COLUMNS = 40_000;

/** H. Michael Damm's totally anti-symmetric quasigroup of order 10 (dissertation, Marburg 2004, p. 111). */
const DAMM = [
  [0, 3, 1, 7, 5, 9, 8, 6, 4, 2],
  [7, 0, 9, 2, 1, 5, 4, 8, 6, 3],
  [4, 2, 0, 6, 8, 7, 1, 3, 5, 9],
  [1, 7, 5, 0, 9, 8, 3, 4, 2, 6],
  [6, 1, 2, 3, 0, 4, 5, 9, 7, 8],
  [3, 6, 7, 4, 2, 0, 9, 5, 8, 1],
  [5, 8, 6, 9, 7, 2, 0, 1, 3, 4],
  [8, 9, 4, 5, 3, 6, 2, 0, 1, 7],
  [9, 4, 3, 8, 6, 1, 7, 2, 0, 5],
  [2, 5, 8, 1, 4, 3, 6, 7, 9, 0],
] as const;

/** The state after one more digit; after a payload it is the check digit, after payload and check it is 0. */
export function dammStep(state: number, digit: number): number {
  return at(DAMM[state] ?? [], digit);
}

function damm(digits: readonly number[]): number {
  let state = 0;
  for (const digit of digits) state = dammStep(state, digit);
  return state;
}

function rowOf(values: readonly number[]): number {
  return (
    at(values, 0) * 10_000 + at(values, 2) * 1000 + at(values, 4) * 100 + at(values, 6) * 10 + at(values, 8)
  );
}

/** Code B: row and column of the 10-digit cell, interleaved, and one check digit, "TN5245-445-5222". */
export const smartCodeB: SmartCodeScheme = {
  format: 'B',
  plusCodeDigits: PLUS_CODE_DIGITS,
  size: PAYLOAD + 1,
  base: 10,
  valueOf(charCode) {
    const value = charCode - ZERO;
    return value >= 0 && value <= 9 ? value : -1;
  },
  symbolOf: String,
  isChecked: (values) => damm(values) === 0,
  gridFault(values) {
    if (at(values, 0) > 6) return 0;
    if (at(values, 1) > 3) return 1;
    return rowOf(values) >= ROWS ? 2 : -1;
  },
  write(values) {
    const digits = values.join('');
    return `TN${digits.slice(0, 4)}-${digits.slice(4, 7)}-${digits.slice(7)}`;
  },
  readCanonical(code) {
    if (code.length !== 15 || code[6] !== '-' || code[10] !== '-' || !code.startsWith('TN')) return null;
    const values: number[] = [];
    for (let index = 2; index < 15; index++) {
      if (index === 6 || index === 10) continue;
      const value = code.charCodeAt(index) - ZERO;
      if (value < 0 || value > 9) return null;
      values.push(value);
    }
    return values;
  },
  corner(values) {
    const column =
      at(values, 1) * 10_000 +
      at(values, 3) * 1000 +
      at(values, 5) * 100 +
      at(values, 7) * 10 +
      at(values, 9);
    return {
      lat: (rowOf(values) + FIRST_ROW) * latStep(PLUS_CODE_DIGITS),
      lng: (column + FIRST_COLUMN) * lngStep(PLUS_CODE_DIGITS),
    };
  },
  valuesOf(corner) {
    let row = Math.floor(corner.lat / latStep(PLUS_CODE_DIGITS)) - FIRST_ROW;
    let column = Math.floor(corner.lng / lngStep(PLUS_CODE_DIGITS)) - FIRST_COLUMN;
    const values = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    for (let index = 8; index >= 0; index -= 2) {
      values[index] = row % 10;
      values[index + 1] = column % 10;
      row = Math.floor(row / 10);
      column = Math.floor(column / 10);
    }
    values.push(damm(values));
    return values;
  },
};

/** Whether a corner lies in the grid both codes share: 30 to 38 degrees north, 7 to 12 degrees east. */
export function isInGrid(corner: { readonly lat: number; readonly lng: number }): boolean {
  const row = Math.floor(corner.lat / latStep(PLUS_CODE_DIGITS)) - FIRST_ROW;
  const column = Math.floor(corner.lng / lngStep(PLUS_CODE_DIGITS)) - FIRST_COLUMN;
  return row >= 0 && row < ROWS && column >= 0 && column < COLUMNS;
}
