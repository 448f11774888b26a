import type { Land, UnitLine, UnitRing } from './land.ts';
import { worldSize, type Viewport } from './projection.ts';

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
  { width, height }: Viewport,
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

/** The same for one of several boxes in fractions of the world. */
function sidesOfBox(boxes: Float64Array, box: number, view: Viewport, margin: number): number {
  const size = worldSize(view.zoom);
  return sidesBeyond(
    view,
    margin,
    (boxes[4 * box] ?? 0) * size - view.left,
    (boxes[4 * box + 1] ?? 0) * size - view.top,
    (boxes[4 * box + 2] ?? 0) * size - view.left,
    (boxes[4 * box + 3] ?? 0) * size - view.top,
  );
}

/** A point of a line in pixels of a view. */
const pixelAt = ({ points }: UnitLine, index: number, view: Viewport, size: number): Point => [
  (points[index] ?? 0) * size - view.left,
  (points[index + 1] ?? 0) * size - view.top,
];

/** A ring in pixels of a view. Stretches more than `margin` pixels beyond one side are shortened. */
function pixelsOf(
  ring: UnitRing,
  view: Viewport,
  { detail, margin, isSketch }: Required<DetailOptions>,
): Point[] {
  const size = worldSize(view.zoom);
  const line = isSketch || view.zoom >= ROUND_ZOOM ? ring.rounded : ring.exact;
  const { points, run } = line;
  const pixels: Point[] = [];
  // The sides beyond which every point since the last kept one lies, as bits.
  let sides = 0;
  let skipped: Point | null = null;
  for (let from = 0; from < points.length; from += run) {
    const last = Math.min(from + run, points.length) - 2;
    const beyondAll = sidesOfBox(line.boxes, from / run, view, margin);
    if ((beyondAll & sides) !== 0) {
      sides &= beyondAll;
      skipped = pixelAt(line, last, view, size);
      continue;
    }
    // Each run keeps its ends, so that it looks the same in every tile, whichever runs a tile skips.
    let [lastX, lastY] = [Infinity, Infinity];
    for (let index = from; index <= last; index += 2) {
      const [x, y] = pixelAt(line, index, view, size);
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
  view: Viewport,
  { detail = INVISIBLE, margin = MARGIN, isSketch = false }: DetailOptions = {},
): PixelLine[] {
  const polygons: PixelLine[] = [];
  for (const ring of rings) {
    if (sidesOfBox(ring.box, 0, view, margin) !== 0) continue;
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
    traceLine(points, sink);
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
export function linesInView(line: Land['border'], view: Viewport): LineInView[] {
  const { points, run, lengths } = line;
  const size = worldSize(view.zoom);
  const stretches: LineInView[] = [];
  let stretch: Point[] | null = null;
  for (let from = 0; from < points.length; from += run) {
    if (sidesOfBox(line.boxes, from / run, view, LINE_MARGIN) !== 0) {
      stretch = null;
      continue;
    }
    let length = (lengths[from / run] ?? 0) * size;
    for (let index = Math.max(2, from); index < Math.min(from + run, points.length); index += 2) {
      const start = pixelAt(line, index - 2, view, size);
      const end = pixelAt(line, index, view, size);
      const beyond = sidesBeyond(view, LINE_MARGIN, ...start) & sidesBeyond(view, LINE_MARGIN, ...end);
      if (beyond !== 0) stretch = null;
      else if (stretch) stretch.push(end);
      else {
        stretch = [start, end];
        stretches.push({ points: stretch, start: length });
      }
      length += Math.hypot(end[0] - start[0], end[1] - start[1]);
    }
  }
  return stretches;
}

/** Traces an open line. */
export function traceLine(points: PixelLine, sink: PathSink): void {
  points.forEach(([x, y], index) => (index === 0 ? sink.moveTo(x, y) : sink.lineTo(x, y)));
}
