// The map picker, its confirmation and its preview, without the providers and the client. esbuild does not tree-shake a barrel
// across chunks, so importing the index would load the search too.
export { LocateError } from './finder/state/environment.ts';
export { cellAt } from './map-picker/cells.ts';
export { cellGrid } from './map-picker/cellGrid.ts';
export { createOutsideClassifier } from './map-picker/classifyOutside.ts';
export { comparePinWithAddress } from './map-picker/comparePinWithAddress.ts';
export { CONFIRM_MESSAGES } from './map-picker/messages/confirmMessages.ts';
export { describeLocation } from './map-picker/messages/describeLocation.ts';
export { formatLength } from './map-picker/messages/formatLength.ts';
export { formatRefusal } from './map-picker/messages/announce.ts';
export { defaultMapPickerEnvironment } from './map-picker/state/environment.ts';
export { mapKeyAction } from './map-picker/state/keys.ts';
export { mapPickerMessages } from './map-picker/messages/messages.ts';
export { createMapPicker } from './map-picker/mapPicker.ts';
export { movePin } from './map-picker/state/movePin.ts';
export { givenPin, placedPin } from './map-picker/pin.ts';
export { langOf } from './langOf.ts';
export { readPoint, readPointOf } from './readPoint.ts';
export { translateCredit } from './translateCredit.ts';
