import type { AddressResult } from '@smart-address/gazetteer';
import type { FinderEvent, FinderOption, FinderState, LocateFailure } from './finder.types.ts';

/** What the popup says when rows alone are not enough; null if there is nothing to say. */
export type FinderPanel =
  | 'loading'
  | 'empty'
  | 'error'
  | 'rateLimited'
  | 'offline'
  | 'almostCode'
  | `locate:${LocateFailure}`;

/** Whether a row is a code that a mistyped one may have meant. */
function isGuessedCode({ result }: FinderOption): boolean {
  return result.type === 'code' && result.match.kind === 'fuzzy';
}

export function panelOf(state: FinderState): FinderPanel | null {
  if (state.locate.kind === 'failed') return `locate:${state.locate.reason}`;
  const { status } = state;
  if (state.query === '') return null;
  switch (status.kind) {
    case 'idle':
      return null;
    case 'loaded':
      return state.options.length > 0 && state.options.every(isGuessedCode) ? 'almostCode' : null;
    case 'loading':
      return status.isSlow && state.options.length === 0 ? 'loading' : null;
    default:
      return status.kind;
  }
}

/** Whether an answer would still be accepted: the first one, a more complete one, or a late one after a timeout. */
export function isAnswerAwaited({ status }: FinderState): boolean {
  return (
    status.kind === 'loading' ||
    (status.kind === 'loaded' && status.isPartial) ||
    (status.kind === 'error' && status.reason === 'timeout')
  );
}

/** Whether the popup is displayed: it should be open, and there is a row or a sentence to display. */
export function isPopupShown(state: FinderState): boolean {
  return state.isOpen && (state.options.length > 0 || panelOf(state) !== null);
}

/** Whether the list of options is displayed: the value of `aria-expanded`, and whether the arrow keys move in it. */
export function isListShown(state: FinderState): boolean {
  return state.isOpen && state.options.length > 0;
}

/** Whether the rows belong to the input's current text. */
export function areOptionsCurrent(state: FinderState): boolean {
  const first = state.options[0];
  return first !== undefined && first.query === state.query;
}

/** Whether the user cleared the field, or left it without a text. */
export function isLeftEmpty(state: FinderState, { type }: FinderEvent): boolean {
  return state.inputValue === '' && ['clear', 'escape', 'enter', 'leave'].includes(type);
}

export function activeOption(state: FinderState): FinderOption | undefined {
  return state.options.find((option) => option.id === state.activeId);
}

/** The result that an event picks: that of the row it names, else of the active one. */
export function pickedResult(state: FinderState, event: FinderEvent): AddressResult | undefined {
  const id = event.type === 'pick' ? event.id : state.activeId;
  return state.options.find((option) => option.id === id)?.result;
}
