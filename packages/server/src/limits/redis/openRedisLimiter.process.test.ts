import { createServer } from 'node:net';
import * as fc from 'fast-check';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRedis } from '../../../../../scripts/databases.mjs';
import { withDatabases } from '../../../../../test/databases/withDatabases.ts';
import { inTime } from '../../../../../test/hostile/inTime.ts';
import { setUpRedis } from '../../../test/setUpDatabase.ts';
import { limiterSuite } from '../../../test/limiterSuite.ts';
import { createRateLimiter, type RateLimiter } from '../gcra.ts';
import { openRedisLimiter } from './openRedisLimiter.ts';
import { takeInRedis } from './takeInRedis.ts';

/** Milliseconds for which a limiter waits for Redis before it counts for itself. */
const PATIENCE = 200;

withDatabases('limits that processes share', ['Redis'], () => {
  const server = setUpRedis();
  let redis: Redis;
  let limiters = 0;
  let names = 0;
  /** Tells a round the name that it counts under, where nothing was counted before. */
  const counting = <Outcome>(round: (name: string) => Promise<Outcome>) =>
    inTime(PATIENCE, async () => `round ${(names += 1)}`, round);

  beforeAll(() => {
    redis = new Redis(server.url);
  });
  afterAll(() => redis.disconnect());

  /** One in Redis that goes by the time it is told, so that what it says can be foretold. */
  function told(): RateLimiter {
    limiters += 1;
    const prefix = `told ${limiters}`;
    return {
      take: (id, limit, cost, now, back = 0, dearest = cost) =>
        takeInRedis(redis, `${prefix} ${id}`, limit, { cost, back, dearest, now }),
    };
  }

  limiterSuite('in Redis', told, { numRuns: 15 });

  it('decides in Redis exactly as in memory', async () => {
    const take = fc.record({
      pause: fc.integer({ min: 0, max: 2_000 }),
      cost: fc.integer({ min: 0, max: 12 }),
      back: fc.integer({ min: 0, max: 3 }),
      more: fc.integer({ min: 0, max: 10 }),
    });
    const limit = fc.record({
      perSecond: fc.double({ min: 0.01, max: 1e6, noNaN: true }),
      burst: fc.integer({ min: 1, max: 20 }),
    });
    await fc.assert(
      fc.asyncProperty(limit, fc.array(take, { maxLength: 40 }), async (limit, takes) => {
        const [inMemory, inRedis] = [createRateLimiter(), told()];
        let now = 1_800_000_000_000.25;
        for (const { pause, cost, back, more } of takes) {
          now += pause;
          const asked = ['a', limit, cost, now, back, cost + more] as const;
          expect(await inRedis.take(...asked)).toEqual(inMemory.take(...asked));
        }
      }),
      { numRuns: 40 },
    );
  });

  const months = { prefix: 'months' };

  it('are one month for all, of which nobody takes more than there is, and what is given back is there again', async () => {
    const [one, other] = await Promise.all([
      openRedisLimiter(server.url, months),
      openRedisLimiter(server.url, months),
    ]);
    const burst = { perSecond: 1e9, burst: 1e9 };
    const round = async (id: string) => {
      const take = async (by: RateLimiter, units: number, { back = 0, known = 0, limit = 50 } = {}) => {
        const month = { id, units, back, known, limit };
        const { monthUsed } = await by.take('k', burst, 1, 0, 0, 1, () => month);
        return monthUsed;
      };
      const atOnce = Array.from({ length: 40 }, (_, turn) => take(turn % 2 ? one : other, 3));
      return {
        used: (await Promise.all(atOnce)).sort((a = 0, b = 0) => a - b),
        // 2 fit; with 3 given back 5 would; what a process knows is never less than what all count.
        inTurn: [
          await take(one, 3),
          await take(one, 6, { back: 3 }),
          await take(one, 5),
          await take(other, 1),
          await take(other, 5, { known: 80, limit: 100 }),
          await take(one, 1, { limit: 100 }),
        ],
      };
    };
    expect(await counting(round)).toEqual({
      used: Array.from({ length: 40 }, (_, turn) => Math.min(48, turn * 3)),
      inTurn: [48, 45, 45, 50, 80, 85],
    });
    await Promise.all([one.close(), other.close()]);
  });

  it('count nothing of a month for a request whose burst is refused', async () => {
    const limiter = await openRedisLimiter(server.url, months);
    const round = async (name: string) => {
      const month = { id: name, units: 7, back: 0, known: 0, limit: null };
      const take = () => limiter.take(name, { perSecond: 0.001, burst: 1 }, 1, 0, 0, 1, () => month);
      return [await take(), await take(), await take()];
    };
    expect(await counting(round)).toMatchObject([
      { allowed: true, monthUsed: 0 },
      { allowed: false, monthUsed: 7 },
      { allowed: false, monthUsed: 7 },
    ]);
    await limiter.close();
  });

  it('are one burst for all, by the clock of Redis, and leave nothing behind for ever', async () => {
    const [one, other] = await Promise.all([openRedisLimiter(server.url), openRedisLimiter(server.url)]);
    const limit = { perSecond: 0.001, burst: 25 };
    const round = async (name: string) => {
      const taken = await Promise.all(
        // A process whose clock is years ahead takes no more than any other.
        Array.from({ length: 60 }, (_, index) =>
          (index % 2 ? one : other).take(name, limit, 1, index * 1e11),
        ),
      );
      return { name, allowed: taken.filter(({ allowed }) => allowed).length };
    };
    const { name, allowed } = await counting(round);
    expect(allowed).toBe(25);
    const keys = await redis.keys(`*${name}*`);
    expect(keys).toEqual([`smart-address:limit:${name}`]);
    expect(await redis.pttl(`smart-address:limit:${name}`)).toBeGreaterThan(0);
    await Promise.all([one.close(), other.close()]);
  });

  it('of two environments are apart', async () => {
    const [live, sandbox] = await Promise.all(
      ['live', 'sandbox'].map((prefix) => openRedisLimiter(server.url, { prefix })),
    );
    const once = { perSecond: 0.001, burst: 1 };
    const round = async (name: string) => {
      const taken = [];
      for (const by of [live, sandbox, sandbox]) taken.push((await by?.take(name, once, 1, 0))?.allowed);
      return taken;
    };
    expect(await counting(round)).toEqual([true, true, false]);
    await Promise.all([live?.close(), sandbox?.close()]);
  });

  it('survive a Redis that was emptied of its scripts', async () => {
    const limiter = await openRedisLimiter(server.url);
    const onOne = { perSecond: 0.001, burst: 1 };
    const round = async (name: string) => {
      await redis.script('FLUSH');
      const { allowed } = await limiter.take(name, onOne, 1, 0);
      return [allowed, await redis.exists(`smart-address:limit:${name}`)];
    };
    expect(await counting(round)).toEqual([true, 1]);
    await limiter.close();
  });
});

withDatabases('a Redis that stops answering', ['Redis'], () => {
  describe.each([
    ['hangs', 'SIGSTOP'],
    ['dies', 'SIGKILL'],
  ] as const)('because it %s', (_, signal) => {
    it('fails no call: each process counts for itself until it is back', async () => {
      const server = await startRedis();
      const outages: (string | null)[] = [];
      const limiter = await openRedisLimiter(server.url, {
        onOutage: (reason) => outages.push(reason && reason.message),
      });
      const limit = { perSecond: 0.001, burst: 10 };
      let rounds = 0;
      const take = async () => (await limiter.take(`k ${rounds}`, limit, 1, Date.now())).allowed;
      const many = (count: number) => Promise.all(Array.from({ length: count }, take));
      // A busy machine has outages of its own, in which nothing is counted in Redis.
      const back = () => expect.poll(() => outages.at(-1) ?? null).toBeNull();
      try {
        const begin = async () => {
          await back();
          rounds += 1;
        };
        const taken = await inTime(PATIENCE, begin, async () => [...(await many(10)), await take()]);
        expect(taken).toEqual([...Array.from({ length: 10 }, () => true), false]);
        outages.length = 0;
        server.signal(signal);
        await expect.poll(async () => (await take(), outages.length)).toBe(1);
        expect(outages[0]).toMatch(/\w/);
        // What is counted meanwhile is counted here, at once.
        expect((await many(30)).filter(Boolean).length).toBeLessThanOrEqual(10);
        if (signal === 'SIGSTOP') server.signal('SIGCONT');
        else await server.restart();
        await back();
        // One that hung still knows; one that died begins anew.
        expect(await inTime(PATIENCE, back, take)).toBe(signal === 'SIGKILL');
      } finally {
        await limiter.close();
        await server.stop();
      }
    });
  });

  it.each([
    ['is full', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0']],
    // Before version 7 a script may write where too few replicas are, but never on a replica.
    ['is a read-only replica', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']],
  ] as const)('while it %s is told of once, and not as back before it is', async (_, broken, mended) => {
    const server = await startRedis();
    const admin = new Redis(server.url);
    const outages: (string | null)[] = [];
    const limiter = await openRedisLimiter(server.url, {
      onOutage: (reason) => outages.push(reason && reason.message),
    });
    const take = () => limiter.take('k', { perSecond: 1e6, burst: 1e6 }, 1, Date.now());
    try {
      expect((await take()).allowed).toBe(true);
      await admin.call(broken[0], ...broken.slice(1));
      await expect.poll(async () => (await take(), outages.length)).toBe(1);
      // Each probe is a connection of its own.
      const connections = async () =>
        Number(/total_connections_received:(\d+)/.exec(await admin.info('stats'))?.[1]);
      const before = await connections();
      await expect.poll(connections).toBeGreaterThan(before + 2);
      for (let call = 0; call < 5; call += 1) expect((await take()).allowed).toBe(true);
      expect(outages).toEqual([expect.stringMatching(/OOM|READONLY/)]);
      await admin.call(mended[0], ...mended.slice(1));
      await expect.poll(() => outages).toEqual([expect.anything(), null]);
      expect((await take()).allowed).toBe(true);
    } finally {
      await limiter.close();
      admin.disconnect();
      await server.stop();
    }
  });

  it('when a server starts is no reason not to start', async () => {
    const outages: (Error | null)[] = [];
    const limiter = await openRedisLimiter('redis://127.0.0.1:1', {
      onOutage: (reason) => outages.push(reason),
    });
    expect(outages).toEqual([expect.objectContaining({ message: expect.stringContaining('ECONNREFUSED') })]);
    expect((await limiter.take('k', { perSecond: 1, burst: 1 }, 1, 0)).allowed).toBe(true);
    await limiter.close();
  });

  it('is none of a cluster, where limits cannot be counted: that is said at the start', async () => {
    const node = await startRedis('--cluster-enabled', 'yes');
    try {
      await expect(openRedisLimiter(node.url)).rejects.toThrow(
        'REDIS_URL names a node of a Redis Cluster, where limits cannot be counted: give the address of one Redis',
      );
    } finally {
      await node.stop();
    }
  });

  it.each([
    ['sentinel', 'a Redis Sentinel'],
    ['cluster', 'a node of a Redis Cluster'],
  ])('is no Valkey that runs as a %s', async (mode, name) => {
    const about = `# Server\r\nredis_version:7.2.4\r\nserver_name:valkey\r\nserver_mode:${mode}\r\n`;
    const valkey = createServer((socket) => {
      socket.on('data', (commands) => {
        for (const _ of String(commands).matchAll(/^\*\d+\r/gm)) {
          socket.write(`$${about.length}\r\n${about}\r\n`);
        }
      });
      socket.on('error', () => {});
    });
    const port = await new Promise((resolve) => {
      valkey.listen(0, '127.0.0.1', () => resolve(Object(valkey.address()).port));
    });
    try {
      await expect(openRedisLimiter(`redis://127.0.0.1:${port}`)).rejects.toThrow(`REDIS_URL names ${name},`);
    } finally {
      valkey.close();
    }
  });
});
