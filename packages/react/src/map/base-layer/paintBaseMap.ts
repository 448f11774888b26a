import type { Gazetteer, Lang } from '@smart-address/gazetteer';
import { layoutLabels, type MeasureText, type PlacedLabel } from './labels.ts';
import { fontOf, labelColor, labelText, letterSpacing, SANS } from './labelText.ts';
import { traceLine, traceRings, type Land } from './land.ts';
import { centerOf, latticeOf } from './lattice.ts';
import { placesInView } from './mapPlaces.ts';
import type { MapPalette } from './palette.ts';
import { metersPerPixel, type MapView } from './projection.ts';
import { landmarkSymbol } from './symbols.ts';

/** Widths of the lines that follow the shore, outermost first, and how strong each is. */
const SHORE_LINES = [
  [26, 0.1],
  [15, 0.14],
  [7, 0.22],
] as const;
/** From here a coast known to some hundred metres looks exact. */
const NEAR_ZOOM = 13;
/** Metres the land is widened by from there on. */
const SHORE_METERS = 300;
/** Pixels between two points of those lines. */
const SHORE_DETAIL = 5;

export interface BaseMapScene {
  readonly land: Land | null;
  readonly gazetteer: Gazetteer | null;
  readonly lang: Lang;
  readonly palette: MapPalette;
}

const widths = new Map<string, number>();

function measureWith(context: CanvasRenderingContext2D): MeasureText {
  return (text, kind) => {
    const key = `${kind}\n${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    context.font = fontOf(kind);
    const shown = labelText({ kind, text });
    const width = context.measureText(shown).width + shown.length * letterSpacing(kind, shown);
    // Bounded: a long session over the whole country sees some ten thousand names.
    if (widths.size > 4000) widths.clear();
    widths.set(key, width);
    return width;
  };
}

/**
 * The border has a point a kilometre along most of the coast, and cuts across quays and whole old towns. From near the land is
 * drawn this much wider, less than `covers` allows for the same reason: better some water drawn as land than a house in the sea.
 */
function paintNearShore(
  context: CanvasRenderingContext2D,
  view: MapView,
  land: Land,
  palette: MapPalette,
): void {
  const width = (2 * SHORE_METERS) / metersPerPixel(centerOf(view).lat, view.zoom);
  const shore = new Path2D();
  traceRings(land.country, view, shore, { margin: width });
  context.strokeStyle = palette.coast;
  context.lineWidth = width + 2.4;
  context.stroke(shore);
  context.strokeStyle = palette.land;
  context.lineWidth = width;
  context.stroke(shore);
}

function paintLand(context: CanvasRenderingContext2D, view: MapView, land: Land, palette: MapPalette): void {
  const shore = new Path2D();
  traceRings(land.country, view, shore);
  const neighbours = new Path2D();
  traceRings(land.neighbours, view, neighbours);
  // Wide lines with round joins are what costs time on a long coast, and their bends are not seen.
  const water = new Path2D();
  traceRings(land.country, view, water, { detail: SHORE_DETAIL });
  context.lineJoin = 'round';
  context.strokeStyle = palette.shore;
  for (const [width, alpha] of SHORE_LINES) {
    context.globalAlpha = alpha;
    context.lineWidth = width;
    context.stroke(water);
  }
  context.globalAlpha = 1;
  context.fillStyle = palette.neighbour;
  context.fill(neighbours);
  if (view.zoom >= NEAR_ZOOM) paintNearShore(context, view, land, palette);
  context.fillStyle = palette.land;
  context.fill(shore);
  const lakes = new Path2D();
  traceRings(land.lakes, view, lakes);
  context.fillStyle = palette.sea;
  context.fill(lakes);
  if (view.zoom < NEAR_ZOOM) {
    context.strokeStyle = palette.coast;
    context.lineWidth = view.zoom < 9 ? 0.8 : 1.2;
    context.stroke(shore);
  }
  const border = new Path2D();
  traceLine(land.border, view, border);
  context.strokeStyle = palette.land;
  context.lineWidth = 3;
  context.stroke(border);
  context.strokeStyle = palette.border;
  context.lineWidth = 1.4;
  context.setLineDash([7, 3, 1.5, 3]);
  context.stroke(border);
  context.setLineDash([]);
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
  context.globalAlpha = 0.75;
  context.fillStyle = palette.softText;
  context.font = `500 9px ${SANS}`;
  context.textBaseline = 'top';
  context.textAlign = 'left';
  for (const { text, x, y } of labels) context.fillText(text, x + 4, y + 4);
  context.globalAlpha = 1;
}

function paintMark(context: CanvasRenderingContext2D, label: PlacedLabel, palette: MapPalette): void {
  if (!label.mark) return;
  const { x, y } = label.mark;
  if (label.kind === 'landmark') {
    const symbol = landmarkSymbol(label.category);
    context.save();
    context.translate(x, y);
    const path = new Path2D(symbol.path);
    context.strokeStyle = palette.land;
    context.lineWidth = 2.5;
    context.stroke(path);
    context.fillStyle = palette[symbol.color];
    context.fill(path, 'evenodd');
    context.restore();
    return;
  }
  const radius = label.kind === 'capital' ? 4 : label.kind === 'city' ? 3 : label.kind === 'town' ? 2.5 : 1.8;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = label.kind === 'capital' || label.kind === 'city' ? palette.land : palette.dot;
  context.fill();
  context.strokeStyle = palette.dot;
  context.lineWidth = 1.5;
  if (label.kind === 'capital' || label.kind === 'city') context.stroke();
}

function paintLabels(
  context: CanvasRenderingContext2D,
  labels: readonly PlacedLabel[],
  palette: MapPalette,
): void {
  for (const label of labels) paintMark(context, label, palette);
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  for (const label of labels) {
    if (!label.text) continue;
    const text = labelText(label);
    context.font = fontOf(label.kind);
    context.textAlign = label.align;
    // Newer than some browsers people still have; there the names stand closer.
    if ('letterSpacing' in context) context.letterSpacing = `${letterSpacing(label.kind, text)}px`;
    if (label.kind !== 'water' && label.kind !== 'neighbour') {
      context.strokeStyle = palette.land;
      context.globalAlpha = 0.85;
      context.lineWidth = 3;
      context.strokeText(text, label.x, label.y);
      context.globalAlpha = 1;
    }
    context.fillStyle = labelColor(label, palette);
    context.fillText(text, label.x, label.y);
  }
  if ('letterSpacing' in context) context.letterSpacing = '0px';
}

/** Draws the country as our own data knows it: land and water, names by importance, landmarks and streets as points. */
export function paintBaseMap(context: CanvasRenderingContext2D, view: MapView, scene: BaseMapScene): void {
  const { land, gazetteer, lang, palette } = scene;
  context.fillStyle = palette.sea;
  context.fillRect(0, 0, view.width, view.height);
  if (land) paintLand(context, view, land, palette);
  paintLattice(context, view, palette);
  if (!gazetteer) return;
  const places = placesInView(gazetteer, view, lang);
  paintLabels(context, layoutLabels(places, view, lang, measureWith(context)), palette);
}
