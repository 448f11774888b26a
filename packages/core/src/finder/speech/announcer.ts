import type { FinderEnvironment } from '../state/environment.ts';
import { refusalOf } from '../state/query.ts';
import { isAsked, panelFact } from '../state/select.ts';
import type { Announcement, FinderEvent, FinderState } from '../state/types.ts';

/** Milliseconds typing must pause before the number of results is announced: a count on each key would interrupt the typing. */
const REST_MS = 500;
/** Seconds from which each new wait is announced: a provider that says "in 1 s" over and over would talk without end. */
const LONG_WAIT_S = 5;

/** The announcement for the list's current state; null if there is none. */
function factOf(state: FinderState): Announcement | null {
  if (!state.isOpen || state.locate.kind === 'failed') return null;
  const { status, options } = state;
  // The rows may still belong to an older query.
  if (status.kind === 'loading') return status.isSlow ? { kind: 'loading' } : null;
  const fact = panelFact(state);
  if (fact !== null) return fact;
  if (status.kind === 'loaded') return { kind: 'results', count: options.length };
  if (status.kind === 'idle' && options.length > 0)
    return { kind: 'recents', count: options.length, isActive: state.activeId !== null };
  return null;
}

/** Announcements with the same key are one sentence; the seconds of a countdown are not announced one by one. */
function keyOf(fact: Announcement, query: string): string {
  return `${fact.kind} ${'count' in fact ? fact.count : ''} ${query}`;
}

type HintedAnnouncement = Extract<
  Announcement,
  { readonly kind: 'empty' | 'error' | 'offline' | 'rateLimited' }
>;

/**
 * Whether the panel displays it with a hint. The hint says that a text which is not in the list is kept, or that the search goes on by
 * itself.
 */
const isHinted = (fact: Announcement): fact is HintedAnnouncement =>
  ['empty', 'error', 'offline', 'rateLimited'].includes(fact.kind);

/** Whether an announcement is repeated although nothing changed: the user asked again, or the wait became a long one. */
function isNews(previous: FinderState, { status }: FinderState, event: FinderEvent): boolean {
  if (isAsked(previous)) return status.kind === 'rateLimited' && status.seconds >= LONG_WAIT_S;
  return status.kind === 'loading' && event.type !== 'tick';
}

export interface FinderAnnouncer {
  update(previous: FinderState, next: FinderState, event: FinderEvent): void;
  stop(): void;
}

/** Announces the outcome of a query, once, after typing has paused. */
export function createAnnouncer(
  environment: FinderEnvironment,
  getState: () => FinderState,
  announce: (announcement: Announcement) => void,
): FinderAnnouncer {
  let cancelRest: (() => void) | null = null;
  let typedAt = 0;
  let said = '';
  let isOfflineSaid = false;
  const hinted = new Set<Announcement['kind']>();

  function forget() {
    said = '';
    isOfflineSaid = false;
  }

  /** Whether it was said: a lost network is reported by the browser and by the request that failed, one shortly after the other. */
  function tell(fact: Announcement): boolean {
    const isOffline = fact.kind === 'offline';
    if (isOffline && isOfflineSaid) return false;
    isOfflineSaid = isOffline;
    announce(fact);
    return true;
  }

  /** The panel's sentence; the first time with its hint, which nobody needs to hear at each word that is not found. */
  function tellPanel(fact: Announcement) {
    // The sentence about what is no words says what to do itself.
    const isFull = fact.kind === 'empty' && refusalOf(fact.query) !== null;
    const hasHint = isHinted(fact) && !isFull && !hinted.has(fact.kind);
    if (tell(hasHint ? { ...fact, hasHint } : fact) && hasHint) hinted.add(fact.kind);
  }

  /** One timer for a whole word, which checks when the last key was: creating a timer on each key is measurable. */
  function waitForRest(milliseconds: number) {
    cancelRest = environment.setTimer(() => {
      cancelRest = null;
      const rested = environment.now() - typedAt;
      const isTyping = rested >= 0 && rested < REST_MS;
      if (isTyping) waitForRest(REST_MS - rested);
      else speak();
    }, milliseconds);
  }

  function speak() {
    const state = getState();
    const fact = factOf(state);
    if (fact === null) return;
    const key = keyOf(fact, state.query);
    if (key === said) return;
    said = key;
    tellPanel(fact);
  }

  return {
    update(previous, next, event) {
      if (event.type === 'announce') return;
      if (event.type === 'connection' && next.inputValue !== '')
        tell({ kind: event.isOnline ? 'online' : 'offline' });
      const hasOpened = next.isOpen && !previous.isOpen;
      if (event.type === 'input' || hasOpened) {
        forget();
        typedAt = environment.now();
        if (cancelRest === null) waitForRest(REST_MS);
      } else {
        if (isNews(previous, next, event)) forget();
        if (cancelRest === null) speak();
      }
    },
    stop() {
      cancelRest?.();
      cancelRest = null;
    },
  };
}
