import type { Database } from 'better-sqlite3';
import { systemCode } from '../../errors/cause.ts';
import { unavailable } from '../../errors/ApiError.ts';
import { createOneAtATime } from '../oneAtATime.ts';

/** Milliseconds a task waits for another process's, and between attempts. */
const patienceMilliseconds = 3_000;
const pauseMilliseconds = 5;

/** Runs tasks one after another, in this process and in others on the same data: a server's, and a command's of staff beside it. */
export interface FileLock {
  run<Result>(task: () => Promise<Result>): Promise<Result>;
  close(): void;
}

/**
 * A lock that is a transaction on an empty database of its own: the data's own would keep the task from writing. The operating system
 * ends it with the process, however that ends.
 *
 * @param open opens that database, once there is a task.
 */
export function createFileLock(open: () => Database): FileLock {
  const oneAtATime = createOneAtATime();
  let database: Database | null = null;

  /** @throws ApiError SERVICE_UNAVAILABLE while another process holds it for too long. */
  async function take(lock: Database, since: number): Promise<void> {
    for (;;) {
      try {
        // Nothing is written in it, and no journal left beside it by a process that was killed.
        lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
        return;
      } catch (cause) {
        const isBusy = systemCode(cause).startsWith('SQLITE_BUSY');
        if (!isBusy || performance.now() - since > patienceMilliseconds) throw unavailable(cause);
        await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
      }
    }
  }

  return {
    run(task) {
      // Counted from here, so that who stands behind others does not wait for each of them in vain.
      const since = performance.now();
      return oneAtATime('', async () => {
        database ??= open();
        await take(database, since);
        try {
          return await task();
        } finally {
          if (database.open) database.exec('ROLLBACK');
        }
      });
    },
    close: () => database?.close(),
  };
}
