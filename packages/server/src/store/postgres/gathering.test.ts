import { expect, it } from 'vitest';
import { createGathering } from './gathering.ts';

/** What was asked, lot by lot, and how to end each. */
function openGathering() {
  const lots: { readonly items: readonly number[]; fail(): void; succeed(): void }[] = [];
  const ask = createGathering<number, number>(
    (items) =>
      new Promise((resolve, reject) => {
        lots.push({ items, fail: () => reject(new Error('gone')), succeed: () => resolve(items) });
      }),
  );
  const told = (item: number) =>
    ask(item).then(
      () => `${item} served`,
      ({ message }: Error) => `${item} ${message}`,
    );
  /** Settles when a lot has this number of its own. */
  const lot = async (number: number) => {
    await expect.poll(() => lots.length).toBeGreaterThanOrEqual(number);
    const found = lots[number - 1];
    if (!found) throw new Error(`There is no lot ${number}`);
    return found;
  };
  return { lots, lot, told };
}

/** Two lots on their way, of one item each, and two items behind them. */
async function openBusyGathering() {
  const gathering = openGathering();
  const { lot, told } = gathering;
  const first = told(1);
  await lot(1);
  const second = told(2);
  await lot(2);
  return { ...gathering, first, second, behind: [told(3), told(4)] };
}

const standstill = () => new Promise((resolve) => setTimeout(resolve, 1_100));

it('what waits behind a lot that stood still and failed fails with it, and is not asked', async () => {
  const { lots, lot, told, first, second, behind } = await openBusyGathering();
  await standstill();
  lots[0]?.fail();
  expect(await Promise.all([first, ...behind])).toEqual(['1 gone', '3 gone', '4 gone']);
  lots[1]?.succeed();
  expect(await second).toBe('2 served');
  const next = told(5);
  (await lot(3)).succeed();
  expect(await next).toBe('5 served');
  expect(lots.map(({ items }) => items)).toEqual([[1], [2], [5]]);
});

it('what waits behind a lot that failed at once is asked all the same', async () => {
  const { lots, lot, first, second, behind } = await openBusyGathering();
  lots[0]?.fail();
  expect(await first).toBe('1 gone');
  (await lot(3)).succeed();
  expect(await Promise.all(behind)).toEqual(['3 served', '4 served']);
  lots[1]?.succeed();
  expect(await second).toBe('2 served');
});
