// The map picker without the finder, the providers and the client.
export type * from './map-picker/state/types.ts';
export { createMapPicker } from './map-picker/mapPicker.ts';
export type {
  MapPickerChangeDetails,
  MapPickerOptions,
  MapPickerSnapshot,
  MapPickerStore,
} from './map-picker/mapPicker.ts';
export type { MapPickerData, ClassifyOutside } from './map-picker/state/createPinCheck.ts';
export type { DevicePosition, MapPickerEnvironment } from './map-picker/state/environment.ts';
export { mapPickerMessages } from './map-picker/messages/messages.ts';
export type { MapPickerMessages } from './map-picker/messages/messages.types.ts';
export { comparePinWithAddress, type PinComparison } from './map-picker/comparePinWithAddress.ts';
export { CONFIRM_MESSAGES } from './map-picker/messages/confirmMessages.ts';
export { describeLocation, type LocationFacts } from './map-picker/messages/describeLocation.ts';
export { formatLength } from './map-picker/messages/formatLength.ts';
export { langOf } from './language.ts';
export { readPoint } from './readPoint.ts';
