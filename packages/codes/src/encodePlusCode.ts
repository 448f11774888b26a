import { ALPHABET } from './alphabet.ts';
import { assertPoint, latUnits, lngUnits, MAX_DIGITS, PAIR_DIGITS } from './grid.ts';
import type { GridCorner } from './grid.ts';
import { describe, LocationCodeError } from './locationCodeError.ts';
import { PADDING, SEPARATOR, SEPARATOR_POSITION } from './plusCodeShape.ts';
import type { LatLng } from './types.ts';

const PAIRS = Array.from({ length: 400 }, (_, pair) => {
  return ALPHABET.charAt(Math.floor(pair / 20)) + ALPHABET.charAt(pair % 20);
});

/** The code of the cell that holds a corner given in whole units. */
export function encodeUnits(corner: GridCorner, length: number): string {
  let row = Math.floor(corner.lat / 3125);
  let column = Math.floor(corner.lng / 1024);
  let pairs = '';
  for (let pair = 0; pair < PAIR_DIGITS / 2; pair++) {
    if (pair === 1) pairs = SEPARATOR + pairs;
    pairs = PAIRS[(row % 20) * 20 + (column % 20)] + pairs;
    row = Math.floor(row / 20);
    column = Math.floor(column / 20);
  }
  if (length < SEPARATOR_POSITION) {
    return pairs.slice(0, length) + PADDING.repeat(SEPARATOR_POSITION - length) + SEPARATOR;
  }
  if (length <= PAIR_DIGITS) return pairs.slice(0, length + 1);
  let height = 3125;
  let width = 1024;
  let code = pairs;
  for (let digit = PAIR_DIGITS; digit < length; digit++) {
    const latRest = corner.lat % height;
    const lngRest = corner.lng % width;
    height /= 5;
    width /= 4;
    code += ALPHABET.charAt(Math.floor(latRest / height) * 4 + Math.floor(lngRest / width));
  }
  return code;
}

/**
 * The plus code of the cell a point lies in.
 *
 * @param point Decimal degrees, WGS 84. Latitude is clipped to the poles and longitude wrapped, as the standard says.
 * @param length Number of digits: 2, 4, 6, 8 or 10 to 15. 10 is a cell of 1/8000 degree, about 14 m.
 * @throws LocationCodeError `INVALID_POINT`, `INVALID_LENGTH`.
 */
export function encodePlusCode(point: LatLng, length = PAIR_DIGITS): string {
  assertPoint(point);
  if (
    !Number.isInteger(length) ||
    length < 2 ||
    length > MAX_DIGITS ||
    (length < PAIR_DIGITS && length % 2 === 1)
  ) {
    throw new LocationCodeError(
      'INVALID_LENGTH',
      `A plus code has 2, 4, 6, 8 or 10 to 15 digits, not ${describe(length)}. Leave the length out for 10.`,
    );
  }
  return encodeUnits({ lat: latUnits(point.lat), lng: lngUnits(point.lng) }, length);
}
