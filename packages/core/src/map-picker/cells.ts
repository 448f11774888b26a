import { decodePlusCode, encodePlusCode, type Bounds, type LatLng } from '@smart-address/codes/point';
import { roundLocation } from './location.ts';
import type { Direction, StepDigits } from './state/types.ts';

/** One unit of the seventh decimal, in degrees. */
const SMALLEST = 1e-7;
/** Cells per degree at ten digits (Open Location Code: 20^3 cells of the 20-degree grid's digit pairs). */
export const CELLS_PER_DEGREE = 8000;
const STEP: Readonly<Record<StepDigits, { readonly lat: number; readonly lng: number }>> = {
  10: { lat: 1 / CELLS_PER_DEGREE, lng: 1 / CELLS_PER_DEGREE },
  11: { lat: 1 / (5 * CELLS_PER_DEGREE), lng: 1 / (4 * CELLS_PER_DEGREE) },
};

/** The plus-code cell of a point, in decimal degrees. */
export function cellAt(point: LatLng, digits: StepDigits): Bounds {
  const { south, west, north, east } = decodePlusCode(encodePlusCode(point, digits));
  return { south, west, north, east };
}

/**
 * The point one plus-code cell further, at the same position within the cell and rounded to seven decimals. An 11-digit cell is 312.5 units
 * of the seventh decimal wide, so rounding may end in the same cell or skip one. Then the last decimal is nudged by one.
 */
export function moveByCell(point: LatLng, direction: Direction, digits: StepDigits): LatLng {
  const axis = direction === 'north' || direction === 'south' ? 'lat' : 'lng';
  const sign = direction === 'north' || direction === 'east' ? 1 : -1;
  const size = STEP[digits][axis];
  const low = axis === 'lat' ? 'south' : 'west';
  const target = cellAt(point, digits)[low] + sign * size;
  const moved = roundLocation({ ...point, [axis]: point[axis] + sign * size });
  const miss = target - cellAt(moved, digits)[low];
  if (Math.abs(miss) < size / 2) return moved;
  return roundLocation({ ...moved, [axis]: moved[axis] + Math.sign(miss) * SMALLEST });
}
