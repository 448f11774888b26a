import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadGazetteer } from '@smart-address/gazetteer';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { anApplication, createAccessWorld } from '../../test/accessWorld.ts';
import { config } from '../config.ts';
import { createApp, SANDBOX_CREDENTIALS } from '../index.ts';
import type { AuditRecord } from '../store/records.types.ts';
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';
import type { StaffIo } from './command.types.ts';
import { dataFile, openDataFolder } from './openData.ts';
import { runStaffCommand } from './runStaffCommand.ts';

const folders: string[] = [];
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'smart-address-'));
  folders.push(folder);
  return folder;
}
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** Runs a command line, as it would be typed, and gives what it wrote. */
async function run(line: string | readonly string[], over: Partial<StaffIo> = {}) {
  const printed: string[] = [];
  const warned: string[] = [];
  const code = await runStaffCommand(typeof line === 'string' ? line.split(' ') : line, {
    print: (text) => printed.push(text),
    warn: (text) => warned.push(text),
    redraw: null,
    open: (folder, environment, mayMake) => openDataFolder(folder, environment, Date.now, mayMake),
    serve: async () => void printed.push('serving'),
    clock: Date.now,
    user: 'nadia',
    variables: {},
    ...over,
  });
  return { code, out: printed.join('\n'), error: warned.join('\n') };
}

/** A deployment in memory, and command lines on it. */
function world() {
  const access = createAccessWorld();
  const open = async () => ({ parts: access.parts, close: async () => {} });
  return { ...access, run: (line: string | readonly string[]) => run(line, { open }) };
}

// The data is read once for the whole file; on a busy machine that takes longer than a test may.
beforeAll(async () => {
  await loadGazetteer();
});

describe('staff', () => {
  it('see what is due first, review it and approve it', async () => {
    const { run: staff, apply, call, pass } = world();
    expect((await staff('applications list')).out).toBe('No such application.');
    const slow = await apply({ organization: 'Slow' });
    const quick = await apply({ organization: 'Quick', interface: 'B' });
    const { out } = await staff('applications list');
    expect(out.split('\n').map((line) => line.split(/ {2,}/)[0])).toEqual(['id', quick.id, slow.id]);
    expect(out).toContain('2026-11-25 10:00');

    expect(await staff(`applications review ${slow.id}`)).toEqual({
      code: 0,
      out: `${slow.id} (Slow) is under_review.`,
      error: '',
    });
    const asked = await staff(['applications', 'ask', slow.id, '--note', 'How many parcels?']);
    expect(asked.code).toBe(0);
    expect((await call('GET', `/api/v1/applications/${slow.id}`, slow)).data['note']).toBe(
      'How many parcels?',
    );

    const approved = await staff(`applications approve ${quick.id}`);
    expect(approved.out).toMatch(/is approved\.\nSandbox key, shown this once: sac_test_\w+$/);
    const body = { ...anApplication, interface: 'B' };
    const more = await call('POST', '/api/v1/applications', { token: quick.token, body });
    const moreId = String(Object(more.data['application']).id);
    expect((await staff(`applications approve ${moreId}`)).out).toMatch(
      /is approved\.\nNo sandbox key was made: it has as many as its plan allows/,
    );
    const again = await staff(`applications approve ${quick.id}`);
    expect([again.code, again.error]).toEqual([
      1,
      expect.stringContaining('is approved, which does not allow this'),
    ]);

    expect((await staff('applications list --overdue')).out).toBe('No such application.');
    const late = await apply({ organization: 'Late' });
    pass(10 * 86_400_000);
    expect((await staff('applications list --overdue')).out).toContain(late.id);
    expect((await staff('applications list --state approved')).out).toContain(quick.id);
    const shown = await staff(`applications show ${late.id}`);
    expect(shown.out).toContain('contact: Amel Trabelsi <amel@livraison.example>');
    expect(JSON.parse((await staff('applications list --json')).out)).toHaveLength(2);

    // Nobody answered what was asked of the slow one.
    pass(20 * 86_400_000);
    expect(JSON.parse((await staff('applications list --json')).out)).toMatchObject([{ id: late.id }]);
    expect((await staff('applications list --state expired')).out).toContain(slow.id);
  });

  it('reject with a reason and approve on another plan', async () => {
    const { run: staff, apply, call, store } = world();
    const first = await apply();
    const wordless = await staff(`applications reject ${first.id}`);
    expect([wordless.code, wordless.error]).toEqual([2, '--note is needed.']);
    await staff(['applications', 'reject', first.id, '--note', 'Outside Tunisia']);
    const read = await call('GET', `/api/v1/applications/${first.id}`, first);
    expect(read.data).toMatchObject({
      state: 'rejected',
      note: 'Outside Tunisia',
      decidedAt: expect.any(String),
    });
    const second = await apply();
    expect((await staff(`applications approve ${second.id} --plan gold`)).code).toBe(2);
    expect((await staff(`applications approve ${second.id} --plan government`)).out).toBe(
      `${second.id} (Livraison du Lac) is approved.`,
    );
    expect((await store.organisations.get(second.organisationId))?.plan).toBe('government');
  });

  it('revoke, suspend and resume keys, and read who did what', async () => {
    const { run: staff, apply, call } = world();
    const { id, token, organisationId } = await apply();
    await staff(`applications approve ${id} --as karim`);
    const body = { name: 'Live', scopes: ['code:read'] };
    const { data } = await call('POST', '/api/v1/keys', { token, body });
    const keyId = String(data['clientId']);
    const decode = async () =>
      (await call('GET', '/v1/decode?smartcode=TN5245-445-5222', { key: String(data['apiKey']) })).code;
    expect(await decode()).toBe('');
    await staff(`keys suspend ${keyId}`);
    expect(await decode()).toBe('ACCOUNT_SUSPENDED');
    await staff(`keys resume ${keyId}`);
    expect(await decode()).toBe('');
    expect((await staff(`keys revoke ${keyId}`)).out).toBe(`${keyId} (Live) is revoked.`);
    expect(await decode()).toBe('KEY_REVOKED');
    expect((await staff(`keys resume ${keyId}`)).code).toBe(1);
    expect((await staff(`keys list --organisation ${organisationId}`)).out).toContain('revoked');
    const { out } = await staff(`audit ${organisationId} --json`);
    expect(
      JSON.parse(out).map(({ actor, action }: { actor: string; action: string }) => `${actor} ${action}`),
    ).toEqual([
      'staff:nadia key.revoked',
      'staff:nadia key.resumed',
      'staff:nadia key.suspended',
      `account:${organisationId} key.created`,
      'staff:karim application.approved',
      `account:${organisationId} application.submitted`,
    ]);
    const fresh = await staff(`organisations token ${organisationId}`);
    expect((await call('GET', '/api/v1/keys', { token })).code).toBe('TOKEN_INVALID');
    const [newToken = ''] = fresh.out.match(/sat_live_\w+/) ?? [];
    expect((await call('GET', '/api/v1/keys', { token: newToken })).status).toBe(200);
  });

  it('forget an organisation: nothing of what it said is left, its keys and account end, and its codes and audit log stay', async () => {
    const { run: staff, apply, call, pass, store, sandboxStore, sandbox } = world();
    const said = {
      organization: 'Epicerie Salah Ben Amor',
      contact: { name: 'Salah', email: 'salah@epicerie.example' },
    };
    const { id, token, organisationId } = await apply(said);
    await staff(['applications', 'ask', id, '--note', 'Salah, which quarters?']);
    await call('POST', `/api/v1/applications/${id}/answer`, {
      token,
      body: { answer: 'Those about Salah.' },
    });
    await staff(`applications approve ${id} --plan low`);
    const made = async (body: Record<string, unknown>) => {
      const scopes = ['code:create'];
      const { data } = await call('POST', '/api/v1/keys', {
        token,
        body: { name: 'Salah', scopes, ...body },
      });
      return String(data['apiKey']);
    };
    const key = await made({});
    const ended = await made({ ipAllowList: ['197.12.3.4'] });
    expect((await call('DELETE', `/api/v1/keys/${ended.split('_')[2]}`, { token })).status).toBe(200);
    const elsewhere = await made({ environment: 'sandbox' });
    await made({ scopes: ['address:search'], origins: ['https://salah.example'] });
    const second = await call('POST', '/api/v1/applications', { token, body: { ...anApplication, ...said } });
    const point = '/v1/encode?lat=36.8065&lng=10.1815';
    const { body: encoded } = await call('GET', point, { key });

    const asked = await staff(`organisations forget ${organisationId}`);
    expect(asked).toMatchObject({ code: 1, error: expect.stringContaining('--yes') });
    expect(asked.out).toBe(
      `${organisationId} (Epicerie Salah Ben Amor) is approved. Applications: 2, working keys: 3.`,
    );
    expect((await call('GET', point, { key })).status).toBe(200);
    expect(await staff('organisations forget org_nobody')).toMatchObject({
      code: 1,
      error: expect.stringContaining('There is no "org_nobody"'),
    });

    const decided = await store.applications.get(id);
    pass(60_000);
    const forgotten = await staff(`organisations forget ${organisationId} --yes`);
    expect(forgotten).toMatchObject({ code: 0, error: '' });
    expect((await call('GET', '/api/v1/keys', { token })).code).toBe('TOKEN_INVALID');
    expect((await call('GET', point, { key })).code).toBe('KEY_REVOKED');
    expect((await call('GET', point, { key: elsewhere, app: sandbox })).code).toBe('KEY_REVOKED');
    for (const { organisations, applications, keys } of [store, sandboxStore]) {
      const kept = [organisations, applications, keys].map((one) => one.list());
      expect(JSON.stringify(await Promise.all(kept))).not.toMatch(/salah|197\.12|couriers/i);
    }
    expect(await store.applications.get(id)).toMatchObject({
      state: 'approved',
      plan: 'low',
      decidedAt: decided?.decidedAt,
    });
    const open = await store.applications.get(String(Object(second.data['application']).id));
    expect(open).toMatchObject({ state: 'withdrawn', decidedAt: expect.any(Number) });
    const [code] = await store.codes.inCell(String(encoded['smartcode']));
    expect(code).toMatchObject({ status: 'active', organisationId });
    const { out } = await staff(`audit ${organisationId}`);
    expect(out.split('\n')[1]).toContain('organisation.forgotten');
    expect(out).toContain('application.approved');
    expect((await staff('applications list')).out).toBe('No such application.');
    expect((await staff('organisations list')).out).toContain(`${organisationId}  suspended`);
    expect((await staff(`organisations forget ${organisationId} --yes`)).code).toBe(0);
    expect((await staff('organisations forget org_nobody --yes')).code).toBe(1);
  });

  it('forget what was sent with the sandbox’s fixed account, whose token and keys go on working for everybody', async () => {
    const { call, sandboxStore: store, sandbox: app } = world();
    const parts = { environment: 'sandbox', store, sandbox: null, clock: Date.now } as const;
    const token = SANDBOX_CREDENTIALS.accountToken;
    const body = { ...anApplication, contact: { name: 'Salah', email: 'salah@epicerie.example' } };
    expect((await call('POST', '/api/v1/applications', { token, body, app })).status).toBe(201);
    const forget = (id: string) =>
      run(`organisations forget ${id} --yes`, { open: async () => ({ parts, close: async () => {} }) });
    expect((await forget('org_sandboxdev01')).code).toBe(0);
    expect(JSON.stringify(await store.applications.list())).not.toContain('alah');
    expect((await call('GET', '/api/v1/keys', { token, app })).status).toBe(200);
    expect((await forget('org_sandbox')).code).toBe(1);
    const key = SANDBOX_CREDENTIALS.apiKey;
    expect((await call('GET', '/v1/encode?lat=36.8065&lng=10.1815', { key, app })).status).toBe(200);
  });

  it('never print a character that steers the terminal', async () => {
    const { run: staff, store } = world();
    await store.organisations.put({
      id: 'org_x',
      name: 'a\u001b[2Jb\nc\u202e',
      plan: 'free',
      state: 'pending',
      createdAt: 0,
    });
    expect((await staff('organisations list')).out.split('\n')[1]).toMatch(
      /^org_x {2}pending {2}free {2}a \[2Jb c$/,
    );
  });
});

describe('a command line', () => {
  it('that is not understood ends with 2 and says what to do', async () => {
    const { run: staff } = world();
    for (const [line, message] of [
      ['applications lst', 'There is no command "applications lst". There are: applications list, '],
      ['nope', 'There is no command "nope". smart-address-server --help'],
      ['--verbose', 'There is no command "--verbose". smart-address-server --help'],
      ['applications list --stat submitted', '--stat'],
      ['applications list --state open', 'give one of submitted, under_review'],
      ['applications approve', 'takes 1 of: <id>'],
      ['keys list', '--organisation is needed'],
      ['applications list --environment staging', 'give one of live, sandbox'],
      ['seed', 'seed takes --environment sandbox only'],
      ['import', 'takes 1 of: <file>'],
    ] as const) {
      const { code, error } = await staff(line);
      expect([line, code, error]).toEqual([line, 2, expect.stringContaining(message)]);
    }
  });

  it('that asks for the version gets the one that a report of a fault names', async () => {
    expect(await run('--version')).toEqual({ code: 0, out: config.version, error: '' });
  });

  it('that asks for help gets it, with every command and what it takes', async () => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    for (const name of ['applications approve', 'keys revoke', 'codes retire', 'seed', 'import'])
      expect(out).toContain(name);
    expect((await run('import --help')).out).toContain('--rejects <file>');
    expect((await run('serve --help')).out).toContain('SMART_ADDRESS_DATA');
    expect(await run('serve')).toEqual({ code: 0, out: 'serving', error: '' });
    expect((await run('serve --port 1')).code).toBe(2);
  });

  it('works where a server with the same variables does, unless told otherwise', async () => {
    const { parts } = createAccessWorld();
    const seen: string[] = [];
    const open: StaffIo['open'] = async (_, environment) => {
      seen.push(environment);
      return { parts, close: async () => {} };
    };
    const variables = { SMART_ADDRESS_ENVIRONMENT: 'sandbox' };
    await run('applications list', { open });
    await run('applications list', { open, variables });
    await run('applications list --environment live', { open, variables });
    expect(seen).toEqual(['live', 'sandbox', 'live']);
    const unknown = await run('applications list', {
      open,
      variables: { SMART_ADDRESS_ENVIRONMENT: 'prod' },
    });
    expect([unknown.code, unknown.error]).toEqual([
      1,
      'SMART_ADDRESS_ENVIRONMENT is "prod": give sandbox or live',
    ]);
  });

  it('on what does not exist, or cannot be opened, ends with 1', async () => {
    const { run: staff } = world();
    expect(await staff('applications show app_none')).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^There is no "app_none" in the \w+ data of .*--environment and --data/),
    });
    const elsewhere = await staff('keys revoke none --data postgres://staff:secret@db:5432/smart');
    expect(elsewhere.error).toContain('There is no "none" in the live data of PostgreSQL db:5432/smart.');
    expect(await staff('audit org_none')).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^There is no "org_none"/),
    });
    expect(await staff('codes retire TN5245-445-5222')).toMatchObject({ code: 1 });
    expect(await staff('codes retire nonsense')).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^This is not an address code\. code does not have the length of /),
    });
    const folder = await newFolder();
    await writeFile(dataFile(folder, 'sandbox'), 'this is no database, and long enough to be seen as none');
    const broken = await run(`organisations list --environment sandbox --data ${folder}`);
    expect([broken.code, broken.error]).toEqual([1, expect.stringMatching(/database/)]);
  });
});

describe('a data folder', () => {
  it('takes a revocation and a retirement from another process while a server works on it', async () => {
    const folder = await newFolder();
    expect((await run(`seed --environment sandbox --data ${folder}`)).out).toBe('The sandbox is seeded.');
    const store = await openSqliteStore(dataFile(folder, 'sandbox'));
    const app = createApp({ store });
    const ask = async (path: string) => {
      const headers = { 'X-API-Key': 'sac_test_000000000000_000000000000000000000000000000002VRoxi' };
      const response = await app.fetch(new Request(`http://api.example${path}`, { headers }));
      const body = Object(await response.json());
      return { status: response.status, code: Object(body.error).code, body };
    };
    const { body } = await ask('/v1/encode?lat=36.8065&lng=10.1815');
    expect((await ask(`/v1/validate?smartcode=${body.smartcode}`)).body.active).toBe(true);
    const onFolder = `--environment sandbox --data ${folder}`;
    expect((await run(`codes retire ${body.smartcode} ${onFolder}`)).code).toBe(0);
    const status = async () => (await ask(`/v1/validate?smartcode=${body.smartcode}`)).body.status;
    await expect.poll(status).toBe('retired');
    expect((await run(`codes restore ${body.smartcode} ${onFolder}`)).code).toBe(0);
    await expect.poll(status).toBe('active');
    await ask('/v1/encode?lat=36.8065&lng=10.1815');
    expect((await run(`keys revoke 000000000000 ${onFolder}`)).code).toBe(0);
    const refused = async () => (await ask('/v1/encode?lat=36.8065&lng=10.1815')).code;
    await expect.poll(refused).toBe('KEY_REVOKED');
    await app.close();
  });

  it.each([
    'applications list',
    'organisations list',
    'keys revoke 4fT0aZk29QxM',
    'audit org_a',
    'codes retire TN5245-445-5222',
    'signing-keys rotate',
  ])('that nobody made is not made by "%s", which says where to look', async (line) => {
    const folder = join(await newFolder(), 'data');
    const { code, out, error } = await run(`${line} --data ${folder}`);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(error).toContain(`There is no live data in ${folder}. Say where the server keeps it`);
    expect(existsSync(folder)).toBe(false);
  });

  it('refuses the tokens of a leaked signing key within 5 seconds while a server works on it, and none of a rotated one', async () => {
    const folder = await newFolder();
    await run(`seed --environment sandbox --data ${folder}`);
    const store = await openSqliteStore(dataFile(folder, 'sandbox'));
    let now = Date.now();
    const app = createApp({ store, clock: () => now });
    const ask = async (path: string, authorization: string, init: RequestInit = {}) => {
      const headers = { Authorization: authorization, 'Content-Type': 'application/json' };
      const response = await app.fetch(new Request(`http://api.example${path}`, { headers, ...init }));
      return Object(await response.json());
    };
    const newToken = async (): Promise<string> => {
      const basic = `Basic ${btoa(`000000000000:${'0'.repeat(32)}`)}`;
      const body = JSON.stringify({ grant_type: 'client_credentials' });
      return (await ask('/api/v1/auth/token', basic, { method: 'POST', body })).access_token;
    };
    const search = async (token: string) => {
      const { success, error } = await ask('/api/v1/address/search?q=sfax', `Bearer ${token}`);
      return success ? 'served' : error.code;
    };
    const first = await newToken();
    expect(await search(first)).toBe('served');
    const rotate = `signing-keys rotate --environment sandbox --data ${folder}`;
    const elsewhere = await newFolder();
    await run(`seed --environment sandbox --data ${elsewhere}`);
    expect(await run(`signing-keys rotate --leaked --environment sandbox --data ${elsewhere}`)).toEqual({
      code: 1,
      out: '',
      error: `No sandbox token was ever signed in ${elsewhere}: nothing was rotated. --environment and --data say where to look.`,
    });
    expect((await run(rotate)).out).toContain('stay valid for their hour');
    now += 5_100;
    const second = await newToken();
    expect([await search(first), await search(second)]).toEqual(['served', 'served']);
    expect((await run(`${rotate} --leaked`)).out).toContain('refused within 5 seconds');
    now += 5_100;
    expect([await search(first), await search(second)]).toEqual(['TOKEN_INVALID', 'TOKEN_INVALID']);
    expect(await search(await newToken())).toBe('served');
    await app.close();
    const { out } = await run(`audit service --json --environment sandbox --data ${folder}`);
    expect(
      JSON.parse(out).map(({ actor, action, subject }: AuditRecord) => [actor, action, subject]),
    ).toEqual([
      ['staff:nadia', 'signing-keys.rotated-as-leaked', 'sandbox'],
      ['staff:nadia', 'signing-keys.rotated', 'sandbox'],
    ]);
    expect((await run(`audit service --environment sandbox --data ${elsewhere}`)).out).toBe(
      'Nothing was done.',
    );
  });

  it('takes an import, with a bar, its rejected lines in a file, and the same again as nothing new', async () => {
    const folder = await newFolder();
    const file = join(folder, 'addresses.csv');
    const rejects = join(folder, 'rejects.csv');
    await writeFile(
      file,
      'number,street,lat,lng\n12,Rue de Marseille,36.8008,10.1815\nx,"Rue ""A""",36.8,10.18\n',
    );
    const bar: string[] = [];
    const redraw = (text: string) => bar.push(text);
    const command = ['import', file, '--data', folder, '--source', 'Ville de Tunis', '--rejects', rejects];
    const dry = await run([...command, '--dry-run']);
    expect(dry.out).toBe('2 read: 1 would be added, 0 would be changed, 0 were there already, 1 rejected.');
    expect(await run(command, { redraw })).toEqual({
      code: 0,
      out: '2 read: 1 were added, 0 were changed, 0 were there already, 1 rejected.',
      error: '',
    });
    expect(bar).toEqual(['[##############################] 100 %  2 read, 1 rejected', '']);
    expect(await readFile(rejects, 'utf8')).toBe(
      'place,reason,message\n"line 3","BAD_HOUSE_NUMBER","""x"" is not a house number such as 12, 12 bis or 3-5"\n',
    );
    const again = await run(['import', file, '--data', folder, '--strict', '--source', 'Ville de Tunis']);
    expect(again).toMatchObject({ code: 1, error: expect.stringMatching(/^line 3: BAD_HOUSE_NUMBER: /) });
    expect(again.out).toContain('0 were added, 0 were changed, 1 were there already');
    expect(await run(['import', join(folder, 'none.csv'), '--data', folder])).toMatchObject({
      code: 1,
      error: expect.stringContaining('cannot be read'),
    });
  });
});
