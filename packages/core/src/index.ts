export type * from './provider.types.ts';
export type * from './finder/finder.types.ts';
export { createFinder } from './finder/finder.ts';
export type { Finder } from './finder/finder.ts';
export type { FillCause, FinderOptions, ValueChange } from './finder/finder.options.types.ts';
export { initialState, transition } from './finder/finder.machine.ts';
export type { FinderStart } from './finder/finder.machine.ts';
export { defaultEnvironment, LocateError } from './finder/finder.environment.ts';
export type { FinderEnvironment } from './finder/finder.environment.ts';
export { createRecents } from './finder/finder.recents.ts';
export type { RecentsOptions, RecentsStore, StorageLike } from './finder/finder.recents.ts';
export { finderMessages, locateFailureSentence, placeTypeName } from './finder/finder.messages.ts';
export type { FinderMessages, PluralMessage } from './finder/finder.messages.types.ts';
export {
  activeOption,
  areOptionsCurrent,
  isListShown,
  isPopupShown,
  panelOf,
} from './finder/finder.select.ts';
export type { FinderPanel } from './finder/finder.select.ts';
export { labelParts, titleOf } from './finder/finder.label.ts';
export type { LabelParts, LabelSegment } from './finder/finder.label.ts';
export { editedValue, emptyValue, freeValue, isSameValue, valueOfResult } from './finder/finder.value.ts';
export { planEdit, planFill } from './finder/finder.fill.ts';
export type { FormFieldSnapshot } from './finder/finder.fill.ts';
export { PART_OF_TOKEN, partOfValue } from './finder/finder.parts.ts';
export type { AddressPart } from './finder/finder.parts.ts';
export {
  connectAttribution,
  connectClearButton,
  connectInput,
  connectLabel,
  connectList,
  connectLocateButton,
  connectOpenButton,
  connectOption,
  connectPanel,
  connectPopup,
  connectRoot,
  connectStatus,
} from './finder/finder.connect.ts';
export type { FinderContext, InputEventLike, InputLike } from './finder/finder.connect.ts';
export type { KeyLike } from './finder/finder.keys.ts';
export type * from './map-picker/mapPicker.types.ts';
export { cellAt, moveByCell } from './map-picker/cells.ts';
export { cellGrid } from './map-picker/cellGrid.ts';
export { isLocation } from './isLocation.ts';
export { langOf } from './langOf.ts';
export { formatLocation, isSameLocation, roundLocation, windOf } from './map-picker/location.ts';
export { givenPin, placedPin } from './map-picker/pin.ts';
export { initialMapPickerState, transitionMapPicker } from './map-picker/mapPicker.machine.ts';
export { mapKeyAction } from './map-picker/mapPicker.keys.ts';
export type { MapKey, MapKeyAction } from './map-picker/mapPicker.keys.ts';
export { mapPickerMessages } from './map-picker/mapPicker.messages.ts';
export type { MapPickerMessages } from './map-picker/mapPicker.messages.types.ts';
export { formatAnnouncement, formatRefusal } from './map-picker/mapPicker.announce.ts';
export { readTypedLocation } from './map-picker/typedLocation.ts';
export type { TypedContext, TypedLocation } from './map-picker/typedLocation.ts';
export { describeLocation, valueOfPin } from './map-picker/describeLocation.ts';
export type { LocationFacts } from './map-picker/describeLocation.ts';
export { translateCredit } from './translateCredit.ts';
export { comparePinWithAddress } from './map-picker/comparePinWithAddress.ts';
export type { PinComparison } from './map-picker/comparePinWithAddress.ts';
export { movePin } from './map-picker/movePin.ts';
export { formatLength } from './map-picker/formatLength.ts';
export { createPinCheck } from './map-picker/createPinCheck.ts';
export { createOutsideClassifier } from './map-picker/classifyOutside.ts';
export type { ClassifyOutside } from './map-picker/createPinCheck.ts';
export { defaultMapPickerEnvironment } from './map-picker/mapPicker.environment.ts';
export type { DevicePosition, MapPickerEnvironment } from './map-picker/mapPicker.environment.ts';
export { createMapPicker } from './map-picker/mapPicker.ts';
export type {
  MapPickerChangeDetails,
  MapPickerData,
  MapPickerOptions,
  MapPickerSnapshot,
  MapPickerStore,
} from './map-picker/mapPicker.ts';
export { createClient } from './client/createClient.ts';
export type {
  BaseClient,
  CallOptions,
  Client,
  ClientA,
  ClientB,
  ClientFace,
  ClientOptions,
} from './client/client.types.ts';
export type { Credentials } from './client/credentials.ts';
export { SmartAddressError } from './client/smartAddressError.ts';
export type { ClientErrorCode } from './client/smartAddressError.ts';
export { ProviderError } from './providerError.ts';
export { createSmartAddressProvider } from './providers/createSmartAddressProvider.ts';
export type { SmartAddressProviderOptions } from './providers/createSmartAddressProvider.ts';
export { combineProviders } from './providers/combineProviders.ts';
export type { CombineOptions } from './providers/combineProviders.ts';
export { createLazyProvider } from './providers/createLazyProvider.ts';
export { createOfflineProvider } from './providers/createOfflineProvider.ts';
export type { OfflineProviderOptions } from './providers/createOfflineProvider.ts';
