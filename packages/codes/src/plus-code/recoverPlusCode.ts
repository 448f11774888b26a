import { encodeUnits } from './plusCode.ts';
import {
  assertPoint,
  LAT_UNITS,
  LNG_UNITS,
  latStep,
  latUnits,
  lngStep,
  lngUnits,
  unitFractions,
} from '../grid.ts';
import { describe, LocationCodeError } from '../locationCodeError.ts';
import { plusCodeShape, readFullPlusCode, SEPARATOR_POSITION } from './plusCodeShape.ts';
import type { LatLng } from '../types.ts';

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
  // Half a cell apart the two are nearly as near, and the part of a unit decides.
  const fraction = unitFractions(near);
  const latAhead = latDouble - 2 * from.lat - 2 * fraction.lat;
  const lngAhead = lngDouble - 2 * from.lng - 2 * fraction.lng;
  let { lat, lng } = guess;
  if (latAhead > height && latDouble >= 2 * height) lat -= height;
  else if (-latAhead > height && latDouble + 2 * height <= 2 * LAT_UNITS) lat += height;
  if (lngAhead > width) lng -= width;
  else if (-lngAhead > width) lng += width;
  return encodeUnits(lat, (lng + LNG_UNITS) % LNG_UNITS, guess.digits);
}
