import L from 'leaflet';
import type { MapTiles } from '../tiles.ts';

/** Milliseconds without a tile after which the server counts as not answering. */
const PATIENCE = 10_000;

/**
 * A raster layer that reports whether its server answers: no while none of the visible tiles has arrived, yes from the first
 * tile. A single missing tile is a gap through which the drawn map is visible, and is not reported.
 */
export function createTileLayer(
  { url, maxZoom = 19 }: MapTiles,
  closest: number,
  tell: (haveFailed: boolean) => void,
): L.TileLayer {
  const layer = L.tileLayer(url, { maxZoom: closest, maxNativeZoom: maxZoom });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let haveFailed = false;
  const settle = (isSilent: boolean): void => {
    clearTimeout(timer);
    haveFailed = isSilent;
    tell(isSilent);
  };
  const tryAgain = (): void => {
    if (haveFailed) layer.redraw();
  };
  return layer.on({
    add() {
      timer = setTimeout(() => settle(true), PATIENCE);
      window.addEventListener('online', tryAgain);
    },
    tileload: () => settle(false),
    // Every requested tile has arrived or failed.
    load: () => settle(!layer.getContainer()?.querySelector('.leaflet-tile-loaded')),
    remove() {
      clearTimeout(timer);
      window.removeEventListener('online', tryAgain);
    },
  });
}
