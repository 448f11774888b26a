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
}

export interface RateLimiter {
  /** Takes `cost` from a bucket, or nothing when it does not hold that much. `now` is milliseconds. */
  take(id: string, limit: BurstLimit, cost: number, now: number): LimitDecision;
}

/** Buckets kept. Each is some 100 bytes, and whoever makes up names makes buckets. */
const maxBuckets = 100_000;
const firstSweepAt = 10_000;

/**
 * The generic cell rate algorithm (ITU-T I.371): a leaky bucket kept as one time stamp, the moment it will have drained.
 */
export function createRateLimiter(): RateLimiter {
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
    take(id, { perSecond, burst }, cost, now) {
      if (drainedAt.size >= sweepAt) sweep(now);
      const interval = 1_000 / perSecond;
      const before = Math.max(drainedAt.get(id) ?? 0, now);
      const after = before + cost * interval;
      // A clock's fraction of a microsecond must not turn an exact fit away.
      const excess = after - now - burst * interval;
      const allowed = excess <= 1e-3;
      if (allowed) drainedAt.set(id, after);
      const level = (allowed ? after : before) - now;
      return {
        allowed,
        limit: burst,
        remaining: Math.max(0, Math.floor(burst - level / interval + 1e-9)),
        resetSeconds: level / 1_000,
        retryAfterSeconds: allowed ? 0 : cost > burst ? Infinity : excess / 1_000,
      };
    },
  };
}
