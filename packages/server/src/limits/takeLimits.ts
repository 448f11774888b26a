import type { Services } from '../request/services.ts';
import type { Caller } from '../credentials/credential.types.ts';
import { ApiError } from '../errors/ApiError.ts';
import type { Cost } from './cost.ts';
import type { LimitDecision } from './gcra.ts';
import { limitHeaders } from './limitHeaders.ts';
import { quotaDay, takeQuota, unitsPerMonth } from './quota.ts';

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
