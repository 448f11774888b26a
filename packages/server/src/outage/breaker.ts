/** Consecutive failures after which calls fail at once. */
const failuresToOpen = 3;
/** Milliseconds between probes. */
const probeMilliseconds = 500;

/** Called with the reason when a dependency stops answering, and with null when it answers again. */
export type OutageListener = (reason: Error | null) => void;

/** Remembers whether a dependency answers, so that not every caller waits in vain to find out. */
export interface Breaker {
  /** Whether to do without the dependency for now. */
  readonly isOpen: boolean;
  succeeded(): void;
  failed(cause: unknown): void;
  /** Stops probing. */
  stop(): void;
}

/** A circuit breaker whose probes run apart from any caller. `probe` rejects while there is no answer. */
export function createBreaker(probe: () => Promise<unknown>, onChange: OutageListener): Breaker {
  let failures = 0;
  let isOpen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function probeLater(): void {
    timer = setTimeout(() => {
      probe().then(close, () => {
        if (isOpen) probeLater();
      });
    }, probeMilliseconds);
    timer.unref();
  }

  function close(): void {
    if (!isOpen) return;
    isOpen = false;
    failures = 0;
    onChange(null);
  }

  return {
    get isOpen() {
      return isOpen;
    },
    succeeded() {
      failures = 0;
    },
    failed(cause) {
      failures += 1;
      if (isOpen || failures < failuresToOpen) return;
      isOpen = true;
      onChange(asError(cause));
      probeLater();
    },
    stop() {
      isOpen = false;
      clearTimeout(timer);
    },
  };
}

/** What was thrown; whoever is told of an outage reads its message. */
export function asError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause));
}
