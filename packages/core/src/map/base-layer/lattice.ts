import { encodePlusCode, type Bounds } from '@smart-address/codes';
import { toPixel, viewBounds, type Viewport } from './projection.ts';
import { CELLS_PER_DEGREE } from '../../map-picker/cells.ts';

interface Grid {
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
const squareGrid = ({ south, west, north, east }: Bounds, perDegree: number): Grid => ({
  lats: edges(south, north, perDegree),
  lngs: edges(west, east, perDegree),
});

/** The edges of ten-digit cells that cross a box. A function of the box alone, so that `boxes.map(cellGrid)` is one grid for each. */
export const cellGrid = (bounds: Bounds): Grid => squareGrid(bounds, CELLS_PER_DEGREE);

/** Zoom from which the smallest squares are drawn. */
export const SMALL_CELL_ZOOM = 14.5;
/** Sizes of the plus-code squares drawn on the map: a degree, a twentieth and a four-hundredth of one, each for a range of zooms. */
const LEVELS = [
  { perDegree: 1, from: 5, to: 9.5 },
  { perDegree: 20, from: 10.5, to: SMALL_CELL_ZOOM },
  { perDegree: 400, from: SMALL_CELL_ZOOM, to: 24 },
] as const;
/** Zoom from which the smallest squares are large enough for a label. */
const LABEL_ZOOM = 16;

interface LatticeLabel {
  readonly text: string;
  /** Upper left corner of the square, in pixels. */
  readonly x: number;
  readonly y: number;
}

export interface Lattice {
  /** Pixels from the left edge. */
  readonly columns: readonly number[];
  /** Pixels from the upper edge. */
  readonly rows: readonly number[];
  /** The last four digits of each square's code ("R54J"), if squares are large enough for a label. */
  readonly labels: readonly LatticeLabel[];
}

const NONE: Lattice = { columns: [], rows: [], labels: [] };

/** The plus-code squares of a zoom, drawn instead of a graticule because couriers can use them. */
export function latticeOf(view: Viewport): Lattice {
  const level = LEVELS.find(({ from, to }) => view.zoom >= from && view.zoom < to);
  if (!level) return NONE;
  const bounds = viewBounds(view);
  const { south, west, north } = bounds;
  const { lats, lngs } = squareGrid(bounds, level.perDegree);
  const columns = lngs.map((lng) => toPixel({ lat: north, lng }, view).x);
  const rows = lats.map((lat) => toPixel({ lat, lng: west }, view).y);
  const labels: LatticeLabel[] = [];
  if (view.zoom >= LABEL_ZOOM) {
    const half = 0.5 / level.perDegree;
    for (const lat of [...lats, (lats.at(-1) ?? south) + 2 * half]) {
      for (const lng of [(lngs[0] ?? west) - 2 * half, ...lngs]) {
        const code = encodePlusCode({ lat: lat - half, lng: lng + half }, 8);
        labels.push({ text: code.slice(4, 8), ...toPixel({ lat, lng }, view) });
      }
    }
  }
  return { columns, rows, labels };
}
