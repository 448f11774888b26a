import { spawnSync } from 'node:child_process';
import * as fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { ApiError } from '../../errors/ApiError.ts';
import { startPostgres, type TestServer } from '../../../../../scripts/databases.mjs';
import { withDatabases } from '../../../../../test/databases/withDatabases.ts';
import { inTime } from '../../../../../test/hostile/inTime.ts';
import { exampleCode, exampleKey } from '../../../test/exampleRecords.ts';
import { createApp, SANDBOX_CREDENTIALS } from '../../index.ts';
import { codeRowOf } from '../codeRow.ts';
import type { AddressRecord, CodeRecord, KeyRecord } from '../records.types.ts';
import type { Store } from '../store.types.ts';
import { migrations } from './migrations.ts';
import { openPostgresStore } from './openPostgresStore.ts';

const roof = { lat: 36.80651, lng: 10.18151 };
const code: CodeRecord = {
  ...exampleCode,
  smartCode: 'a',
  smartcode: 'A',
  plusCode: 'p',
  point: { lat: 0.1 + 0.2, lng: 10.181515625 },
};
const key: KeyRecord = { ...exampleKey, id: 'k', scopes: [], limit: { perSecond: 1, burst: 0 } };
const addressOf = (id: string): AddressRecord => ({
  id,
  houseNumber: '1',
  street: 'Rue A',
  locality: '',
  delegation: '',
  governorate: '',
  governorateCode: '',
  postalCode: '',
  point: roof,
  attribution: '',
});

withDatabases('processes that share a PostgreSQL', ['PostgreSQL'], () => {
  let server: TestServer;
  let admin: Client;
  let schemas = 0;
  const opened: Store[] = [];

  beforeAll(async () => {
    server = await startPostgres();
    admin = new Client(server.url);
    await admin.connect();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((store) => store.close()));
  });
  afterAll(async () => {
    await admin.end();
    await server.stop();
  });

  const nextSchema = () => `test_${(schemas += 1)}`;

  /** Stores on one schema, each with connections and a memory of its own, as in as many processes. */
  async function open(count: number, schema = nextSchema()): Promise<Store[]> {
    const url = server.url;
    const stores = await Promise.all(
      Array.from({ length: count }, () => openPostgresStore(url, { schema, connections: 4 })),
    );
    opened.push(...stores);
    return stores;
  }

  it('make its tables once, however many start together', async () => {
    const schema = nextSchema();
    const [first, ...others] = await open(5, schema);
    await first?.keys.put(key);
    for (const other of others) expect(await other.keys.get(key.id)).toEqual(key);
    const { rows } = await admin.query(`SELECT steps FROM ${schema}.schema_version`);
    expect(rows).toHaveLength(1);
  });

  it('register each cell once, and all are told what became of it', async () => {
    const stores = await open(3);
    let runs = 0;
    const registration = fc.record({
      by: fc.nat({ max: 2 }),
      cell: fc.nat({ max: 5 }),
      isSurveyed: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(registration, { minLength: 1, maxLength: 40 }), async (registrations) => {
        runs += 1;
        const answers = await Promise.all(
          registrations.map(async ({ by, cell, isSurveyed }) => {
            const smartCode = `${runs} ${cell}`;
            const surveyed = isSurveyed ? roof : null;
            const answer = await stores[by]?.codes.register({
              ...code,
              smartCode,
              smartcode: smartCode,
              surveyed,
            });
            return { smartCode, isSurveyed, created: answer?.created, record: answer?.record };
          }),
        );
        for (const smartCode of new Set(answers.map((answer) => answer.smartCode))) {
          const ofCell = answers.filter((answer) => answer.smartCode === smartCode);
          expect(ofCell.filter(({ created }) => created)).toHaveLength(1);
          for (const { record, isSurveyed } of ofCell) {
            expect(record?.smartCode).toBe(smartCode);
            if (isSurveyed) expect(record?.surveyed).toEqual(roof);
          }
          const isSurveyed = ofCell.some((answer) => answer.isSurveyed);
          for (const store of stores) {
            expect((await store.codes.inCell(smartCode))[0]?.surveyed).toEqual(isSurveyed ? roof : null);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it('register one point of a cell of code B, whichever of them is asked for which, also where all are retired', async () => {
    const stores = await open(3);
    for (let round = 0; round < 30; round += 1) {
      const points = stores.map((_, place) => ({
        ...code,
        smartCode: `${round} ${place}`,
        smartcode: `B${round}`,
      }));
      for (const isFirst of [true, false]) {
        const answers = await Promise.all(
          points.map((record, place) => stores[place]?.codes.register(record, 'cell-is-active')),
        );
        const [made, ...others] = answers.filter((answer) => answer !== null);
        expect(others).toEqual([]);
        expect([made?.created, made?.restored]).toContain(true);
        for (const { codes } of stores) {
          const active = (await codes.inCell(`B${round}`)).filter(({ status }) => status === 'active');
          // What another did may be seen a second later.
          if (active.length > 0) expect(active).toEqual([made?.record]);
        }
        const retired = await Promise.all(
          stores.map(({ codes }) => codes.setStatus(made?.record.smartCode ?? '', 'retired')),
        );
        expect(retired.filter(Boolean)).toHaveLength(1);
        if (!isFirst) continue;
        // All of them are there now, and none is active.
        for (const record of points) {
          await stores[0]?.codes.register(record);
          await stores[0]?.codes.setStatus(record.smartCode, 'retired');
        }
      }
    }
  });

  it('list a cell in the order of registration, however their clocks differ', async () => {
    const stores = await open(3);
    const order = ['c', 'a', 'b', 'e', 'd'];
    for (const [turn, smartCode] of order.entries()) {
      const createdAt = code.createdAt - 1_000 * (turn % 3);
      const answer = await stores[turn % 3]?.codes.register({ ...code, smartCode, createdAt });
      expect(answer?.record.smartCode).toBe(smartCode);
    }
    const [again] = await open(1, `test_${schemas}`);
    expect((await again?.codes.inCell(code.smartcode))?.map(({ smartCode }) => smartCode)).toEqual(order);
  });

  it('go on with tables that an earlier version made', async () => {
    const schema = nextSchema();
    await admin.query(`CREATE SCHEMA ${schema}; SET search_path = ${schema}`);
    await admin.query('CREATE TABLE schema_version (steps integer NOT NULL)');
    for (const step of migrations.slice(0, 2)) await admin.query(step);
    await admin.query(`INSERT INTO schema_version VALUES (2)`);
    const row = codeRowOf(code);
    const values = Object.keys(row).map((_, index) => `$${index + 1}`);
    await admin.query(`INSERT INTO codes VALUES (${values.join(', ')})`, Object.values(row));
    await admin.query('RESET search_path');
    const [store] = await open(1, schema);
    const neighbour = { ...code, smartCode: 'b' };
    expect(await store?.codes.register(neighbour, 'cell-is-active')).toBeNull();
    expect(await store?.codes.register(neighbour)).toMatchObject({ created: true });
    expect((await store?.codes.inCell(code.smartcode))?.map(({ smartCode }) => smartCode)).toEqual([
      'a',
      'b',
    ]);
  });

  it('change a record in one step, whoever else does', async () => {
    const stores = await open(3);
    await stores[0]?.keys.put(key);
    // As many at once as they have connections: who waits for one is refused after two seconds, and each waits for the disk.
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(
        Array.from({ length: 12 }, (_, turn) =>
          stores[turn % 3]?.keys.update(key.id, (one) => ({
            ...one,
            limit: { ...one.limit, burst: one.limit.burst + 1 },
          })),
        ),
      );
    }
    for (const store of stores) {
      await expect.poll(async () => (await store.keys.get(key.id))?.limit.burst).toBe(60);
    }
  });

  it('see a new key and a new code at once, and a revoked or retired one a moment later', async () => {
    const [one, other] = await open(2);
    if (!one || !other) throw new Error('no stores');
    expect(await other.keys.get(key.id)).toBeUndefined();
    expect(await other.codes.inCell('A')).toEqual([]);
    await one.keys.put(key);
    await one.codes.register(code);
    expect(await other.keys.get(key.id)).toEqual(key);
    expect(await other.codes.inCell('A')).toEqual([code]);
    expect(await other.codes.get('a')).toEqual(code);
    await one.keys.update(key.id, (known) => ({ ...known, state: 'revoked' }));
    await one.codes.setStatus('a', 'retired');
    expect((await one.keys.get(key.id))?.state).toBe('revoked');
    expect((await one.codes.inCell('A'))[0]?.status).toBe('retired');
    // So long as it may go unseen; waited for, not measured.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect((await other.keys.get(key.id))?.state).toBe('revoked');
    expect((await other.codes.inCell('A'))[0]?.status).toBe('retired');
  });

  it('read every imported address, in whatever order its writers commit', async () => {
    const [reader, ...writers] = await open(4);
    if (!reader) throw new Error('no store');
    const lots = 30;
    const perLot = 7;
    let isWriting = true;
    const writing = Promise.all(
      writers.map(async (writer, name) => {
        for (let lot = 0; lot < lots; lot += 1) {
          const records = Array.from({ length: perLot }, (_, row) => addressOf(`${name} ${lot} ${row}`));
          await writer.addresses.putAll(records);
        }
      }),
    ).finally(() => {
      isWriting = false;
    });
    const seen: string[] = [];
    let revision = 0;
    for (let isLast = false; ;) {
      const slice = await reader.addresses.changedSince(revision, 10);
      ({ revision } = slice);
      seen.push(...slice.records.map(({ id }) => id));
      if (slice.records.length > 0) continue;
      if (isLast) break;
      isLast = !isWriting;
    }
    await writing;
    expect(seen).toHaveLength(writers.length * lots * perLot);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('add their usage up within seconds', async () => {
    const [one, other] = await open(2);
    if (!one || !other) throw new Error('no stores');
    for (let call = 0; call < 100; call += 1) {
      one.usage.add('org_a', '2026-11-01', 'encode', 1);
      other.usage.add('org_a', '2026-11-02', 'batch', 10);
    }
    expect([one, other].map(({ usage }) => usage.monthTotal('org_a', '2026-11'))).toEqual([100, 1_000]);
    for (const store of [one, other]) {
      await expect
        .poll(() => {
          // Whoever has calls of an organisation hears of the others'.
          store.usage.add('org_a', '2026-11-01', 'decode', 0);
          return store.usage.monthTotal('org_a', '2026-11');
        })
        .toBe(1_100);
    }
    const days = await one.usage.days('org_a', '2026-11');
    expect(days.filter(({ units }) => units > 0)).toEqual([
      { organisationId: 'org_a', day: '2026-11-01', operation: 'encode', units: 100 },
      { organisationId: 'org_a', day: '2026-11-02', operation: 'batch', units: 1_000 },
    ]);
  });

  it('let one of them work on an idempotency key, and another when that one is gone', async () => {
    const stores = await open(3);
    let rounds = 0;
    const begin = async () => {
      await Promise.all(stores.map((store) => expect.poll(() => store.check()).toBeUndefined()));
      return { id: `k ${(rounds += 1)}`, fingerprint: 'f', expiresAt: 100 };
    };
    // Each opens a connection: a busy machine refuses the last of many, and has them for the next round.
    const { claim, asked } = await inTime(1_900, begin, async (claim) => ({
      claim,
      asked: await Promise.all(
        Array.from({ length: 30 }, (_, turn) => stores[turn % 3]?.idempotency.claim(claim, 1)),
      ),
    }));
    expect(asked.filter((one) => one === null)).toHaveLength(1);
    const next = { ...claim, expiresAt: 200 };
    expect(await stores[1]?.idempotency.claim(next, 99)).toEqual(claim);
    // Whoever had it was killed: its time is over.
    expect(await stores[1]?.idempotency.claim(next, 100)).toBeNull();
    await stores[0]?.idempotency.release(claim);
    expect(await stores[2]?.idempotency.claim({ ...claim, expiresAt: 300 }, 101)).toEqual(next);
  });

  it('run tasks of one name one after another', async () => {
    const stores = await open(3);
    let running = 0;
    let most = 0;
    const done = await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        stores[turn % 3]?.exclusively('x', async () => {
          running += 1;
          most = Math.max(most, running);
          await stores[turn % 3]?.check();
          running -= 1;
          return turn;
        }),
      ),
    );
    expect(done).toHaveLength(12);
    expect(most).toBe(1);
  });

  it('sign with one key, made once', async () => {
    const schema = nextSchema();
    const apps = (await open(4, schema)).map((store) => createApp({ store }));
    const keys = await Promise.all(
      apps.map(async (app) => {
        const { url, path } = { url: 'http://localhost', path: '/.well-known/jwks.json' };
        return (await app.fetch(new Request(`${url}${path}`))).json();
      }),
    );
    expect(keys[0].keys).toHaveLength(1);
    for (const one of keys) expect(one).toEqual(keys[0]);
  });

  it('cannot rewrite the audit log, nor move or reuse a code', async () => {
    const schema = nextSchema();
    const [store] = await open(1, schema);
    await store?.codes.register(code);
    await store?.audit.append({ at: 1, actor: 'a', organisationId: 'o', action: 'x', subject: 'y' });
    const attempt = (statement: string) => admin.query(statement);
    await expect(attempt(`DELETE FROM ${schema}.audit`)).rejects.toThrow('append only');
    await expect(attempt(`UPDATE ${schema}.audit SET actor = 'b'`)).rejects.toThrow('append only');
    await expect(attempt(`TRUNCATE ${schema}.audit`)).rejects.toThrow('append only');
    await expect(attempt(`UPDATE ${schema}.codes SET lat = 0`)).rejects.toThrow('never moved');
    await expect(attempt(`DELETE FROM ${schema}.codes`)).rejects.toThrow('never reused');
  });

  it('refuse a schema that a newer version made, and say what to do', async () => {
    const schema = nextSchema();
    await open(1, schema);
    await admin.query(`UPDATE ${schema}.schema_version SET steps = 999`);
    await expect(openPostgresStore(server.url, { schema })).rejects.toThrow(
      /made by a newer version of this program\. Update it/,
    );
  });

  it('say what a user needs who may not make their tables', async () => {
    const schema = nextSchema();
    await admin.query('CREATE ROLE newcomer LOGIN');
    const url = server.url.replace('postgres@', 'newcomer@');
    const cure = `Give its user CREATE on the database, or make the schema ${schema} and let that user own it`;
    await expect(openPostgresStore(url, { schema })).rejects.toThrow(cure);
    await admin.query(`CREATE SCHEMA ${schema}`);
    await expect(openPostgresStore(url, { schema })).rejects.toThrow(cure);
    await admin.query(`ALTER SCHEMA ${schema} OWNER TO newcomer`);
    await (await openPostgresStore(url, { schema })).close();
  });

  it('refuse a database that cannot hold Arabic names, and say which can', async () => {
    await admin.query("CREATE DATABASE latin ENCODING 'LATIN9' LOCALE 'C' TEMPLATE template0");
    await expect(openPostgresStore(server.url.replace(/\/postgres$/, '/latin'))).rejects.toThrow(
      "encoding is LATIN9, which cannot hold every name. Create one with ENCODING 'UTF8' TEMPLATE template0",
    );
  });

  it('say what is missing when they cannot start', async () => {
    const schema = nextSchema();
    await open(1, schema);
    await admin.query(`DROP TABLE ${schema}.usage_by_month`);
    await expect(openPostgresStore(server.url, { schema })).rejects.toThrow(
      `PostgreSQL cannot be used: relation "${schema}.usage_by_month" does not exist`,
    );
  });

  it('are unavailable, and say so, while a table may not be used or is gone, and then go on', async () => {
    const schema = nextSchema();
    await admin.query(`CREATE ROLE tenant LOGIN; CREATE SCHEMA ${schema} AUTHORIZATION tenant`);
    const store = await openPostgresStore(server.url.replace('postgres@', 'tenant@'), { schema });
    opened.push(store);
    const app = createApp({ store });
    const statusOf = async (path: string) => {
      const headers = { 'x-api-key': SANDBOX_CREDENTIALS.apiKey };
      return (await app.fetch(new Request(`http://localhost${path}`, { headers }))).status;
    };
    let cell = 0;
    const encode = () => `/v1/encode?lat=${(36.8 + (cell += 1) * 0.001).toFixed(3)}&lng=10.18`;
    expect([await statusOf('/readyz'), await statusOf(encode())]).toEqual([200, 200]);
    for (const [away, back] of [
      ['REVOKE INSERT ON codes FROM tenant', 'GRANT INSERT ON codes TO tenant'],
      ['REVOKE ALL ON codes FROM tenant', 'GRANT ALL ON codes TO tenant'],
      ['ALTER TABLE codes RENAME TO elsewhere', 'ALTER TABLE elsewhere RENAME TO codes'],
    ]) {
      await admin.query(`SET search_path = ${schema}; ${away}`);
      expect([away, await statusOf('/readyz'), await statusOf(encode())]).toEqual([away, 503, 503]);
      await admin.query(`SET search_path = ${schema}; ${back}`);
      expect([back, await statusOf('/readyz'), await statusOf(encode())]).toEqual([back, 200, 200]);
    }
  });

  it('outlive a connection that breaks while it holds a task, whose caller is told to come again', async () => {
    await admin.query('CREATE ROLE broken LOGIN; GRANT CREATE ON DATABASE postgres TO broken');
    const store = await openPostgresStore(server.url.replace('postgres@', 'broken@'), {
      schema: nextSchema(),
    });
    opened.push(store);
    // Within a task nothing waits for an answer of the connection that holds it.
    const held = store.exclusively('task', async () => {
      await admin.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'broken'");
      await expect.poll(() => store.check().catch(String)).toBeUndefined();
    });
    await expect(held).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(await store.exclusively('task', async () => 'done')).toBe('done');
  });

  it('keep their connections when a task refuses its caller, as of each call that meets a rule', async () => {
    await admin.query('CREATE ROLE refusing LOGIN; GRANT CREATE ON DATABASE postgres TO refusing');
    const url = server.url.replace('postgres@', 'refusing@');
    const store = await openPostgresStore(url, { schema: nextSchema() });
    opened.push(store);
    const connections = async () => {
      const { rows } = await admin.query(
        "SELECT pid FROM pg_stat_activity WHERE usename = 'refusing' ORDER BY pid",
      );
      return rows.map(({ pid }) => pid);
    };
    const seen: unknown[] = [];
    const refused = () =>
      store.exclusively('task', async () => {
        seen.push(await connections());
        throw new ApiError('STATE_CONFLICT');
      });
    for (let count = 0; count < 3; count += 1) await expect(refused()).rejects.toThrow('STATE_CONFLICT');
    expect(seen).toEqual([seen[0], seen[0], seen[0]]);
    expect(await store.exclusively('task', async () => 'done')).toBe('done');
  });

  it('are ready again once their address leads to a server that takes writes, although the old one still answers', async () => {
    await admin.query('CREATE ROLE moved LOGIN; GRANT CREATE ON DATABASE postgres TO moved');
    const url = server.url.replace('postgres@', 'moved@');
    const schema = nextSchema();
    const store = await openPostgresStore(url, { schema });
    opened.push(store);
    // As on another server: what is set for a role holds for the connections it opens from then on.
    await admin.query('ALTER ROLE moved SET default_transaction_read_only = on');
    await admin.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'moved'");
    await expect.poll(() => store.check().catch(String)).toMatch(/does not allow to write at all/);
    await admin.query('ALTER ROLE moved RESET default_transaction_read_only');
    await store.check();
  });

  it('go on reading while the disk of PostgreSQL is full', async () => {
    const schema = nextSchema();
    const outages: unknown[] = [];
    const store = await openPostgresStore(server.url, { schema, onOutage: (reason) => outages.push(reason) });
    opened.push(store);
    await admin.query(`SET search_path = ${schema};
      CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
      CREATE TRIGGER full_disk BEFORE INSERT ON audit EXECUTE FUNCTION full_disk()`);
    const line = { at: 1, actor: 'a', organisationId: 'o', action: 'x', subject: 'y' };
    for (let count = 0; count < 5; count += 1) {
      await expect(store.audit.append(line)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    }
    expect(await store.audit.list('o', 1)).toEqual([]);
    expect(outages).toEqual([]);
  });

  it('delete every expired answer that nobody holds, and answer a caller who comes while they cannot', async () => {
    const schema = nextSchema();
    const [store] = await open(1, schema);
    if (!store) throw new Error('no store');
    await admin.query(`SET search_path = ${schema}`);
    await admin.query(`INSERT INTO idempotency SELECT 'k ' || number, 'f', 200, '{}', '{}', 1
      FROM generate_series(1, 2500) AS number`);
    const left = async () => {
      const { rows } = await admin.query(`SELECT id FROM ${schema}.idempotency WHERE expires_at = 1`);
      return rows.map(({ id }) => id);
    };
    const holder = new Client(server.url);
    await holder.connect();
    await holder.query(`BEGIN; SELECT FROM ${schema}.idempotency WHERE id = 'k 7' FOR UPDATE`);
    await store.idempotency.prune(1);
    expect(await left()).toEqual(['k 7']);

    await holder.end();
    let now = 1_800_000_000_000;
    const app = createApp({ store, clock: () => now });
    const post = (idempotencyKey: string) =>
      app.fetch(
        new Request('http://localhost/v1/batch', {
          method: 'POST',
          headers: {
            'x-api-key': SANDBOX_CREDENTIALS.apiKey,
            'content-type': 'application/json',
            'idempotency-key': idempotencyKey,
          },
          body: '{"items":[{"lat":36.8065,"lng":10.1815}]}',
        }),
      );
    expect((await post('a')).status).toBe(200);
    await admin.query(`CREATE FUNCTION ${schema}.fail() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'no'; END $$`);
    await admin.query(`CREATE TRIGGER never BEFORE DELETE ON ${schema}.idempotency
      FOR EACH ROW WHEN (old.status = 200) EXECUTE FUNCTION ${schema}.fail()`);
    now += 1_000_000;
    expect((await post('b')).status).toBe(200);
    expect(await left()).toEqual(['k 7']);
  });

  it('delete so few answers at once that no statement is given up where each takes four milliseconds', async () => {
    const schema = nextSchema();
    const [store] = await open(1, schema);
    // A statement may take 2.5 s. Its rows are counted, as a busy machine takes longer for each.
    await admin.query(`SET search_path = ${schema};
      INSERT INTO idempotency SELECT 'k ' || number, 'f', 200, '{}', '{}', 1 FROM generate_series(1, 800) AS number;
      CREATE FUNCTION in_time() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF (SELECT count(*) > 2500 / 4 FROM deleted) THEN RAISE query_canceled; END IF; RETURN NULL; END $$;
      CREATE TRIGGER in_time AFTER DELETE ON idempotency REFERENCING OLD TABLE AS deleted EXECUTE FUNCTION in_time()`);
    await store?.idempotency.prune(1);
    expect((await admin.query(`SELECT FROM ${schema}.idempotency`)).rows).toEqual([]);
  });

  it('know no id with a NUL, whatever is asked about it', async () => {
    const [store] = await open(1);
    expect(await store?.applications.get('a\u0000')).toBeUndefined();
    expect(await store?.applications.update('a\u0000', (one) => one)).toBeUndefined();
  });

  it('say which server cannot be reached or will not have them, and never the password', async () => {
    const message = (url: string) => openPostgresStore(url).catch((error: Error) => error.message);
    expect(await message('postgres://user:secret@127.0.0.1:1/none')).toMatch(
      /^PostgreSQL cannot be used: .*ECONNREFUSED/,
    );
    const unknown = await message(server.url.replace('postgres@', 'nobody:secret@'));
    expect(unknown).toMatch(/role "nobody" does not exist/);
    expect(unknown).not.toContain('secret');
    await expect(openPostgresStore(server.url, { schema: 'a; drop' })).rejects.toThrow('plain name');
  });
});

describe('a database or shared limits that are asked for without their driver', () => {
  const dataUrl = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;

  it('are refused with what to do, and what opens them needs neither to be loaded', () => {
    const absent = `export const resolve = (name, context, next) => {
      if (name === 'pg' || name === 'ioredis') throw new Error('not installed');
      return next(name, context);
    };`;
    const hide = `import { register } from 'node:module';
      register(${JSON.stringify(dataUrl(absent))});`;
    const program = `
      import { openPostgresStore, openRedisLimiter } from ${JSON.stringify(inject('programs').node)};
      await openPostgresStore('postgres://127.0.0.1:1/none').catch(({ message }) => console.log(message));
      await openRedisLimiter('redis://127.0.0.1:1').catch(({ message }) => console.log(message));`;
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', dataUrl(hide), '--input-type=module', '--eval', program],
      { cwd: import.meta.dirname, encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    expect(stdout).toContain('npm install pg@8');
    expect(stdout).toContain('npm install ioredis@5');
  });
});
