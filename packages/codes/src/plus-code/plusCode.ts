import { ALPHABET, CHAR_CODES } from '../alphabet.ts';
import {
  assertPoint,
  latStep,
  latUnits,
  lngStep,
  lngUnits,
  MAX_DIGITS,
  PAIR_DIGITS,
  cellOf,
} from '../grid.ts';
import { describe, LocationCodeError } from '../locationCodeError.ts';
import {
  PADDING,
  SEPARATOR,
  SEPARATOR_POSITION,
  isShortPlusCode,
  readFullPlusCode,
} from './plusCodeShape.ts';
import type { LatLng, PlusCodeCell } from '../types.ts';

const SEPARATOR_CODE = SEPARATOR.charCodeAt(0);

/** The UTF-16 code of a digit. */
function charCode(value: number): number {
  return CHAR_CODES[value] ?? 0;
}

/** The code of the cell that holds a corner given in whole units. */
export function encodeUnits(lat: number, lng: number, length: number): string {
  // Below 2^31 from here on: `| 0` cuts the fraction off, and spares the engine the slow way.
  const row = (lat / latStep(PAIR_DIGITS)) | 0;
  const column = (lng / lngStep(PAIR_DIGITS)) | 0;
  const row4 = (row / 20) | 0;
  const column4 = (column / 20) | 0;
  const row3 = (row4 / 20) | 0;
  const column3 = (column4 / 20) | 0;
  const row2 = (row3 / 20) | 0;
  const column2 = (column3 / 20) | 0;
  const code = String.fromCharCode(
    charCode((row2 / 20) | 0),
    charCode((column2 / 20) | 0),
    charCode(row2 % 20),
    charCode(column2 % 20),
    charCode(row3 % 20),
    charCode(column3 % 20),
    charCode(row4 % 20),
    charCode(column4 % 20),
    SEPARATOR_CODE,
    charCode(row % 20),
    charCode(column % 20),
  );
  if (length === PAIR_DIGITS) return code;
  if (length > PAIR_DIGITS) {
    return code + gridDigits(lat - row * latStep(PAIR_DIGITS), lng - column * lngStep(PAIR_DIGITS), length);
  }
  if (length === SEPARATOR_POSITION) return code.slice(0, -2);
  return code.slice(0, length) + PADDING.repeat(SEPARATOR_POSITION - length) + SEPARATOR;
}

/** Digits 11 to `length` of a place in a 10-digit cell, in units: each divides the cell into 5 rows and 4 columns. */
function gridDigits(latInCell: number, lngInCell: number, length: number): string {
  let height = latStep(PAIR_DIGITS) | 0;
  let width = lngStep(PAIR_DIGITS) | 0;
  let latRest = latInCell | 0;
  let lngRest = lngInCell | 0;
  let digits = '';
  for (let digit = PAIR_DIGITS; digit < length; digit++) {
    height = (height / 5) | 0;
    width = (width / 4) | 0;
    digits += ALPHABET.charAt(((latRest / height) | 0) * 4 + ((lngRest / width) | 0));
    latRest %= height;
    lngRest %= width;
  }
  return digits;
}

/**
 * The plus code of the cell a point lies in.
 *
 * @param point Decimal degrees, WGS 84. Latitude is clipped to the poles and longitude wrapped, as the standard says.
 * @param length Number of digits: 2, 4, 6, 8 or 10 to 15, the most; a greater one is 15. 10 is a cell of 1/8000 degree, about 14 m.
 * @throws LocationCodeError `INVALID_POINT`, `INVALID_LENGTH`.
 */
export function encodePlusCode(point: LatLng, length = PAIR_DIGITS): string {
  assertPoint(point);
  if (!Number.isInteger(length) || length < 2 || (length < PAIR_DIGITS && length % 2 === 1)) {
    throw new LocationCodeError(
      'INVALID_LENGTH',
      `A plus code has 2, 4, 6, 8 or 10 to 15 digits, not ${describe(length)}. Leave the length out for 10.`,
    );
  }
  return encodeUnits(latUnits(point.lat), lngUnits(point.lng), Math.min(length, MAX_DIGITS));
}

/**
 * The cell of a full plus code, in either case. Digits after the fifteenth are ignored, as the standard says.
 *
 * @throws LocationCodeError `INVALID_PLUS_CODE`.
 */
export function decodePlusCode(code: string): PlusCodeCell {
  const read = readFullPlusCode(code);
  if (read !== null) return cellOf(read, read.digits);
  throw new LocationCodeError(
    'INVALID_PLUS_CODE',
    isShortPlusCode(code)
      ? `${describe(code)} is a short plus code and names no place by itself. Use recoverPlusCode with a point nearby first.`
      : `${describe(code)} is not a full plus code such as "8F8GR54J+JJ": eight characters of 23456789CFGHJMPQRVWX, a "+", then none or at least two.`,
  );
}
