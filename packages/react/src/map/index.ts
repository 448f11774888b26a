export { MapPicker } from './MapPicker.tsx';
export type { MapPickerHandle, MapPickerProps } from './MapPicker.tsx';
export { MapPickerActions } from './parts/MapPickerActions.tsx';
export { MapPickerArrowPad } from './parts/MapPickerArrowPad.tsx';
export { MapPickerFacts } from './parts/MapPickerFacts.tsx';
export { MapPickerMap } from './parts/MapPickerMap.tsx';
export { MapPickerMore } from './parts/MapPickerMore.tsx';
export { MapPickerPlace } from './parts/MapPickerPlace.tsx';
export { MapPickerPosition } from './parts/MapPickerPosition.tsx';
export { MapPickerPlaceHere } from './parts/MapPickerPlaceHere.tsx';
export { MapPickerProblem } from './parts/MapPickerProblem.tsx';
export { MapPickerRoot } from './parts/MapPickerRoot.tsx';
export { MapPickerStatus } from './parts/MapPickerStatus.tsx';
export { MapPickerTools } from './parts/MapPickerTools.tsx';
export { MapPickerTypedLocation } from './parts/MapPickerTypedLocation.tsx';
export type { MapPickerMapProps } from './parts/MapPickerMap.tsx';
export type { MapPickerRootProps } from './parts/MapPickerRoot.tsx';
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
