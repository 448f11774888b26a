import type { LatLng } from '@smart-address/codes';
import type { Border } from '@smart-address/gazetteer';
import { NEIGHBOUR_COASTS } from './neighbours.ts';
import { toUnit, worldSize, type MapView } from './projection.ts';

/** A closed line as fractions of the world (see `toUnit`): x0, y0, x1, y1, and so on. */
export interface UnitRing {
  readonly points: Float64Array;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What is drawn of the earth: the country exactly, its neighbours as a sketch. */
export interface Land {
  readonly country: readonly UnitRing[];
  /** Lakes and salt lakes. */
  readonly lakes: readonly UnitRing[];
  readonly neighbours: readonly UnitRing[];
  /** The border with Libya and Algeria, an open line. */
  readonly border: UnitRing;
}

function toRing(points: readonly LatLng[]): UnitRing {
  const flat = new Float64Array(points.length * 2);
  let [left, top, right, bottom] = [1, 1, 0, 0];
  points.forEach((point, index) => {
    const { x, y } = toUnit(point);
    flat[2 * index] = x;
    flat[2 * index + 1] = y;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  });
  return { points: flat, left, top, right, bottom };
}

/** Makes the border ready to draw. */
export function createLand({ polygons, inlandEdges }: Border): Land {
  const border = polygons[0]?.outer.slice(0, inlandEdges + 1) ?? [];
  const { africaEast, africaWest, islands } = NEIGHBOUR_COASTS;
  return {
    country: polygons.map(({ outer }) => toRing(outer)),
    lakes: polygons.flatMap(({ holes }) => holes.map(toRing)),
    neighbours: [toRing([...africaEast, ...border, ...africaWest]), ...islands.map(toRing)],
    border: toRing(border),
  };
}

/** What a ring is traced onto: a canvas, a `Path2D`, or a writer of SVG paths. */
export interface PathSink {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  closePath(): void;
}

/** Pixels beyond the edge that are still drawn, so that no line shows along it. */
const MARGIN = 160;
/** Pixels under which a bend cannot be seen. */
const INVISIBLE = 0.75;

type Point = readonly [x: number, y: number];

/** Cuts a polygon at one edge of the view (Sutherland and Hodgman). */
function cutAt(points: readonly Point[], axis: 0 | 1, limit: number, keepsAbove: boolean): Point[] {
  const isKept = (point: Point): boolean => (keepsAbove ? point[axis] >= limit : point[axis] <= limit);
  const kept: Point[] = [];
  let previous = points.at(-1);
  for (const point of points) {
    if (previous && isKept(previous) !== isKept(point)) {
      const share = (limit - previous[axis]) / (point[axis] - previous[axis]);
      kept.push([
        previous[0] + share * (point[0] - previous[0]),
        previous[1] + share * (point[1] - previous[1]),
      ]);
    }
    if (isKept(point)) kept.push(point);
    previous = point;
  }
  return kept;
}

function pixelsOf(ring: UnitRing, view: MapView, detail = INVISIBLE): Point[] {
  const size = worldSize(view.zoom);
  const { points } = ring;
  const pixels: Point[] = [];
  let [lastX, lastY] = [Infinity, Infinity];
  for (let index = 0; index < points.length; index += 2) {
    const x = (points[index] ?? 0) * size - view.left;
    const y = (points[index + 1] ?? 0) * size - view.top;
    if ((x - lastX) ** 2 + (y - lastY) ** 2 < detail ** 2) continue;
    pixels.push([x, y]);
    [lastX, lastY] = [x, y];
  }
  return pixels;
}

/**
 * Rounds corners by cutting each at a quarter of its sides (Chaikin). The border is known to some ten metres at best and by one point
 * a kilometre along most of the coast: drawn with its corners it would look surveyed where it is not.
 */
function cutCorners(points: readonly Point[]): Point[] {
  const cut: Point[] = [];
  let from = points.at(-1);
  for (const to of points) {
    if (from) {
      cut.push([0.75 * from[0] + 0.25 * to[0], 0.75 * from[1] + 0.25 * to[1]]);
      cut.push([0.25 * from[0] + 0.75 * to[0], 0.25 * from[1] + 0.75 * to[1]]);
    }
    from = to;
  }
  return cut;
}

/** From here corners can be told from curves. */
const ROUND_ZOOM = 9;

function isInView(ring: UnitRing, view: MapView, margin = MARGIN): boolean {
  const size = worldSize(view.zoom);
  return (
    ring.right * size > view.left - margin &&
    ring.left * size < view.left + view.width + margin &&
    ring.bottom * size > view.top - margin &&
    ring.top * size < view.top + view.height + margin
  );
}

export interface TraceOptions {
  /** Pixels between two points, at least. */
  readonly detail?: number;
  /** Pixels beyond the view's edges that are traced too. */
  readonly margin?: number;
}

/** Traces the part of each ring that a view shows, as closed shapes. */
export function traceRings(
  rings: readonly UnitRing[],
  view: MapView,
  sink: PathSink,
  { detail = INVISIBLE, margin = MARGIN }: TraceOptions = {},
): void {
  for (const ring of rings) {
    if (!isInView(ring, view, margin)) continue;
    let points: Point[] = pixelsOf(ring, view, detail);
    points = cutAt(points, 0, -margin, true);
    points = cutAt(points, 0, view.width + margin, false);
    points = cutAt(points, 1, -margin, true);
    points = cutAt(points, 1, view.height + margin, false);
    if (points.length < 3) continue;
    if (view.zoom >= ROUND_ZOOM) points = cutCorners(cutCorners(points));
    points.forEach(([x, y], index) => (index === 0 ? sink.moveTo(x, y) : sink.lineTo(x, y)));
    sink.closePath();
  }
}

/** Traces an open line; stretches far outside the view are left out. */
export function traceLine(line: UnitRing, view: MapView, sink: PathSink): void {
  if (!isInView(line, view)) return;
  const isNear = ([x, y]: Point): boolean =>
    x > -view.width && x < 2 * view.width && y > -view.height && y < 2 * view.height;
  const points = pixelsOf(line, view);
  let isDown = false;
  points.forEach((point, index) => {
    const next = points[index + 1];
    const previous = points[index - 1];
    const isWanted = isNear(point) || (next && isNear(next)) || (previous && isNear(previous));
    if (isWanted && isDown) sink.lineTo(...point);
    else if (isWanted) sink.moveTo(...point);
    isDown = Boolean(isWanted);
  });
}
