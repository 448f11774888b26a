import type { AddressResult } from '@smart-address/gazetteer';
import {
  createFinder,
  LocateError,
  type Finder,
  type FinderEnvironment,
  type FinderOptions,
  type Provider,
  type SuggestContext,
  type Suggestions,
} from '../src/index.ts';

/** A place by its name, complete enough to be shown and picked. */
export function place(
  id: string,
  label = `${id}, 1000 Tunis`,
  change: Partial<AddressResult> = {},
): AddressResult {
  return {
    id,
    type: 'locality',
    label,
    highlight: [],
    match: { score: 1, kind: 'prefix', corrections: [] },
    address: {
      houseNumber: '',
      street: '',
      locality: id,
      delegation: 'Tunis',
      governorate: 'Tunis',
      governorateCode: 'TN-11',
      postalCode: '1000',
      country: 'TN',
    },
    location: { lat: 36.8, lng: 10.18, accuracy: 'locality' },
    smartCode: 'TUN-AAAA-01',
    smartcode: '10000-00000',
    plusCode: '8FGRR5VJ+WQ4',
    distanceMeters: null,
    ...change,
  };
}

interface Asked extends SuggestContext {
  readonly query: string;
  answer(results: readonly AddressResult[]): void;
  fail(error: unknown): void;
}

/** A source that answers when the test says so. */
export function createScriptedProvider(rest: Partial<Provider> = {}) {
  const asked: Asked[] = [];
  const provider: Provider = {
    suggest: (query, context) =>
      new Promise<Suggestions>((resolve, reject) => {
        asked.push({
          ...context,
          query,
          answer: (results) => resolve({ query, results, attribution: 'somebody' }),
          fail: reject,
        });
      }),
    retrieve: (id) => Promise.resolve(place(id)),
    reverse: () => Promise.resolve(null),
    ...rest,
  };
  return { provider, asked };
}

/** A world whose clock moves only when told to. */
export function createWorld(change: Partial<FinderEnvironment> = {}) {
  let now = 0;
  let sessions = 0;
  let timers: { at: number; callback: () => void }[] = [];
  const environment: FinderEnvironment = {
    setTimer(callback, milliseconds) {
      const timer = { at: now + milliseconds, callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
    now: () => now,
    createSession: () => `session-${++sessions}`,
    locate: () => Promise.reject(new LocateError('unavailable')),
    speaksActiveOption: false,
    ...change,
  };
  /** Lets promises that are settled be heard. */
  const settle = async () => {
    for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
  };
  return {
    environment,
    settle,
    get pendingTimers() {
      return timers.length;
    },
    async pass(milliseconds: number) {
      await settle();
      const until = now + milliseconds;
      for (;;) {
        const [next] = timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        now = next.at;
        timers = timers.filter((timer) => timer !== next);
        next.callback();
        await settle();
      }
      now = until;
      await settle();
    },
  };
}

/** A finder in a world of its own, begun. */
export function startFinder(options: Partial<FinderOptions> = {}, change: Partial<FinderEnvironment> = {}) {
  const { provider, asked } = createScriptedProvider();
  const world = createWorld(change);
  const finder = createFinder({ provider, ...options }, world.environment);
  const stop = finder.start();
  return { finder, asked, world, stop, ...talkTo(finder) };
}

/** Short words for what a person does. */
function talkTo(finder: Finder) {
  return {
    type: (text: string) => finder.send({ type: 'input', text, isAutofill: false }),
    press: (key: 'down' | 'up' | 'enter' | 'escape') => {
      if (key === 'enter') finder.send({ type: 'enter' });
      else if (key === 'escape') finder.send({ type: 'escape', clears: true });
      else finder.send({ type: 'arrow', direction: key, isAlt: false });
    },
    labels: () => finder.getState().options.map((option) => option.result.label),
  };
}
