/** Lots under way at once: while PostgreSQL works on one, the next is on its way. */
const maxUnderWay = 2;
const maxItems = 500;

interface Waiting<Item, Result> {
  readonly item: Item;
  resolve(result: Result): void;
  reject(cause: unknown): void;
}

/**
 * Puts what callers ask for singly together: all of one turn of the event loop, and all that comes while others are under
 * way. `run` gives a result for each item, in their order; when it fails, it fails for the whole lot.
 */
export function createGathering<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let underWay = 0;
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled || underWay >= maxUnderWay || waiting.length === 0) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      const lot = waiting.slice(0, maxItems);
      waiting = waiting.slice(maxItems);
      underWay += 1;
      void settle(lot).finally(() => {
        underWay -= 1;
        schedule();
      });
      schedule();
    });
  }

  async function settle(lot: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(lot.map(({ item }) => item));
      for (const [index, result] of results.entries()) lot[index]?.resolve(result);
    } catch (cause) {
      for (const { reject } of lot) reject(cause);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      schedule();
    });
}
