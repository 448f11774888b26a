// What draws a finder, without the client and the providers that work at once: a bundler that does not cut a barrel apart (esbuild) would fetch those with it.
export { createFinder } from './finder/finder.ts';
export { createRecents } from './finder/finder.recents.ts';
export { finderMessages, isSentence, langOf } from './finder/finder.messages.ts';
export { activeOption, isPopupShown, panelOf } from './finder/finder.select.ts';
export { emptyValue, freeValue, isSameValue } from './finder/finder.value.ts';
export { ADDRESS_PARTS, partOfValue } from './finder/finder.fill.ts';
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
export { createLazyProvider } from './providers/createLazyProvider.ts';
export { createOfflineProvider } from './providers/createOfflineProvider.ts';
export { ProviderError } from './providers/providerError.ts';
