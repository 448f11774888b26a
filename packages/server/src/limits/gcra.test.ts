import { describe, expect, it } from 'vitest';
import { limiterSuite } from '../../test/limiterSuite.ts';
import { createRateLimiter } from './gcra.ts';

limiterSuite('in memory', createRateLimiter);

describe('a rate limit in memory', () => {
  it('keeps counting whoever comes, however many others came before', () => {
    const limiter = createRateLimiter();
    const once = { perSecond: 1, burst: 1 };
    for (let name = 0; name < 250_000; name += 1) limiter.take(`other ${name}`, once, 1, 1_000_000);
    expect(limiter.take('a', once, 1, 1_000_000).allowed).toBe(true);
    expect(limiter.take('a', once, 1, 1_000_000).allowed).toBe(false);
  });
});
