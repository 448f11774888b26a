import type { AddressResult } from '@smart-address/gazetteer';
import type {
  AddressValue,
  FinderEvent,
  FinderOption,
  FinderState,
  FinderStatus,
  StoredAddress,
} from './types.ts';
import { titleOf } from '../address/label.ts';
import { foldText, queryOf } from './query.ts';
import { optionsOf } from './results.ts';
import {
  activeOption,
  areOptionsCurrent,
  isAnswerAwaited,
  isAsked,
  isListShown,
  isPopupShown,
  panelOf,
} from './select.ts';
import {
  anchorOf,
  editedValue,
  emptyValue,
  freeValue,
  inOneLine,
  isSameValue,
  pickedValue,
  valueBeside,
  readValue,
} from '../address/value.ts';

const IDLE = { kind: 'idle' } as const;
const LOADING: FinderStatus = { kind: 'loading', isSlow: false };
const NO_OPTIONS: readonly FinderOption[] = [];
/** The longest wait between two refusals, unless the source asks for more: 1, 2, 4 ... 60 s. */
const MAX_BACKOFF_SECONDS = 60;
const MAX_RETRY_SECONDS = 3600;
const MAX_SETTLED_VALUES = 10;

/** The initial settings of a finder. */
export interface FinderStart {
  readonly value?: StoredAddress | undefined;
  readonly inputValue?: string | undefined;
  readonly isOpen?: boolean | undefined;
  readonly session: string;
}

export function initialState(start: FinderStart): FinderState {
  const given = inOneLine(start.inputValue ?? '');
  const value = readValue(start.value ?? freeValue(given), given);
  const inputValue = start.inputValue === undefined ? value.text : given;
  return {
    inputValue,
    value,
    anchor: anchorOf(value),
    settledValues: [value],
    status: IDLE,
    refusals: 0,
    query: queryOf(inputValue),
    options: NO_OPTIONS,
    activeId: null,
    isOpen: start.isOpen ?? false,
    pendingActive: null,
    locate: IDLE,
    isOnline: true,
    attribution: '',
    session: start.session,
    announcement: null,
    announcementCount: 0,
  };
}

/** Sets the rows. Keeps the active option if it is among them, and activates the awaited one. */
function withOptions(state: FinderState, options: readonly FinderOption[]): FinderState {
  const kept = options.some((option) => option.id === state.activeId) ? state.activeId : null;
  const awaited =
    state.pendingActive === null ? undefined : options.at(state.pendingActive === 'first' ? 0 : -1);
  return {
    ...state,
    options,
    activeId: kept ?? awaited?.id ?? null,
    pendingActive: options.length > 0 ? null : state.pendingActive,
  };
}

/** The settled values with a new one. A clear leaves them, for undo. */
function remembered({ settledValues }: FinderState, value: AddressValue): readonly AddressValue[] {
  return value.source === 'free' ? settledValues : [value, ...settledValues].slice(0, MAX_SETTLED_VALUES);
}

/** The state after the text was set by something other than typing: no request, no rows. */
function settled(state: FinderState, value: AddressValue, anchor = anchorOf(value)): FinderState {
  return {
    ...state,
    value,
    inputValue: value.text,
    anchor,
    settledValues: remembered(state, value),
    query: queryOf(value.text),
    status: IDLE,
    options: NO_OPTIONS,
    activeId: null,
    pendingActive: null,
    isOpen: false,
    locate: IDLE,
  };
}

/**
 * A value set from outside. The list stays if the text is what the input already says, and follows a text that was typed. Both may be the
 * team's own form of it, such as capitals or a text cut to a length.
 */
function valued(
  state: FinderState,
  { value: given, reason }: Extract<FinderEvent, { type: 'setValue' }>,
): FinderState {
  const read = readValue(given, state.inputValue);
  // A reset that changes nothing is not told as a change.
  const value = reason === 'reset' && isSameValue(read, state.value) ? state.value : read;
  const isSame = value.text === state.inputValue;
  const isRewritten = state.isOpen && (value.source === 'free' || value.source === 'edited');
  if (reason !== 'program' || !(isSame || isRewritten))
    return { ...settled(state, value), settledValues: [value] };
  const next = isSame ? state : typed(state, value.text, false);
  const anchor = value.source === state.value.source ? state.anchor : anchorOf(value);
  return { ...next, value, anchor, settledValues: remembered(state, value) };
}

function closed(state: FinderState): FinderState {
  if (!state.isOpen) return state;
  const locate = state.locate.kind === 'failed' ? IDLE : state.locate;
  return { ...state, isOpen: false, activeId: null, pendingActive: null, locate };
}

/** Whether a press opens the closed field: for rows that are there already, recents, or what the panel says, but for "nothing found". */
function opensOnPress(state: FinderState): boolean {
  const panel = panelOf(state);
  return areOptionsCurrent(state) || state.query === '' || (panel !== null && panel !== 'empty');
}

function opened(state: FinderState, pendingActive: 'first' | 'last' | null): FinderState {
  const open: FinderState = { ...state, isOpen: true, pendingActive };
  if (areOptionsCurrent(state)) return withOptions(open, state.options);
  const { query, status } = state;
  if (query === '' || status.kind === 'rateLimited') return open;
  const isAnswered = status.kind === 'empty' || status.kind === 'loading';
  return isAnswered ? open : { ...open, status: LOADING, options: NO_OPTIONS, activeId: null };
}

function typed(state: FinderState, text: string, isAutofill: boolean): FinderState {
  const query = queryOf(text);
  const next: FinderState = {
    ...state,
    inputValue: text,
    value: editedValue(state.value, state.anchor, text),
    query,
    activeId: null,
    pendingActive: null,
    isOpen: !isAutofill,
    locate: IDLE,
    announcement: null,
  };
  if (state.status.kind === 'rateLimited' && query !== '') return next;
  if (state.status.kind === 'rateLimited' && !isAsked(state)) return { ...next, options: NO_OPTIONS };
  if (query === '' || isAutofill) return { ...next, status: IDLE, options: NO_OPTIONS };
  if (query === state.query && state.status.kind !== 'idle' && state.status.kind !== 'error') return next;
  return { ...next, status: LOADING, options: state.options.filter((option) => !option.isRecent) };
}

/** The text of a settled value means its address again: it comes back by undo or redo, which restore a text only. */
function restored(state: FinderState): FinderState {
  const value = state.settledValues.find(({ text }) => text === state.inputValue);
  if (value === undefined || value.source === 'free') return state;
  return { ...state, value, anchor: anchorOf(value) };
}

/** The query, and what was typed beyond its end. */
function typedText({ query, inputValue }: FinderState): string {
  const text = inputValue
    .replace(/[\p{Cf}\p{Cc}\s]+/gu, (gap) => (/[\p{Cc}\s]/u.test(gap) ? ' ' : ''))
    .trim();
  return text.startsWith(query) ? text : query;
}

/** The state after a row was chosen for a text; `isAsAsked` as for `pickedValue`. */
function chosen(state: FinderState, text: string, result: AddressResult, isAsAsked: boolean): FinderState {
  return settled(state, pickedValue(text, result, isAsAsked), foldText(titleOf(result.label)));
}

function picked(state: FinderState, id: string): FinderState {
  const option = state.options.find((each) => each.id === id);
  if (option === undefined) return state;
  const { result, isRecent, query } = option;
  // A row of an older query that is pressed: with what is typed now.
  return chosen(state, isRecent ? '' : typedText(state), result, query === state.query);
}

/** Picks the active option if it belongs to the input's current text. */
function pickedActive(state: FinderState): FinderState {
  const option = activeOption(state);
  return option !== undefined && option.query === state.query ? picked(state, option.id) : state;
}

function moved(state: FinderState, direction: 'down' | 'up'): FinderState {
  if (!isListShown(state)) {
    // The message about a missing position was read: now rows are wanted, and what is said of them.
    const asking = isPopupShown(state) ? closed(state) : state;
    return opened(asking, direction === 'down' ? 'first' : 'last');
  }
  const { options } = state;
  const at = options.findIndex((option) => option.id === state.activeId);
  const next = options.at(direction === 'down' ? (at + 1) % options.length : Math.max(at, 0) - 1);
  return next === undefined ? state : { ...state, activeId: next.id, pendingActive: null };
}

function loaded(state: FinderState, event: Extract<FinderEvent, { type: 'loaded' }>): FinderState {
  if (state.query !== event.query || !isAnswerAwaited(state)) return state;
  const options = optionsOf(event.results, event.query, false);
  if (options.length === 0 && event.isPartial) return state;
  // Rows that cannot be displayed are an error, not "nothing found".
  const without: FinderStatus =
    event.results.length > 0 ? { kind: 'error', reason: 'invalid' } : { kind: 'empty' };
  const status: FinderStatus =
    options.length === 0 ? without : { kind: 'loaded', isPartial: event.isPartial };
  return withOptions({ ...state, status, refusals: 0, attribution: event.attribution }, options);
}

function failed(state: FinderState, event: Extract<FinderEvent, { type: 'failed' }>): FinderState {
  if (state.query !== event.query || !isAnswerAwaited(state)) return state;
  if (state.status.kind === 'loaded') return { ...state, status: { kind: 'loaded', isPartial: false } };
  if (event.reason === 'rate_limited') {
    const backoff = Math.min(MAX_BACKOFF_SECONDS, 2 ** state.refusals);
    const asked = Math.ceil(event.retryAfterSeconds ?? 0);
    const seconds = Math.min(MAX_RETRY_SECONDS, Math.max(backoff, asked || 0));
    return { ...state, refusals: state.refusals + 1, status: { kind: 'rateLimited', seconds } };
  }
  const status: FinderStatus =
    event.reason === 'offline' ? { kind: 'offline' } : { kind: 'error', reason: event.reason };
  return withOptions({ ...state, status, pendingActive: null }, NO_OPTIONS);
}

function asked(state: FinderState): FinderState {
  return { ...state, status: state.query === '' ? IDLE : LOADING };
}

function ticked(state: FinderState): FinderState {
  if (state.status.kind !== 'rateLimited') return state;
  // Its panel stays while it is asked again: a sheet that closes and opens with each try is a blinking one.
  const seconds = Math.max(0, state.status.seconds - 1);
  const isOver = seconds === 0 && state.query === '';
  return { ...state, status: isOver ? IDLE : { kind: 'rateLimited', seconds } };
}

function retrieved(state: FinderState, text: string, result: AddressResult): FinderState {
  const { value } = state;
  if (value.source !== 'picked' || value.text !== text) return state;
  const full = valueBeside(result, text, {
    houseNumber: result.address.houseNumber || (value.address?.houseNumber ?? ''),
    street: result.address.street || (value.address?.street ?? ''),
  });
  const { location, accuracy, plusCode, smartCode, confirmed } = value;
  // What knows no point must not remove the row's.
  const point = full.location === null ? { location, accuracy, plusCode, smartCode } : {};
  const next = { ...full, ...point, confirmed };
  if (isSameValue(next, value)) return state;
  const settledValues = state.settledValues.map((each) => (each === value ? next : each));
  return { ...state, value: next, settledValues };
}

function recents(state: FinderState, results: readonly AddressResult[]): FinderState {
  if (state.query !== '' || state.status.kind === 'loading') return state;
  return withOptions(state, optionsOf(results, '', true));
}

function connected(state: FinderState, isOnline: boolean): FinderState {
  if (state.isOnline === isOnline) return state;
  const next = { ...state, isOnline };
  return isOnline && state.status.kind === 'offline' ? asked(next) : next;
}

/** The next state of a finder. Pure: time, network and storage are events. */
export function transition(state: FinderState, event: FinderEvent): FinderState {
  switch (event.type) {
    case 'input':
      return restored(typed(state, event.text, event.isAutofill));
    case 'arrow':
      if (!event.isAlt) return moved(state, event.direction);
      if (!isPopupShown(state)) return opened(state, null);
      return event.direction === 'up' ? closed(state) : state;
    case 'caret':
      return state.activeId === null ? state : { ...state, activeId: null };
    case 'enter':
      // With the list closed Enter submits the form, and a later answer opens nothing over it.
      return !isListShown(state) || state.activeId === null ? closed(state) : pickedActive(state);
    case 'escape':
      if (isPopupShown(state)) return closed(state);
      return event.clears && state.inputValue !== '' ? settled(state, emptyValue) : state;
    case 'leave':
      return closed(event.commits && isListShown(state) ? pickedActive(state) : state);
    case 'toggle':
      return isPopupShown(state) ? closed(state) : opened(state, null);
    case 'press':
      return !state.isOpen && opensOnPress(state) ? opened(state, null) : state;
    case 'pick':
      return picked(state, event.id);
    case 'accept':
      return chosen(state, event.query, event.result, true);
    case 'clear':
      return settled(state, emptyValue);
    case 'setValue':
      return valued(state, event);
    case 'setInputValue': {
      const text = inOneLine(event.text);
      return state.inputValue === text ? state : typed(state, text, !state.isOpen);
    }
    case 'setOpen':
      return event.isOpen ? opened(state, null) : closed(state);
    case 'loaded':
      return loaded(state, event);
    case 'failed':
      return failed(state, event);
    case 'slow':
      return state.query === event.query && state.status.kind === 'loading'
        ? { ...state, status: { kind: 'loading', isSlow: true } }
        : state;
    case 'tick':
      return ticked(state);
    case 'retry':
      return state.status.kind === 'error' || state.status.kind === 'offline' ? asked(state) : state;
    case 'reask':
      return state.status.kind === 'loaded' || state.status.kind === 'loading' ? asked(state) : state;
    case 'retrieved':
      return retrieved(state, event.text, event.result);
    case 'recents':
      return recents(state, event.results);
    case 'locating':
      return { ...closed(state), locate: { kind: 'locating' } };
    case 'located':
      return state.locate.kind === 'locating' ? settled(state, event.value) : state;
    case 'locateFailed':
      return state.locate.kind === 'locating'
        ? {
            ...closed(state),
            isOpen: !event.isAway,
            locate: { kind: 'failed', reason: event.reason },
          }
        : state;
    case 'connection':
      return connected(state, event.isOnline);
    case 'rotate':
      return { ...state, session: event.session };
    case 'announce':
      return {
        ...state,
        announcement: event.announcement,
        announcementCount: state.announcementCount + 1,
      };
  }
}
