// What a map picker, its question and its picture need, without the providers and the client: a bundler that does not cut a barrel apart
// (esbuild) would fetch the search engine with those.
export { LocateError } from './finder/finder.environment.ts';
export { cellAt, cellGrid } from './map-picker/cells.ts';
export { createOutsideClassifier } from './map-picker/classifyOutside.ts';
export { comparePinWithAddress } from './map-picker/comparePinWithAddress.ts';
export { describeLocation } from './map-picker/describeLocation.ts';
export { formatLength } from './map-picker/formatLength.ts';
export { formatRefusal } from './map-picker/mapPicker.announce.ts';
export { defaultMapPickerEnvironment } from './map-picker/mapPicker.environment.ts';
export { mapKeyAction } from './map-picker/mapPicker.keys.ts';
export { mapPickerMessages } from './map-picker/mapPicker.messages.ts';
export { createMapPicker } from './map-picker/mapPicker.ts';
export { givenPin, placedPin } from './map-picker/pin.ts';
export { translateCredit } from './translateCredit.ts';
