import { layoutInSteps, type Box, type MeasureText, type PlacedLabel } from './labels.ts';
import { fontOf, labelColor, labelText, letterSpacing } from './labelStyles.ts';
import { placesInView } from './mapPlaces.ts';
import type { BaseMapScene } from './paintBaseMap.ts';
import type { MapPalette } from './palette.ts';
import type { Viewport } from './projection.ts';
import { landmarkSymbol } from './symbols.ts';

/** Labels drawn per step. */
const LABELS_PER_STEP = 12;

const widths = new Map<string, number>();

function measureWith(context: CanvasRenderingContext2D): MeasureText {
  return (text, kind) => {
    const key = `${kind}\n${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    context.font = fontOf(kind);
    const shown = labelText({ kind, text });
    const width = context.measureText(shown).width + shown.length * letterSpacing(kind, shown);
    // Bounded, because a long session over the whole country displays some ten thousand names.
    if (widths.size > 4000) widths.clear();
    widths.set(key, width);
    return width;
  };
}

const symbols = new Map<string, Path2D>();

function symbolPath(path: string): Path2D {
  const known = symbols.get(path) ?? new Path2D(path);
  symbols.set(path, known);
  return known;
}

function paintMark(context: CanvasRenderingContext2D, label: PlacedLabel, palette: MapPalette): void {
  if (!label.mark) return;
  const { x, y } = label.mark;
  if (label.kind === 'landmark') {
    const symbol = landmarkSymbol(label.category);
    const path = symbolPath(symbol.path);
    context.save();
    context.translate(x, y);
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

function paintText(context: CanvasRenderingContext2D, label: PlacedLabel, palette: MapPalette): void {
  if (!label.text) return;
  const text = labelText(label);
  context.font = fontOf(label.kind);
  context.textAlign = label.align;
  // Older browsers lack `letterSpacing`: letters are closer there.
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

/**
 * Draws names by importance, and landmarks and streets as points, in steps of some labels.
 * @param taken Areas that no label may cover.
 * @param shown What is in sight of the view.
 */
export function* paintLabels(
  context: CanvasRenderingContext2D,
  view: Viewport,
  { gazetteer, lang, palette }: BaseMapScene,
  taken: readonly Box[],
  shown: Box,
): Generator<void, void> {
  if (!gazetteer) return;
  const places = placesInView(gazetteer, view, lang);
  yield;
  const labels = yield* layoutInSteps(places, view, lang, measureWith(context), taken, shown);
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  for (const [index, label] of labels.entries()) {
    paintMark(context, label, palette);
    paintText(context, label, palette);
    if (index % LABELS_PER_STEP === LABELS_PER_STEP - 1) yield;
  }
}
