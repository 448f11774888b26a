import { runCallback } from '../../report.ts';

/**
 * The number of microtask turns to wait for a provider on the device between a key and its rows. The rows come after one, or six behind five
 * wrappers of ours nested; the rest is for a team's own. Without the wait each key notifies twice. A finder by `useAddressFinder` would take
 * 29 ms a key in place of 22, at four-fold throttling.
 */
const PROMISES_OF_A_DEVICE = 20;

export interface FinderNotifier {
  /** Calls back on each notification; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  notify(): void;
  /**
   * Notifies after some microtasks, once for all calls until then. A provider on the device answers within a few, so that one notification
   * covers the key and its rows. A timer instead would be noticeable on each key.
   */
  notifySoon(): void;
  /** Notifies now if `notifySoon` is still to. */
  flush(): void;
}

/** Calls `before`, then the listeners. */
export function createNotifier(before: () => void): FinderNotifier {
  const listeners = new Set<() => void>();
  let isDue = false;

  function notify() {
    isDue = false;
    before();
    for (const listener of listeners) runCallback(listener);
  }

  function notifyAfter(promises: number) {
    if (!isDue) return;
    if (promises === 0) notify();
    else void Promise.resolve(promises - 1).then(notifyAfter);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify,
    notifySoon() {
      if (isDue) return;
      isDue = true;
      notifyAfter(PROMISES_OF_A_DEVICE);
    },
    flush() {
      if (isDue) notify();
    },
  };
}
