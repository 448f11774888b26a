import type { Gazetteer, Lang } from '@smart-address/gazetteer';
import {
  linesInView,
  polygonsInView,
  traceLine,
  tracePolygons,
  type DetailOptions,
  type Land,
  type UnitRing,
} from './land.ts';
import { SANS } from './labelText.ts';
import { centerOf, latticeOf } from './lattice.ts';
import type { MapPalette } from './palette.ts';
import { metersPerPixel, type MapView } from './projection.ts';

/** Widths of the lines that follow the shore, outermost first, and how strong each is. */
const SHORE_LINES = [
  [26, 0.1],
  [15, 0.14],
  [7, 0.22],
] as const;
const [[WIDEST_SHORE_LINE]] = SHORE_LINES;
/** Pixels between two points of those lines: wide lines with round joins are what costs time, and their bends are not seen. */
const SHORE_DETAIL = 5;
/** From here a coast known to some hundred metres looks exact. */
const NEAR_ZOOM = 13;
/**
 * Metres the land is widened by from there on. The border has a point a kilometre along most of the coast, and cuts across quays and
 * whole old towns. This is less than `covers` allows for the same reason: better some water drawn as land than a house in the sea.
 */
const SHORE_METERS = 300;

const BORDER_DASHES = [7, 3, 1.5, 3];

/** What the map is drawn from. */
export interface BaseMapScene {
  readonly land: Land | null;
  readonly gazetteer: Gazetteer | null;
  readonly lang: Lang;
  readonly palette: MapPalette;
}

function pathOf(rings: readonly UnitRing[], view: MapView, options: DetailOptions): Path2D | null {
  const polygons = polygonsInView(rings, view, options);
  if (polygons.length === 0) return null;
  const path = new Path2D();
  tracePolygons(polygons, path);
  return path;
}

/** How many pixels the land is widened by, both sides of its edge together. */
function wideningAt(view: MapView): number {
  return view.zoom < NEAR_ZOOM ? 0 : (2 * SHORE_METERS) / metersPerPixel(centerOf(view).lat, view.zoom);
}

function paintWaterLines(
  context: CanvasRenderingContext2D,
  view: MapView,
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
  view: MapView,
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
  view: MapView,
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

function paintLattice(context: CanvasRenderingContext2D, view: MapView, palette: MapPalette): void {
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

/** Draws a part of the country as our own data knows it: land, water, and the squares of the plus code. No part shows its edges. */
export function paintBaseMap(
  context: CanvasRenderingContext2D,
  view: MapView,
  { land, palette }: Pick<BaseMapScene, 'land' | 'palette'>,
): void {
  // Without a border nobody knows where the sea is.
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
  paintLattice(context, view, palette);
}
