import { assertPoint, cellOf, LAT_UNITS_PER_DEGREE } from '../grid.ts';
import { describe, LocationCodeError } from '../locationCodeError.ts';
import { PADDING, readFullPlusCode } from './plusCodeShape.ts';
import type { LatLng } from '../types.ts';

export interface ShortenOptions {
  /**
   * The most digits to leave out.
   * @default 8, all of them before the `+`; 4 keeps a code that a person recognises ("R54J+JJ, Tunis").
   */
  readonly maxRemoved?: 4 | 6 | 8;
}

/** Degrees of the part that is left out, by the number of digits removed. */
const RESOLUTIONS = [
  { removed: 8, degrees: 0.0025 },
  { removed: 6, degrees: 0.05 },
  { removed: 4, degrees: 1 },
] as const;

/** Half would just be unique; less leaves room for a reader whose idea of the place differs a little. */
const SAFETY = 0.3;

/**
 * Leaves out the first 4, 6 or 8 digits of a full code that a reader near `near` can put back. Returns the code itself, in upper case, when
 * `near` is too far away for that.
 *
 * @throws LocationCodeError `INVALID_PLUS_CODE` for a short, padded or malformed code, `INVALID_POINT`.
 */
export function shortenPlusCode(code: string, near: LatLng, options: ShortenOptions = {}): string {
  const read = readFullPlusCode(code);
  if (read === null || code.includes(PADDING)) {
    throw new LocationCodeError(
      'INVALID_PLUS_CODE',
      `${describe(code)} cannot be shortened: only a full plus code of at least eight digits, without padding, can. Encode the point with 8 digits or more.`,
    );
  }
  assertPoint(near, 'The place a code is shortened by');
  const { center } = cellOf(read, read.digits);
  const latOffset = Math.abs(center.lat - Math.min(90, Math.max(-90, near.lat)));
  const lngTurn = Math.abs(center.lng - near.lng) % 360;
  const lngOffset = Math.min(lngTurn, 360 - lngTurn);
  // Rounded to units, so that a point named as exactly a limit away is not let in by a rounding error.
  const offset = Math.round(Math.max(latOffset, lngOffset) * LAT_UNITS_PER_DEGREE) / LAT_UNITS_PER_DEGREE;
  for (const { removed, degrees } of RESOLUTIONS) {
    // Nothing but the "+" would be left of eight digits without their eight.
    if (removed < read.digits && removed <= (options.maxRemoved ?? 8) && offset < degrees * SAFETY) {
      return code.slice(removed).toUpperCase();
    }
  }
  return code.toUpperCase();
}
