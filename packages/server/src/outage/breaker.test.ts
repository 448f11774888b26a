import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBreaker } from './breaker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('a breaker opens after three failures in a row, probes each half second, and closes at the first answer', async () => {
  const told: (string | null)[] = [];
  let probes = 0;
  const breaker = createBreaker(
    async () => {
      probes += 1;
      if (probes < 2) throw new Error('still away');
    },
    (reason) => told.push(reason && reason.message),
  );
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const fail = (times: number) => {
    for (let time = 0; time < times; time += 1) breaker.failed(new Error('away'));
  };
  fail(2);
  breaker.succeeded();
  fail(2);
  expect(breaker.isOpen).toBe(false);
  fail(2);
  expect([breaker.isOpen, told]).toEqual([true, ['away']]);
  // A program that is done does not wait for it.
  expect(timers.mock.results.map(({ value }) => value.hasRef())).toEqual([false]);
  await vi.advanceTimersByTimeAsync(499);
  expect(probes).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect([probes, breaker.isOpen]).toEqual([1, true]);
  await vi.advanceTimersByTimeAsync(500);
  expect([probes, breaker.isOpen, told]).toEqual([2, false, ['away', null]]);
  expect(vi.getTimerCount()).toBe(0);
  fail(2);
  expect(breaker.isOpen).toBe(false);
});

it('a breaker that is stopped probes no more', () => {
  const breaker = createBreaker(
    async () => {},
    () => {},
  );
  for (let time = 0; time < 3; time += 1) breaker.failed('away');
  expect(vi.getTimerCount()).toBe(1);
  breaker.stop();
  expect([breaker.isOpen, vi.getTimerCount()]).toEqual([false, 0]);
});
