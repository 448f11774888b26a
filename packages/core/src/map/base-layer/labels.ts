import type { Lang, Place } from '@smart-address/gazetteer';
import { LABEL_STYLES, type LabelKind } from './labelStyles.ts';
import { toPixel, type Viewport } from './projection.ts';
import { REGION_NAMES } from './regionNames.ts';

export interface PlacedLabel {
  readonly kind: LabelKind;
  /** Empty if there is only room for the point's mark. */
  readonly text: string;
  /** Where the text starts, is centred or ends, by `align`; `y` is its vertical middle. */
  readonly x: number;
  readonly y: number;
  readonly align: 'left' | 'center' | 'right';
  /** The point the label belongs to; null for a region. */
  readonly mark: { readonly x: number; readonly y: number } | null;
  /** The place's category, such as a landmark's kind; empty for a region. */
  readonly category: string;
}

/** Width in pixels of a text in the style of a label. */
export type MeasureText = (text: string, kind: LabelKind) => number;

interface Candidate {
  readonly kind: LabelKind;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly isPoint: boolean;
  readonly category: string;
}

/** A rectangle in pixels of a view. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pixels kept free around each label. */
const AIR_X = 6;
const AIR_Y = 3;
/** Pixels outside the view in which places are still labelled, so that panning does not rearrange the labels inside. */
export const LABEL_MARGIN = 96;
const CELL = 64;

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** Pixels outside the view up to which boxes are compared. */
const BOX_MARGIN = 8 * CELL;

/**
 * Boxes in a coarse grid, so that a new one is compared with a few neighbours only. What lies far outside the view has no cells: a box
 * may be as wide as the Earth.
 */
function createBoxes({ width, height }: Viewport): { isFree(box: Box): boolean; add(box: Box): void } {
  const cells = new Map<string, Box[]>();
  const keysOf = (box: Box): string[] => {
    const keys: string[] = [];
    const cellOf = (at: number, size: number): number =>
      Math.floor(Math.max(-BOX_MARGIN, Math.min(size + BOX_MARGIN, at)) / CELL);
    const [right, bottom] = [cellOf(box.right, width), cellOf(box.bottom, height)];
    for (let x = cellOf(box.left, width); x <= right; x += 1) {
      for (let y = cellOf(box.top, height); y <= bottom; y += 1) keys.push(`${x}:${y}`);
    }
    return keys;
  };
  return {
    isFree: (box) => !keysOf(box).some((key) => cells.get(key)?.some((other) => overlap(other, box))),
    add(box) {
      for (const key of keysOf(box)) {
        const list = cells.get(key);
        if (list) list.push(box);
        else cells.set(key, [box]);
      }
    },
  };
}

/** The kind of a place's label; null if it has none. */
function kindOf(place: Place): LabelKind | null {
  switch (place.type) {
    case 'governorate':
      return 'governorate';
    case 'delegation':
    case 'locality':
      // A point that is only the middle of a postal area is not the place's, so its name is not written there.
      if (place.type === 'locality' && (place.accuracy === 'postal' || place.accuracy === 'delegation'))
        return null;
      if (place.importance >= 0.9) return 'capital';
      if (place.importance >= 0.6) return 'city';
      return place.importance >= 0.4 ? 'town' : 'village';
    case 'address':
      // Nor is one that many hotels share.
      return place.accuracy === 'rooftop' ? 'landmark' : null;
    case 'street':
      return 'street';
    default:
      return null;
  }
}

function regionCandidates(view: Viewport, lang: Lang): Candidate[] {
  return REGION_NAMES.filter(({ from, to }) => view.zoom >= from && view.zoom < to).map((region) => ({
    kind: region.kind,
    text: region[lang],
    ...toPixel(region, view),
    isPoint: false,
    category: '',
  }));
}

function placeCandidates(places: readonly Place[], view: Viewport): Candidate[] {
  const candidates: Candidate[] = [];
  for (const place of places) {
    const kind = kindOf(place);
    if (!kind) continue;
    candidates.push({
      kind,
      text: place.name,
      ...toPixel(place.location, view),
      isPoint: kind !== 'governorate',
      category: place.category,
    });
  }
  return candidates;
}

/** Pixels from a covered point to its name: beside the pin's head. */
const BESIDE = { x: 27, y: -26 };

type Position = PlacedLabel & { readonly box: Box };

/** Possible positions of a label, best first: right, left, above, below; if the pin covers its point, beside the pin's head. */
function positions(candidate: Candidate, width: number, isCovered: boolean): readonly Position[] {
  const { x, y, kind, text, isPoint, category } = candidate;
  const half = LABEL_STYLES[kind].size * 0.62;
  const make = (align: PlacedLabel['align'], textX: number, textY: number): Position => {
    const left = align === 'left' ? textX : align === 'right' ? textX - width : textX - width / 2;
    return {
      kind,
      text,
      x: textX,
      y: textY,
      align,
      mark: isPoint && !isCovered ? { x, y } : null,
      category,
      box: {
        left: left - AIR_X,
        top: textY - half - AIR_Y,
        right: left + width + AIR_X,
        bottom: textY + half + AIR_Y,
      },
    };
  };
  if (!isPoint) return [make('center', x, y)];
  if (isCovered) return [make('left', x + BESIDE.x, y + BESIDE.y), make('right', x - BESIDE.x, y + BESIDE.y)];
  const gap = kind === 'landmark' ? 9 : 6;
  return [
    make('left', x + gap, y),
    make('right', x - gap, y),
    make('center', x, y - gap - half),
    make('center', x, y + gap + half),
  ];
}

/** Whether an edge of what is in sight goes through a box. */
const isCut = (box: Box, shown: Box): boolean =>
  overlap(box, shown) &&
  (box.left < shown.left || box.top < shown.top || box.right > shown.right || box.bottom > shown.bottom);

/** Labels placed per step: measuring texts takes time. */
const LABELS_PER_STEP = 16;

/**
 * Chooses and places labels without overlap, the most important first. A landmark without room for its name keeps its symbol. Runs
 * in steps, so that a frame can be painted in between.
 *
 * @param places Most important first, from a box `LABEL_MARGIN` pixels wider than the view.
 * @param taken Areas that no label may cover, such as the pin's.
 * @param shown What is in sight of the view. A name that its edge would cut stands on another side of its point if it can.
 */
export function* layoutInSteps(
  places: readonly Place[],
  view: Viewport,
  lang: Lang,
  measure: MeasureText,
  taken: readonly Box[] = [],
  shown?: Box,
): Generator<void, readonly PlacedLabel[]> {
  const boxes = createBoxes(view);
  const covering = createBoxes(view);
  for (const box of taken) {
    boxes.add(box);
    covering.add(box);
  }
  const placed: PlacedLabel[] = [];
  const namedAt = new Map<string, Candidate>();
  let measured = 0;
  for (const candidate of [...regionCandidates(view, lang), ...placeCandidates(places, view)]) {
    const namesake = namedAt.get(candidate.text);
    if (namesake && Math.hypot(namesake.x - candidate.x, namesake.y - candidate.y) < 120) continue;
    const { x, y, kind } = candidate;
    const markBox = { left: x - 5, top: y - 5, right: x + 5, bottom: y + 5 };
    // The largest cities are named even if the pin covers their point.
    const isCovered = kind === 'capital' && !covering.isFree(markBox);
    if (candidate.isPoint && !isCovered && !boxes.isFree(markBox)) continue;
    if ((measured += 1) % LABELS_PER_STEP === 0) yield;
    const width = measure(candidate.text, kind);
    const sides = positions(candidate, width, isCovered);
    const found =
      (shown && sides.find(({ box }) => !isCut(box, shown) && boxes.isFree(box))) ??
      sides.find(({ box }) => boxes.isFree(box));
    if (found) {
      const { box, ...label } = found;
      placed.push(label);
      boxes.add(box);
      namedAt.set(candidate.text, candidate);
    } else if (kind === 'landmark') {
      placed.push({ kind, text: '', x, y, align: 'left', mark: { x, y }, category: candidate.category });
    } else continue;
    if (candidate.isPoint && !isCovered) boxes.add(markBox);
  }
  return placed;
}

/** The same in one call. */
export function layoutLabels(
  places: readonly Place[],
  view: Viewport,
  lang: Lang,
  measure: MeasureText,
  taken: readonly Box[] = [],
  shown?: Box,
): readonly PlacedLabel[] {
  const steps = layoutInSteps(places, view, lang, measure, taken, shown);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
