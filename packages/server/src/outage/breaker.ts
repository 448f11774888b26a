/** Answers in a row that have to fail before nobody is asked any more. */
const failuresToOpen = 3;
/** How often it is tried whether there are answers again. */
const probeMilliseconds = 500;

/** Told when something we depend on stops answering, with the reason, and when it answers again, with null. */
export type OutageListener = (reason: Error | null) => void;

/** Remembers whether something answers, so that not every caller has to wait in vain to find out. */
export interface Breaker {
  /** Whether to go without for now. */
  readonly isOpen: boolean;
  succeeded(): void;
  failed(cause: unknown): void;
  /** Probes no more. */
  stop(): void;
}

/** A circuit breaker whose probes no caller waits for. `probe` rejects while there is no answer. */
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
      onChange(cause instanceof Error ? cause : new Error(String(cause)));
      probeLater();
    },
    stop() {
      isOpen = false;
      clearTimeout(timer);
    },
  };
}
