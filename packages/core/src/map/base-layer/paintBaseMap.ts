import type { Gazetteer, Lang } from '@smart-address/gazetteer';
import type { Land, UnitRing } from './land.ts';
import { linesInView, polygonsInView, traceLine, tracePolygons, type DetailOptions } from './landInView.ts';
import { SANS } from './labelStyles.ts';
import { latticeOf, SMALL_CELL_ZOOM } from './lattice.ts';
import type { MapPalette } from './palette.ts';
import { centerOf, metersPerPixel, type Viewport } from './projection.ts';

/** Lines along the shore, outermost first: width in pixels and opacity. */
const SHORE_LINES = [
  [26, 0.1],
  [15, 0.14],
  [7, 0.22],
] as const;
const [[WIDEST_SHORE_LINE]] = SHORE_LINES;
/** Minimum distance between points of those lines, in pixels: wide lines with round joins are slow, and hide small bends. */
const SHORE_DETAIL = 5;
/** Zoom from which a coast known to some hundred metres would look exact. */
const NEAR_ZOOM = 13;
/**
 * Metres by which the land is widened from that zoom on. The border has one point per kilometre along most of the coast, and cuts across
 * quays and whole old towns. Better some water drawn as land than a house in the sea. `covers` allows more (500 m) for the same reason.
 */
const SHORE_METERS = 300;

const BORDER_DASHES = [7, 3, 1.5, 3];

/** The input of the map's painting. */
export interface BaseMapScene {
  readonly land: Land | null;
  readonly gazetteer: Gazetteer | null;
  readonly lang: Lang;
  readonly palette: MapPalette;
  /** Whether the small plus-code squares are drawn, with their names: a courier can use them, a shopper cannot. */
  readonly hasCells: boolean;
}

function pathOf(rings: readonly UnitRing[], view: Viewport, options: DetailOptions): Path2D | null {
  const polygons = polygonsInView(rings, view, options);
  if (polygons.length === 0) return null;
  const path = new Path2D();
  tracePolygons(polygons, path);
  return path;
}

/** Pixels by which the land is widened, both sides of its edge together. */
function wideningAt(view: Viewport): number {
  return view.zoom < NEAR_ZOOM ? 0 : (2 * SHORE_METERS) / metersPerPixel(centerOf(view).lat, view.zoom);
}

function paintWaterLines(
  context: CanvasRenderingContext2D,
  view: Viewport,
  land: Land,
  palette: MapPalette,
): void {
  const widening = wideningAt(view);
  const water = pathOf(land.country, view, { margin: widening + WIDEST_SHORE_LINE, detail: SHORE_DETAIL });
  if (!water) return;
  context.strokeStyle = palette.shore;
  for (const [width, alpha] of SHORE_LINES) {
    context.globalAlpha = alpha;
    context.lineWidth = widening + width;
    context.stroke(water);
  }
  context.globalAlpha = 1;
}

function paintCountry(
  context: CanvasRenderingContext2D,
  view: Viewport,
  land: Land,
  palette: MapPalette,
): void {
  const widening = wideningAt(view);
  const country = pathOf(land.country, view, { margin: widening + WIDEST_SHORE_LINE });
  if (!country) return;
  context.strokeStyle = palette.coast;
  if (widening > 0) {
    context.lineWidth = widening + 2.4;
    context.stroke(country);
    context.strokeStyle = palette.land;
    context.lineWidth = widening;
    context.stroke(country);
  }
  context.fillStyle = palette.land;
  context.fill(country);
  const lakes = pathOf(land.lakes, view, {});
  context.fillStyle = palette.sea;
  if (lakes) context.fill(lakes);
  if (widening > 0) return;
  context.strokeStyle = palette.coast;
  context.lineWidth = view.zoom < 9 ? 0.8 : 1.2;
  context.stroke(country);
}

function paintBorder(
  context: CanvasRenderingContext2D,
  view: Viewport,
  land: Land,
  palette: MapPalette,
): void {
  for (const { points, start } of linesInView(land.border, view)) {
    context.beginPath();
    traceLine(points, context);
    context.strokeStyle = palette.land;
    context.lineWidth = 3;
    context.stroke();
    context.strokeStyle = palette.border;
    context.lineWidth = 1.4;
    context.setLineDash(BORDER_DASHES);
    context.lineDashOffset = start;
    context.stroke();
    context.setLineDash([]);
  }
}

function paintLattice(context: CanvasRenderingContext2D, view: Viewport, palette: MapPalette): void {
  const { columns, rows, labels } = latticeOf(view);
  context.beginPath();
  for (const x of columns) {
    context.moveTo(Math.round(x) + 0.5, 0);
    context.lineTo(Math.round(x) + 0.5, view.height);
  }
  for (const y of rows) {
    context.moveTo(0, Math.round(y) + 0.5);
    context.lineTo(view.width, Math.round(y) + 0.5);
  }
  context.strokeStyle = palette.lattice;
  context.globalAlpha = 0.16;
  context.lineWidth = 1;
  context.stroke();
  context.globalAlpha = 0.6;
  context.fillStyle = palette.softText;
  context.font = `500 9px ${SANS}`;
  context.textBaseline = 'top';
  context.textAlign = 'left';
  for (const { text, x, y } of labels) context.fillText(text, x + 4, y + 4);
  context.globalAlpha = 1;
}

/** Draws a part of the country from our own data: land, water and plus-code squares. Adjacent parts join without a visible edge. */
export function paintBaseMap(
  context: CanvasRenderingContext2D,
  view: Viewport,
  { land, palette, hasCells }: Pick<BaseMapScene, 'land' | 'palette' | 'hasCells'>,
): void {
  // Without the border the position of the sea is unknown.
  context.fillStyle = land ? palette.sea : palette.land;
  context.fillRect(0, 0, view.width, view.height);
  context.lineJoin = 'round';
  if (land) {
    paintWaterLines(context, view, land, palette);
    const neighbours = pathOf(land.neighbours, view, { isSketch: true });
    context.fillStyle = palette.neighbour;
    if (neighbours) context.fill(neighbours);
    paintCountry(context, view, land, palette);
    paintBorder(context, view, land, palette);
  }
  if (hasCells || view.zoom < SMALL_CELL_ZOOM) paintLattice(context, view, palette);
}
