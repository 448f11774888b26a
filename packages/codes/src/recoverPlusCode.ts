import { encodeUnits } from './encodePlusCode.ts';
import { assertPoint, LAT_UNITS, LNG_UNITS, latStep, latUnits, lngStep, lngUnits } from './grid.ts';
import { describe, LocationCodeError } from './locationCodeError.ts';
import { plusCodeShape, readFullPlusCode, SEPARATOR_POSITION } from './plusCodeShape.ts';
import type { LatLng } from './types.ts';

/**
 * The full code, nearest to `near`, that a short code may stand for. A full code is given back in upper case.
 *
 * @throws LocationCodeError `INVALID_PLUS_CODE`, `INVALID_POINT`.
 */
export function recoverPlusCode(code: string, near: LatLng): string {
  assertPoint(near, 'The place a code is recovered by');
  if (readFullPlusCode(code) !== null) return code.toUpperCase();
  const shape = plusCodeShape(code);
  if (shape === null || shape.separator === SEPARATOR_POSITION) {
    throw new LocationCodeError(
      'INVALID_PLUS_CODE',
      `${describe(code)} is not a plus code such as "R54J+JJ": up to eight characters of 23456789CFGHJMPQRVWX, a "+", then none or at least two.`,
    );
  }
  const removed = SEPARATOR_POSITION - shape.separator;
  const from = { lat: latUnits(near.lat), lng: lngUnits(near.lng) };
  const guess = readFullPlusCode(
    encodeUnits(from.lat, from.lng, SEPARATOR_POSITION).slice(0, removed) + code,
  );
  if (guess === null) {
    throw new LocationCodeError('INVALID_PLUS_CODE', `${describe(code)} is no plus code near that point.`);
  }
  // The guess has the reference's own first digits; the same code one whole cell of those digits away may be nearer.
  const height = latStep(removed);
  const width = lngStep(removed);
  const latDouble = 2 * guess.lat + latStep(guess.digits);
  const lngDouble = 2 * guess.lng + lngStep(guess.digits);
  let { lat, lng } = guess;
  if (latDouble - 2 * from.lat > height && latDouble >= 2 * height) lat -= height;
  else if (2 * from.lat - latDouble > height && latDouble + 2 * height <= 2 * LAT_UNITS) lat += height;
  if (lngDouble - 2 * from.lng > width) lng -= width;
  else if (2 * from.lng - lngDouble > width) lng += width;
  return encodeUnits(lat, (lng + LNG_UNITS) % LNG_UNITS, guess.digits);
}
