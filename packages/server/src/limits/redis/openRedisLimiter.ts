import { createBreaker, type OutageListener } from '../../outage/breaker.ts';
import { createRateLimiter, type RateLimiter } from '../gcra.ts';
import { takeInRedis } from './takeInRedis.ts';

/** How long a decision may take. A Redis that hangs costs so much to a few calls, and nothing to those after them. */
const patienceMilliseconds = 200;
const connectMilliseconds = 1_000;
const reconnectMilliseconds = 500;

export interface RedisLimiterOptions {
  /** What the names of its buckets begin with: one of its own for each environment. @default 'smart-address' */
  readonly prefix?: string;
  /** @default nobody is told */
  readonly onOutage?: OutageListener;
}

/** Limits that every process on the same Redis counts together. */
export interface SharedRateLimiter extends RateLimiter {
  close(): Promise<void>;
}

/**
 * Opens limits kept in Redis, by its own clock. While Redis does not answer, each process counts for itself, in memory; a
 * call never fails because of it.
 *
 * @param url such as `redis://:password@host:6379/0`, or `rediss:` for TLS.
 * @throws Error when the driver, an optional dependency, is not there.
 */
export async function openRedisLimiter(
  url: string,
  { prefix = 'smart-address', onOutage = () => {} }: RedisLimiterOptions = {},
): Promise<SharedRateLimiter> {
  const Redis = await loadDriver();
  const redis = new Redis(url, {
    lazyConnect: true,
    // What cannot be sent now is decided in memory now; sent later, it would count twice.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: connectMilliseconds,
    retryStrategy: () => reconnectMilliseconds,
  });
  let lastError: Error | null = null;
  redis.on('error', (error: Error) => {
    lastError = error;
  });
  const inMemory = createRateLimiter();
  const breaker = createBreaker(probe, onOutage);

  /** A decision, and no ping: one that is full, or that only reads since another leads, answers pings and decides nothing. */
  async function probe(): Promise<void> {
    try {
      const take = { cost: 0, back: 0, dearest: 0, now: null };
      await withinPatience(takeInRedis(redis, `${prefix}:probe`, { perSecond: 1, burst: 1 }, take));
    } catch (cause) {
      // A connection that nobody answers on may never answer again; a new one does as soon as there is somebody.
      redis.disconnect(true);
      throw cause;
    }
  }

  await withinPatience(redis.connect(), connectMilliseconds).catch((cause: unknown) => {
    while (!breaker.isOpen) breaker.failed(lastError ?? cause);
  });

  return {
    take(id, limit, cost, now, back = 0, dearest = cost, monthOf) {
      if (breaker.isOpen) return inMemory.take(id, limit, cost, now, back, dearest);
      const ofMonth = monthOf?.();
      const month = ofMonth && { ...ofMonth, id: `${prefix}:month:${ofMonth.id}` };
      const take = { cost, back, dearest, now: null, month };
      return withinPatience(takeInRedis(redis, `${prefix}:limit:${id}`, limit, take)).then(
        (decision) => {
          breaker.succeeded();
          return decision;
        },
        (cause: unknown) => {
          breaker.failed(cause);
          return inMemory.take(id, limit, cost, now, back, dearest);
        },
      );
    },
    async close() {
      breaker.stop();
      redis.disconnect();
    },
  };
}

/** Loaded when it is asked for: the rest of the service installs and runs without it. */
async function loadDriver() {
  try {
    const { Redis } = await import('ioredis');
    return Redis;
  } catch (cause) {
    throw new Error(
      'Limits cannot be shared through Redis: the optional package ioredis is not installed. Run `npm install ioredis`, or ' +
        'start without REDIS_URL: each process counts for itself then',
      { cause },
    );
  }
}

/** Rejects when an answer takes too long. */
function withinPatience<Answer>(
  answer: Promise<Answer>,
  milliseconds = patienceMilliseconds,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      // If it was this process that had no time, the answer has come meanwhile, and is read before this runs.
      setImmediate(() => reject(new Error(`Redis did not answer within ${milliseconds} ms`)));
    }, milliseconds);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
