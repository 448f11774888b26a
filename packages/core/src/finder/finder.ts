import type { LatLng } from '@smart-address/codes';
import type { AddressResult, Lang } from '@smart-address/gazetteer';
import type { Provider } from '../provider.types.ts';
import { createAnnouncer } from './finder.announcer.ts';
import { defaultEnvironment, LocateError, type FinderEnvironment } from './finder.environment.ts';
import { initialState, transition } from './finder.machine.ts';
import { askRecents, recentOf, type RecentsStore } from './finder.recents.ts';
import { createChange, reasonOf } from './finder.change.ts';
import { createSearch } from './finder.search.ts';
import { activeOption, isAnswerAwaited, isLeftEmpty, pickedResult } from './finder.select.ts';
import type {
  AddressValue,
  Announcement,
  FilledField,
  FinderChangeDetails,
  FinderEvent,
  FinderState,
} from './finder.types.ts';
import { emptyValue, freeValue, inOneLine, isSameValue, readValue } from './finder.value.ts';
import { valueOfPosition } from './finder.position.ts';
import { readResult } from './finder.results.ts';

/** The number of microtask turns to wait for a provider on the device between a key and its rows. */
const PROMISES_OF_A_DEVICE = 20;

/** Events of a key: what was typed, and what the team makes of it. A provider with a debounce waits for all of them to rest. */
const TYPED: ReadonlySet<FinderEvent['type']> = new Set(['input', 'setInputValue', 'setValue']);

export interface FinderOptions {
  readonly provider: Provider;
  /** Language of names and sentences. @default 'fr' */
  readonly locale?: Lang | undefined;
  /** Soft bias: of places with the same name, nearer ones come first. */
  readonly bias?: LatLng | null | undefined;
  /** The controlled value; null is the empty one. Absent for uncontrolled. */
  readonly value?: AddressValue | null | undefined;
  readonly defaultValue?: AddressValue | undefined;
  /** The controlled text. Absent for uncontrolled. */
  readonly inputValue?: string | undefined;
  readonly defaultInputValue?: string | undefined;
  /** Whether the popup should be open, controlled. It appears once there is something to display. */
  readonly open?: boolean | undefined;
  readonly defaultOpen?: boolean | undefined;
  /** Whether Escape on a closed list clears the text. @default true */
  readonly clearOnEscape?: boolean | undefined;
  /** Whether leaving the input picks the active option. @default false */
  readonly commitOnBlur?: boolean | undefined;
  /** Store of recent addresses; without one nothing is remembered. */
  readonly recents?: RecentsStore | null | undefined;
  readonly onValueChange?: ((value: AddressValue, details: FinderChangeDetails) => void) | undefined;
  readonly onInputValueChange?: ((text: string, details: FinderChangeDetails) => void) | undefined;
  readonly onOpenChange?: ((open: boolean, details: FinderChangeDetails) => void) | undefined;
  /**
   * Fills the form's other fields, or with the empty value clears what it had filled; returns the changes. Provided by an
   * adapter.
   */
  readonly fillFields?: ((value: AddressValue) => readonly FilledField[]) | undefined;
  /**
   * Writes a text that was not typed (a pick, a clear) into the real input, with the events that form libraries listen to.
   * Provided by an adapter.
   */
  readonly writeText?: ((text: string) => void) | undefined;
  /**
   * Whether the focus is in another field: a position that could not be had then opens nothing over it. Provided by an adapter.
   */
  readonly isFocusElsewhere?: (() => boolean) | undefined;
  /** Called with what a pick, a clear or their undo changed in other fields. To prevent that, cancel the change of the value. */
  readonly onFieldsFilled?: ((changed: readonly FilledField[], cause: FillCause) => void) | undefined;
}

/** Why other fields changed, as `FinderChangeDetails` has it. */
export type FillCause = Pick<FinderChangeDetails, 'reason' | 'event'>;

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
  let options = firstOptions;
  let state = initialState({
    value: firstOptions.value ?? firstOptions.defaultValue,
    inputValue: firstOptions.inputValue ?? firstOptions.defaultInputValue,
    isOpen: firstOptions.open ?? firstOptions.defaultOpen,
    session: '',
  });
  const listeners = new Set<() => void>();
  const search = createSearch(environment, (event) => send(event));
  const announcer = createAnnouncer(environment, () => state, say);
  let cancelTick: (() => void) | null = null;
  let background: AbortController | null = null;
  let locating: AbortController | null = null;
  let depth = 0;
  let isNoticeDue = false;

  const locale = (): Lang => options.locale ?? 'fr';

  function say(announcement: Announcement) {
    send({ type: 'announce', announcement });
  }

  function send(event: FinderEvent, domEvent: Event | null = null) {
    const previous = state;
    const next = transition(previous, event);
    if (next === previous || isVetoed(previous, next, event, domEvent)) return;
    state = next;
    depth += 1;
    try {
      act(previous, next, event, domEvent);
    } finally {
      // Also if a team's callback threw: the list must close after a pick.
      depth -= 1;
      if (depth === 0) tell(event);
    }
  }

  function tell(event: FinderEvent) {
    if (event.type !== 'input') notify();
    else if (!isNoticeDue) {
      isNoticeDue = true;
      notifyAfter(PROMISES_OF_A_DEVICE);
    }
  }

  /**
   * A provider on the device answers within a few microtasks: one notification covers the key and its rows. A timer instead would
   * be noticeable on each key.
   */
  function notifyAfter(promises: number) {
    if (!isNoticeDue) return;
    if (promises === 0) notify();
    else void Promise.resolve(promises - 1).then(notifyAfter);
  }

  function notify() {
    isNoticeDue = false;
    search.watch();
    for (const listener of listeners) listener();
  }

  function isVetoed(
    previous: FinderState,
    next: FinderState,
    event: FinderEvent,
    domEvent: Event | null,
  ): boolean {
    const { onValueChange, onInputValueChange, onOpenChange } = options;
    if (!onValueChange && !onInputValueChange && !onOpenChange) return false;
    const reason = reasonOf(event, previous, next);
    if (reason === 'program') return false;
    const details = createChange(reason, domEvent);
    if (next.value !== previous.value) onValueChange?.(next.value, details);
    if (!details.isCanceled && next.inputValue !== previous.inputValue)
      onInputValueChange?.(next.inputValue, details);
    if (!details.isCanceled && next.isOpen !== previous.isOpen) onOpenChange?.(next.isOpen, details);
    return details.isCanceled;
  }

  function act(previous: FinderState, next: FinderState, event: FinderEvent, domEvent: Event | null) {
    // Before the call: a provider may answer before it returns, and that answer waits for the pause in typing like any other.
    announcer.update(previous, next, event);
    const reason = reasonOf(event, previous, next);
    if (next.inputValue !== previous.inputValue && event.type !== 'input' && reason !== 'program')
      options.writeText?.(next.inputValue);
    followSearch(previous, next, event);
    followCountdown(next);
    if (previous.value !== next.value && event.type !== 'retrieved') background?.abort();
    if (previous.locate.kind === 'locating' && next.locate.kind !== 'locating') locating?.abort();
    if (next.isOpen && (!previous.isOpen || previous.inputValue !== next.inputValue)) offerRecents(next);
    const picked = pickedResult(previous, next, event);
    const cause = { reason, event: domEvent };
    if (picked !== null) settle(picked, next.value, cause);
    const isRestored =
      event.type === 'input' && previous.value !== next.value && next.settledValues.includes(next.value);
    if (event.type === 'located' || isRestored) fill(next.value, cause);
    if (isLeftEmpty(next, event)) empty(previous, cause);
    if (event.type === 'locateFailed') say({ kind: 'locateFailed', reason: event.reason });
    if (next.activeId !== null && next.activeId !== previous.activeId && environment.speaksActiveOption)
      sayActive();
  }

  function followSearch(previous: FinderState, next: FinderState, event: FinderEvent) {
    if (!isAnswerAwaited(next)) {
      if (isAnswerAwaited(previous)) search.stop();
      return;
    }
    const wasLoading = previous.status.kind === 'loading';
    const isNew = next.query !== previous.query || !wasLoading || event.type === 'reask';
    if (next.status.kind === 'loading' && isNew)
      // Untyped callers may not have set a provider yet: then there is no answer, and the key is not lost.
      ask(TYPED.has(event.type) ? (options.provider?.debounceMs ?? 0) : 0);
  }

  function ask(delay: number) {
    if (state.session === '') rotate();
    const { query, session } = state;
    // Null is a position that is not known yet.
    const bias = options.bias ?? undefined;
    search.start({ provider: options.provider, query, session, locale: locale(), bias, delay });
  }

  function followCountdown(next: FinderState) {
    if (next.status.kind !== 'rateLimited') {
      cancelTick?.();
      cancelTick = null;
    } else if (cancelTick === null) {
      cancelTick = environment.setTimer(() => {
        cancelTick = null;
        send({ type: 'tick' });
      }, 1_000);
    }
  }

  function offerRecents(next: FinderState) {
    if (!options.recents || next.query !== '') return;
    send({ type: 'recents', results: askRecents(options.recents, (store) => store.load()) ?? [] });
  }

  function settle(result: AddressResult, value: AddressValue, cause: FillCause) {
    rotate();
    askRecents(options.recents, (store) => store.add(recentOf(result, value)));
    fill(value, cause);
    void retrieve(result.id, value.text);
  }

  function fillOthers(value: AddressValue, cause: FillCause): readonly FilledField[] {
    const changed = options.fillFields?.(value) ?? [];
    if (changed.length > 0) options.onFieldsFilled?.(changed, cause);
    return changed;
  }

  function fill(value: AddressValue, cause: FillCause) {
    say({ kind: 'filled', text: value.text, changed: fillOthers(value, cause) });
  }

  /**
   * Clears the fields that were filled for an address: at once when the finder is cleared, on leaving when its text was deleted.
   */
  function empty({ inputValue }: FinderState, cause: FillCause) {
    const isCleared = inputValue !== '';
    if (isCleared) rotate();
    const changed = fillOthers(emptyValue, cause);
    if (isCleared || changed.length > 0) say({ kind: 'cleared', changed });
  }

  /** The full address of a picked row, by its id; the row's own if it cannot be retrieved. */
  async function retrieve(id: string, text: string) {
    const controller = new AbortController();
    background = controller;
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

  async function findPosition(domEvent: Event | null) {
    const controller = new AbortController();
    locating?.abort();
    locating = controller;
    const { signal } = controller;
    const fail = (reason: 'denied' | 'timeout' | 'unavailable' | 'outside') => {
      if (signal.aborted) return;
      send({ type: 'locateFailed', reason, isAway: options.isFocusElsewhere?.() ?? false }, domEvent);
    };
    let point: LatLng;
    try {
      point = await environment.locate(signal);
    } catch (error) {
      return fail(error instanceof LocateError ? error.reason : 'unavailable');
    }
    if (signal.aborted) return;
    try {
      const { provider } = options;
      const value = await valueOfPosition(point, { provider, environment, signal, locale: locale() });
      if (signal.aborted) return;
      if (value === null) return fail('outside');
      send({ type: 'located', value }, domEvent);
    } catch {
      fail('unavailable');
    }
  }

  function sayActive() {
    const option = activeOption(state);
    if (option === undefined) return;
    const position = state.options.indexOf(option) + 1;
    say({ kind: 'option', text: option.result.label, position, count: state.options.length });
  }

  function rotate() {
    send({ type: 'rotate', session: environment.createSession() });
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    async prepare() {
      try {
        await options.provider.prepare?.();
      } catch {
        // The search will report a failure, also of a team's async function.
      }
    },
    getOptions: () => options,
    setOptions(next) {
      const hasNewLocale = (next.locale ?? 'fr') !== locale();
      options = next;
      if (hasNewLocale) send({ type: 'reask' });
    },
    reconcile() {
      const { value, open } = options;
      const held = value === undefined ? undefined : readValue(value ?? emptyValue);
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
      say({ kind: 'locating' });
      void findPosition(domEvent);
    },
    removeRecent(id) {
      const recent = state.options.find((option) => option.isRecent && option.id === id)?.result;
      if (recent === undefined) return;
      askRecents(options.recents, (store) => store.remove(recent.id, recent.label));
      send({ type: 'recents', results: askRecents(options.recents, (store) => store.load()) ?? [] });
      say({ kind: 'recentRemoved', text: recent.label });
    },
    clearRecents() {
      askRecents(options.recents, (store) => store.clear());
      send({ type: 'recents', results: [] });
      say({ kind: 'recentsCleared' });
    },
    reset(domEvent = null) {
      const value = options.defaultValue ?? freeValue(options.defaultInputValue ?? '');
      send({ type: 'setValue', value, reason: 'reset' }, domEvent);
      rotate();
    },
    start() {
      if (isAnswerAwaited(state)) {
        ask(0);
        search.watch();
      } else if (state.isOpen) send({ type: 'setOpen', isOpen: true });
      followCountdown(state);
      return () => {
        if (isNoticeDue) notify();
        search.stop();
        announcer.stop();
        background?.abort();
        locating?.abort();
        cancelTick?.();
        cancelTick = null;
      };
    },
  };
}
