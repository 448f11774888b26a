import { encodePlusCode } from '@smart-address/codes';
import { fromUnit, toPixel, viewBounds, worldSize, type MapView } from './projection.ts';

/** Sizes of the plus-code squares drawn on the map: a degree, a twentieth and a four-hundredth of one, each for a range of zooms. */
const LEVELS = [
  { perDegree: 1, from: 5, to: 9.5, digits: 4 },
  { perDegree: 20, from: 10.5, to: 14.5, digits: 6 },
  { perDegree: 400, from: 14.5, to: 24, digits: 8 },
] as const;

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

function edges(from: number, to: number, perDegree: number): number[] {
  const first = Math.ceil(from * perDegree);
  const count = Math.max(0, Math.floor(to * perDegree) - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) / perDegree);
}

/** The plus-code squares of a zoom, drawn instead of a graticule because couriers can use them. */
export function latticeOf(view: MapView): Lattice {
  const level = LEVELS.find(({ from, to }) => view.zoom >= from && view.zoom < to);
  if (!level) return NONE;
  const { south, west, north, east } = viewBounds(view);
  const lats = edges(south, north, level.perDegree);
  const lngs = edges(west, east, level.perDegree);
  const columns = lngs.map((lng) => toPixel({ lat: north, lng }, view).x);
  const rows = lats.map((lat) => toPixel({ lat, lng: west }, view).y);
  const labels: LatticeLabel[] = [];
  if (level.digits === 8 && view.zoom >= 16) {
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

/** The point at the centre of a view. */
export function centerOf(view: MapView): { readonly lat: number; readonly lng: number } {
  const size = worldSize(view.zoom);
  return fromUnit({ x: (view.left + view.width / 2) / size, y: (view.top + view.height / 2) / size });
}
