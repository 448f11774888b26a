export { MapPicker } from './MapPicker.tsx';
export type { MapPickerProps } from './MapPicker.tsx';
export { useMapPicker } from './useMapPicker.ts';
export type { MapActions, MapPicker as MapPickerInstance, UseMapPickerOptions } from './useMapPicker.ts';
export { OPENSTREETMAP_TILES } from './tiles.ts';
export type { MapTiles } from './tiles.ts';
export type { MapValue } from './mapValue.ts';
export type { MapData } from './loadMapData.ts';
