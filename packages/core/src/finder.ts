// The finder without the client and the providers that answer at once. esbuild does not tree-shake a barrel across chunks, so
// importing the index would load those too.
export { createFinder } from './finder/finder.ts';
export { createRecents } from './finder/finder.recents.ts';
export { finderMessages, isSentence } from './finder/finder.messages.ts';
export { activeOption, isPopupShown, panelOf } from './finder/finder.select.ts';
export { emptyValue, freeValue, inOneLine, isSameValue, readValue, SOURCES } from './finder/finder.value.ts';
export { usableAddress, usableOptions, usableText } from './finder/finder.settings.ts';
export { ADDRESS_PARTS, nameOfPart, partOfValue, submittedParts } from './finder/finder.parts.ts';
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
export { claimEscape, isPrevented } from './finder/finder.keys.ts';
export { leave } from './finder/finder.leave.ts';
export { langOf } from './langOf.ts';
export { readPoint } from './readPoint.ts';
export { createLazyProvider } from './providers/createLazyProvider.ts';
export { createOfflineProvider } from './providers/createOfflineProvider.ts';
export { ProviderError } from './providerError.ts';
