import type { Redis } from 'ioredis';
import { createBreaker, type OutageListener } from '../../outage/breaker.ts';
import { createRateLimiter, type RateLimiter } from '../gcra.ts';
import { takeInRedis } from './takeInRedis.ts';

/** Milliseconds a decision may take. A Redis that hangs delays a few calls by that, and none afterwards. */
const patienceMilliseconds = 200;
const connectMilliseconds = 1_000;
const reconnectMilliseconds = 500;

export interface RedisLimiterOptions {
  /** Prefix of its keys: a different one for each environment. @default 'smart-address' */
  readonly prefix?: string;
  /** @default nobody is told */
  readonly onOutage?: OutageListener;
}

/** A limiter shared by all processes on the same Redis. */
export interface SharedRateLimiter extends RateLimiter {
  close(): Promise<void>;
}

/**
 * Opens a limiter in Redis, by Redis' clock. While Redis does not answer, each process counts for itself in memory; no call fails
 * because of it.
 *
 * @param url such as `redis://:password@host:6379/0`, or `rediss:` for TLS.
 * @throws Error if the driver, an optional dependency, is not installed, or if a Sentinel or a node of a cluster answers.
 */
export async function openRedisLimiter(
  url: string,
  { prefix = 'smart-address', onOutage = () => {} }: RedisLimiterOptions = {},
): Promise<SharedRateLimiter> {
  const Redis = await loadDriver();
  const redis = new Redis(url, {
    lazyConnect: true,
    // No offline queue: the decision is made in memory now, and sending it later would count twice.
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

  /** Probes with a real decision: a Redis that is full, or a read-only replica, answers pings but decides nothing. */
  async function probe(): Promise<void> {
    try {
      const take = { cost: 0, back: 0, dearest: 0, now: null };
      await withinPatience(takeInRedis(redis, `${prefix}:probe`, { perSecond: 1, burst: 1 }, take));
    } catch (cause) {
      // A connection without answers may stay dead; a new one works as soon as Redis does.
      redis.disconnect(true);
      throw cause;
    }
  }

  await withinPatience(redis.connect(), connectMilliseconds).catch((cause: unknown) => {
    while (!breaker.isOpen) breaker.failed(lastError ?? cause);
  });
  const misplaced = breaker.isOpen ? null : await misplacedAs(redis);
  if (misplaced !== null) {
    redis.disconnect();
    throw new Error(
      `REDIS_URL names a ${misplaced}, where limits cannot be counted: give the address of one Redis. If another may take its place, ` +
        'that address has to lead to the new one',
    );
  }

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

/** Loaded on demand: everything else installs and runs without it. */
async function loadDriver() {
  try {
    const { Redis } = await import('ioredis');
    return Redis;
  } catch (cause) {
    throw new Error(
      'Limits cannot be shared through Redis: the optional package ioredis is not installed. Run `npm install ioredis@5`, or ' +
        'start without REDIS_URL: each process counts for itself then',
      { cause },
    );
  }
}

/** What answers if it is not a Redis on its own; null also where that may not be asked. */
async function misplacedAs(redis: Redis): Promise<string | null> {
  const about = await withinPatience(redis.info('server'), connectMilliseconds).catch(() => '');
  // Valkey calls it the server's mode.
  const mode = /^(?:redis|server)_mode:(\w+)/m.exec(about)?.[1];
  if (mode === 'sentinel') return 'Redis Sentinel';
  return mode === 'cluster' ? 'node of a Redis Cluster' : null;
}

/** Rejects if an answer takes too long. */
function withinPatience<Answer>(
  answer: Promise<Answer>,
  milliseconds = patienceMilliseconds,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      // If this process was the slow one, the answer has arrived meanwhile and is read before this runs.
      setImmediate(() => reject(new Error(`Redis did not answer within ${milliseconds} ms`)));
    }, milliseconds);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
