import type { SetTimer } from './platformTimer.ts';

/** The rejection of an aborted request, whatever reason its signal has. */
function abortError(): DOMException {
  return new DOMException('The request was cancelled, because its answer is no longer wanted.', 'AbortError');
}

/** Whether a rejection is that of an aborted request, whose answer nobody waits for. */
export function isAbortError(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** @throws AbortError if `signal` is aborted. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw abortError();
}

/** The promise's outcome, or an `AbortError` as soon as `signal` aborts, even if the work goes on in the background. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(abortError());
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    const end = (): void => signal.removeEventListener('abort', onAbort);
    work.then(
      (value) => {
        end();
        resolve(value);
      },
      (error: unknown) => {
        end();
        reject(error);
      },
    );
  });
}

/** Waits; rejects with an `AbortError` as soon as `signal` aborts. */
export async function pause(
  milliseconds: number,
  signal: AbortSignal | undefined,
  setTimer: SetTimer,
): Promise<void> {
  let cancel = (): void => {};
  const rest = new Promise<void>((resolve) => {
    cancel = setTimer(resolve, milliseconds);
  });
  try {
    await untilAborted(rest, signal);
  } finally {
    cancel();
  }
}
