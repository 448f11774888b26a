import type { LatLng } from '@smart-address/codes';
import type { Border } from '@smart-address/gazetteer';
import { NEIGHBOUR_COASTS } from './neighbours.ts';
import { toUnit, worldSize, type MapView } from './projection.ts';

/** A line in fractions of the world (see `toUnit`). A tile shows little of a long one, and skips runs of points outside it. */
interface UnitLine {
  /** x0, y0, x1, y1, and so on. */
  readonly points: Float64Array;
  /** Left, top, right and bottom of each run's points and of the point before them. */
  readonly boxes: Float64Array;
}

/** A closed line. */
export interface UnitRing {
  readonly exact: UnitLine;
  /** The same with rounded corners, for high zooms. */
  readonly rounded: UnitLine;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
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

function toLine(points: Float64Array): UnitLine {
  const boxes = new Float64Array(Math.ceil(points.length / RUN) * 4);
  for (let from = 0, box = 0; from < points.length; from += RUN, box += 4) {
    let [left, top, right, bottom] = [1, 1, 0, 0];
    for (let index = Math.max(0, from - 2); index < Math.min(from + RUN, points.length); index += 2) {
      const [x, y] = [points[index] ?? 0, points[index + 1] ?? 0];
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
    boxes.set([left, top, right, bottom], box);
  }
  return { points, boxes };
}

/**
 * Rounds corners by cutting each at a quarter of its sides (Chaikin). The border is accurate to some ten metres at best, and has one
 * point per kilometre along most of the coast: with sharp corners it would look surveyed.
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
  let [left, top, right, bottom] = [1, 1, 0, 0];
  for (let box = 0; box < exact.boxes.length; box += 4) {
    left = Math.min(left, exact.boxes[box] ?? 1);
    top = Math.min(top, exact.boxes[box + 1] ?? 1);
    right = Math.max(right, exact.boxes[box + 2] ?? 0);
    bottom = Math.max(bottom, exact.boxes[box + 3] ?? 0);
  }
  return { exact, rounded: toLine(cutCorners(cutCorners(exact.points))), left, top, right, bottom };
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

/** What a shape is traced onto: a canvas, a `Path2D`, or a writer of SVG paths. */
export interface PathSink {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  closePath(): void;
}

type Point = readonly [x: number, y: number];

/** A line in pixels of a view; for a polygon, the last point is joined to the first. */
export type PixelLine = readonly Point[];

/** Pixels beyond the edge that are still drawn, so that no outline appears along it. */
const MARGIN = 160;
/** The same for a thin line. */
const LINE_MARGIN = 8;
/** Pixels below which a bend is invisible. */
const INVISIBLE = 0.75;

/** Clips a polygon at one edge of an area (Sutherland and Hodgman). */
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

/** Zoom from which corners are distinguishable from curves. */
const ROUND_ZOOM = 9;

/** The sides of a view beyond which a box or a point lies completely, as bits. */
function sidesBeyond(
  { width, height }: MapView,
  margin: number,
  left: number,
  top: number,
  right = left,
  bottom = top,
): number {
  return (
    (right < -margin ? 1 : left > width + margin ? 2 : 0) |
    (bottom < -margin ? 4 : top > height + margin ? 8 : 0)
  );
}

/** The same for a run of a line. */
function sidesOfRun({ boxes }: UnitLine, run: number, view: MapView, size: number, margin: number): number {
  const box = 4 * run;
  return sidesBeyond(
    view,
    margin,
    (boxes[box] ?? 0) * size - view.left,
    (boxes[box + 1] ?? 0) * size - view.top,
    (boxes[box + 2] ?? 0) * size - view.left,
    (boxes[box + 3] ?? 0) * size - view.top,
  );
}

/** A ring in pixels of a view. Stretches more than `margin` pixels beyond one side are shortened. */
function pixelsOf(
  ring: UnitRing,
  view: MapView,
  { detail, margin, isSketch }: Required<DetailOptions>,
): Point[] {
  const size = worldSize(view.zoom);
  const line = isSketch || view.zoom >= ROUND_ZOOM ? ring.rounded : ring.exact;
  const { points } = line;
  const pixels: Point[] = [];
  const pixelAt = (index: number): Point => [
    (points[index] ?? 0) * size - view.left,
    (points[index + 1] ?? 0) * size - view.top,
  ];
  // The sides beyond which every point since the last kept one lies, as bits.
  let sides = 0;
  let skipped: Point | null = null;
  for (let from = 0; from < points.length; from += RUN) {
    const last = Math.min(from + RUN, points.length) - 2;
    const beyondAll = sidesOfRun(line, from / RUN, view, size, margin);
    if ((beyondAll & sides) !== 0) {
      sides &= beyondAll;
      skipped = pixelAt(last);
      continue;
    }
    // Each run keeps its ends, so that it looks the same in every tile, whichever runs a tile skips.
    let [lastX, lastY] = [Infinity, Infinity];
    for (let index = from; index <= last; index += 2) {
      const [x, y] = pixelAt(index);
      if (index < last && (x - lastX) ** 2 + (y - lastY) ** 2 < detail ** 2) continue;
      [lastX, lastY] = [x, y];
      const beyond = sidesBeyond(view, margin, x, y);
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
  /** Minimum distance between two points, in pixels. */
  readonly detail?: number;
  /** Pixels beyond the view's edges that are kept. */
  readonly margin?: number;
  /** True for a line with few points: its corners are rounded at every zoom. */
  readonly isSketch?: boolean;
}

/** The visible part of each ring, as polygons in pixels of the view. */
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

/** A visible stretch of a line. */
export interface LineInView {
  readonly points: PixelLine;
  /** Pixels from the start of the line to that of the stretch, so that dashes continue whatever part is drawn. */
  readonly start: number;
}

/** The visible stretches of an open line. */
export function linesInView(line: Land['border'], view: MapView): LineInView[] {
  const { points, lengths } = line;
  const size = worldSize(view.zoom);
  const stretches: LineInView[] = [];
  let stretch: Point[] | null = null;
  for (let run = 0; run < lengths.length; run += 1) {
    if (sidesOfRun(line, run, view, size, LINE_MARGIN) !== 0) {
      stretch = null;
      continue;
    }
    let length = (lengths[run] ?? 0) * size;
    for (let index = Math.max(2, run * RUN); index < Math.min((run + 1) * RUN, points.length); index += 2) {
      const from: Point = [
        (points[index - 2] ?? 0) * size - view.left,
        (points[index - 1] ?? 0) * size - view.top,
      ];
      const to: Point = [(points[index] ?? 0) * size - view.left, (points[index + 1] ?? 0) * size - view.top];
      const step = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const isSeen =
        Math.max(to[0], from[0]) > -LINE_MARGIN &&
        Math.min(to[0], from[0]) < view.width + LINE_MARGIN &&
        Math.max(to[1], from[1]) > -LINE_MARGIN &&
        Math.min(to[1], from[1]) < view.height + LINE_MARGIN;
      if (!isSeen) stretch = null;
      else if (stretch) stretch.push(to);
      else {
        stretch = [from, to];
        stretches.push({ points: stretch, start: length });
      }
      length += step;
    }
  }
  return stretches;
}

/** Traces an open line. */
export function traceLine(points: PixelLine, sink: PathSink): void {
  points.forEach(([x, y], index) => (index === 0 ? sink.moveTo(x, y) : sink.lineTo(x, y)));
}
