import type { SetTimer } from '../src/platformTimer.ts';

/** A clock that a test moves by hand. */
export interface ManualClock {
  readonly setTimer: SetTimer;
  /** Milliseconds since the clock was made. */
  now(): number;
  /** Milliseconds until each running timer fires, in ascending order. */
  running(): number[];
  /** Lets `milliseconds` pass: fires the timers that are due, in order, and runs what waits for them. */
  pass(milliseconds: number): Promise<void>;
}

export function manualClock(): ManualClock {
  let now = 0;
  const timers = new Set<{ readonly at: number; readonly callback: () => void }>();
  return {
    setTimer(callback, milliseconds) {
      const timer = { at: now + milliseconds, callback };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    now: () => now,
    running: () => [...timers].map(({ at }) => at - now).sort((a, b) => a - b),
    async pass(milliseconds) {
      await settle();
      const until = now + milliseconds;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        now = next.at;
        timers.delete(next);
        next.callback();
        await settle();
      }
      now = until;
      await settle();
    },
  };
}

/** Runs everything that waits for settled promises only. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
