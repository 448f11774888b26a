import type { AddressResult, Lang } from '@smart-address/gazetteer';
import { createAnnouncer } from './speech/announcer.ts';
import { isCanceled, reasonOf } from './state/change.ts';
import { defaultEnvironment, type FinderEnvironment } from './state/environment.ts';
import { initialState, transition } from './state/machine.ts';
import { createNotifier } from './state/notifier.ts';
import type { FillCause, FinderOptions } from './state/options.types.ts';
import { createLocator } from './state/locator.ts';
import { askRecents, recentOf } from './state/recents.ts';
import { readResult } from './state/results.ts';
import { createSearch } from './state/search.ts';
import { activeOption, isAnswerAwaited, isAsked, isLeftEmpty, pickedResult } from './state/select.ts';
import type { AddressValue, Announcement, FilledField, FinderEvent, FinderState } from './state/types.ts';
import { readPoint } from '../readPoint.ts';
import { runCallback } from '../report.ts';
import { savesData } from '../connection.ts';
import { usableOptions } from './state/settings.ts';
import { emptyValue, freeValue, inOneLine, isOtherPlace, isSameValue, readValue } from './address/value.ts';

/** Events of a key: what was typed, and what the team makes of it. A provider with a debounce waits for all of them to rest. */
const TYPED: ReadonlySet<FinderEvent['type']> = new Set(['input', 'setInputValue', 'setValue']);

/** A headless finder: it holds the state, calls the provider, and reports changes. */
export interface Finder {
  getState(): FinderState;
  /** Calls back after each change, only once for a key whose answer is immediate; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Sends an event to the machine. `domEvent` is the browser event that caused it. */
  send(event: FinderEvent, domEvent?: Event | null): void;
  getOptions(): FinderOptions;
  /** Replaces the options, from the next event on. */
  setOptions(options: FinderOptions): void;
  /** Applies the controlled `value`, `inputValue` and `open` to the state, without callbacks. */
  reconcile(): void;
  /** Call when the field gets the focus: loads a lazy provider. */
  prepare(): void;
  /** Asks for the device's position, then for its address. Call it only in response to a click. */
  locate(domEvent?: Event | null): void;
  removeRecent(id: string): void;
  clearRecents(): void;
  /** Restores the default value, as `form.reset()` does. */
  reset(domEvent?: Event | null): void;
  /** Starts (or restarts) the finder; returns a function that stops every request and timer. */
  start(): () => void;
}

/** Makes a finder. There is no request, storage access or timer before `start` and the first event. */
export function createFinder(
  firstOptions: FinderOptions,
  environment: FinderEnvironment = defaultEnvironment,
): Finder {
  let options = usableOptions(firstOptions);
  let state = initialState({
    value: options.value ?? options.defaultValue,
    inputValue: options.inputValue ?? options.defaultInputValue,
    isOpen: options.open ?? options.defaultOpen,
    session: '',
  });
  const getOptions = () => options;
  const search = createSearch(environment, send);
  const announcer = createAnnouncer(environment, () => state, announce);
  const locator = createLocator(environment, getOptions, send);
  const notifier = createNotifier(search.watch);
  let cancelTick: (() => void) | null = null;
  let retrieval: AbortController | null = null;
  let depth = 0;
  /** What the form's other fields say: the value that they were last filled from, or that was set from outside with what they say. */
  let fields = { previous: state.value, isGiven: true };

  const locale = (): Lang => options.locale ?? 'fr';

  function announce(announcement: Announcement) {
    send({ type: 'announce', announcement });
  }

  function send(event: FinderEvent, domEvent: Event | null = null) {
    const previous = state;
    const next = transition(previous, event);
    if (next === previous) return;
    const cause = { reason: reasonOf(event, previous, next), event: domEvent };
    if (isCanceled(options, previous, next, cause)) return;
    state = next;
    depth += 1;
    try {
      act(previous, next, event, cause);
    } finally {
      depth -= 1;
      if (depth === 0) {
        if (event.type === 'input') notifier.notifySoon();
        else notifier.notify();
      }
    }
  }

  function act(previous: FinderState, next: FinderState, event: FinderEvent, cause: FillCause) {
    // Before the call: a provider may answer before it returns, and that answer waits for the pause in typing like any other.
    announcer.update(previous, next, event);
    if (next.inputValue !== previous.inputValue && event.type !== 'input' && cause.reason !== 'program')
      options.writeText?.(next.inputValue);
    followSearch(previous, next, event);
    followCountdown(next);
    if (previous.value !== next.value) retrieval?.abort();
    if (previous.locate.kind === 'locating' && next.locate.kind !== 'locating') locator.stop();
    const isListDue = next.isOpen && (!previous.isOpen || previous.inputValue !== next.inputValue);
    if (isListDue && next.query === '' && options.recents) showRecents();
    const picked = cause.reason === 'pick' && pickedResult(previous, event);
    if (picked) settle(picked, next.value, cause);
    const isRetyped = event.type === 'input' && previous.value !== next.value;
    const isRestored = isRetyped && next.settledValues.includes(next.value);
    if (event.type === 'located' || isRestored) fill(next.value, cause);
    // A text that is deleted may be written anew: the fields wait until none is left behind.
    else if (isRetyped && next.inputValue !== '' && isOtherPlace(next.value, fields.previous))
      fillOthers(next.value, cause, true);
    if (isLeftEmpty(next, event)) empty(previous, cause);
    if (cause.reason === 'pin') fillOthers(next.value, cause);
    // A text written anew, as in capitals, brings no fields with it.
    else if (
      event.type === 'setValue' &&
      !isSameValue({ ...next.value, text: previous.value.text }, previous.value)
    )
      fields = { previous: next.value, isGiven: true };
    if (event.type === 'locateFailed') announce({ kind: 'locateFailed', reason: event.reason });
    if (next.activeId !== null && next.activeId !== previous.activeId && environment.speaksActiveOption)
      sayActive();
  }

  function followSearch(previous: FinderState, next: FinderState, event: FinderEvent) {
    if (!isAnswerAwaited(next)) return search.stop();
    const isNew = next.query !== previous.query || !isAsked(previous) || event.type === 'reask';
    if (isAsked(next) && isNew)
      // Untyped callers may not have set a provider yet: then there is no answer, and the key is not lost.
      ask(TYPED.has(event.type) ? (options.provider?.debounceMs ?? 0) : 0);
  }

  function ask(delay: number) {
    if (state.session === '') rotate();
    const { query, session } = state;
    // None while the position is not known yet.
    const bias = readPoint(options.bias, 'bias') ?? undefined;
    search.start({ provider: options.provider, query, session, locale: locale(), bias, delay });
  }

  function followCountdown(next: FinderState) {
    if (next.status.kind !== 'rateLimited' || next.status.seconds === 0) {
      cancelTick?.();
      cancelTick = null;
    } else if (cancelTick === null) {
      cancelTick = environment.setTimer(() => {
        cancelTick = null;
        send({ type: 'tick' });
      }, 1_000);
    }
  }

  function showRecents() {
    send({ type: 'recents', results: askRecents(options.recents, (store) => store.load()) ?? [] });
  }

  function settle(result: AddressResult, value: AddressValue, cause: FillCause) {
    rotate();
    askRecents(options.recents, (store) => store.add(recentOf(result, value)));
    fill(value, cause);
    void retrieve(result.id, value.text);
  }

  function fillOthers(value: AddressValue, cause: FillCause, isEdit = false): readonly FilledField[] {
    const change = { ...fields, isEdit };
    fields = { previous: value, isGiven: false };
    const changed = runCallback(() => options.fillFields?.(value, change)) ?? [];
    if (changed.length > 0) runCallback(() => options.onFieldsFilled?.(changed, cause));
    return changed;
  }

  function fill(value: AddressValue, cause: FillCause) {
    announce({ kind: 'filled', text: value.text, changed: fillOthers(value, cause) });
  }

  /**
   * Clears the fields that were filled for an address: at once when the finder is cleared, on leaving when its text was deleted.
   */
  function empty({ inputValue }: FinderState, cause: FillCause) {
    const isCleared = inputValue !== '';
    if (isCleared) rotate();
    const changed = fillOthers(emptyValue, cause);
    if (isCleared || changed.length > 0) announce({ kind: 'cleared', changed });
  }

  /** The full address of a picked row, by its id; the row's own if it cannot be retrieved. */
  async function retrieve(id: string, text: string) {
    const controller = new AbortController();
    retrieval = controller;
    const { signal } = controller;
    try {
      const result = readResult(await options.provider.retrieve(id, { signal, locale: locale() }));
      if (signal.aborted || result?.id !== id) return;
      const before = state.value;
      send({ type: 'retrieved', text, result });
      if (state.value !== before) fillOthers(state.value, { reason: 'retrieve', event: null });
    } catch {
      // The row is a full address already: a provider that knows less must not remove anything.
    }
  }

  function sayActive() {
    const option = activeOption(state);
    if (option === undefined) return;
    const position = state.options.indexOf(option) + 1;
    announce({ kind: 'option', text: option.result.label, position, count: state.options.length });
  }

  function rotate() {
    send({ type: 'rotate', session: environment.createSession() });
  }

  return {
    getState: () => state,
    subscribe: notifier.subscribe,
    send,
    async prepare() {
      // Whoever saves data may look at the field without typing: there the first search loads what it needs.
      if (savesData()) return;
      try {
        await options.provider.prepare?.();
      } catch {
        // The search will report a failure, also of a team's async function.
      }
    },
    getOptions,
    setOptions(next) {
      const hasNewLocale = (next.locale ?? 'fr') !== locale();
      options = usableOptions(next);
      if (hasNewLocale) send({ type: 'reask' });
    },
    reconcile() {
      const { value, open } = options;
      const held = value === undefined ? undefined : readValue(value ?? emptyValue, state.inputValue);
      // A controlled text is what the input shows; the value is what it stands for. `null` is uncontrolled, as in React's inputs.
      const inputValue = options.inputValue == null ? undefined : inOneLine(options.inputValue);
      if (inputValue !== undefined && inputValue !== held?.text)
        send({ type: 'setInputValue', text: inputValue });
      if (held !== undefined) {
        const text = inputValue ?? held.text;
        const wanted = text === held.text ? held : { ...held, text };
        if (!isSameValue(wanted, state.value)) send({ type: 'setValue', value: wanted, reason: 'program' });
      }
      if (open !== undefined && open !== state.isOpen) send({ type: 'setOpen', isOpen: open });
    },
    locate(domEvent = null) {
      send({ type: 'locating' }, domEvent);
      announce({ kind: 'locating' });
      void locator.locate(domEvent);
    },
    removeRecent(id) {
      const recent = state.options.find((option) => option.isRecent && option.id === id)?.result;
      if (recent === undefined) return;
      askRecents(options.recents, (store) => store.remove(recent.id, recent.label));
      showRecents();
      announce({ kind: 'recentRemoved', text: recent.label });
    },
    clearRecents() {
      askRecents(options.recents, (store) => store.clear());
      send({ type: 'recents', results: [] });
      announce({ kind: 'recentsCleared' });
    },
    reset(domEvent = null) {
      const value = options.defaultValue ?? freeValue(options.defaultInputValue ?? '');
      send({ type: 'setValue', value, reason: 'reset' }, domEvent);
      rotate();
    },
    start() {
      if (isAnswerAwaited(state)) {
        // A letter typed before the start is being asked for already.
        if (!search.isAsking()) ask(0);
        search.watch();
      } else if (state.isOpen) {
        send({ type: 'setOpen', isOpen: true });
        if (state.query === '' && options.recents) showRecents();
      }
      followCountdown(state);
      return () => {
        notifier.flush();
        search.stop();
        announcer.stop();
        retrieval?.abort();
        locator.stop();
        cancelTick?.();
        cancelTick = null;
      };
    },
  };
}
