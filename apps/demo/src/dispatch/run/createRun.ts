import { type BatchItem, batchMaxItems } from '@smart-address/contract';
import { SmartAddressError } from '@smart-address/core';
import { batchLength } from './nextBatch.ts';
import type { Outcome, Run, RunOptions, RunState, RunStatus, Wait } from './run.types.ts';
import { outcomeOf } from './outcomeOf.ts';

/** Rows of the first batch: a person soon sees whether the columns are right. */
const FIRST = 50;
/** Seconds between attempts when the service names none; doubled each time up to the last. */
const [SHORTEST, LONGEST] = [1, 30];
/** Attempts after a failure that is probably none of the network's. */
const MOST_ATTEMPTS = 3;

interface Batch {
  readonly rows: readonly number[];
  readonly items: readonly BatchItem[];
  readonly idempotencyKey: string;
}

/** Whether waiting cures a failure: `always` while the way is cut or busy, `perhaps` after an error of the service's own. */
function curable(error: SmartAddressError): 'always' | 'perhaps' | 'never' {
  const { code, status, reason } = error;
  if (reason === 'rate_limited' || reason === 'offline' || reason === 'timeout') return 'always';
  if (code === 'NETWORK_ERROR' || code === 'IDEMPOTENCY_IN_PROGRESS') return 'always';
  if (status === 502 || status === 503 || status === 504) return 'always';
  return code === 'INVALID_ANSWER' || (status ?? 0) >= 500 ? 'perhaps' : 'never';
}

const isWaitReason = (reason: string): reason is Wait['reason'] =>
  reason === 'rate_limited' || reason === 'offline' || reason === 'timeout';

/**
 * Asks the service about every row without an outcome, a batch after the other. A batch that got no answer is sent again with the same
 * idempotency key. So none is done or charged twice, and every row ends found, rejected or unsent.
 */
export function createRun(options: RunOptions): Run {
  const { requestOf, send, sleep, now, newKey, onChange } = options;
  const outcomes = [...options.outcomes];
  const listeners = new Set<() => void>();
  let status: RunStatus = outcomes.includes(undefined) ? 'ready' : 'done';
  let wait: Wait | null = null;
  let problem = '';
  let state: RunState | null = null;
  let revision = 0;
  /** The batch whose answer is still to come; kept over a pause, so that its key is too. */
  let batch: Batch | null = null;
  let working: AbortController | null = null;
  let waiting: AbortController | null = null;
  let isFirst = !outcomes.some((outcome) => outcome !== undefined);

  function tell(): void {
    state = null;
    revision += 1;
    for (const listener of listeners) listener();
  }

  function count(): RunState {
    let [found, remarked, rejected] = [0, 0, 0];
    for (const outcome of outcomes) {
      if (outcome?.kind === 'rejected') rejected += 1;
      else if (outcome) {
        found += 1;
        if (outcome.remarks.length > 0) remarked += 1;
      }
    }
    return { status, wait, problem, found, remarked, rejected, total: outcomes.length, revision };
  }

  function put(settled: readonly (readonly [row: number, outcome: Outcome])[]): void {
    for (const [row, outcome] of settled) outcomes[row] = outcome;
    onChange(settled.map(([row]) => row));
    tell();
  }

  /** The next rows without an outcome; those that need not be sent get theirs, and were perhaps all. Null when none is left. */
  function nextBatch(): Batch | 'all refused' | null {
    const most = isFirst ? FIRST : batchMaxItems;
    const rows: number[] = [];
    const items: BatchItem[] = [];
    const refused: [number, Outcome][] = [];
    for (let row = outcomes.indexOf(undefined); row >= 0 && row < outcomes.length; row += 1) {
      if (outcomes[row] !== undefined) continue;
      if (items.length + refused.length >= most) break;
      const request = requestOf(row);
      if (request.kind === 'refuse') refused.push([row, request.outcome]);
      else {
        rows.push(row);
        items.push(request.item);
      }
    }
    if (refused.length > 0) put(refused);
    if (items.length === 0) return refused.length > 0 ? 'all refused' : null;
    const length = batchLength(items, most);
    return { rows: rows.slice(0, length), items: items.slice(0, length), idempotencyKey: newKey() };
  }

  async function waitFor(reason: Wait['reason'], seconds: number, signal: AbortSignal): Promise<void> {
    wait = { reason, until: now() + seconds * 1000 };
    waiting = new AbortController();
    const stop = (): void => waiting?.abort();
    signal.addEventListener('abort', stop, { once: true });
    tell();
    await sleep(seconds * 1000, waiting.signal);
    signal.removeEventListener('abort', stop);
    waiting = null;
    wait = null;
    tell();
  }

  /** Sends a batch until there is an answer; false when the run is over before. */
  async function sendBatch(sent: Batch, signal: AbortSignal): Promise<boolean> {
    for (let attempt = 1; status === 'running'; attempt += 1) {
      try {
        const { idempotencyKey, items, rows } = sent;
        const { results } = await send(items, { signal, idempotencyKey });
        if (signal.aborted) return false;
        const answers = new Map(results.map((result) => [result.index, result]));
        put(
          rows.flatMap((row, index): [number, Outcome][] => {
            // A person may have settled it while a cancelled batch waited to be sent again.
            if (outcomes[row] !== undefined) return [];
            const answer = answers.get(index);
            const request = requestOf(row);
            const remarks = request.kind === 'ask' ? request.remarks : [];
            return [
              [
                row,
                answer ? outcomeOf(answer, remarks) : { kind: 'rejected', reason: 'service', detail: '' },
              ],
            ];
          }),
        );
        return true;
      } catch (error) {
        if (signal.aborted) return false;
        if (!(error instanceof SmartAddressError)) throw error;
        const cure = curable(error);
        if (cure === 'never' || (cure === 'perhaps' && attempt >= MOST_ATTEMPTS)) {
          status = 'stopped';
          problem = error.message;
          // The key belongs to a request that was refused: whoever goes on after mending the cause sends a new one.
          batch = null;
          return false;
        }
        const seconds = error.retryAfterSeconds ?? Math.min(LONGEST, SHORTEST * 2 ** (attempt - 1));
        await waitFor(isWaitReason(error.reason) ? error.reason : 'unavailable', seconds, signal);
      }
    }
    return false;
  }

  async function work({ signal }: AbortController): Promise<void> {
    while (status === 'running') {
      const next = batch ?? nextBatch();
      if (next === null) status = 'done';
      // The page draws a frame in between.
      else if (next === 'all refused') await sleep(0, signal);
      else {
        batch = next;
        if (!(await sendBatch(next, signal))) return;
        batch = null;
        isFirst = false;
      }
    }
  }

  function start(): void {
    if (status === 'running' || status === 'done') return;
    status = 'running';
    problem = '';
    tell();
    // After a pause the batch on its way is still awaited.
    if (working) return;
    const controller = new AbortController();
    working = controller;
    work(controller)
      .catch((error: unknown) => {
        status = 'stopped';
        problem = error instanceof Error ? error.message : String(error);
      })
      .finally(() => {
        if (working !== controller) return;
        working = null;
        tell();
      });
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => (state ??= count()),
    outcomes,
    start,
    pause() {
      if (status !== 'running') return;
      status = 'paused';
      waiting?.abort();
      tell();
    },
    cancel() {
      if (status !== 'running' && status !== 'paused') return;
      status = 'cancelled';
      working?.abort();
      working = null;
      tell();
    },
    hurry: () => waiting?.abort(),
    retryRejected() {
      const rows = outcomes.flatMap((outcome, row) => (outcome?.kind === 'rejected' ? [row] : []));
      for (const row of rows) outcomes[row] = undefined;
      onChange(rows);
      if (status === 'done') status = 'ready';
      start();
    },
    settle: (row, outcome) => put([[row, outcome]]),
  };
}
