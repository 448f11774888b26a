import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { withDatabases } from '../../../../../test/databases/withDatabases.ts';
import { setUpDatabase } from '../../../test/setUpDatabase.ts';
import { exampleCode, exampleKey } from '../../../test/exampleRecords.ts';
import type { AddressRecord, CodeRecord, KeyRecord } from '../../store/records.types.ts';
import { loadDriver } from '../../store/sqlite/loadDriver.ts';
import { migrations } from '../../store/sqlite/migrations.ts';
import type { Store } from '../../store/store.types.ts';
import { dataFile, openData, openDataFolder } from '../openData.ts';
import { runStaffCommand } from '../runStaffCommand.ts';

const folders: string[] = [];
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'smart-address-copy-'));
  folders.push(folder);
  return folder;
}
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** Runs `copy` as it would be typed, and gives what it wrote. */
async function copy(folder: string, variables: Readonly<Record<string, string>>) {
  const written: string[] = [];
  const code = await runStaffCommand(['copy', folder], {
    print: (text) => written.push(text),
    warn: (text) => written.push(text),
    redraw: null,
    open: (place, environment, mayMake) => openData(place, environment, Date.now, { mayMake }),
    serve: async () => {},
    clock: Date.now,
    user: 'nadia',
    variables,
  });
  return { code, text: written.join('\n') };
}

const codeOf = (number: number): CodeRecord => ({
  ...exampleCode,
  smartCode: `a${number}`,
  smartcode: `b${number % 1_000}`,
  plusCode: `p${number}`,
  point: { lat: 0.1 + 0.2, lng: 10.181515625 + number / 3 },
  surveyed: number % 2 === 0 ? null : { lat: 36.80651, lng: number / 7 },
  governorate: 'تونس',
  createdAt: 1_800_000_000_000 + number,
});
const keyOf = (id: string): KeyRecord => ({
  ...exampleKey,
  id,
  environment: 'live',
  name: 'with a \0 in it',
});
const addressOf = (number: number): AddressRecord => ({
  id: `addr:${number}`,
  houseNumber: `${number}`,
  street: 'Rue de "Marseille"',
  locality: '',
  delegation: '',
  governorate: '',
  governorateCode: '',
  postalCode: '',
  point: { lat: 36.8, lng: 10.18 },
  attribution: 'A, \\B',
});
const answer = {
  id: 'key retry-1',
  fingerprint: 'f',
  status: 200,
  headers: { 'X-Created': 'true' },
  body: '{"a":"\\u0000"}',
  expiresAt: Date.now() + 3_600_000,
};
const codes = 4_500;

async function fill(store: Store): Promise<void> {
  await Promise.all(Array.from({ length: codes }, (_, number) => store.codes.register(codeOf(number))));
  await store.codes.setStatus('a7', 'retired');
  // A key that comes first in the alphabet was made last.
  for (const id of ['z', 'm', 'a']) await store.keys.put(keyOf(id));
  await store.signingKeys.put({ id: 's', privateJwk: { d: 'x' }, createdAt: 5, expiresAt: null });
  await store.addresses.putAll([addressOf(9), addressOf(3), addressOf(5)]);
  await store.addresses.putAll([{ ...addressOf(9), street: 'Rue de Rome' }]);
  for (const action of ['first', 'second', 'third']) {
    await store.audit.append({ at: 7, actor: 'staff:nadia', organisationId: 'org_a', action, subject: 'é' });
  }
  for (const day of ['2026-10-31', '2026-11-01', '2026-11-22']) {
    store.usage.add('org_a', day, 'encode', 3);
    store.usage.add('org_a', day, 'batch', 500);
  }
  await store.idempotency.put(answer);
  await store.idempotency.put({ ...answer, id: 'key retry-0', expiresAt: Date.now() - 1 });
}

/** All that a store answers, of what `fill` put there. */
async function contentOf(store: Store) {
  const numbers = Array.from({ length: codes }, (_, number) => number);
  return {
    codes: await Promise.all(numbers.map((number) => store.codes.get(`a${number}`))),
    count: await store.codes.count(),
    keys: await store.keys.listOf('org_a'),
    signingKeys: await store.signingKeys.list(),
    addresses: (await store.addresses.changedSince(0, 10)).records,
    audit: await store.audit.list('org_a', 10),
    days: await store.usage.days('org_a', '2026-11'),
    months: ['2026-10', '2026-11'].map((month) => store.usage.monthTotal('org_a', month)),
    answer: await store.idempotency.claim({ ...answer, fingerprint: 'g' }, Date.now()),
  };
}

withDatabases('copying a data folder into PostgreSQL', ['PostgreSQL'], () => {
  const database = setUpDatabase();
  const another = setUpDatabase();

  it('takes everything along, in its order, once no server uses the folder, and nothing twice', async () => {
    const folder = await newFolder();
    const variables = { DATABASE_URL: database.url };
    expect(await copy(folder, variables)).toEqual({ code: 1, text: expect.stringContaining('There is no ') });
    expect(existsSync(dataFile(folder, 'live'))).toBe(false);
    const before = await openDataFolder(folder, 'live', Date.now);
    await fill(before.parts.store);
    const content = await contentOf(before.parts.store);
    expect([content.count, content.months]).toEqual([codes, [503, 1_006]]);

    const inUse = await copy(folder, variables);
    expect([inUse.code, inUse.text]).toEqual([
      1,
      expect.stringContaining('live.sqlite is in use. Stop the server'),
    ]);
    await before.close();

    const done = await copy(folder, variables);
    expect(done.code, done.text).toBe(0);
    expect(done.text).toContain(`${codes} codes, 3 addresses, 3 lines of the audit log`);
    const again = await copy(folder, variables);
    expect([again.code, again.text]).toEqual([1, expect.stringContaining('contains data already')]);

    const copied = new Client(database.url);
    await copied.connect();
    const answers = await copied.query('SELECT id FROM smart_address_live.idempotency');
    await copied.end();
    // One that has expired would be deleted there.
    expect(answers.rows).toEqual([{ id: answer.id }]);

    const after = await openData(database.url, 'live', Date.now);
    expect(await contentOf(after.parts.store)).toEqual(content);
    // What is added now comes after what was copied.
    await after.parts.store.keys.put(keyOf('b'));
    await after.parts.store.addresses.putAll([addressOf(1)]);
    expect((await after.parts.store.keys.listOf('org_a')).map(({ id }) => id)).toEqual(['z', 'm', 'a', 'b']);
    expect((await after.parts.store.addresses.changedSince(0, 10)).records.at(-1)?.id).toBe('addr:1');
    await after.close();
  });

  it('that is broken off leaves nothing behind, says why, and may be given again', async () => {
    const folder = await newFolder();
    const before = await openDataFolder(folder, 'live', Date.now);
    await fill(before.parts.store);
    await before.close();
    const { url } = another;
    await (await openData(url, 'live', Date.now)).close();
    const half = new Client(url);
    await half.connect();
    // What is copied last but one, when most of it is there.
    await half.query(`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = '53100'; END $$;
      CREATE TRIGGER fail BEFORE INSERT ON smart_address_live.audit EXECUTE FUNCTION fail()`);
    const broken = await copy(folder, { DATABASE_URL: url });
    expect(broken.code).toBe(1);
    expect(broken.text).toMatch(
      /^The copy was broken off: No space left on device\. .* give the command again/,
    );
    expect((await half.query('SELECT FROM smart_address_live.codes')).rowCount).toBe(0);
    await half.query('DROP TRIGGER fail ON smart_address_live.audit');
    await half.end();
    const done = await copy(folder, { DATABASE_URL: url });
    expect([done.code, done.text]).toEqual([0, expect.stringContaining(`${codes} codes`)]);
  });

  it('brings a folder of an older version up to date, but not while a server of that version uses it', async () => {
    const folder = await newFolder();
    const SqliteDatabase = await loadDriver();
    const older = new SqliteDatabase(dataFile(folder, 'sandbox'));
    older.pragma('journal_mode = WAL');
    older.exec(migrations[0] ?? '');
    older.pragma('user_version = 1');
    older.prepare('INSERT INTO addresses VALUES (?, ?)').run('addr:1', JSON.stringify(addressOf(1)));
    const variables = { DATABASE_URL: database.url, SMART_ADDRESS_ENVIRONMENT: 'sandbox' };
    expect(await copy(folder, variables)).toEqual({ code: 1, text: expect.stringContaining('is in use') });
    expect(older.pragma('user_version', { simple: true })).toBe(1);
    older.close();
    expect(await copy(folder, variables)).toEqual({ code: 0, text: expect.stringContaining('1 addresses') });
    const after = await openData(database.url, 'sandbox', Date.now);
    expect(await after.parts.store.addresses.get('addr:1')).toEqual(addressOf(1));
    await after.close();
  });
});

describe('copying a data folder', () => {
  it('needs a database to copy into', async () => {
    const answer = await copy(await newFolder(), { SMART_ADDRESS_DATA: await newFolder() });
    const text = 'copy needs a database: set DATABASE_URL, and give no --data.';
    expect(answer).toEqual({ code: 2, text });
  });
});
