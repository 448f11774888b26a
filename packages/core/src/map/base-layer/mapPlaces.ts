import type { Gazetteer, Lang, Place, PlaceType } from '@smart-address/gazetteer';
import { LABEL_MARGIN } from './labels.ts';
import { viewBounds, type Viewport } from './projection.ts';

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
