import type { SetTimer } from '../src/platformTimer.ts';

/** Time that passes only when told to. */
export interface HandTimer {
  readonly setTimer: SetTimer;
  /** Milliseconds of the timers that are running. */
  running(): number[];
  /** Lets `milliseconds` pass, and everything follow that was waiting for them. */
  pass(milliseconds: number): Promise<void>;
}

export function handTimer(): HandTimer {
  let now = 0;
  const timers = new Map<() => void, number>();
  return {
    setTimer(callback, milliseconds) {
      const fire = (): void => callback();
      timers.set(fire, now + milliseconds);
      return () => timers.delete(fire);
    },
    running: () => [...timers.values()].map((due) => due - now).sort((a, b) => a - b),
    async pass(milliseconds) {
      await settle();
      now += milliseconds;
      for (const [fire, due] of timers) {
        if (due > now) continue;
        timers.delete(fire);
        fire();
      }
      await settle();
    },
  };
}

/** Lets everything happen that is waiting for nothing but its turn. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
