// What a map needs once it is shown. It loads Leaflet, which needs a window.
export { AddressPinLayer } from './addressPin.ts';
export type { MapHandle } from './createLeafletMap.ts';
export { DrawnLayer, type Drawing } from './drawnLayer.ts';
export { controlOf, showAmongNames } from './mapControl.ts';
export { MAX_ZOOM, countryBounds, pickerMapOptions, setUpPickerMap } from './pickerMap.ts';
export { plusCodeGrid } from './plusCodeGrid.ts';
export { tunisiaLayer } from './tunisiaLayer.ts';
export { watchTiles } from './watchTiles.ts';
export { sceneOf } from '../scene/sceneOf.ts';
