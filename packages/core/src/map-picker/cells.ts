import { decodePlusCode, encodePlusCode, type Bounds, type LatLng } from '@smart-address/codes';
import { roundLocation } from './location.ts';
import type { Direction, StepDigits } from './mapPicker.types.ts';

/** One unit of the seventh decimal. */
const SMALLEST = 1e-7;
/** Cells to a degree at ten digits (Open Location Code: 20^3 cells of the 20-degree grid's digit pairs). */
const CELLS_PER_DEGREE = 8000;
const STEP: Readonly<Record<StepDigits, { readonly lat: number; readonly lng: number }>> = {
  10: { lat: 1 / CELLS_PER_DEGREE, lng: 1 / CELLS_PER_DEGREE },
  11: { lat: 1 / (5 * CELLS_PER_DEGREE), lng: 1 / (4 * CELLS_PER_DEGREE) },
};

/** The plus-code cell a point lies in, in decimal degrees. */
export function cellAt(point: LatLng, digits: StepDigits): Bounds {
  const { south, west, north, east } = decodePlusCode(encodePlusCode(point, digits));
  return { south, west, north, east };
}

/**
 * The point one plus-code cell further, at the same place within the cell and rounded to seven decimals. An 11-digit cell
 * is 312.5 units of the seventh decimal wide, so rounding alone would now and then land in the same cell or skip
 * one: the last decimal is nudged until the neighbour is hit.
 */
export function moveByCell(point: LatLng, direction: Direction, digits: StepDigits): LatLng {
  const axis = direction === 'north' || direction === 'south' ? 'lat' : 'lng';
  const sign = direction === 'north' || direction === 'east' ? 1 : -1;
  const size = STEP[digits][axis];
  const low = axis === 'lat' ? 'south' : 'west';
  const target = cellAt(point, digits)[low] + sign * size;
  let moved = roundLocation({ ...point, [axis]: point[axis] + sign * size });
  for (let tries = 0; tries < 3; tries += 1) {
    const miss = target - cellAt(moved, digits)[low];
    if (Math.abs(miss) < size / 2) break;
    moved = roundLocation({ ...moved, [axis]: moved[axis] + Math.sign(miss) * SMALLEST });
  }
  return moved;
}

/** The edges of ten-digit cells that cross a box: latitudes from south to north, longitudes from west to east. */
export function cellGrid(bounds: Bounds): {
  readonly lats: readonly number[];
  readonly lngs: readonly number[];
} {
  const edges = (from: number, to: number): number[] => {
    const first = Math.ceil(from * CELLS_PER_DEGREE);
    const count = Math.max(0, Math.floor(to * CELLS_PER_DEGREE) - first + 1);
    return Array.from({ length: count }, (_, index) => (first + index) / CELLS_PER_DEGREE);
  };
  return { lats: edges(bounds.south, bounds.north), lngs: edges(bounds.west, bounds.east) };
}
