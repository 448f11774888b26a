/** Number of batches in flight: while PostgreSQL works on one, the next is on its way. */
const maxInFlight = 2;
/** Milliseconds after which a failing batch counts as blocked, as behind a locked table. */
const standstillMilliseconds = 1_000;

interface Waiting<Item, Result> {
  readonly item: Item;
  resolve(result: Result): void;
  reject(cause: unknown): void;
}

/**
 * Batches single requests: all of one turn of the event loop, and all that arrive while other batches are in flight. `run` returns a result
 * for each item, in order. If it fails, the whole batch fails. If it was blocked, so do the requests waiting behind it, so that nobody
 * waits for one batch after the other.
 */
export function createBatcher<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  maxItems = 500,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let inFlight = 0;
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled || inFlight >= maxInFlight || waiting.length === 0) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      const batch = waiting.slice(0, maxItems);
      waiting = waiting.slice(maxItems);
      inFlight += 1;
      void settle(batch).finally(() => {
        inFlight -= 1;
        schedule();
      });
      schedule();
    });
  }

  async function settle(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    const began = performance.now();
    try {
      const results = await run(batch.map(({ item }) => item));
      for (const [index, result] of results.entries()) batch[index]?.resolve(result);
    } catch (cause) {
      const behind = performance.now() - began > standstillMilliseconds ? waiting.splice(0) : [];
      for (const { reject } of [...batch, ...behind]) reject(cause);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      schedule();
    });
}
