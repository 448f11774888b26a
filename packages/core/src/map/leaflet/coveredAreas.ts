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
}

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
  const { restingPin, home, homeTitle, lang } = scene;
  const { top } = shown;
  const left = lang === 'ar' ? shown.left : shown.right - CORNER.width;
  const taken: Box[] = [{ left, top, right: left + CORNER.width, bottom: top + CORNER.height }];
  const take = (at: LatLng, left: number, top: number, right: number, bottom: number): void => {
    const { x, y } = toPixel(at, view);
    taken.push({ left: x + left, top: y + top, right: x + right, bottom: y + bottom });
  };
  if (restingPin) take(restingPin.location, -19, -48, 19, 2);
  if (home) {
    const half = 10 + homeTitle.length * 3.5;
    take(home.location, -13, -16, 13, 10);
    take(home.location, -half, 8, half, 30);
  }
  return taken;
}
