import type { Send } from './scenarios.ts';

export interface RequestRecord {
  readonly id: number;
  readonly method: string;
  readonly url: string;
  readonly headers: readonly Header[];
  /** As it was sent, cut off where it is long; empty without one. */
  readonly body: string;
  /** Null when there was no answer. */
  readonly answer: RecordedAnswer | null;
}

interface RecordedAnswer {
  readonly status: number;
  readonly milliseconds: number;
  readonly headers: readonly Header[];
  /** Likewise. */
  readonly body: string;
}

export type Header = readonly [name: string, value: string];

const KEPT = 30;
/** Characters of a body that are kept: five hundred addresses would fill the panel, and the memory. */
const KEPT_OF_BODY = 4_000;

/** The last requests that were sent, newest first, in a shape `useSyncExternalStore` takes. */
export interface RequestLog {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly snapshot: () => readonly RequestRecord[];
  /** Sends all the same, and notes every answer. */
  readonly record: (send: Send) => Send;
}

async function bodyOf(message: Request | Response): Promise<string> {
  const text = await message.text();
  return text.length > KEPT_OF_BODY ? `${text.slice(0, KEPT_OF_BODY)}…` : text;
}

export function createRequestLog(): RequestLog {
  let records: readonly RequestRecord[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();

  function note(record: Omit<RequestRecord, 'id'>) {
    records = [{ id: nextId++, ...record }, ...records].slice(0, KEPT);
    for (const listener of listeners) listener();
  }

  /** What is noted of a request, and its body before it is sent away. */
  function asked(request: Request) {
    return {
      method: request.method,
      url: request.url,
      headers: [...request.headers],
      body: request.method === 'GET' ? Promise.resolve('') : bodyOf(request.clone()),
    };
  }

  async function noteAnswer(sent: ReturnType<typeof asked>, response: Response, milliseconds: number) {
    try {
      const answer = { status: response.status, milliseconds, headers: [...response.headers] };
      note({ ...sent, body: await sent.body, answer: { ...answer, body: await bodyOf(response) } });
    } catch {
      // It was aborted while it was read.
    }
  }

  return {
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    snapshot: () => records,
    record: (send) => async (request) => {
      const sent = asked(request);
      const start = performance.now();
      try {
        const response = await send(request);
        void noteAnswer(sent, response.clone(), Math.round(performance.now() - start));
        return response;
      } catch (error) {
        // A keystroke that makes the last one's request pointless aborts it: not worth a line.
        if (!request.signal.aborted) note({ ...sent, body: await sent.body, answer: null });
        throw error;
      }
    },
  };
}
