import type { AddressResult } from '@smart-address/gazetteer';
import type { FinderEvent, FinderOption, FinderState, LocateFailure } from './finder.types.ts';

/** What the popup says when rows alone do not say it; null when there is nothing to say. */
export type FinderPanel =
  | 'loading'
  | 'empty'
  | 'error'
  | 'rateLimited'
  | 'offline'
  | 'almostCode'
  | `locate:${LocateFailure}`;

/** Whether a row is an address code that a mistyped one may have been meant as; a source of someone else's may say no match at all. */
function isGuessedCode({ result }: FinderOption): boolean {
  const { type, match }: Partial<FinderOption['result']> = result;
  return type === 'code' && match?.kind === 'fuzzy';
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

/** Whether the popup shows: it is wanted and there is a row or a sentence to show. */
export function isPopupShown(state: FinderState): boolean {
  return state.isOpen && (state.options.length > 0 || panelOf(state) !== null);
}

/** Whether the list of options shows: what `aria-expanded` says and what the arrow keys move in. */
export function isListShown(state: FinderState): boolean {
  return state.isOpen && state.options.length > 0;
}

/** Whether the rows answer what the input says now. */
export function areOptionsCurrent(state: FinderState): boolean {
  const first = state.options[0];
  return first !== undefined && first.query === state.query;
}

/** Whether a person has cleared the field, or left it without a text. */
export function isLeftEmpty(state: FinderState, { type }: FinderEvent): boolean {
  return state.inputValue === '' && ['clear', 'escape', 'enter', 'leave'].includes(type);
}

export function activeOption(state: FinderState): FinderOption | undefined {
  return state.activeId === null ? undefined : state.options.find((option) => option.id === state.activeId);
}

/** The result that an event has picked, or null. */
export function pickedResult(
  previous: FinderState,
  next: FinderState,
  event: FinderEvent,
): AddressResult | null {
  if (next.value === previous.value || next.value.source !== 'picked') return null;
  if (event.type === 'pick') return previous.options.find((option) => option.id === event.id)?.result ?? null;
  return event.type === 'enter' || event.type === 'leave' ? (activeOption(previous)?.result ?? null) : null;
}
