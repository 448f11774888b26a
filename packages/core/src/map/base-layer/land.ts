import type { LatLng } from '@smart-address/codes';
import type { Border } from '@smart-address/gazetteer';
import { NEIGHBOUR_COASTS } from './neighbours.ts';
import { toUnit } from './projection.ts';

/** A line in fractions of the world (see `toUnit`). A tile shows little of a long one, and skips runs of points outside it. */
export interface UnitLine {
  /** x0, y0, x1, y1, and so on. */
  readonly points: Float64Array;
  /** Numbers per run, two per point. */
  readonly run: number;
  /** Left, top, right and bottom of each run's points and of the point before them, one run after the other. */
  readonly boxes: Float64Array;
}

/** A closed line. */
export interface UnitRing {
  readonly exact: UnitLine;
  /** The same with rounded corners, for high zooms. */
  readonly rounded: UnitLine;
  /** The box around all of it, as those of runs are. */
  readonly box: Float64Array;
}

/** The land to draw: the country exactly, its neighbours as a sketch. */
export interface Land {
  readonly country: readonly UnitRing[];
  /** Lakes and salt lakes. */
  readonly lakes: readonly UnitRing[];
  readonly neighbours: readonly UnitRing[];
  /** The border with Libya and Algeria, an open line, with its length up to the last point before each run. */
  readonly border: UnitLine & { readonly lengths: Float64Array };
}

/** Numbers per run, two per point. */
const RUN = 128;

function boxesOf(points: Float64Array, run: number): Float64Array {
  const boxes = new Float64Array(Math.ceil(points.length / run) * 4);
  for (let from = 0, box = 0; from < points.length; from += run, box += 4) {
    let [left, top, right, bottom] = [1, 1, 0, 0];
    for (let index = Math.max(0, from - 2); index < Math.min(from + run, points.length); index += 2) {
      const [x, y] = [points[index] ?? 0, points[index + 1] ?? 0];
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
    boxes.set([left, top, right, bottom], box);
  }
  return boxes;
}

const toLine = (points: Float64Array): UnitLine => ({ points, run: RUN, boxes: boxesOf(points, RUN) });

/**
 * Rounds corners by cutting each at a quarter of its sides (Chaikin). The border is accurate to some ten metres at best, and has one point
 * per kilometre along most of the coast. With sharp corners it would look surveyed.
 */
function cutCorners(points: Float64Array): Float64Array {
  const cut = new Float64Array(points.length * 2);
  let [fromX = 0, fromY = 0] = points.slice(-2);
  for (let index = 0; index < points.length; index += 2) {
    const [x, y] = [points[index] ?? 0, points[index + 1] ?? 0];
    cut[2 * index] = 0.75 * fromX + 0.25 * x;
    cut[2 * index + 1] = 0.75 * fromY + 0.25 * y;
    cut[2 * index + 2] = 0.25 * fromX + 0.75 * x;
    cut[2 * index + 3] = 0.25 * fromY + 0.75 * y;
    [fromX, fromY] = [x, y];
  }
  return cut;
}

function flatten(points: readonly LatLng[]): Float64Array {
  const flat = new Float64Array(points.length * 2);
  points.forEach((point, index) => {
    const { x, y } = toUnit(point);
    flat[2 * index] = x;
    flat[2 * index + 1] = y;
  });
  return flat;
}

function toRing(points: readonly LatLng[]): UnitRing {
  const exact = toLine(flatten(points));
  const rounded = toLine(cutCorners(cutCorners(exact.points)));
  return { exact, rounded, box: boxesOf(exact.points, exact.points.length) };
}

function toBorder(points: readonly LatLng[]): Land['border'] {
  const line = toLine(flatten(points));
  const flat = line.points;
  const lengths = new Float64Array(Math.ceil(flat.length / RUN));
  let length = 0;
  for (let index = 2; index < flat.length; index += 2) {
    if (index % RUN === 0) lengths[index / RUN] = length;
    length += Math.hypot(
      (flat[index] ?? 0) - (flat[index - 2] ?? 0),
      (flat[index + 1] ?? 0) - (flat[index - 1] ?? 0),
    );
  }
  return { ...line, lengths };
}

/** Prepares the border for drawing. */
export function createLand({ polygons, inlandEdges }: Border): Land {
  const border = polygons[0]?.outer.slice(0, inlandEdges + 1) ?? [];
  const { africaEast, africaWest, islands } = NEIGHBOUR_COASTS;
  return {
    country: polygons.map(({ outer }) => toRing(outer)),
    lakes: polygons.flatMap(({ holes }) => holes.map(toRing)),
    neighbours: [toRing([...africaEast, ...border, ...africaWest]), ...islands.map(toRing)],
    border: toBorder(border),
  };
}
