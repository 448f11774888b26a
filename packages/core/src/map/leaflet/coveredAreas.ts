import type { LatLng } from '@smart-address/codes';
import type { Pin } from '../../map-picker/state/types.ts';
import type { Box } from '../base-layer/labels.ts';
import { toPixel, type Viewport } from '../base-layer/projection.ts';

/** Pixels of the corner that is covered by the buttons for zoom and position. */
const CORNER = { width: 58, height: 152 };

/** What a scene puts over the map's own labels. */
interface CoveringScene {
  readonly restingPin: Pin | null;
  readonly home: Pin | null;
  readonly homeTitle: string;
  readonly lang: string;
  /** Pixels of the page's own letters: the name of the address's point grows with them. */
  readonly letterPixels: number;
}

/** Of the page's letters, and never less than 11 pixels; at most as wide as this share of the map. As in `marks.css`. */
const NAME = { letters: 0.6875, least: 11, share: 0.7 };

/** The visible part of a drawn view, in the view's own pixels. */
export function shownBox(view: Viewport, shown: Viewport): Box {
  const [left, top] = [shown.left - view.left, shown.top - view.top];
  return { left, top, right: left + shown.width, bottom: top + shown.height };
}

/**
 * Areas of a drawn view, of which `shown` is the visible part. They are covered by the pin, the address's own point with its name, and the
 * buttons in the map's corner.
 */
export function coveredAreas(view: Viewport, shown: Box, scene: CoveringScene): Box[] {
  const { restingPin, home, homeTitle, lang, letterPixels } = scene;
  const { top } = shown;
  const left = lang === 'ar' ? shown.left : shown.right - CORNER.width;
  const taken: Box[] = [{ left, top, right: left + CORNER.width, bottom: top + CORNER.height }];
  const take = (at: LatLng, left: number, top: number, right: number, bottom: number): void => {
    const { x, y } = toPixel(at, view);
    taken.push({ left: x + left, top: y + top, right: x + right, bottom: y + bottom });
  };
  if (restingPin) take(restingPin.location, -19, -48, 19, 2);
  if (home) {
    const scale = Math.max(NAME.least, letterPixels * NAME.letters) / NAME.least;
    const width = 20 + homeTitle.length * 7 * scale;
    const widest = (shown.right - shown.left) * NAME.share;
    const half = Math.min(width, widest) / 2;
    take(home.location, -13, -16, 13, 10);
    take(home.location, -half, 8, half, 14 + 16 * scale * Math.ceil(width / widest));
  }
  return taken;
}
