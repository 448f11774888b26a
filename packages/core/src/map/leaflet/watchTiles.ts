import type L from 'leaflet';

/** Milliseconds without a tile after which the server counts as not answering; after as many again its requests are given up. */
const PATIENCE = 10_000;

/**
 * Reports whether the server of a raster layer, which was just added, answers. No while none of the visible tiles has arrived, yes from the
 * first tile. A single missing tile is a gap through which the drawn map is visible, and is not reported.
 *
 * @returns a function that stops.
 */
export function watchTiles(layer: L.TileLayer, tell: (haveFailed: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let haveFailed = false;
  const settle = (isSilent: boolean): void => {
    clearTimeout(timer);
    haveFailed = isSilent;
    tell(isSilent);
  };
  const isBlank = (): boolean => !layer.getContainer()?.querySelector('.leaflet-tile-loaded');
  // A browser has six connections to a host that speaks HTTP/1.1. Where a shop serves its own tiles and they hang, its order waits for
  // them. An empty address ends a request, and Leaflet counts the tile as failed.
  const giveUp = (): void => {
    for (const tile of layer.getContainer()?.querySelectorAll('img:not(.leaflet-tile-loaded)') ?? [])
      tile.setAttribute('src', '');
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      settle(isBlank());
      timer = setTimeout(giveUp, PATIENCE);
    }, PATIENCE);
  };
  const tryAgain = (): void => {
    if (haveFailed) layer.redraw();
  };
  const events: L.LeafletEventHandlerFnMap = {
    // Tiles are requested where a pan or a zoom needs others.
    loading: wait,
    tileload() {
      settle(false);
      wait();
    },
    // Every requested tile has arrived or failed.
    load: () => settle(isBlank()),
  };
  layer.on(events);
  wait();
  window.addEventListener('online', tryAgain);
  return () => {
    clearTimeout(timer);
    layer.off(events);
    window.removeEventListener('online', tryAgain);
  };
}
