import L from 'leaflet';

export interface MapTiles {
  /** Leaflet's template, such as `https://tile.example/{z}/{x}/{y}.png`. */
  readonly url: string;
  /** Plain text, shown with the map's own attribution. */
  readonly attribution: string;
  /** @default 19 */
  readonly maxZoom?: number;
}

/** A tile server that has sent nothing after this long is taken for silent, in milliseconds. */
const PATIENCE = 10_000;

/**
 * A raster layer that tells whether its server answers: not while nothing of what is shown has come, and again from the first tile that
 * does. One tile that is missing is a hole through which the drawn map is seen, and nothing to speak of.
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
    // All that was asked for has come or failed.
    load: () => settle(!layer.getContainer()?.querySelector('.leaflet-tile-loaded')),
    remove() {
      clearTimeout(timer);
      window.removeEventListener('online', tryAgain);
    },
  });
}
