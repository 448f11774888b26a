import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBatcher } from './createBatcher.ts';

/** Milliseconds on the clock, which stands still for a busy machine too. */
let now = 0;
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => void vi.restoreAllMocks());

/** A batcher, the batches it has sent, and how to settle each. */
function openBatcher() {
  const batches: { readonly items: readonly number[]; fail(): void; succeed(): void }[] = [];
  const ask = createBatcher<number, number>(
    (items) =>
      new Promise((resolve, reject) => {
        batches.push({ items, fail: () => reject(new Error('gone')), succeed: () => resolve(items) });
      }),
  );
  const outcome = (item: number) =>
    ask(item).then(
      () => `${item} served`,
      ({ message }: Error) => `${item} ${message}`,
    );
  /** Resolves to a batch by its number, once it is sent. */
  const batch = async (number: number) => {
    await expect.poll(() => batches.length).toBeGreaterThanOrEqual(number);
    const found = batches[number - 1];
    if (!found) throw new Error(`There is no batch ${number}`);
    return found;
  };
  return { batches, batch, outcome };
}

/** Two batches in flight, of one item each, and two items waiting behind them. */
async function openBusyBatcher() {
  const batcher = openBatcher();
  const { batch, outcome } = batcher;
  const first = outcome(1);
  await batch(1);
  const second = outcome(2);
  await batch(2);
  return { ...batcher, first, second, behind: [outcome(3), outcome(4)] };
}

it('requests waiting behind a blocked batch fail with it, and are not sent', async () => {
  const { batches, batch, outcome, first, second, behind } = await openBusyBatcher();
  now += 1_001;
  batches[0]?.fail();
  expect(await Promise.all([first, ...behind])).toEqual(['1 gone', '3 gone', '4 gone']);
  batches[1]?.succeed();
  expect(await second).toBe('2 served');
  const next = outcome(5);
  (await batch(3)).succeed();
  expect(await next).toBe('5 served');
  expect(batches.map(({ items }) => items)).toEqual([[1], [2], [5]]);
});

it('requests waiting behind a batch that failed at once are still sent', async () => {
  const { batches, batch, first, second, behind } = await openBusyBatcher();
  batches[0]?.fail();
  expect(await first).toBe('1 gone');
  (await batch(3)).succeed();
  expect(await Promise.all(behind)).toEqual(['3 served', '4 served']);
  batches[1]?.succeed();
  expect(await second).toBe('2 served');
});
