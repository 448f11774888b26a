import type { Bounds } from '@smart-address/codes';
import { CELLS_PER_DEGREE } from './cells.ts';

function edges(from: number, to: number, perDegree: number): number[] {
  const first = Math.ceil(from * perDegree);
  const count = Math.max(0, Math.floor(to * perDegree) - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) / perDegree);
}

/**
 * The edges of plus-code cells that cross a box, by default of ten-digit cells: latitudes from south to north, longitudes from west to
 * east.
 */
export function cellGrid(
  bounds: Bounds,
  perDegree = CELLS_PER_DEGREE,
): { readonly lats: readonly number[]; readonly lngs: readonly number[] } {
  return {
    lats: edges(bounds.south, bounds.north, perDegree),
    lngs: edges(bounds.west, bounds.east, perDegree),
  };
}
