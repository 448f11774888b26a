import type { LatLng } from '@smart-address/codes';
import type { Gazetteer, Lang } from '@smart-address/gazetteer';
import type { MapActions } from '../handleMapKey.ts';
// Leaflet is CommonJS: the default import is the only form that bundlers, Node and CDNs agree on.
import L from 'leaflet';
import type { MapScene, MapStart, PickerMapCallbacks, PlaceByPointer } from '../scene/mapScene.types.ts';
import type { MapTiles } from '../tiles.ts';
import { AddressPinLayer } from './addressPin.ts';
import { controlOf, showAmongNames } from './mapControl.ts';
import { MAX_ZOOM, pickerMapOptions, setFirstView, setUpPickerMap } from './pickerMap.ts';
import { plusCodeGrid } from './plusCodeGrid.ts';
import { tunisiaLayer } from './tunisiaLayer.ts';
import { watchTiles } from './watchTiles.ts';

export interface MapCallbacks extends PickerMapCallbacks {
  readonly place: PlaceByPointer;
  /** Called with true when the tile server does not answer, and with false when it answers again. */
  onTilesFailed(haveFailed: boolean): void;
}

export interface MapHandle extends MapActions {
  /** Displays a scene; the pin moves to the scene's position even after a drag. */
  update(scene: MapScene): void;
  /** Centres a point. */
  show(location: LatLng, zoom: number): void;
  /** Centres a point as far out as names tell where it is. */
  showAmongNames(location: LatLng, gazetteer: Gazetteer | null, lang: Lang): void;
  setTiles(tiles: MapTiles | null): void;
  /** Drops a pin that is being dragged where it is; false if none is. */
  putDown(): boolean;
  remove(): void;
}

/** The picker's map without a framework, in an element whose size it follows. React has the same layers in components. */
export function createLeafletMap(
  element: HTMLElement,
  scene: MapScene,
  start: MapStart,
  callbacks: MapCallbacks,
): MapHandle {
  const container = document.createElement('div');
  container.className = 'sa-map-leaflet';
  element.append(container);
  const map = L.map(container, pickerMapOptions());
  setFirstView(map, start);
  const stop = setUpPickerMap(map, start, callbacks);
  const country = tunisiaLayer(scene).addTo(map);
  const grid = plusCodeGrid();
  const drawGrid = (isShown: boolean): void => {
    if (isShown) grid.addTo(map);
    else grid.remove();
  };
  drawGrid(scene.hasCells);
  const pin = new AddressPinLayer(scene, callbacks.place).addTo(map);

  let tileLayer: L.TileLayer | null = null;
  let stopTiles = (): void => undefined;
  const setTiles = (tiles: MapTiles | null): void => {
    stopTiles();
    tileLayer?.remove();
    tileLayer = null;
    if (!tiles) return;
    const { url, maxZoom = 19 } = tiles;
    tileLayer = L.tileLayer(url, { maxZoom: MAX_ZOOM, maxNativeZoom: maxZoom }).addTo(map);
    stopTiles = watchTiles(tileLayer, callbacks.onTilesFailed);
  };

  const { panBy, zoomBy, view, show } = controlOf(map);
  return {
    panBy,
    zoomBy,
    view,
    show,
    showAmongNames: (location, gazetteer, lang) => showAmongNames(map, location, gazetteer, lang),
    setTiles,
    putDown: () => pin.putDown(),
    update(next) {
      country.update(next);
      drawGrid(next.hasCells);
      pin.update(next);
    },
    remove() {
      setTiles(null);
      stop();
      for (const layer of [country, pin]) layer.remove();
      map.remove();
      container.remove();
    },
  };
}
