import { describe, LocationCodeError } from './locationCodeError.ts';
import type { LatLng, PlusCodeCell } from './types.ts';

// The Open Location Code grid in whole numbers: one unit is the height, or width, of a 15-digit cell.
// https://github.com/google/open-location-code/blob/main/Documentation/Specification/specification.md
export const LAT_UNITS_PER_DEGREE = 25_000_000;
const LNG_UNITS_PER_DEGREE = 8_192_000;
const LAT_ORIGIN = 90 * LAT_UNITS_PER_DEGREE;
const LNG_ORIGIN = 180 * LNG_UNITS_PER_DEGREE;
export const LAT_UNITS = 2 * LAT_ORIGIN;
export const LNG_UNITS = 2 * LNG_ORIGIN;

/** Digits in pairs (one for latitude, one for longitude); those that follow divide a cell by 5 rows x 4 columns. */
export const PAIR_DIGITS = 10;
export const MAX_DIGITS = 15;

/** A cell's south-west corner in units from the south pole and the antimeridian. */
export interface GridCorner {
  readonly lat: number;
  readonly lng: number;
}

const LAT_STEPS = new Float64Array(MAX_DIGITS + 1);
const LNG_STEPS = new Float64Array(MAX_DIGITS + 1);
for (let digits = 2; digits <= MAX_DIGITS; digits++) {
  const pairs = 20 ** ((PAIR_DIGITS - digits) / 2);
  LAT_STEPS[digits] = digits > PAIR_DIGITS ? 5 ** (MAX_DIGITS - digits) : 3125 * pairs;
  LNG_STEPS[digits] = digits > PAIR_DIGITS ? 4 ** (MAX_DIGITS - digits) : 1024 * pairs;
}

/** Height of a cell in units. `digits` is 2, 4, 6, 8 or 10..15. */
export function latStep(digits: number): number {
  return LAT_STEPS[digits] ?? 0;
}

/** Width of a cell in units. `digits` is 2, 4, 6, 8 or 10..15. */
export function lngStep(digits: number): number {
  return LNG_STEPS[digits] ?? 0;
}

/**
 * Floor, except that a number within a millionth below a whole one is that whole one. 36.8065 has no exact double: a plain floor would put
 * a point that lies on a cell's edge into the cell below it.
 */
function snapFloor(x: number): number {
  const floor = Math.floor(x);
  return floor + 1 - x < 1e-6 ? floor + 1 : floor;
}

/** Units from the south pole; latitudes beyond a pole are clipped to it, and the pole belongs to the cell south of it. */
export function latUnits(lat: number): number {
  const units = snapFloor(lat * LAT_UNITS_PER_DEGREE) + LAT_ORIGIN;
  return units < 0 ? 0 : units >= LAT_UNITS ? LAT_UNITS - 1 : units;
}

/** Units from the antimeridian; any longitude is wrapped, so that 180 is -180. */
export function lngUnits(lng: number): number {
  // The remainder is exact, the product of a huge longitude would not be.
  const turn = lng >= -180 && lng <= 180 ? lng : lng % 360;
  const units = snapFloor(turn * LNG_UNITS_PER_DEGREE) + LNG_ORIGIN;
  return units < 0 ? units + LNG_UNITS : units >= LNG_UNITS ? units - LNG_UNITS : units;
}

/** Where in its unit a point lies, on top of `latUnits` and `lngUnits`; a clipped latitude has no part of one. */
export function unitFractions({ lat, lng }: LatLng): GridCorner {
  const row = Math.min(90, Math.max(-90, lat)) * LAT_UNITS_PER_DEGREE;
  const column = (lng % 360) * LNG_UNITS_PER_DEGREE;
  return { lat: row - snapFloor(row), lng: column - snapFloor(column) };
}

/** @throws LocationCodeError `INVALID_POINT` unless both are finite numbers. */
export function assertPoint(point: LatLng, what = 'A point'): void {
  const given: unknown = point;
  if (typeof given !== 'object' || given === null) {
    throw new LocationCodeError(
      'INVALID_POINT',
      `${what} must be an object {lat, lng} in decimal degrees, not ${describe(given)}.`,
    );
  }
  if (!Number.isFinite(point.lat)) refuse(what, 'lat', point.lat);
  if (!Number.isFinite(point.lng)) refuse(what, 'lng', point.lng);
}

function refuse(what: string, name: string, value: unknown): never {
  throw new LocationCodeError(
    'INVALID_POINT',
    `${what} needs a finite number of degrees as ${name}, not ${describe(value)}. Convert text with Number() and check it first.`,
  );
}

/** The cell with this south-west corner. Each edge is the double nearest to its exact value. */
export function cellOf(corner: GridCorner, digits: number): PlusCodeCell {
  // Whole numbers below 2^53 all the way, and one division at the end.
  const south = corner.lat - LAT_ORIGIN;
  const west = corner.lng - LNG_ORIGIN;
  const height = latStep(digits);
  const width = lngStep(digits);
  return {
    south: south / LAT_UNITS_PER_DEGREE,
    west: west / LNG_UNITS_PER_DEGREE,
    north: (south + height) / LAT_UNITS_PER_DEGREE,
    east: (west + width) / LNG_UNITS_PER_DEGREE,
    center: {
      lat: (2 * south + height) / (2 * LAT_UNITS_PER_DEGREE),
      lng: (2 * west + width) / (2 * LNG_UNITS_PER_DEGREE),
    },
    length: digits,
  };
}
