export { MapPicker } from './MapPicker.tsx';
export type { MapPickerHandle, MapPickerProps } from './MapPicker.tsx';
export { useMapPicker } from './useMapPicker.ts';
export type { MapPicker as MapPickerInstance, UseMapPickerOptions } from './useMapPicker.ts';
export type { MapActions } from '@smart-address/core/map/handleMapKey';
export { OPENSTREETMAP_TILES } from '@smart-address/core/map/tiles';
export type { MapTiles } from '@smart-address/core/map/tiles';
export type { MapValue } from '@smart-address/core/map/mapValue';
export type { MapData } from '@smart-address/core/map/loadMapData';
