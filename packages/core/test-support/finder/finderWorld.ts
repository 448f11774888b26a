import type { AddressResult } from '@smart-address/gazetteer';
import {
  createFinder,
  LocateError,
  type Announcement,
  type Finder,
  type FinderEnvironment,
  type FinderOptions,
  type Provider,
  type SuggestContext,
  type Suggestions,
} from '../../src/index.ts';
import { manualClock, settle } from '../manualClock.ts';

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

/** An environment whose clock a test moves by hand. */
export function createWorld(change: Partial<FinderEnvironment> = {}) {
  let sessions = 0;
  const clock = manualClock();
  const environment: FinderEnvironment = {
    setTimer: clock.setTimer,
    now: clock.now,
    createSession: () => `session-${++sessions}`,
    locate: () => Promise.reject(new LocateError('unavailable')),
    speaksActiveOption: false,
    ...change,
  };
  return {
    environment,
    settle,
    get pendingTimers() {
      return clock.running().length;
    },
    pass: clock.pass,
  };
}

/** A started finder in an environment of its own. */
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

/** The kinds of announcements. */
export const kinds = (said: (Announcement | null)[]) => said.map((each) => each?.kind);

/** Collects what a finder announces from now on. */
export function listen(finder: Finder) {
  const said: Announcement[] = [];
  let count = finder.getState().announcementCount;
  finder.subscribe(() => {
    const state = finder.getState();
    if (state.announcementCount > count && state.announcement) said.push(state.announcement);
    count = state.announcementCount;
  });
  return said;
}
