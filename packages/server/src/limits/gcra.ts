import type { BurstLimit } from '../config.ts';

/** What a limit said about one request. Seconds are exact here; headers round them up. */
export interface LimitDecision {
  readonly allowed: boolean;
  readonly limit: number;
  /** Requests that may still come at once. */
  readonly remaining: number;
  /** Until the burst is whole again. */
  readonly resetSeconds: number;
  /** Until this request would be served; 0 when it was, Infinity when it never can be. */
  readonly retryAfterSeconds: number;
  /** Units of the month before this request, of all processes; absent where a limiter counts bursts only. */
  readonly monthUsed?: number;
}

/** Units of an organisation's month that a request takes besides, from what all processes share. */
export interface MonthOfUnits {
  /** Of organisation and month. */
  readonly id: string;
  readonly units: number;
  /** Given back first. */
  readonly back: number;
  /** What this process knows to be used, without what is given back: the shared count is never lower. */
  readonly known: number;
  /** None is taken beyond it. Null: as many as there are. */
  readonly limit: number | null;
}

export interface RateLimiter {
  /**
   * Takes `cost` from a bucket, or nothing when it does not hold that much; `back` is given back first. A refusal tells how
   * long to wait for `dearest`, which is at least the cost. `now` is milliseconds, for a limiter without a clock of its own.
   * One that processes share counts the month too, in the same step, which is what makes a quota exact.
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

/** A cost that exceeds what a bucket holds by less than a microsecond fits: so much a clock's fractions may be off. */
export const toleranceMilliseconds = 1e-3;

/**
 * What a bucket says.
 *
 * @param level milliseconds until it will have drained.
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

/** Buckets kept. Each is some 100 bytes, and whoever makes up names makes buckets. */
const maxBuckets = 100_000;
const firstSweepAt = 10_000;

/**
 * The generic cell rate algorithm (ITU-T I.371): a leaky bucket kept as one time stamp, the moment it will have drained.
 */
export function createRateLimiter(): LocalRateLimiter {
  const drainedAt = new Map<string, number>();
  let sweepAt = firstSweepAt;

  /** Forgets who has drained; then the oldest, while there are too many. Swept again only at twice what is left. */
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
      // Fuller than full: the clock was set back since.
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
