import type { Database } from 'better-sqlite3';
import { systemCode } from '../../errors/cause.ts';
import { unavailable } from '../../errors/ApiError.ts';
import { asError, type OutageListener } from '../../outage/breaker.ts';

/** Milliseconds a write waits for another process that is writing, and between attempts. Reads do not wait. */
const patienceMilliseconds = 3_000;
const pauseMilliseconds = 20;

interface Pending {
  readonly since: number;
  run(): void;
  settle(): void;
  fail(cause: unknown): void;
}

/** Groups writes into one transaction, so that many callers share one flush. */
export interface GroupCommit {
  /**
   * Resolves once the write is on disk. Writes run in the order of the calls.
   *
   * @throws ApiError SERVICE_UNAVAILABLE if another process is writing for too long, or the disk is full.
   */
  write<Result>(work: () => Result): Promise<Result>;
  /** Whether the last write failed because the disk was full, or another process was writing for too long. */
  readonly isRefused: boolean;
}

/** @param onOutage is told when writes begin to be refused, and when they are accepted again. */
export function createGroupCommit(database: Database, onOutage: OutageListener): GroupCommit {
  let waiting: Pending[] = [];
  let isRefused = false;

  function setRefusal(reason: unknown): void {
    const was = isRefused;
    isRefused = reason !== null;
    if (was !== isRefused) onOutage(reason === null ? null : asError(reason));
  }

  const together = database.transaction((group: readonly Pending[]) => {
    for (const pending of group) pending.run();
  });

  /** Returns the writes that have to wait for another process. */
  function commit(group: readonly Pending[]): Pending[] {
    try {
      together.immediate(group);
    } catch (cause) {
      const code = systemCode(cause);
      if (code.startsWith('SQLITE_BUSY')) {
        const late = performance.now() - patienceMilliseconds;
        if (group.some(({ since }) => since <= late)) setRefusal(cause);
        for (const pending of group) if (pending.since <= late) pending.fail(unavailable(cause));
        return group.filter(({ since }) => since > late);
      }
      const isOutage = /^SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB)/.test(code);
      // One failing write must not fail the others: each is then tried on its own.
      if (group.length > 1 && !isOutage) return group.flatMap((pending) => commit([pending]));
      setRefusal(isOutage ? cause : null);
      for (const pending of group) pending.fail(isOutage ? unavailable(cause) : cause);
      return [];
    }
    setRefusal(null);
    for (const pending of group) pending.settle();
    return [];
  }

  function flush(): void {
    waiting = commit(waiting);
    if (waiting.length > 0) setTimeout(flush, pauseMilliseconds);
  }

  return {
    get isRefused() {
      return isRefused;
    },
    write: (work) =>
      new Promise((resolve, reject) => {
        let done: (() => void) | null = null;
        const pending = {
          since: performance.now(),
          run() {
            const result = work();
            done = () => resolve(result);
          },
          settle: () => done?.(),
          fail: reject,
        };
        // After the input of this turn of the event loop was read, so that its writes share a flush.
        if (waiting.length === 0) setImmediate(flush);
        waiting.push(pending);
      }),
  };
}
