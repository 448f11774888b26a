// What a map picker's panel needs before there is a map: keys, words, value, drawings. Neither Leaflet nor the places.
export { browserMapEnvironment, createMapStore, loadLeafletMap } from './value/createMapStore.ts';
export { createPickerCommands, isDisabled, type PickerCommands } from './createPickerCommands.ts';
export { claimMapEscape, handleMapKey, type MapActions } from './handleMapKey.ts';
export type { MapData } from './loadMapData.ts';
export { padButtons, STEPS } from './panel/mapButtons.ts';
export type { ButtonPort, MapButton, PickerControls } from './panel/mapButtons.ts';
export { mapPanel, type MapPanel, type PanelPicker, type PanelView } from './panel/mapPanel.ts';
export { CROSSHAIR, MAP_BUTTONS } from './scene/mapDrawings.ts';
export type { MapStart, MapViewpoint, TunisiaScene } from './scene/mapScene.types.ts';
export { isNearCenter, zoomOf } from './scene/pinView.ts';
export { sceneOf } from './scene/sceneOf.ts';
export { streetConsent, tileHost, OPENSTREETMAP_TILES, usableTiles } from './tiles.ts';
export type { TilesRequest, MapTiles } from './tiles.ts';
export { createControllableValue } from './value/createControllableValue.ts';
export { isAddress, pinOfValue, type MapValue } from './value/mapValue.ts';
export { savePin } from './value/savePin.ts';
export { creditLine, ARABIC_COMMA, placeParts, proseOf } from './words/mapText.ts';
export { statusOfFailure, type MapStatus } from './words/problemOf.ts';
