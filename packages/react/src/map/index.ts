export { MapPicker, type MapPickerHandle, type MapPickerProps } from './MapPicker.tsx';
export { MapPickerActions, MapPickerPosition, MapPickerPlaceHere } from './parts/MapPickerButtons.tsx';
export { MapPickerArrowPad, MapPickerTools, MapPickerTypedLocation } from './parts/MapPickerTools.tsx';
export {
  MapPickerFacts,
  MapPickerPlace,
  MapPickerProblem,
  MapPickerStatus,
} from './parts/MapPickerTexts.tsx';
export { MapPickerMap, type MapPickerMapProps } from './parts/MapPickerMap.tsx';
export { MapPickerMore } from './parts/MapPickerMore.tsx';
export { MapPickerRoot, type MapPickerRootProps } from './parts/MapPickerRoot.tsx';
export { useMapPicker } from './useMapPicker.ts';
export type { MapPicker as MapPickerInstance, UseMapPickerOptions } from './useMapPicker.ts';
export {
  type MapActions,
  OPENSTREETMAP_TILES,
  type MapTiles,
  type PickerControls,
  type MapValue,
  type MapData,
} from '@smart-address/core/map';
