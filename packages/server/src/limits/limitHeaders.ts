import type { BurstLimit } from '../config.ts';
import type { LimitDecision } from './gcra.ts';
import type { QuotaDecision } from './quota.ts';

type HeaderFields = Record<string, string>;

/**
 * `RateLimit-Policy` and `RateLimit` as the IETF draft (draft-ietf-httpapi-ratelimit-headers) writes them, and the
 * older `X-RateLimit-*`, whose reset is a Unix time in seconds.
 */
export function limitHeaders(limit: BurstLimit, decision: LimitDecision, now: number): HeaderFields {
  const window = Math.ceil(limit.burst / limit.perSecond);
  const reset = Math.ceil(decision.resetSeconds);
  return {
    'RateLimit-Policy': `"burst";q=${limit.burst};w=${window}`,
    RateLimit: `"burst";r=${decision.remaining};t=${reset}`,
    'X-RateLimit-Limit': String(limit.burst),
    'X-RateLimit-Remaining': String(decision.remaining),
    'X-RateLimit-Reset': String(Math.ceil(now / 1_000 + decision.resetSeconds)),
  };
}

/** Adds the month to the headers of a burst. */
export function withQuotaHeaders(headers: HeaderFields, quota: QuotaDecision): HeaderFields {
  if (quota.limit === null) return headers;
  return {
    ...headers,
    'RateLimit-Policy': `${headers['RateLimit-Policy']}, "month";q=${quota.limit};w=2592000`,
    RateLimit: `${headers['RateLimit']}, "month";r=${quota.remaining};t=${Math.ceil(quota.resetSeconds)}`,
  };
}
