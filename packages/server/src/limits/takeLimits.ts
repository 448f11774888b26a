import type { BurstLimit } from '../config.ts';
import type { Services } from '../request/services.ts';
import type { Caller } from '../credentials/credential.types.ts';
import { ApiError } from '../errors/ApiError.ts';
import type { Cost } from './cost.ts';
import type { LimitDecision, RateLimiter } from './gcra.ts';
import { quotaDay, type QuotaDecision, takeQuota, unitsPerMonth } from './quota.ts';

type HeaderFields = Record<string, string>;

/** What was taken for a request, and when, in milliseconds since 1970: it is given back to that day and month. */
export interface Taken extends Cost {
  readonly at: number;
}

/**
 * Takes a request's cost from the key's bucket and the organisation's month. What the same request took before is given back first. Until
 * its cost is known, a refusal is computed for the maximum cost. So a caller who waits as long as Retry-After says is served. Synchronous
 * where buckets are in memory: awaiting a settled promise would still cost every call a turn.
 *
 * @throws ApiError RATE_LIMITED, QUOTA_EXCEEDED.
 */
export function takeLimits(
  services: Services,
  caller: Caller,
  operation: string,
  cost: Cost,
  taken: Taken,
  dearest: Cost = cost,
): HeaderFields | Promise<HeaderFields> {
  const { key, organisation } = caller;
  const { usage } = services.store;
  const { burst } = key.limit;
  const now = services.clock();
  const takenOn = taken.units > 0 ? quotaDay(taken.at) : '';
  if (taken.units > 0) usage.add(organisation.id, takenOn, operation, -taken.units);
  const decision = services.limiter.take(
    key.id,
    key.limit,
    Math.min(cost.burst, burst),
    services.limitClock(),
    taken.burst,
    Math.min(dearest.burst, burst),
    () => {
      const { id } = organisation;
      const month = quotaDay(now).slice(0, 7);
      const known = usage.monthTotal(id, month);
      const limit = unitsPerMonth(organisation);
      const back = takenOn.startsWith(month) ? taken.units : 0;
      return { id: `${id} ${month}`, units: cost.units, back, known, limit };
    },
  );
  return decision instanceof Promise
    ? decision.then((one) => applyLimits(services, caller, operation, cost.units, one, now))
    : applyLimits(services, caller, operation, cost.units, decision, now);
}

function applyLimits(
  { store }: Services,
  { key, organisation }: Caller,
  operation: string,
  units: number,
  decision: LimitDecision,
  now: number,
): HeaderFields {
  if (!decision.allowed) {
    throw new ApiError('RATE_LIMITED', {
      retryAfter: Math.max(1, Math.ceil(decision.retryAfterSeconds)),
      headers: limitHeaders(key.limit, decision, null, now),
    });
  }
  const quota = takeQuota(store.usage, organisation, operation, units, now, decision.monthUsed);
  const headers = limitHeaders(key.limit, decision, quota, now);
  if (!quota.allowed) {
    // Only a batch costs more than a unit: one with fewer items would still be served.
    const params = { max: quota.remaining };
    const tooMany = { in: 'body', pointer: '/items', problem: 'too_long', params } as const;
    throw new ApiError('QUOTA_EXCEEDED', {
      retryAfter: Math.ceil(quota.resetSeconds),
      headers,
      fields: quota.remaining > 0 ? [tooMany] : [],
    });
  }
  return headers;
}

/**
 * `RateLimit-Policy` and `RateLimit` as the IETF draft (draft-ietf-httpapi-ratelimit-headers) writes them, of the burst and, once it was
 * asked, of the month. Beside them the older `X-RateLimit-*` of the burst, whose reset is a Unix time in seconds.
 */
function limitHeaders(
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
