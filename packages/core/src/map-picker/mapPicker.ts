import type { LatLng } from '@smart-address/codes';
import type { Lang } from '@smart-address/gazetteer';
import { LocateError } from '../finder/state/environment.ts';
import type { AddressValue } from '../finder/state/types.ts';
import type { Provider } from '../provider.types.ts';
import { readAddress } from '../finder/state/results.ts';
import { createViewTeller } from './state/createViewTeller.ts';
import { describeLocation, valueOfPin, type LocationFacts } from './messages/describeLocation.ts';
import { createPinCheck, type MapPickerData } from './state/createPinCheck.ts';
import { isSameLocation } from './location.ts';
import { formatAnnouncement } from './messages/announce.ts';
import { defaultMapPickerEnvironment, type MapPickerEnvironment } from './state/environment.ts';
import { initialMapPickerState, transitionMapPicker } from './state/machine.ts';
import { mapPickerMessages } from './messages/messages.ts';
import type { MapPickerEvent, MapPickerState, MapView, Pin } from './state/types.ts';
import type { TypedLocation } from './typedLocation.ts';

/** Milliseconds a pin, or the map, must stand still before it is announced. */
const REST = 700;
/** Milliseconds that a hint lies over the map. */
const HINT = 4_000;

export interface MapPickerChangeDetails {
  readonly reason: 'save';
  /** The browser event that caused it, or null if code made the change. */
  readonly event: Event | null;
  /** Cancels the save: the pin stays unlocked, and nothing is stored. */
  cancel(): void;
  readonly isCanceled: boolean;
}

export interface MapPickerOptions<Data extends MapPickerData = MapPickerData> {
  /** Language of all texts. @default 'fr' */
  readonly locale?: Lang | undefined;
  /** The initial pin. */
  readonly pin?: Pin | null | undefined;
  /** The address's own point, to which Home returns. @default `pin` */
  readonly home?: Pin | null | undefined;
  /** Loads the country's data: when the picker starts, and after a failure on `retry` or for a typed text. */
  readonly load?: (() => Promise<Data>) | undefined;
  /** Source of a pin's address; without it, or until it answers, the gazetteer is. */
  readonly provider?: Provider | undefined;
  readonly onValueChange?: ((value: AddressValue, details: MapPickerChangeDetails) => void) | undefined;
  /** Called when the pin is unlocked (`adjust`) and locked (`view`). Until it is locked, its new position is not saved. */
  readonly onModeChange?: ((mode: MapPickerState['mode']) => void) | undefined;
  readonly environment?: Partial<MapPickerEnvironment> | undefined;
}

/** A snapshot of the picker; the same object until something changes. */
export interface MapPickerSnapshot<Data extends MapPickerData = MapPickerData> {
  readonly state: MapPickerState;
  /** Codes, coordinates and description of the displayed pin; null without one. */
  readonly facts: LocationFacts | null;
  /** The text of the live region. The same text may come twice: `state.announcementCount` tells. */
  readonly announcement: string;
  /** Null until it is loaded. */
  readonly data: Data | null;
  readonly dataStatus: 'loading' | 'ready' | 'failed';
}

export interface MapPickerStore<Data extends MapPickerData = MapPickerData> {
  getSnapshot(): MapPickerSnapshot<Data>;
  /** Calls back after each change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  send(event: MapPickerEvent): void;
  /** Saves the pin unless `onValueChange` cancels it; false if nothing was saved. */
  save(event?: Event | null): boolean;
  /**
   * Moves the pin to a typed code or coordinates; `near` completes a short plus code. False if the text names no allowed point.
   * What is typed before the data is loaded is read then, unless the pin was moved or given up meanwhile: false as well.
   */
  type(text: string, near: LatLng | null): Promise<boolean>;
  /** Asks the device for its position, which becomes the pin unless `isDisabled` says at its arrival that nothing may move. */
  locate(isDisabled?: () => boolean): void;
  /** A key or a button is about to pan or zoom the map: what it displays is announced once it rests. `read` says what that is. */
  willMove(how: 'pan' | 'zoom', read: () => MapView | null): void;
  /** Loads the country's data again after a failure. */
  retry(): void;
  /** Replaces the options that may change during a picker's life. */
  update(
    options: Pick<MapPickerOptions<Data>, 'locale' | 'provider' | 'onValueChange' | 'onModeChange'>,
  ): void;
  /** Starts loading; returns a function that stops every timer and request. May be restarted. */
  start(): () => void;
}

/** Makes a picker with its effects: loading, announcements, geolocation, reverse geocoding. No DOM, no map. */
export function createMapPicker<Data extends MapPickerData = MapPickerData>(
  initial: MapPickerOptions<Data> = {},
): MapPickerStore<Data> {
  let options = initial;
  let data: Data | null = null;
  let dataStatus: MapPickerSnapshot['dataStatus'] = 'loading';
  let checkPin = createPinCheck(null, null);
  const { pin = null, home = pin } = initial;
  // As one that is given later, which is not displayed either where it is refused.
  let state = transitionMapPicker(initialMapPickerState(null), { type: 'given', pin, home }, checkPin);
  let named: LocationFacts | null = null;
  let snapshot: MapPickerSnapshot<Data> | null = null;
  let cancelRest: (() => void) | null = null;
  let cancelHint: (() => void) | null = null;
  let lookup: AbortController | null = null;
  let locating: AbortController | null = null;
  let reading: AbortController | null = null;
  let loading: Promise<void> | null = null;
  let run: AbortController | null = null;
  const listeners = new Set<() => void>();
  const environment: MapPickerEnvironment = { ...defaultMapPickerEnvironment, ...initial.environment };
  const lang = (): Lang => options.locale ?? 'fr';

  const factsOf = (location: LatLng): LocationFacts =>
    named && isSameLocation(named.location, location)
      ? named
      : describeLocation(location, data?.gazetteer ?? null, lang());

  const takeSnapshot = (): MapPickerSnapshot<Data> => ({
    state,
    facts: state.pin && factsOf(state.pin.location),
    announcement: state.announcement
      ? formatAnnouncement(state.announcement, mapPickerMessages(lang()), factsOf)
      : '',
    data,
    dataStatus,
  });

  const view = createViewTeller(environment.setTimer, REST, (event) => send(event));

  const publish = (): void => {
    snapshot = null;
    for (const listener of listeners) listener();
  };

  const nameAddress = async (location: LatLng): Promise<void> => {
    lookup?.abort();
    if (!options.provider) return;
    const { signal } = (lookup = new AbortController());
    try {
      const result = await options.provider.reverse(location, { signal, locale: lang() });
      if (typeof result?.label !== 'string') return;
      if (signal.aborted || !isSameLocation(state.pin?.location ?? null, location)) return;
      const own = describeLocation(location, data?.gazetteer ?? null, lang());
      named = { ...own, words: own.words || result.label, address: readAddress(result.address ?? {}) };
      publish();
    } catch {
      // The gazetteer's description stays; nothing waits for an address.
    }
  };

  const send = (event: MapPickerEvent): void => {
    const previous = state;
    state = transitionMapPicker(state, event, checkPin);
    if (state === previous) return;
    if (state.announcementCount !== previous.announcementCount || state.pin !== previous.pin) view.stop();
    if (previous.hint !== state.hint) {
      cancelHint?.();
      cancelHint = state.hint && environment.setTimer(() => send({ type: 'hintEnded' }), HINT);
    }
    if (previous.mode !== state.mode) options.onModeChange?.(state.mode);
    if (previous.locate.kind === 'locating' && state.locate.kind !== 'locating') locating?.abort();
    const hasMoved = !isSameLocation(previous.pin?.location ?? null, state.pin?.location ?? null);
    if (hasMoved || event.type === 'cancel') reading?.abort();
    if (hasMoved) {
      cancelRest?.();
      cancelRest = environment.setTimer(() => {
        send({ type: 'rested' });
        // A place that the page gives has its address.
        if (state.pin && state.pin.origin !== 'given') void nameAddress(state.pin.location);
      }, REST);
    }
    publish();
  };

  const stopLocating = (): void => {
    if (state.locate.kind === 'locating') state = { ...state, locate: { kind: 'idle' } };
  };

  const load = async (signal: AbortSignal): Promise<void> => {
    try {
      const loaded = await options.load?.();
      if (!loaded || signal.aborted) return;
      data = loaded;
      dataStatus = 'ready';
      checkPin = createPinCheck(loaded.gazetteer, loaded.classify);
      send({ type: 'borderLoaded' });
      publish();
      // Streets and landmarks are loaded after the places; the pin's description improves then.
      loaded.gazetteer.complete.then(
        () => signal.aborted || publish(),
        () => undefined,
      );
    } catch {
      if (signal.aborted) return;
      dataStatus = 'failed';
      publish();
    }
  };

  const retry = (): void => {
    if (dataStatus !== 'failed' || !run) return;
    dataStatus = 'loading';
    publish();
    loading = load(run.signal);
  };

  return {
    send,
    getSnapshot: () => (snapshot ??= takeSnapshot()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    save(event = null) {
      if (state.mode !== 'adjust' || !state.pin) return false;
      let isCanceled = false;
      options.onValueChange?.(valueOfPin(state.pin, factsOf(state.pin.location)), {
        reason: 'save',
        event,
        cancel() {
          isCanceled = true;
        },
        get isCanceled() {
          return isCanceled;
        },
      });
      if (!isCanceled) send({ type: 'save' });
      return !isCanceled;
    },
    async type(text, near) {
      reading?.abort();
      const { signal } = (reading = new AbortController());
      if (!data) {
        retry();
        await loading;
        if (signal.aborted) return false;
      }
      const typed: TypedLocation = data?.readTypedLocation(text, { near, gazetteer: data.gazetteer }) ?? {
        ok: false,
        problem: { kind: 'notLoaded' },
      };
      send(
        typed.ok
          ? { type: 'place', location: typed.location, origin: 'typed' }
          : { type: 'typedProblem', problem: typed.problem },
      );
      return typed.ok && state.refusal === null;
    },
    locate(isDisabled) {
      locating?.abort();
      const { signal } = (locating = new AbortController());
      send({ type: 'locating' });
      environment.locate(signal).then(
        (position) => {
          if (signal.aborted) return;
          if (!isDisabled?.()) return send({ type: 'located', ...position });
          stopLocating();
          publish();
        },
        (error: unknown) => {
          if (signal.aborted) return;
          send({ type: 'locateFailed', reason: error instanceof LocateError ? error.reason : 'unavailable' });
        },
      );
    },
    willMove: view.willMove,
    update(next) {
      const hasNewLanguage = next.locale !== options.locale;
      options = { ...options, ...next };
      if (!hasNewLanguage) return;
      named = null;
      publish();
    },
    retry,
    start() {
      const own = (run = new AbortController());
      if (!data) loading = load(own.signal);
      return () => {
        own.abort();
        cancelRest?.();
        cancelHint?.();
        send({ type: 'hintEnded' });
        view.stop();
        lookup?.abort();
        locating?.abort();
        reading?.abort();
        stopLocating();
      };
    },
  };
}
