import type { BurstLimit } from '../config.ts';

/** A limiter's decision about a request. Seconds are exact here; headers round them up. */
export interface LimitDecision {
  readonly allowed: boolean;
  readonly limit: number;
  /** Requests left in the burst. */
  readonly remaining: number;
  /** Seconds until the burst is full again. */
  readonly resetSeconds: number;
  /** Seconds until this request would be served; 0 if it was, Infinity if it never can be. */
  readonly retryAfterSeconds: number;
  /** Units of the month before this request, over all processes; absent if a limiter counts bursts only. */
  readonly monthUsed?: number;
}

/** Units of an organisation's month that a request also takes, from the count shared by all processes. */
export interface MonthOfUnits {
  /** Key of organisation and month. */
  readonly id: string;
  readonly units: number;
  /** Given back first. */
  readonly back: number;
  /** Units known to this process as used, without those given back: the shared count is never lower. */
  readonly known: number;
  /** The month's limit. Null: unlimited. */
  readonly limit: number | null;
}

export interface RateLimiter {
  /**
   * Takes `cost` from a bucket, or nothing if it does not hold that much; `back` is given back first. A refusal says how long to
   * wait for `dearest`, which is at least the cost. `now` is milliseconds of a clock that only goes forward, for a limiter without
   * one of its own. A limiter shared by processes also counts the month, in the same step, which makes a quota exact.
   */
  take(
    id: string,
    limit: BurstLimit,
    cost: number,
    now: number,
    back?: number,
    dearest?: number,
    month?: () => MonthOfUnits,
  ): LimitDecision | Promise<LimitDecision>;
}

/** A limiter that answers at once. */
export interface LocalRateLimiter extends RateLimiter {
  take(...asked: Parameters<RateLimiter['take']>): LimitDecision;
}

/** Tolerance of a microsecond, because fractions of the clock are inexact. */
export const toleranceMilliseconds = 1e-3;

/**
 * The decision of a bucket.
 *
 * @param level milliseconds until it has drained.
 * @param excess milliseconds by which `dearest` would overflow it.
 */
export function limitDecision(
  allowed: boolean,
  { perSecond, burst }: BurstLimit,
  level: number,
  excess: number,
  dearest: number,
): LimitDecision {
  return {
    allowed,
    limit: burst,
    remaining: Math.max(0, Math.floor(burst - (level * perSecond) / 1_000 + 1e-9)),
    resetSeconds: level / 1_000,
    retryAfterSeconds: allowed ? 0 : dearest > burst ? Infinity : excess / 1_000,
  };
}

/** Maximum number of buckets, some 100 bytes each: made-up names create buckets too. */
const maxBuckets = 100_000;
const firstSweepAt = 10_000;

/**
 * The generic cell rate algorithm (ITU-T I.371): a leaky bucket kept as one time stamp, the moment it will have drained.
 */
export function createRateLimiter(): LocalRateLimiter {
  const drainedAt = new Map<string, number>();
  let sweepAt = firstSweepAt;

  /** Drops drained buckets; then the oldest, while there are too many. Runs again only once their number has doubled. */
  function sweep(now: number): void {
    for (const [id, time] of drainedAt) if (time <= now) drainedAt.delete(id);
    for (const id of drainedAt.keys()) {
      if (drainedAt.size <= maxBuckets / 2) break;
      drainedAt.delete(id);
    }
    sweepAt = Math.max(firstSweepAt, 2 * drainedAt.size);
  }

  return {
    take(id, limit, cost, now, back = 0, dearest = cost) {
      if (drainedAt.size >= sweepAt) sweep(now);
      const interval = 1_000 / limit.perSecond;
      const room = limit.burst * interval;
      const filled = drainedAt.get(id) ?? 0;
      // More than full: the clock was set back meanwhile.
      const isAhead = filled - now - room > toleranceMilliseconds;
      const before = Math.max((isAhead ? now + room : filled) - back * interval, now);
      const after = before + cost * interval;
      const allowed = after - now - room <= toleranceMilliseconds;
      if (allowed) drainedAt.set(id, after);
      else if (back > 0 || isAhead) drainedAt.set(id, before);
      const excess = before + dearest * interval - now - room;
      return limitDecision(allowed, limit, (allowed ? after : before) - now, excess, dearest);
    },
  };
}
