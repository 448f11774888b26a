import { digitOf, digitValue } from '../alphabet.ts';
import { latStep, lngStep } from '../grid.ts';
import { at, type SmartCodeScheme } from './smartCodeScheme.ts';

const PLUS_CODE_DIGITS = 11;
const PAYLOAD = 9;
const DASH = 45;

/** Row and column of the plus-code area "8F", which holds all of Tunisia and is left out of the code. */
const AREA = { row: digitValue('8'.charCodeAt(0)), column: digitValue('F'.charCodeAt(0)) };

/** Times the generator w in GF(4) = {0, 1, w, w + 1}, written 0 to 3, where adding is XOR. */
const TIMES_W = [0, 2, 3, 1];

/**
 * One step of the check: symbol v = 4r + c, the row r in GF(5) and the column c in GF(4). It is added after the state was multiplied by 2
 * and by w. Both multipliers m have m, m - 1, m + 1 and m^2 - 1 different from zero. So no single substitution, neighbour swap, twin (aa ->
 * bb) or jump swap (abc -> cba) leaves the state as it was.
 *
 * @param state 4 * (sum in GF(5)) + (sum in GF(4)), 0..19.
 */
export function checkStep(state: number, value: number): number {
  const row = (2 * (state >> 2) + (value >> 2)) % 5;
  return 4 * row + (at(TIMES_W, state & 3) ^ (value & 3));
}

/** Row 1, column 1: a code of nothing but its lowest symbol still has a check that says something. */
export const CHECK_START = 5;

/** The value of the check symbol of a payload. */
function checkValue(payload: readonly number[]): number {
  let state = CHECK_START;
  for (const value of payload) state = checkStep(state, value);
  return 4 * ((3 * (state >> 2)) % 5) + at(TIMES_W, state & 3);
}

/** Code A: digits 3 to 11 of the plus code and one check symbol, "8GR5-4JJJ-29". */
export const smartCodeA: SmartCodeScheme = {
  format: 'A',
  plusCodeDigits: PLUS_CODE_DIGITS,
  size: PAYLOAD + 1,
  base: 20,
  valueOf: digitValue,
  symbolOf: digitOf,
  isChecked(values) {
    let state = CHECK_START;
    for (const value of values) state = checkStep(state, value);
    return state === 0;
  },
  gridFault(values) {
    // 30 to 38 degrees north, 7 to 12 degrees east.
    if (at(values, 0) > 7) return 0;
    return at(values, 1) < 7 || at(values, 1) > 11 ? 1 : -1;
  },
  write(values) {
    let code = '';
    for (let index = 0; index <= PAYLOAD; index++) {
      if (index === 4 || index === 8) code += '-';
      code += digitOf(at(values, index));
    }
    return code;
  },
  readCanonical(code) {
    if (code.length !== 12 || code.charCodeAt(4) !== DASH || code.charCodeAt(9) !== DASH) return null;
    const values: number[] = [];
    for (let index = 0; index < 12; index++) {
      if (index === 4 || index === 9) continue;
      const charCode = code.charCodeAt(index);
      const value = charCode > 90 ? -1 : digitValue(charCode);
      if (value < 0) return null;
      values.push(value);
    }
    return values;
  },
  corner(values) {
    let { row, column } = AREA;
    for (let index = 0; index < 8; index += 2) {
      row = row * 20 + at(values, index);
      column = column * 20 + at(values, index + 1);
    }
    const last = at(values, 8);
    return {
      lat: (row * 5 + (last >> 2)) * latStep(PLUS_CODE_DIGITS),
      lng: (column * 4 + (last & 3)) * lngStep(PLUS_CODE_DIGITS),
    };
  },
  valuesOf(corner) {
    const row = Math.floor(corner.lat / latStep(PLUS_CODE_DIGITS));
    const column = Math.floor(corner.lng / lngStep(PLUS_CODE_DIGITS));
    const values = [0, 0, 0, 0, 0, 0, 0, 0, 4 * (row % 5) + (column % 4)];
    let pairRow = Math.floor(row / 5);
    let pairColumn = Math.floor(column / 4);
    for (let index = 6; index >= 0; index -= 2) {
      values[index] = pairRow % 20;
      values[index + 1] = pairColumn % 20;
      pairRow = Math.floor(pairRow / 20);
      pairColumn = Math.floor(pairColumn / 20);
    }
    values.push(checkValue(values));
    return values;
  },
};
