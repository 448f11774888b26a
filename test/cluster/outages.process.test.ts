import { SANDBOX_CREDENTIALS } from '@smart-address/server';
import { openPostgresStore } from '@smart-address/server/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startPostgres, startRedis, type TestServer } from '../../scripts/databases.mjs';
import { withDatabases } from '../databases/withDatabases.ts';
import { type ServerProcess, startServerProcess } from './serverProcess.ts';

const headers = { 'x-api-key': SANDBOX_CREDENTIALS.apiKey };

withDatabases('a server whose databases fail', ['PostgreSQL', 'Redis'], () => {
  let postgres: TestServer;
  let redis: TestServer;
  let server: ServerProcess;
  let variables: Record<string, string>;
  let cell = 0;

  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    variables = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
    server = await startServerProcess(variables);
    const store = await openPostgresStore(postgres.url, { schema: 'smart_address_sandbox' });
    await store.keys.update(SANDBOX_CREDENTIALS.keyId, (key) => ({
      ...key,
      limit: { perSecond: 1e6, burst: 1e6 },
    }));
    await store.organisations.update('org_sandbox', (one) => ({ ...one, plan: 'government' }));
    await store.close();
  });
  afterAll(async () => {
    await server.stop();
    await Promise.all([postgres.stop(), redis.stop()]);
  });
  beforeEach(() => expect.poll(ready).toBe(200));
  // A test that failed must not leave a hanging database to those after it.
  afterEach(() => {
    for (const database of [postgres, redis]) database.signal('SIGCONT');
  });

  const get = (path: string) => fetch(`${server.url}${path}`, { headers });
  const ready = async () => (await get('/readyz')).status;
  const figures = async () => (await fetch(server.metricsUrl)).text();

  /** Registers a cell that nobody did before: its code, or null when the server did not acknowledge it. */
  async function register(): Promise<string | null> {
    cell += 1;
    const lat = (34.8 + (cell % 4_000) * 0.000126).toFixed(6);
    const lng = (9.2 + Math.floor(cell / 4_000) * 0.000126).toFixed(6);
    const response = await get(`/v1/encode?lat=${lat}&lng=${lng}`).catch(() => null);
    if (response?.status !== 200) return null;
    return String(Object(await response.json()).smartcode);
  }

  /** Writes from many callers until it is stopped, and gives what was acknowledged. */
  function writing() {
    const acknowledged = new Set<string>();
    const stopped = new AbortController();
    const done = Promise.all(
      Array.from({ length: 16 }, async () => {
        while (!stopped.signal.aborted) {
          const code = await register();
          if (code !== null) acknowledged.add(code);
          else await new Promise((resolve) => setTimeout(resolve, 20));
        }
      }),
    );
    return {
      acknowledged,
      async stop() {
        stopped.abort();
        await done;
      },
    };
  }

  async function lostOf(codes: Iterable<string>): Promise<string[]> {
    const store = await openPostgresStore(postgres.url, { schema: 'smart_address_sandbox' });
    const lost: string[] = [];
    await Promise.all(
      [...codes].map(async (code) => {
        const records = await store.codes.inCell(code);
        if (!records.some(({ status }) => status === 'active')) lost.push(code);
      }),
    );
    await store.close();
    return lost;
  }

  it('loses nothing it acknowledged when PostgreSQL is stopped in the middle of it, and goes on by itself', async () => {
    const writes = writing();
    await expect.poll(() => writes.acknowledged.size).toBeGreaterThan(100);
    // As `pg_ctl stop -m immediate` does.
    postgres.signal('SIGQUIT');
    await expect.poll(ready).toBe(503);
    const before = writes.acknowledged.size;
    await postgres.restart();
    await expect.poll(() => writes.acknowledged.size).toBeGreaterThan(before + 100);
    await writes.stop();
    expect(await lostOf(writes.acknowledged)).toEqual([]);
  });

  it('loses nothing it acknowledged when it is itself killed', async () => {
    const writes = writing();
    await expect.poll(() => writes.acknowledged.size).toBeGreaterThan(100);
    server.child.kill('SIGKILL');
    await writes.stop();
    expect(await lostOf(writes.acknowledged)).toEqual([]);
    server = await startServerProcess(variables);
  });

  it.each([
    ['is gone', 'SIGQUIT'],
    ['hangs', 'SIGSTOP'],
  ] as const)('says so, and when to come again, while PostgreSQL %s', async (_, signal) => {
    expect((await get('/v1/encode?lat=36.8&lng=10.1')).status).toBe(200);
    postgres.signal(signal);
    await expect.poll(ready).toBe(503);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => get(`/v1/encode?lat=36.8&lng=${10 + Math.random() / 10}`)),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('2');
      const body = Object(await answer.json());
      expect(body).toMatchObject({ success: false, error: { code: 'SERVICE_UNAVAILABLE', retryable: true } });
    }
    expect((await fetch(`${server.url}/livez`)).status).toBe(200);
    // Three failures in a row tell. The calls above share one, and the units of the second may have been written before.
    const failAndTell = async () => {
      await ready();
      return figures();
    };
    await expect.poll(failAndTell).toContain('smart_address_dependency_up{dependency="postgres"} 0');
    if (signal === 'SIGSTOP') postgres.signal('SIGCONT');
    else await postgres.restart();
    await expect.poll(ready).toBe(200);
    expect((await get('/v1/encode?lat=36.8&lng=10.1')).status).toBe(200);
    await expect.poll(server.output).toMatch(/"dependency":"postgres","isAnswering":false/);
    await expect.poll(server.output).toMatch(/"dependency":"postgres","isAnswering":true/);
  });

  it('answers every call while Redis is away, and tells of it', async () => {
    redis.signal('SIGSTOP');
    const ask = () => get('/v1/encode?lat=36.8&lng=10.1');
    for (let turn = 0; turn < 5; turn += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, ask));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    }
    await expect.poll(figures).toContain('smart_address_dependency_up{dependency="redis"} 0');
    expect(await ready()).toBe(200);
    redis.signal('SIGKILL');
    expect((await ask()).status).toBe(200);
    await redis.restart();
    await expect.poll(figures).toContain('smart_address_dependency_up{dependency="redis"} 1');
    expect((await ask()).status).toBe(200);
  });

  it('does not start on a database that is not there, and says why without the password', async () => {
    const wrong = { DATABASE_URL: 'postgres://user:very-secret@127.0.0.1:1/none' };
    const failure = await startServerProcess(wrong).catch((error: Error) => error);
    expect(failure).toMatchObject({
      message: expect.stringMatching(/did not start: PostgreSQL cannot be used: .*ECONNREFUSED/),
    });
    expect(String(failure)).not.toContain('very-secret');
  });
});
