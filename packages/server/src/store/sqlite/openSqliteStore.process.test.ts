import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createApp, SANDBOX_CREDENTIALS } from '../../index.ts';
import { loadDriver } from './loadDriver.ts';
import { migrations } from './migrations.ts';
import { openSqliteStore } from './openSqliteStore.ts';

const Database = await loadDriver();
let folder: string;
let files = 0;
const nextFile = () => join(folder, `${(files += 1)}.sqlite`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'smart-address-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function dataUrl(code: string): string {
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

describe('a SQLite file', () => {
  it('lets another process see a revoked key within a second or so', async () => {
    const file = nextFile();
    const [server, staff] = [await openSqliteStore(file), await openSqliteStore(file)];
    const organisation = { id: 'org_a', name: 'A', plan: 'free', state: 'approved', createdAt: 1 } as const;
    await server.organisations.put(organisation);
    expect(await server.organisations.get('org_a')).toEqual(organisation);
    await staff.organisations.put({ ...organisation, state: 'suspended' });
    await expect.poll(async () => (await server.organisations.get('org_a'))?.state).toBe('suspended');
    await Promise.all([server.close(), staff.close()]);
  });

  it('lets another process see within a second or so what was used, and adds both up', async () => {
    const file = nextFile();
    const [one, other] = [await openSqliteStore(file), await openSqliteStore(file)];
    expect(one.usage.monthTotal('org_a', '2026-11')).toBe(0);
    one.usage.add('org_a', '2026-11-02', 'encode', 2);
    other.usage.add('org_a', '2026-11-03', 'encode', 3);
    await other.usage.days('org_a', '2026-11');
    await expect.poll(() => one.usage.monthTotal('org_a', '2026-11')).toBe(5);
    await Promise.all([one.close(), other.close()]);
  });

  it('lets one of all processes run a task at a time, and the next where that one was killed', async () => {
    const file = nextFile();
    const stores = [await openSqliteStore(file), await openSqliteStore(file)];
    let running = 0;
    let most = 0;
    const task = async () => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 2));
      running -= 1;
    };
    await Promise.all(Array.from({ length: 20 }, (_, turn) => stores[turn % 2]?.exclusively('x', task)));
    expect(most).toBe(1);

    const program = `
      import { openSqliteStore } from ${JSON.stringify(inject('programs').node)};
      const store = await openSqliteStore(${JSON.stringify(file)});
      await store.exclusively('x', () => new Promise(() => setInterval(() => {}, 1_000) && console.log('has it')));`;
    const words = ['--input-type=module', '--eval', program];
    const child = spawn(process.execPath, words, {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    const together = Promise.allSettled([1, 2, 3].map(() => stores[0]?.exclusively('x', task)));
    await expect(stores[1]?.exclusively('x', task)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    // Who stands behind another waits no longer than that one.
    expect((await together).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    const waiting = stores[0]?.exclusively('x', async () => 'done');
    expect((await readdir(folder)).filter((name) => name.endsWith('-journal'))).toEqual([]);
    child.kill('SIGKILL');
    expect(await waiting).toBe('done');
    await ended;
    await Promise.all(stores.map((store) => store.close()));
  });

  it('that takes no usage for a while is told of it later, and once', async () => {
    const file = nextFile();
    const store = await openSqliteStore(file);
    const other = new Database(file);
    other.exec("CREATE TRIGGER refusal BEFORE INSERT ON usage BEGIN SELECT RAISE(ABORT, 'no room'); END");
    store.usage.add('org_a', '2026-11-02', 'encode', 2);
    await expect(store.usage.days('org_a', '2026-11')).rejects.toThrow('no room');
    store.usage.add('org_a', '2026-11-02', 'encode', 3);
    expect(store.usage.monthTotal('org_a', '2026-11')).toBe(5);
    other.exec('DROP TRIGGER refusal');
    other.close();
    expect(await store.usage.days('org_a', '2026-11')).toMatchObject([{ operation: 'encode', units: 5 }]);
    expect(store.usage.monthTotal('org_a', '2026-11')).toBe(5);
    await store.close();
    const again = await openSqliteStore(file);
    expect(again.usage.monthTotal('org_a', '2026-11')).toBe(5);
    await again.close();
  });

  it('made by the first version has its keys and addresses still, and takes more', async () => {
    const file = nextFile();
    const database = new Database(file);
    database.exec(migrations[0] ?? '');
    database.pragma('user_version = 1');
    for (const id of ['one', 'two']) {
      database.prepare('INSERT INTO addresses VALUES (?, ?)').run(id, JSON.stringify({ id, street: 'A' }));
    }
    const body = JSON.stringify({ id: 'key1', organisationId: 'org_a' });
    database
      .prepare('INSERT INTO documents (collection, id, body) VALUES (?, ?, ?)')
      .run('keys', 'key1', body);
    database.close();
    const store = await openSqliteStore(file);
    expect((await store.keys.listOf('org_a')).map(({ id }) => id)).toEqual(['key1']);
    const before = await store.addresses.changedSince(0, 10);
    expect(before.records.map(({ id }) => id)).toEqual(['one', 'two']);
    const three = {
      id: 'three',
      houseNumber: '3',
      street: 'A',
      locality: '',
      delegation: '',
      governorate: '',
      governorateCode: '',
      postalCode: '',
      point: { lat: 36, lng: 10 },
      attribution: '',
    };
    await store.addresses.putAll([three]);
    expect((await store.addresses.changedSince(before.revision, 10)).records).toEqual([three]);
    await store.close();
  });

  it('refuses one that a newer version made, and one that is no database', async () => {
    const file = nextFile();
    await (await openSqliteStore(file)).close();
    const database = new Database(file);
    database.pragma('user_version = 999');
    database.close();
    const refusal = (path: string) => openSqliteStore(path).catch(({ message }: Error) => message);
    expect(await refusal(file)).toMatch(/^data cannot be kept in .*\.sqlite: .* newer version .* Update/);
    const text = join(folder, 'text.sqlite');
    await writeFile(text, 'no database '.repeat(100));
    expect(await refusal(text)).toMatch(/text\.sqlite: file is not a database\. Give another folder/);
    expect(await refusal(join(text, 'a.sqlite'))).toMatch(/a\.sqlite: .*Give a folder that/);
    const inside = join(folder, 'inside');
    await mkdir(inside);
    expect(await refusal(inside)).toMatch(/unable to open database file\. Give a folder that/);
  });

  it('that is asked for without its driver is refused with what to do, and nothing else needs the driver', () => {
    const absent = `export const resolve = (name, context, next) => {
      if (name.startsWith('better-sqlite3')) throw new Error('not installed');
      return next(name, context);
    };`;
    const hide = `import { register } from 'node:module';
      register(${JSON.stringify(dataUrl(absent))});`;
    const program = `
      import { listen } from ${JSON.stringify(inject('programs').node)};
      await (await listen({ port: 0 })).close();
      await listen({ port: 0, dataFolder: ${JSON.stringify(folder)} }).catch(({ message }) => console.log(message));`;
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', dataUrl(hide), '--input-type=module', '--eval', program],
      { cwd: import.meta.dirname, encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    expect(stdout).toMatch(/npm install better-sqlite3(?:@13|-node20@npm:better-sqlite3@12)/);
  });

  it('keeps nobody waiting but writers while another process writes, and those for three seconds', async () => {
    const file = nextFile();
    const outages: (string | null)[] = [];
    const store = await openSqliteStore(file, {
      onOutage: (reason) => outages.push(reason?.message ?? null),
    });
    const app = createApp({ store });
    await app.ready();
    const statusOf = async (path: string) => {
      const headers = { 'x-api-key': SANDBOX_CREDENTIALS.apiKey };
      return (await app.fetch(new Request(`http://localhost${path}`, { headers }))).status;
    };
    const encode = (lat: number) => statusOf(`/v1/encode?lat=${lat}&lng=10.18`);
    expect(await encode(36.8)).toBe(200);
    const other = new Database(file);

    other.exec('BEGIN IMMEDIATE');
    const waiting = [encode(36.81), encode(36.82)];
    expect([await encode(36.8), await statusOf('/v1/validate?smartcode=x')]).toEqual([200, 200]);
    other.exec('COMMIT');
    expect(await Promise.all(waiting)).toEqual([200, 200]);

    other.exec('BEGIN IMMEDIATE');
    const refused = Promise.all([encode(36.83), encode(36.84), statusOf('/readyz')]);
    expect(await encode(36.8)).toBe(200);
    expect(await refused).toEqual([503, 503, 503]);
    expect(outages).toEqual(['database is locked']);
    other.exec('COMMIT');
    expect([await encode(36.83), await statusOf('/readyz')]).toEqual([200, 200]);
    expect(outages).toEqual(['database is locked', null]);
    other.close();
    await app.close();
  });

  it.skipIf(process.platform === 'win32')(
    'is read by its owner alone, as is what SQLite keeps beside it',
    async () => {
      const file = nextFile();
      const store = await openSqliteStore(file);
      await store.audit.append({ at: 1, actor: 'a', organisationId: 'o', action: 'x', subject: 'y' });
      for (const one of [file, `${file}-wal`, `${file}-shm`]) {
        expect((await stat(one)).mode & 0o777, one).toBe(0o600);
      }
      await store.close();
    },
  );

  // As SQLite's own files are: else a server could no longer take turns once its administrator's command had run first.
  it.skipIf(process.platform === 'win32')(
    'shares what processes take turns by with whoever has the data',
    async () => {
      const file = nextFile();
      await (await openSqliteStore(file)).close();
      await rm(`${file}-lock`);
      await chmod(file, 0o660);
      if (process.getuid?.() === 0) await chown(file, 1234, 2345);
      await (await openSqliteStore(file)).close();
      const [data, lock] = [await stat(file), await stat(`${file}-lock`)];
      expect([lock.mode, lock.uid, lock.gid]).toEqual([data.mode, data.uid, data.gid]);
    },
  );

  it('deletes expired answers some at a time, so that the calls of that moment do not wait for all of them', async () => {
    const file = nextFile();
    const store = await openSqliteStore(file);
    const answer = { fingerprint: 'f', status: 200, headers: {}, body: '{}' };
    const put = (id: string, expiresAt: number) => store.idempotency.put({ ...answer, id, expiresAt });
    await Promise.all(Array.from({ length: 1_000 }, (_, index) => put(`k ${index}`, 1)));
    const done: string[] = [];
    await Promise.all([
      store.idempotency.prune(1).then(() => done.push('deleted')),
      put('k new', 2).then(() => done.push('answered')),
    ]);
    expect(done).toEqual(['answered', 'deleted']);
    const database = new Database(file);
    expect(database.prepare('SELECT id FROM idempotency').pluck().all()).toEqual(['k new']);
    database.close();
    await store.close();
  });

  it('deletes fewer of them at a time when they are large: others are served after every few', async () => {
    const store = await openSqliteStore(nextFile());
    const body = 'x'.repeat(250_000);
    const put = (id: string, expiresAt: number) =>
      store.idempotency.put({ id, fingerprint: 'f', status: 200, headers: {}, body, expiresAt });
    await Promise.all(Array.from({ length: 80 }, (_, index) => put(`k ${index}`, 1)));
    const deleting = store.idempotency.prune(1).then(() => 'deleted');
    let served = 0;
    while ((await Promise.race([deleting, put('k new', 2)])) !== 'deleted') served += 1;
    expect(served).toBeGreaterThan(5);
    await store.close();
  });

  it('is written durably, and its codes and its audit log cannot be rewritten', async () => {
    const file = nextFile();
    const store = await openSqliteStore(file);
    await store.audit.append({ at: 1, actor: 'a', organisationId: 'o', action: 'x', subject: 'y' });
    const database = new Database(file);
    expect(database.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(() => database.exec('DELETE FROM audit')).toThrow('append only');
    expect(() => database.exec("UPDATE audit SET actor = 'b'")).toThrow('append only');
    database.close();
    await store.close();
  });
});
