import { cellGrid } from '../base-layer/lattice.ts';
import L from 'leaflet';
import { DrawnLayer, paneOf, type Drawing } from './drawnLayer.ts';

/** Zoom from which a ten-digit cell is large enough on the screen to aim at. */
const GRID_ZOOM = 18;
/** Area drawn beyond each edge, as a share of the map's size. */
const PADDING = 0.5;

function drawGrid(map: L.Map): Drawing<void> {
  const pane = paneOf(map, 'grid', 350);
  const renderer = L.svg({ pane, padding: PADDING });
  const lines = L.polyline([], {
    className: 'sa-map-grid',
    interactive: false,
    noClip: true,
    pane,
    renderer,
  });
  const update = (): void => {
    if (map.getZoom() < GRID_ZOOM) {
      lines.remove();
      return;
    }
    const box = map.getBounds().pad(PADDING);
    const [south, west, north, east] = [box.getSouth(), box.getWest(), box.getNorth(), box.getEast()];
    const { lats, lngs } = cellGrid({ south, west, north, east });
    lines.setLatLngs([
      ...lats.map((lat): L.LatLngTuple[] => [
        [lat, west],
        [lat, east],
      ]),
      ...lngs.map((lng): L.LatLngTuple[] => [
        [south, lng],
        [north, lng],
      ]),
    ]);
    lines.addTo(map);
  };
  map.on('moveend', update);
  // A hundred lines: drawn in a separate task, after the map's.
  const first = setTimeout(update);
  return {
    update: () => undefined,
    remove() {
      clearTimeout(first);
      map.off('moveend', update);
      lines.remove();
      renderer.remove();
    },
  };
}

/** The edges of ten-digit plus-code cells, from zoom 18 up, over any tiles. */
export const plusCodeGrid = (): DrawnLayer<void> => new DrawnLayer<void>(drawGrid, undefined);
