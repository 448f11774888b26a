import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RateLimiter } from '../src/limits/gcra.ts';

const limit = fc.record({
  perSecond: fc.integer({ min: 1, max: 1_000 }),
  burst: fc.integer({ min: 1, max: 300 }),
});
const gaps = fc.array(fc.integer({ min: 0, max: 3_000 }), { minLength: 1, maxLength: 200 });

/** What every limiter must do alike. `open` gives one with empty buckets that goes by the time it is told. */
export function limiterSuite(
  name: string,
  open: () => RateLimiter,
  options: fc.Parameters<unknown> = {},
): void {
  describe(`a rate limit ${name}`, () => {
    it('serves a whole burst at once, then none, and tells what is left', async () => {
      const limiter = open();
      const take = () => limiter.take('a', { perSecond: 1, burst: 3 }, 1, 1_000_000);
      for (const remaining of [2, 1, 0]) expect(await take()).toMatchObject({ allowed: true, remaining });
      expect(await take()).toEqual({
        allowed: false,
        limit: 3,
        remaining: 0,
        resetSeconds: 3,
        retryAfterSeconds: 1,
      });
    });

    it('never lets more through than the burst and what has drained since', async () => {
      await fc.assert(
        fc.asyncProperty(limit, gaps, async (one, pauses) => {
          const limiter = open();
          let now = 1_800_000_000_000;
          const started = now;
          let served = 0;
          for (const pause of pauses) {
            now += pause;
            if ((await limiter.take('a', one, 1, now)).allowed) served += 1;
            expect(served).toBeLessThanOrEqual(one.burst + ((now - started) / 1_000) * one.perSecond + 1e-6);
          }
        }),
        options,
      );
    });

    it('serves whoever waits as long as it says, and not a millisecond too early', async () => {
      await fc.assert(
        fc.asyncProperty(limit, fc.integer({ min: 1, max: 300 }), gaps, async (one, wanted, pauses) => {
          const limiter = open();
          const cost = Math.min(wanted, one.burst);
          let now = 1_800_000_000_000;
          for (const pause of pauses) {
            now += pause;
            const { allowed, retryAfterSeconds } = await limiter.take('a', one, cost, now);
            if (allowed) continue;
            const wait = retryAfterSeconds * 1_000;
            if (wait > 2) expect((await limiter.take('a', one, cost, now + wait - 1)).allowed).toBe(false);
            now += Math.ceil(retryAfterSeconds) * 1_000;
            expect((await limiter.take('a', one, cost, now)).allowed).toBe(true);
          }
        }),
        options,
      );
    });

    it('takes the rest of a cost that turns out higher, and speaks of the dearest when it refuses', async () => {
      const limiter = open();
      const one = { perSecond: 1, burst: 5 };
      await limiter.take('a', one, 1, 1_000_000);
      expect(await limiter.take('a', one, 4, 1_000_000, 1)).toMatchObject({ allowed: true, remaining: 1 });
      expect(await limiter.take('a', one, 2, 1_000_000, 0, 5)).toMatchObject({
        allowed: false,
        remaining: 1,
        retryAfterSeconds: 4,
      });
      const refused = await limiter.take('a', one, 5, 1_000_000, 2);
      expect(refused).toMatchObject({ allowed: false, remaining: 3, retryAfterSeconds: 2 });
      expect(await limiter.take('a', one, 3, 1_000_000)).toMatchObject({ allowed: true, remaining: 0 });
    });

    it('makes nobody wait for longer than a full bucket takes, when the clock is set back', async () => {
      const limiter = open();
      const take = (now: number) => limiter.take('a', { perSecond: 1, burst: 3 }, 3, now);
      expect((await take(10_000_000)).allowed).toBe(true);
      expect(await take(1_000_000)).toMatchObject({ allowed: false, remaining: 0, retryAfterSeconds: 3 });
      expect((await take(1_002_999)).allowed).toBe(false);
      expect((await take(1_003_000)).allowed).toBe(true);
    });

    it('counts each key apart, and says of a cost above the burst that waiting does not help', async () => {
      const limiter = open();
      const one = { perSecond: 1, burst: 1 };
      expect((await limiter.take('a', one, 1, 0)).allowed).toBe(true);
      expect((await limiter.take('b', one, 1, 0)).allowed).toBe(true);
      expect((await limiter.take('c', one, 2, 0)).retryAfterSeconds).toBe(Infinity);
    });
  });
}
