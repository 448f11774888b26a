// The finder without the client: of a list of names, esbuild loads at first what any later chunk takes.
export type * from './provider.types.ts';
export type * from './finder/state/types.ts';
export { createFinder, type Finder } from './finder/finder.ts';
export type { FillCause, FinderOptions, ValueChange } from './finder/state/options.types.ts';
export { defaultEnvironment, LocateError, type FinderEnvironment } from './finder/state/environment.ts';
export { createRecents } from './finder/state/recents.ts';
export type { RecentsOptions, RecentsStore, StorageLike } from './finder/state/recents.ts';
export { finderMessages, isSentence, placeTypeName } from './finder/speech/messages.ts';
export type { FinderMessages, PluralMessage } from './finder/speech/messages.types.ts';
export { isAutofill, autofilledQuery, autofilledResult } from './finder/address/autofill.ts';
export { bareName } from './finder/address/fill.ts';
export { labelParts, type LabelParts, type LabelSegment } from './finder/address/label.ts';
export { activeOption, isPopupShown, panelOf, pickFault, type FinderPanel } from './finder/state/select.ts';
export {
  emptyValue,
  freeValue,
  inOneLine,
  isSameValue,
  pickedValue,
  readValue,
  SOURCES,
  valueOfResult,
} from './finder/address/value.ts';
export { usableAddress, usableOptions, usableText } from './finder/state/settings.ts';
export { partOfValue, submittedParts, ADDRESS_PARTS, nameOfPart } from './finder/state/parts.ts';
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
export { claimEscape, isPrevented, leave, type KeyLike } from './finder/state/keys.ts';
export { withLatinDigits } from './finder/state/query.ts';
export { langOf } from './language.ts';
export { readPoint } from './readPoint.ts';
export { warnOnce } from './report.ts';
export { createLazyProvider } from './providers/createLazyProvider.ts';
export { createOfflineProvider, type OfflineProviderOptions } from './providers/createOfflineProvider.ts';
export { ProviderError } from './providerError.ts';
