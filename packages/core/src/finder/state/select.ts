import type { AddressResult } from '@smart-address/gazetteer';
import type { FinderMessages } from '../speech/messages.types.ts';
import type { Announcement, FinderEvent, FinderOption, FinderState, LocateFailure } from './types.ts';

/** What the popup says when rows alone are not enough; null if there is nothing to say. */
export type FinderPanel =
  | 'loading'
  | 'empty'
  | 'error'
  | 'rateLimited'
  | 'offline'
  | 'almostCode'
  | `locate:${LocateFailure}`;

type PanelFact = Extract<
  Announcement,
  { readonly kind: Exclude<FinderPanel, `locate:${string}`> | 'locateFailed' }
>;

/** Whether a row is a code that a mistyped one may have meant. */
function isGuessedCode({ result }: FinderOption): boolean {
  return result.type === 'code' && result.match.kind === 'fuzzy';
}

/** What the panel says, as it is announced; null if there is nothing to say. */
export function panelFact({ locate, query, status, options }: FinderState): PanelFact | null {
  if (locate.kind === 'failed') return { kind: 'locateFailed', reason: locate.reason };
  if (query === '') return null;
  const count = options.length;
  switch (status.kind) {
    case 'idle':
      return null;
    case 'loaded':
      return count > 0 && options.every(isGuessedCode) ? { kind: 'almostCode', query, count } : null;
    case 'loading':
      return status.isSlow && count === 0 ? { kind: 'loading' } : null;
    case 'empty':
      return { kind: 'empty', query };
    case 'rateLimited':
      return status;
    default:
      return { kind: status.kind };
  }
}

/** What the popup displays when rows alone are not enough; null if there is nothing to say. */
export function panelOf(state: FinderState): FinderPanel | null {
  const fact = panelFact(state);
  return fact?.kind === 'locateFailed' ? `locate:${fact.reason}` : (fact?.kind ?? null);
}

/** Whether the source is being asked: for the first time, or again after it had refused. */
export const isAsked = ({ status }: FinderState): boolean =>
  status.kind === 'loading' || (status.kind === 'rateLimited' && status.seconds === 0);

/** Whether an answer would still be accepted: the first one, a more complete one, or a late one after a timeout. */
export function isAnswerAwaited(state: FinderState): boolean {
  const { status } = state;
  return (
    isAsked(state) ||
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

/** The result that an event picks: its own, that of the row it names, else of the active one. */
export function pickedResult(state: FinderState, event: FinderEvent): AddressResult | undefined {
  if (event.type === 'accept') return event.result;
  const id = event.type === 'pick' ? event.id : state.activeId;
  return state.options.find((option) => option.id === id)?.result;
}

/** Why the value is invalid where a row must be picked; an empty text if it is not. */
export const pickFault = ({ value }: FinderState, { mustPick }: Pick<FinderMessages, 'mustPick'>): string =>
  value.source === 'free' && value.text.trim() !== '' ? mustPick : '';
