import type { Database } from 'better-sqlite3';

interface Pending {
  run(): void;
  settle(): void;
  fail(cause: unknown): void;
}

/** Runs writes together in one transaction, so that many callers wait for one flush of the disk. */
export interface GroupCommit {
  /** Settles once the write is on disk. Writes happen in the order they were asked for. */
  write<Result>(work: () => Result): Promise<Result>;
  /** Commits what is waiting, now. */
  flush(): void;
}

export function createGroupCommit(database: Database): GroupCommit {
  let waiting: Pending[] = [];

  const together = database.transaction((group: readonly Pending[]) => {
    for (const pending of group) pending.run();
  });

  function commit(group: readonly Pending[]): void {
    try {
      together.immediate(group);
    } catch (cause) {
      // One bad write must not take the others with it: each is tried on its own.
      if (group.length > 1) for (const pending of group) commit([pending]);
      else for (const pending of group) pending.fail(cause);
      return;
    }
    for (const pending of group) pending.settle();
  }

  function flush(): void {
    const group = waiting;
    waiting = [];
    if (group.length > 0) commit(group);
  }

  return {
    write: (work) =>
      new Promise((resolve, reject) => {
        let done: (() => void) | null = null;
        waiting.push({
          run() {
            const result = work();
            done = () => resolve(result);
          },
          settle: () => done?.(),
          fail: reject,
        });
        // After the input of this turn of the event loop is read, so that its writes share a flush.
        if (waiting.length === 1) setImmediate(flush);
      }),
    flush,
  };
}
