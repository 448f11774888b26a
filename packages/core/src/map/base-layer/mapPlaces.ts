import type { Gazetteer, Lang, Place, PlaceType } from '@smart-address/gazetteer';
import { LABEL_MARGIN, layoutLabels, type Box, type MeasureText, type PlacedLabel } from './labels.ts';
import { viewBounds, type Viewport, viewAround } from './projection.ts';
import type { LatLng } from '@smart-address/codes';
import { LABEL_STYLES } from './labelStyles.ts';

/** Types of places labelled at a zoom: towns always, landmarks and streets only at high zooms. */
function typesAt(zoom: number): readonly PlaceType[] {
  const types: PlaceType[] = ['delegation', 'locality'];
  if (zoom >= 8 && zoom < 10.5) types.push('governorate');
  if (zoom >= 13) types.push('address');
  if (zoom >= 15) types.push('street');
  return types;
}

/** Square pixels per label, before colliding ones are left out. */
const PIXELS_PER_LABEL = 4200;

/** The places that may get a label in a view, most important first. */
export function placesInView(gazetteer: Gazetteer, view: Viewport, lang: Lang): readonly Place[] {
  const area = (view.width + 2 * LABEL_MARGIN) * (view.height + 2 * LABEL_MARGIN);
  return gazetteer.within(viewBounds(view, LABEL_MARGIN), {
    lang,
    types: typesAt(view.zoom),
    limit: Math.min(400, Math.max(40, Math.round(area / PIXELS_PER_LABEL))),
  });
}

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
