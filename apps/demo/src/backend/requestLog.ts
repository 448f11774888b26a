import type { Send } from './scenarios.ts';

export interface RequestRecord {
  readonly id: number;
  readonly method: string;
  /** Path and query, without origin or credentials. */
  readonly path: string;
  /** null when there was no answer. */
  readonly status: number | null;
  readonly milliseconds: number | null;
}

const KEPT = 12;

/** The last requests that were sent, newest first, in a shape `useSyncExternalStore` takes. */
export interface RequestLog {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly snapshot: () => readonly RequestRecord[];
  /** Sends all the same, and notes every answer. */
  readonly record: (send: Send) => Send;
}

export function createRequestLog(): RequestLog {
  let records: readonly RequestRecord[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();

  function note(record: Omit<RequestRecord, 'id'>) {
    records = [{ id: nextId++, ...record }, ...records].slice(0, KEPT);
    for (const listener of listeners) listener();
  }

  return {
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    snapshot: () => records,
    record: (send) => async (request) => {
      const { pathname, search } = new URL(request.url);
      const asked = { method: request.method, path: decodeURI(pathname + search) };
      const start = performance.now();
      try {
        const response = await send(request);
        note({ ...asked, status: response.status, milliseconds: Math.round(performance.now() - start) });
        return response;
      } catch (error) {
        // A keystroke that makes the last one's request pointless aborts it: not worth a line.
        if (!request.signal.aborted) note({ ...asked, status: null, milliseconds: null });
        throw error;
      }
    },
  };
}
