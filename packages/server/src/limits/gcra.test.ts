import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRateLimiter } from './gcra.ts';

const limit = fc.record({
  perSecond: fc.integer({ min: 1, max: 1_000 }),
  burst: fc.integer({ min: 1, max: 300 }),
});
const gaps = fc.array(fc.integer({ min: 0, max: 3_000 }), { minLength: 1, maxLength: 200 });

describe('a rate limit', () => {
  it('serves a whole burst at once, then none, and tells what is left', () => {
    const limiter = createRateLimiter();
    const take = () => limiter.take('a', { perSecond: 1, burst: 3 }, 1, 1_000_000);
    expect([take(), take(), take()].map(({ allowed, remaining }) => [allowed, remaining])).toEqual([
      [true, 2],
      [true, 1],
      [true, 0],
    ]);
    expect(take()).toEqual({ allowed: false, limit: 3, remaining: 0, resetSeconds: 3, retryAfterSeconds: 1 });
  });

  it('never lets more through than the burst and what has drained since', () => {
    fc.assert(
      fc.property(limit, gaps, (one, pauses) => {
        const limiter = createRateLimiter();
        let now = 1_800_000_000_000;
        const started = now;
        let served = 0;
        for (const pause of pauses) {
          now += pause;
          if (limiter.take('a', one, 1, now).allowed) served += 1;
          expect(served).toBeLessThanOrEqual(one.burst + ((now - started) / 1_000) * one.perSecond + 1e-6);
        }
      }),
    );
  });

  it('serves whoever waits as long as it says, and not a millisecond too early', () => {
    fc.assert(
      fc.property(limit, fc.integer({ min: 1, max: 300 }), gaps, (one, wanted, pauses) => {
        const limiter = createRateLimiter();
        const cost = Math.min(wanted, one.burst);
        let now = 1_800_000_000_000;
        for (const pause of pauses) {
          now += pause;
          const { allowed, retryAfterSeconds } = limiter.take('a', one, cost, now);
          if (allowed) continue;
          const wait = retryAfterSeconds * 1_000;
          if (wait > 2) expect(limiter.take('a', one, cost, now + wait - 1).allowed).toBe(false);
          now += Math.ceil(retryAfterSeconds) * 1_000;
          expect(limiter.take('a', one, cost, now).allowed).toBe(true);
        }
      }),
    );
  });

  it('counts each key apart, and says of a cost above the burst that waiting does not help', () => {
    const limiter = createRateLimiter();
    const one = { perSecond: 1, burst: 1 };
    expect(limiter.take('a', one, 1, 0).allowed).toBe(true);
    expect(limiter.take('b', one, 1, 0).allowed).toBe(true);
    expect(limiter.take('c', one, 2, 0).retryAfterSeconds).toBe(Infinity);
  });

  it('keeps counting whoever comes, however many others came before', () => {
    const limiter = createRateLimiter();
    const once = { perSecond: 1, burst: 1 };
    for (let name = 0; name < 250_000; name += 1) limiter.take(`other ${name}`, once, 1, 1_000_000);
    expect(limiter.take('a', once, 1, 1_000_000).allowed).toBe(true);
    expect(limiter.take('a', once, 1, 1_000_000).allowed).toBe(false);
  });
});
