import { expect, it } from 'vitest';
import { createBreaker } from './breaker.ts';

it('a breaker opens after three failures in a row, probes, and closes at the first answer', async () => {
  const told: (string | null)[] = [];
  let probes = 0;
  const breaker = createBreaker(
    async () => {
      probes += 1;
      if (probes < 2) throw new Error('still away');
    },
    (reason) => told.push(reason && reason.message),
  );
  const fail = (times: number) => {
    for (let time = 0; time < times; time += 1) breaker.failed(new Error('away'));
  };
  fail(2);
  breaker.succeeded();
  fail(2);
  expect(breaker.isOpen).toBe(false);
  fail(2);
  expect([breaker.isOpen, told]).toEqual([true, ['away']]);
  await expect.poll(() => breaker.isOpen).toBe(false);
  expect([probes, told]).toEqual([2, ['away', null]]);
  fail(2);
  expect(breaker.isOpen).toBe(false);
});

it('a breaker that is stopped probes no more', async () => {
  let probes = 0;
  const breaker = createBreaker(
    async () => {
      probes += 1;
    },
    () => {},
  );
  for (let time = 0; time < 3; time += 1) breaker.failed('away');
  breaker.stop();
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect([breaker.isOpen, probes]).toEqual([false, 0]);
});
