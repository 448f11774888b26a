import type { LatLng } from '@smart-address/codes';
import type { Gazetteer, Lang } from '@smart-address/gazetteer';
import { layoutLabels, type Box, type MeasureText, type PlacedLabel } from './labels.ts';
import { LABEL_STYLES } from './labelStyles.ts';
import { placesInView } from './mapPlaces.ts';
import { viewAround } from './projection.ts';

/** Width of a letter relative to its size, where text cannot be measured; slightly wide, so that labels keep apart. */
const LETTER = 0.6;
/** Names that tell a person where a picture is. */
const ENOUGH = 3;
/** From here out the governorates are named. */
const GOVERNORATE = 8;

/** A text's width by the number of its letters. */
const estimateWidth: MeasureText = (text, kind) =>
  text.length * LABEL_STYLES[kind].size * (LETTER + LABEL_STYLES[kind].spacing);

/** A still picture of a place. */
export interface StillView {
  readonly center: LatLng;
  readonly zoom: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** The labels of a still picture, each name once. */
export function stillLabels(
  gazetteer: Gazetteer,
  { center, zoom, width, height }: StillView,
  lang: Lang,
  taken: readonly Box[],
): readonly PlacedLabel[] {
  const view = viewAround(center, zoom, width, height);
  const names = new Set<string>();
  return layoutLabels(placesInView(gazetteer, view, lang), view, lang, estimateWidth, taken).filter(
    ({ x, y, text }) => {
      if (x <= 0 || x >= width || y <= 0 || y >= height || names.has(text)) return false;
      if (text) names.add(text);
      return true;
    },
  );
}

/** The closest zoom, from `view.zoom` out, at which three names are in view; at the farthest the governorate's is one of them. */
export function namedZoom(
  gazetteer: Gazetteer,
  view: StillView,
  lang: Lang,
  takenAt: (zoom: number) => readonly Box[],
): number {
  for (let { zoom } = view; zoom > GOVERNORATE; zoom -= 1) {
    const labels = stillLabels(gazetteer, { ...view, zoom }, lang, takenAt(zoom));
    if (labels.filter(({ text }) => text !== '').length >= ENOUGH) return zoom;
  }
  return Math.min(view.zoom, GOVERNORATE);
}
