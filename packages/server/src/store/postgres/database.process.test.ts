import * as driver from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type TestServer } from '../../../../../scripts/databases.mjs';
import { withDatabases } from '../../../../../test/databases/withDatabases.ts';
import { connectDatabase, sessionTimeouts } from './database.ts';
import { openPostgresStore } from './openPostgresStore.ts';

withDatabases('a PostgreSQL whose connections others have taken', ['PostgreSQL'], () => {
  it('answers all by those that are left', async () => {
    // Of its own: it has no connection left for others.
    const server = await startPostgres();
    const { Client } = driver.default;
    const others: driver.Client[] = [];
    const outages: unknown[] = [];
    const database = connectDatabase({
      driver,
      url: server.url,
      schema: 'public',
      connections: 10,
      onOutage: (reason) => outages.push(reason),
    });
    try {
      const isTaken = async () => {
        const other = new Client(server.url);
        other.on('error', () => {});
        others.push(other);
        return other.connect().then(
          () => false,
          () => true,
        );
      };
      while (!(await isTaken()));
      const ask = () => database.query<{ one: number }>('SELECT 1 AS one FROM pg_sleep(0.002)');
      await expect(ask()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
      await others[0]?.end();
      await expect.poll(() => ask().catch(() => [])).toEqual([{ one: 1 }]);
      // A caller waits for a second, in which a busy machine may not answer them all.
      const round = async () => {
        outages.length = 0;
        const answers = await Promise.allSettled(Array.from({ length: 20 }, ask));
        return { answered: answers.filter(({ status }) => status === 'fulfilled').length, outages };
      };
      await expect.poll(round, { timeout: 500_000 }).toEqual({ answered: 20, outages: [] });
    } finally {
      await Promise.all(others.map((other) => other.end().catch(() => {})));
      await database.close();
      await server.stop();
    }
  });
});

withDatabases('a PostgreSQL where somebody holds what others need', ['PostgreSQL'], () => {
  let server: TestServer;
  let other: driver.Client;

  beforeAll(async () => {
    server = await startPostgres();
    other = new driver.default.Client(server.url);
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await server.stop();
  });

  it('ends what waits for it too, once its caller was told: left waiting, they would take every connection', async () => {
    const store = await openPostgresStore(server.url);
    await other.query('BEGIN; LOCK TABLE smart_address.codes');
    await expect(store.codes.count()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    const waiting = async () => (await other.query('SELECT 1 FROM pg_locks WHERE NOT granted')).rowCount;
    await expect.poll(waiting).toBe(0);
    await other.query('ROLLBACK');
    await store.close();
  });

  it('is not taken for one that does not answer, however many of our tasks wait for two that are held', async () => {
    const outages: unknown[] = [];
    const store = await openPostgresStore(server.url, { onOutage: (reason) => outages.push(reason) });
    const hold = (name: string) =>
      other.query(`SELECT pg_advisory_xact_lock(hashtextextended('smart_address ${name}', 0))`);
    await other.query('BEGIN');
    await hold('org_a');
    await hold('org_b');
    const names = ['org_a', 'org_b', 'org_c', 'org_d', 'org_e', 'org_f'];
    const tasks = await Promise.allSettled(names.map((name) => store.exclusively(name, async () => name)));
    expect(tasks.map(({ status }) => status)).toEqual(names.map(() => 'rejected'));
    await store.check();
    expect(outages).toEqual([]);
    await other.query('ROLLBACK');
    expect(await store.exclusively('org_a', async () => 'done')).toBe('done');
    await store.close();
  });

  it('ends a transaction of a process that hangs also behind a pooler, which takes no timeouts from a connection', async () => {
    const parts = { driver, url: server.url, schema: 'public', connections: 1, onOutage: () => {} };
    for (const hasTimeouts of [true, false]) {
      const database = connectDatabase({ ...parts, hasTimeouts });
      const timeouts = () =>
        database.transaction((query) =>
          query(`SELECT name, setting::integer FROM pg_settings WHERE name = ANY($1) ORDER BY name DESC`, [
            Object.keys(sessionTimeouts),
          ]),
        );
      const expected = Object.entries(sessionTimeouts).map(([name, setting]) => ({ name, setting }));
      expect(await timeouts()).toEqual(expected);
      await database.close();
    }
  });

  it('lets a process that starts wait for one that migrates longer than a call may', async () => {
    const lock = "hashtextextended('smart_address migrations', 0)";
    await other.query(`SELECT pg_advisory_lock(${lock})`);
    const opening = openPostgresStore(server.url);
    opening.catch(() => {});
    const waited = async () => {
      const longer = `clock_timestamp() - query_start > interval '${2 * sessionTimeouts.statement_timeout} ms'`;
      return (await other.query(`SELECT 1 FROM pg_stat_activity WHERE wait_event = 'advisory' AND ${longer}`))
        .rowCount;
    };
    await expect.poll(waited).toBe(1);
    await other.query(`SELECT pg_advisory_unlock(${lock})`);
    await (await opening).close();
  });
});
