import { createServer } from 'node:net';
import * as fc from 'fast-check';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRedis } from '../../../../../scripts/databases.mjs';
import { withDatabases } from '../../../../../test/databases/withDatabases.ts';
import { setUpRedis } from '../../../test/setUpDatabase.ts';
import { limiterSuite } from '../../../test/limiterSuite.ts';
import { createRateLimiter, type RateLimiter } from '../gcra.ts';
import { openRedisLimiter } from './openRedisLimiter.ts';
import { takeInRedis } from './takeInRedis.ts';

withDatabases('limits that processes share', ['Redis'], () => {
  const server = setUpRedis();
  let redis: Redis;
  let limiters = 0;

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
    const take = async (by: RateLimiter, units: number, { back = 0, known = 0, limit = 50 } = {}) => {
      const month = { id: 'org 2026-11', units, back, known, limit };
      const { monthUsed } = await by.take('k', burst, 1, 0, 0, 1, () => month);
      return monthUsed;
    };
    const used = await Promise.all(Array.from({ length: 40 }, (_, turn) => take(turn % 2 ? one : other, 3)));
    expect(used.sort((a = 0, b = 0) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, turn) => Math.min(48, turn * 3)),
    );
    // 2 fit; with 3 given back 5 would; what a process knows is never less than what all count.
    expect(await take(one, 3)).toBe(48);
    expect(await take(one, 6, { back: 3 })).toBe(45);
    expect(await take(one, 5)).toBe(45);
    expect(await take(other, 1)).toBe(50);
    expect(await take(other, 5, { known: 80, limit: 100 })).toBe(80);
    expect(await take(one, 1, { limit: 100 })).toBe(85);
    await Promise.all([one.close(), other.close()]);
  });

  it('count nothing of a month for a request whose burst is refused', async () => {
    const limiter = await openRedisLimiter(server.url, months);
    const month = { id: 'org 2026-12', units: 7, back: 0, known: 0, limit: null };
    const take = () => limiter.take('small', { perSecond: 0.001, burst: 1 }, 1, 0, 0, 1, () => month);
    expect(await take()).toMatchObject({ allowed: true, monthUsed: 0 });
    expect(await take()).toMatchObject({ allowed: false, monthUsed: 7 });
    expect(await take()).toMatchObject({ allowed: false, monthUsed: 7 });
    await limiter.close();
  });

  it('are one burst for all, by the clock of Redis, and leave nothing behind for ever', async () => {
    const [one, other] = await Promise.all([openRedisLimiter(server.url), openRedisLimiter(server.url)]);
    const limit = { perSecond: 0.001, burst: 25 };
    const taken = await Promise.all(
      // A process whose clock is years ahead takes no more than any other.
      Array.from({ length: 60 }, (_, index) => (index % 2 ? one : other).take('all', limit, 1, index * 1e11)),
    );
    expect(taken.filter(({ allowed }) => allowed)).toHaveLength(25);
    const keys = await redis.keys('smart-address:limit:*');
    expect(keys).toEqual(['smart-address:limit:all']);
    expect(await redis.pttl('smart-address:limit:all')).toBeGreaterThan(0);
    await Promise.all([one.close(), other.close()]);
  });

  it('of two environments are apart', async () => {
    const [live, sandbox] = await Promise.all(
      ['live', 'sandbox'].map((prefix) => openRedisLimiter(server.url, { prefix })),
    );
    const once = { perSecond: 0.001, burst: 1 };
    expect((await live?.take('k', once, 1, 0))?.allowed).toBe(true);
    expect((await sandbox?.take('k', once, 1, 0))?.allowed).toBe(true);
    expect((await sandbox?.take('k', once, 1, 0))?.allowed).toBe(false);
    await Promise.all([live?.close(), sandbox?.close()]);
  });

  it('survive a Redis that was emptied of its scripts', async () => {
    const limiter = await openRedisLimiter(server.url);
    await redis.script('FLUSH');
    const onOne = { perSecond: 0.001, burst: 1 };
    expect((await limiter.take('script', onOne, 1, 0)).allowed).toBe(true);
    expect(await redis.exists('smart-address:limit:script')).toBe(1);
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
      const take = async () => (await limiter.take('k', limit, 1, Date.now())).allowed;
      const many = (count: number) => Promise.all(Array.from({ length: count }, take));
      try {
        expect(await many(10)).not.toContain(false);
        expect(await take()).toBe(false);
        server.signal(signal);
        await expect.poll(async () => (await take(), outages.length)).toBe(1);
        expect(outages[0]).toMatch(/\w/);
        // What is counted meanwhile is counted here, at once.
        expect((await many(30)).filter(Boolean).length).toBeLessThanOrEqual(10);
        if (signal === 'SIGSTOP') server.signal('SIGCONT');
        else await server.restart();
        await expect.poll(() => outages.at(-1)).toBeNull();
        // One that hung still knows; one that died begins anew.
        expect(await take()).toBe(signal === 'SIGKILL');
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
