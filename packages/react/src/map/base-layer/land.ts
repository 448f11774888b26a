import type { LatLng } from '@smart-address/codes';
import type { Border } from '@smart-address/gazetteer';
import { NEIGHBOUR_COASTS } from './neighbours.ts';
import { toUnit, worldSize, type MapView } from './projection.ts';

/** A closed line as fractions of the world (see `toUnit`): x0, y0, x1, y1, and so on. */
export interface UnitRing {
  readonly points: Float64Array;
  /** The same with its corners rounded, for a look from near. */
  readonly rounded: Float64Array;
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

/**
 * Rounds corners by cutting each at a quarter of its sides (Chaikin). The border is known to some ten metres at best and by one point
 * a kilometre along most of the coast: drawn with its corners it would look surveyed where it is not.
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
  return { points: flat, rounded: cutCorners(cutCorners(flat)), left, top, right, bottom };
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

/** What a shape is traced onto: a canvas, a `Path2D`, or a writer of SVG paths. */
export interface PathSink {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  closePath(): void;
}

type Point = readonly [x: number, y: number];

/** A line in pixels of a view; a polygon when its last point is joined to its first. */
export type PixelLine = readonly Point[];

/** Pixels beyond the edge that are still drawn, so that no line shows along it. */
const MARGIN = 160;
/** The same for a thin line. */
const LINE_MARGIN = 8;
/** Pixels under which a bend cannot be seen. */
const INVISIBLE = 0.75;

/** Cuts a polygon at one edge of an area (Sutherland and Hodgman). */
function cutAt(points: PixelLine, axis: 0 | 1, limit: number, keepsAbove: boolean): PixelLine {
  const isKept = (point: Point): boolean => (keepsAbove ? point[axis] >= limit : point[axis] <= limit);
  if (points.every(isKept)) return points;
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

/** From here corners can be told from curves. */
const ROUND_ZOOM = 9;

/** A ring in pixels of a view; what lies beyond one side of it and `margin` pixels more is cut short. */
function pixelsOf(
  ring: UnitRing,
  view: MapView,
  { detail, margin, isSketch }: Required<DetailOptions>,
): Point[] {
  const size = worldSize(view.zoom);
  const points = isSketch || view.zoom >= ROUND_ZOOM ? ring.rounded : ring.points;
  const pixels: Point[] = [];
  let [lastX, lastY] = [Infinity, Infinity];
  // The sides that every point since the last one kept lies beyond, as bits.
  let sides = 0;
  let skipped: Point | null = null;
  for (let index = 0; index < points.length; index += 2) {
    const x = (points[index] ?? 0) * size - view.left;
    const y = (points[index + 1] ?? 0) * size - view.top;
    if ((x - lastX) ** 2 + (y - lastY) ** 2 < detail ** 2) continue;
    [lastX, lastY] = [x, y];
    const beyond =
      (x < -margin ? 1 : x > view.width + margin ? 2 : 0) |
      (y < -margin ? 4 : y > view.height + margin ? 8 : 0);
    if ((beyond & sides) !== 0) {
      sides &= beyond;
      skipped = [x, y];
      continue;
    }
    if (skipped) pixels.push(skipped);
    pixels.push([x, y]);
    skipped = null;
    sides = beyond;
  }
  if (skipped) pixels.push(skipped);
  return pixels;
}

function isInView(ring: UnitRing, view: MapView, margin: number): boolean {
  const size = worldSize(view.zoom);
  return (
    ring.right * size > view.left - margin &&
    ring.left * size < view.left + view.width + margin &&
    ring.bottom * size > view.top - margin &&
    ring.top * size < view.top + view.height + margin
  );
}

export interface DetailOptions {
  /** Pixels between two points, at least. */
  readonly detail?: number;
  /** Pixels beyond the view's edges that are kept too. */
  readonly margin?: number;
  /** Too few points to be drawn with their corners at any zoom. */
  readonly isSketch?: boolean;
}

/** The part of each ring that a view shows, as polygons in its pixels. */
export function polygonsInView(
  rings: readonly UnitRing[],
  view: MapView,
  { detail = INVISIBLE, margin = MARGIN, isSketch = false }: DetailOptions = {},
): PixelLine[] {
  const polygons: PixelLine[] = [];
  for (const ring of rings) {
    if (!isInView(ring, view, margin)) continue;
    let points: PixelLine = pixelsOf(ring, view, { detail, margin, isSketch });
    points = cutAt(points, 0, -margin, true);
    points = cutAt(points, 0, view.width + margin, false);
    points = cutAt(points, 1, -margin, true);
    points = cutAt(points, 1, view.height + margin, false);
    if (points.length >= 3) polygons.push(points);
  }
  return polygons;
}

/** Traces polygons as closed shapes. */
export function tracePolygons(polygons: readonly PixelLine[], sink: PathSink): void {
  for (const points of polygons) {
    points.forEach(([x, y], index) => (index === 0 ? sink.moveTo(x, y) : sink.lineTo(x, y)));
    sink.closePath();
  }
}

/** A stretch of a line that a view shows. */
export interface LineInView {
  readonly points: PixelLine;
  /** Pixels from the line's own start to the stretch's: dashes go on from there, whatever part is drawn. */
  readonly start: number;
}

/** The stretches of an open line that a view shows. */
export function linesInView({ points }: UnitRing, view: MapView): LineInView[] {
  const size = worldSize(view.zoom);
  const stretches: LineInView[] = [];
  let stretch: Point[] | null = null;
  let [fromX, fromY] = [NaN, NaN];
  let length = 0;
  for (let index = 0; index < points.length; index += 2) {
    const x = (points[index] ?? 0) * size - view.left;
    const y = (points[index + 1] ?? 0) * size - view.top;
    const isSeen =
      Math.max(x, fromX) > -LINE_MARGIN &&
      Math.min(x, fromX) < view.width + LINE_MARGIN &&
      Math.max(y, fromY) > -LINE_MARGIN &&
      Math.min(y, fromY) < view.height + LINE_MARGIN;
    if (!isSeen) stretch = null;
    else if (stretch) stretch.push([x, y]);
    else {
      stretch = [
        [fromX, fromY],
        [x, y],
      ];
      stretches.push({ points: stretch, start: length });
    }
    if (index > 0) length += Math.hypot(x - fromX, y - fromY);
    [fromX, fromY] = [x, y];
  }
  return stretches;
}

/** Traces an open line. */
export function traceLine(points: PixelLine, sink: PathSink): void {
  points.forEach(([x, y], index) => (index === 0 ? sink.moveTo(x, y) : sink.lineTo(x, y)));
}
