// The finder without the client and the providers that answer at once. esbuild does not tree-shake a barrel across chunks, so
// importing the index would load those too.
export { createFinder } from './finder/finder.ts';
export { createRecents } from './finder/state/recents.ts';
export { finderMessages, isSentence } from './finder/speech/messages.ts';
export { isAutofill } from './finder/address/autofill.ts';
export { autofilledQuery, autofilledResult } from './finder/address/autofilled.ts';
export { bareName } from './finder/address/fill.ts';
export { activeOption, isPopupShown, panelOf, pickFault } from './finder/state/select.ts';
export {
  emptyValue,
  freeValue,
  inOneLine,
  isSameValue,
  pickedValue,
  readValue,
  SOURCES,
} from './finder/address/value.ts';
export { usableAddress, usableOptions, usableText } from './finder/state/settings.ts';
export { partOfValue, submittedParts } from './finder/address/partOfValue.ts';
export { ADDRESS_PARTS, nameOfPart } from './finder/state/parts.ts';
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
export { claimEscape, isPrevented } from './finder/state/keys.ts';
export { leave } from './finder/state/leave.ts';
export { withLatinDigits } from './finder/state/query.ts';
export { langOf } from './langOf.ts';
export { readPoint } from './readPoint.ts';
export { warnOnce } from './warnOnce.ts';
export { createLazyProvider } from './providers/createLazyProvider.ts';
export { createOfflineProvider } from './providers/createOfflineProvider.ts';
export { ProviderError } from './providerError.ts';
