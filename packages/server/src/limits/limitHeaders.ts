import type { BurstLimit } from '../config.ts';
import type { LimitDecision } from './gcra.ts';
import type { QuotaDecision } from './quota.ts';

type HeaderFields = Record<string, string>;

/**
 * `RateLimit-Policy` and `RateLimit` as the IETF draft (draft-ietf-httpapi-ratelimit-headers) writes them, of the burst and, once it was
 * asked, of the month. Beside them the older `X-RateLimit-*` of the burst, whose reset is a Unix time in seconds.
 */
export function limitHeaders(
  limit: BurstLimit,
  decision: LimitDecision,
  quota: QuotaDecision | null,
  now: number,
): HeaderFields {
  const { remaining, resetSeconds } = decision;
  const policy = `"burst";q=${limit.burst};w=${Math.ceil(limit.burst / limit.perSecond)}`;
  const left = `"burst";r=${remaining};t=${Math.ceil(resetSeconds)}`;
  const hasMonth = quota !== null && quota.limit !== null;
  return {
    'RateLimit-Policy': hasMonth ? `${policy}, "month";q=${quota.limit};w=2592000` : policy,
    RateLimit: hasMonth ? `${left}, "month";r=${quota.remaining};t=${Math.ceil(quota.resetSeconds)}` : left,
    'X-RateLimit-Limit': String(limit.burst),
    'X-RateLimit-Remaining': String(remaining),
    'X-RateLimit-Reset': String(Math.ceil(now / 1_000 + resetSeconds)),
  };
}
