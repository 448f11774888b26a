import type { BurstLimit } from '../config.ts';
import { ApiError } from '../errors/ApiError.ts';
import type { RateLimiter } from './gcra.ts';

/**
 * Takes one from a bucket that is no key's: an account's, or that of failed sign-ins.
 *
 * @param now milliseconds of a clock that only goes forward.
 * @throws ApiError `code`.
 */
export async function takeOne(
  limiter: RateLimiter,
  id: string,
  limit: BurstLimit,
  now: number,
  code: 'RATE_LIMITED' | 'TOO_MANY_AUTH_FAILURES',
): Promise<void> {
  const { allowed, retryAfterSeconds } = await limiter.take(id, limit, 1, now);
  if (!allowed) throw new ApiError(code, { retryAfter: Math.max(1, Math.ceil(retryAfterSeconds)) });
}
