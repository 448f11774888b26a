export type * from './provider.types.ts';
export type * from './finder/finder.types.ts';
export { createFinder } from './finder/finder.ts';
export type { Finder, FinderOptions } from './finder/finder.ts';
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
export {
  barePinValue,
  editedValue,
  emptyValue,
  freeValue,
  isSameValue,
  pinValue,
  valueOfResult,
} from './finder/finder.value.ts';
export { PART_OF_TOKEN, partOfValue, planFill } from './finder/finder.fill.ts';
export type { FormFieldSnapshot } from './finder/finder.fill.ts';
export {
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
  optionElementId,
} from './finder/finder.connect.ts';
export type { FinderContext, InputEventLike, InputLike, KeyLike } from './finder/finder.connect.ts';
