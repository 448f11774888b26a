import L from 'leaflet';
import type { MoveQueue } from './createMoveQueue.ts';

/** Milliseconds within which wheel events are combined into one zoom. */
const COLLECT_MS = 40;
/** Pixels of one wheel notch at most: one level. */
const NOTCH_PX = 100;
/** Maximum levels per zoom. */
const MAX_LEVELS = 4;

/** Levels for a wheel delta in pixels, growing ever slower, because a touchpad runs on. */
function levelsFor(pixels: number): number {
  const share = Math.abs(pixels) / (NOTCH_PX * 4);
  return Math.sign(pixels) * Math.ceil(MAX_LEVELS * Math.log2(2 / (1 + Math.exp(-share))));
}

/**
 * Zooms around the pointer by wheel or touchpad. Leaflet's own handler drops wheel events during a zoom; here they make the next
 * one. Until the map was activated by a click or a key (`isWanted`) the wheel scrolls the page.
 *
 * @returns a function that removes it.
 */
export function createWheel(map: L.Map, moves: MoveQueue, isWanted: () => boolean): () => void {
  const container = map.getContainer();
  let turned = 0;
  let at = L.point(0, 0);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const zoom = (): void => {
    timer = undefined;
    if (moves.isZooming()) return;
    const levels = levelsFor(turned);
    turned = 0;
    if (levels !== 0) moves.zoomBy(levels, at);
  };
  const zoomSoon = (): void => {
    if (turned !== 0) timer ??= setTimeout(zoom, COLLECT_MS);
  };
  const onWheel = (event: WheelEvent): void => {
    if (!isWanted()) return;
    event.preventDefault();
    event.stopPropagation();
    turned += L.DomEvent.getWheelDelta(event);
    at = map.mouseEventToContainerPoint(event);
    zoomSoon();
  };
  map.on('zoomend', zoomSoon);
  container.addEventListener('wheel', onWheel, { passive: false });
  return () => {
    clearTimeout(timer);
    map.off('zoomend', zoomSoon);
    container.removeEventListener('wheel', onWheel);
  };
}
