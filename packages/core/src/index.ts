export type * from './provider.types.ts';
export type * from './finder/state/types.ts';
export { createFinder } from './finder/finder.ts';
export type { Finder } from './finder/finder.ts';
export type { FillCause, FinderOptions, ValueChange } from './finder/state/options.types.ts';
export { initialState, transition } from './finder/state/machine.ts';
export type { FinderStart } from './finder/state/machine.ts';
export { defaultEnvironment, LocateError } from './finder/state/environment.ts';
export type { FinderEnvironment } from './finder/state/environment.ts';
export { createRecents } from './finder/state/recents.ts';
export type { RecentsOptions, RecentsStore, StorageLike } from './finder/state/recents.ts';
export { finderMessages, locateFailureSentence, placeTypeName } from './finder/speech/messages.ts';
export type { FinderMessages, PluralMessage } from './finder/speech/messages.types.ts';
export {
  activeOption,
  areOptionsCurrent,
  isListShown,
  isPopupShown,
  panelOf,
} from './finder/state/select.ts';
export type { FinderPanel } from './finder/state/select.ts';
export { labelParts, titleOf } from './finder/address/label.ts';
export type { LabelParts, LabelSegment } from './finder/address/label.ts';
export { editedValue, emptyValue, freeValue, isSameValue, valueOfResult } from './finder/address/value.ts';
export { planEdit, planFill } from './finder/address/fill.ts';
export type { FormFieldSnapshot } from './finder/address/fill.ts';
export { partOfValue } from './finder/address/partOfValue.ts';
export { PART_OF_TOKEN } from './finder/state/parts.ts';
export type { AddressPart } from './finder/state/parts.ts';
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
} from './finder/state/connect.ts';
export type { FinderContext, InputEventLike, InputLike } from './finder/state/connect.ts';
export type { KeyLike } from './finder/state/keys.ts';
export type * from './map-picker/state/types.ts';
export { cellAt, moveByCell } from './map-picker/cells.ts';
export { cellGrid } from './map-picker/cellGrid.ts';
export { isLocation } from './isLocation.ts';
export { langOf } from './langOf.ts';
export { formatLocation, isSameLocation, roundLocation, windOf } from './map-picker/location.ts';
export { givenPin, placedPin } from './map-picker/pin.ts';
export { initialMapPickerState, transitionMapPicker } from './map-picker/state/machine.ts';
export { mapKeyAction } from './map-picker/state/keys.ts';
export type { MapKey, MapKeyAction } from './map-picker/state/keys.ts';
export { mapPickerMessages } from './map-picker/messages/messages.ts';
export type { MapPickerMessages } from './map-picker/messages/messages.types.ts';
export { formatAnnouncement, formatRefusal } from './map-picker/messages/announce.ts';
export { readTypedLocation } from './map-picker/typedLocation.ts';
export type { TypedContext, TypedLocation } from './map-picker/typedLocation.ts';
export { describeLocation, valueOfPin } from './map-picker/messages/describeLocation.ts';
export type { LocationFacts } from './map-picker/messages/describeLocation.ts';
export { translateCredit } from './translateCredit.ts';
export { comparePinWithAddress } from './map-picker/comparePinWithAddress.ts';
export type { PinComparison } from './map-picker/comparePinWithAddress.ts';
export { movePin } from './map-picker/state/movePin.ts';
export { formatLength } from './map-picker/messages/formatLength.ts';
export { createPinCheck } from './map-picker/state/createPinCheck.ts';
export { createOutsideClassifier } from './map-picker/classifyOutside.ts';
export type { ClassifyOutside } from './map-picker/state/createPinCheck.ts';
export { defaultMapPickerEnvironment } from './map-picker/state/environment.ts';
export type { DevicePosition, MapPickerEnvironment } from './map-picker/state/environment.ts';
export { createMapPicker } from './map-picker/mapPicker.ts';
export type { MapPickerData } from './map-picker/mapPickerData.types.ts';
export type {
  MapPickerChangeDetails,
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
export { createRemoteProvider } from './providers/remote/createRemoteProvider.ts';
export type { RemoteProviderOptions } from './providers/remote/createRemoteProvider.ts';
export { refineProvider } from './providers/refine/refineProvider.ts';
export type { NotedAddress, RefinedSearch, RefineOptions } from './providers/refine/refineProvider.ts';
export { createZoneTest } from './providers/refine/zone.ts';
export type { DeliveryZone } from './providers/refine/zone.ts';
export { combineProviders } from './providers/combineProviders.ts';
export type { CombineOptions } from './providers/combineProviders.ts';
export { createLazyProvider } from './providers/createLazyProvider.ts';
export { createOfflineProvider } from './providers/createOfflineProvider.ts';
export type { OfflineProviderOptions } from './providers/createOfflineProvider.ts';
