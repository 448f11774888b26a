import type { Bounds } from '@smart-address/codes';
import { CELLS_PER_DEGREE } from './cells.ts';

export interface Grid {
  /** From south to north. */
  readonly lats: readonly number[];
  /** From west to east. */
  readonly lngs: readonly number[];
}

function edges(from: number, to: number, perDegree: number): number[] {
  const first = Math.ceil(from * perDegree);
  const count = Math.max(0, Math.floor(to * perDegree) - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) / perDegree);
}

/** The edges of plus-code squares that cross a box. */
export const squareGrid = ({ south, west, north, east }: Bounds, perDegree: number): Grid => ({
  lats: edges(south, north, perDegree),
  lngs: edges(west, east, perDegree),
});

/** The edges of ten-digit cells that cross a box. A function of the box alone, so that `boxes.map(cellGrid)` is one grid for each. */
export const cellGrid = (bounds: Bounds): Grid => squareGrid(bounds, CELLS_PER_DEGREE);
