import L from 'leaflet';
import type { Mover } from './createMover.ts';

/** Turns of the wheel within this time are one zoom, in milliseconds. */
const GATHERED = 40;
/** What one notch of a wheel turns at most, in pixels: a level. */
const NOTCH = 100;
/** A turn, however far, zooms by no more levels. */
const MOST = 4;

/** Levels for a turn of so many pixels: the first soon, the others ever later, as a touchpad runs on. */
function levelsFor(pixels: number): number {
  const share = Math.abs(pixels) / (NOTCH * 4);
  return Math.sign(pixels) * Math.ceil(MOST * Math.log2(2 / (1 + Math.exp(-share))));
}

/**
 * Zooms around the pointer by the wheel, by two fingers on a touchpad too. Leaflet's own handler forgets what is turned during a
 * zoom; here that is the next one. Until the map is asked for by a click or a key (`isWanted`) the wheel belongs to the page.
 *
 * @returns what takes it away.
 */
export function createWheel(map: L.Map, mover: Mover, isWanted: () => boolean): () => void {
  const container = map.getContainer();
  let turned = 0;
  let at = L.point(0, 0);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const zoom = (): void => {
    timer = undefined;
    if (mover.isZooming()) return;
    const levels = levelsFor(turned);
    turned = 0;
    if (levels !== 0) mover.zoomBy(levels, at);
  };
  const zoomSoon = (): void => {
    if (turned !== 0) timer ??= setTimeout(zoom, GATHERED);
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
