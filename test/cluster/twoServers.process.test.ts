import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SANDBOX_CREDENTIALS, type Store } from '@smart-address/server';
import { openPostgresStore } from '@smart-address/server/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUpDatabase, setUpRedis } from '../../packages/server/test/setUpDatabase.ts';
import { withDatabases } from '../databases/withDatabases.ts';
import { runStaff, type ServerProcess, startServerProcess } from './serverProcess.ts';

const { keyId, keySecret } = SANDBOX_CREDENTIALS;
const hour = 3_600_000;

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, never>;
  /** `error.code`, or an empty string. */
  readonly code: string;
}

async function call(server: ServerProcess, path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`${server.url}${path}`, init);
  const body = Object(await response.json());
  return { status: response.status, headers: response.headers, body, code: String(body.error?.code ?? '') };
}

const inJson = (headers: Record<string, string>, body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

withDatabases('two servers on one PostgreSQL and one Redis', ['PostgreSQL', 'Redis'], () => {
  const database = setUpDatabase();
  const redis = setUpRedis();
  let servers: readonly ServerProcess[] = [];
  let a: ServerProcess;
  let b: ServerProcess;
  /** As staff have it, in a third process. */
  let store: Store;

  beforeAll(async () => {
    const variables = { DATABASE_URL: database.url, REDIS_URL: redis.url };
    [a, b] = await Promise.all([startServerProcess(variables), startServerProcess(variables)]);
    servers = [a, b];
    store = await openPostgresStore(database.url, { schema: 'smart_address_sandbox' });
  });
  afterAll(async () => {
    await Promise.all([store?.close(), ...servers.map((server) => server.stop())]);
  });

  /** An account with an approved application, and a key of it. */
  async function newKey(settings: object = {}) {
    const applied = await call(a, '/api/v1/applications', inJson({}, application));
    const { accountToken, application: made } = Object(applied.body['data']);
    const account = { authorization: `Bearer ${accountToken}` };
    const record = await store.applications.get(made.id);
    await store.organisations.update(record?.organisationId ?? '', (one) => ({
      ...one,
      state: 'approved',
      plan: 'large',
    }));
    const body = { name: 'k', environment: 'sandbox', scopes, ...settings };
    const created = await call(b, '/api/v1/keys', inJson(account, body));
    const { clientId, apiKey } = Object(created.body['data']);
    return {
      account,
      applicationId: String(made.id),
      id: String(clientId),
      key: { 'x-api-key': String(apiKey) },
    };
  }

  it('create a cell once, and show it to each other at once', async () => {
    const { key } = await newKey();
    const cells = Array.from({ length: 20 }, (_, cell) => `lat=34.8${String(cell).padStart(2, '0')}&lng=9.2`);
    const answers = await Promise.all(
      cells.flatMap((cell) =>
        [a, b, a, b].map((server) => call(server, `/v1/encode?${cell}`, { headers: key })),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.filter(({ headers }) => headers.get('x-created') === 'true')).toHaveLength(cells.length);
    const made = await call(a, '/v1/encode?lat=34.9&lng=9.3', { headers: key });
    const validated = await call(b, `/v1/validate?smartcode=${made.body['smartcode']}`, { headers: key });
    expect(validated.body).toMatchObject({ active: true });
  });

  it('refuse on the one what was revoked on the other, a moment later', async () => {
    const { id, key, account } = await newKey();
    const status = async () => (await call(b, '/v1/encode?lat=36.8&lng=10.1', { headers: key })).code;
    expect(await status()).toBe('');
    const revoked = await fetch(`${a.url}/api/v1/keys/${id}`, { method: 'DELETE', headers: account });
    expect(revoked.status).toBe(200);
    await expect.poll(status).toBe('KEY_REVOKED');
  });

  it('count one limit together', async () => {
    // Redis has 200 ms to answer, in which a busy machine may not: each of them then counts a call for itself.
    const round = async () => {
      const { id, key } = await newKey();
      await store.keys.update(id, (one) => ({ ...one, limit: { perSecond: 0.001, burst: 30 } }));
      const answers = await Promise.all(
        Array.from({ length: 80 }, (_, turn) =>
          call(turn % 2 ? a : b, '/v1/validate?smartcode=x', { headers: key }),
        ),
      );
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['', 'RATE_LIMITED']));
      return answers.filter(({ status }) => status === 200).length;
    };
    await expect.poll(round, { timeout: 120_000 }).toBe(30);
  });

  it('answer one idempotency key once, whichever of them it reaches', async () => {
    const { key } = await newKey();
    const items = Array.from({ length: 100 }, (_, row) => ({ lat: 35.1 + row / 1_000, lng: 9.4 }));
    const send = (server: ServerProcess) =>
      call(server, '/v1/batch', inJson({ ...key, 'idempotency-key': 'one' }, { op: 'create', items }));
    const before = await store.codes.count();
    const answers = await Promise.all([a, b, a, b, a, b].map(send));
    expect(new Set(answers.map(({ code }) => code || 'done'))).toEqual(
      new Set(['done', 'IDEMPOTENCY_IN_PROGRESS']),
    );
    expect(answers.filter(isFirst)).toHaveLength(1);
    const [again, other] = await Promise.all([send(a), send(b)]);
    expect([again, other].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([
      'true',
      'true',
    ]);
    expect(again.body).toEqual(answers.find(isFirst)?.body);
    expect(other.body).toEqual(again.body);
    expect((await store.codes.count()) - before).toBe(items.length);
  });

  it('accept each other’s tokens', async () => {
    const grant = await call(a, '/api/v1/auth/token', {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${keyId}:${keySecret}`)}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const authorization = `Bearer ${grant.body['access_token']}`;
    const answer = await call(b, '/api/v1/address/reverse?lat=36.8&lng=10.1', { headers: { authorization } });
    expect(answer.status).toBe(200);
  });

  it('see at once what became of an application', async () => {
    const { account, applicationId } = await newKey();
    const read = async (server: ServerProcess) =>
      Object((await call(server, `/api/v1/applications/${applicationId}`, { headers: account })).body['data'])
        .state;
    expect([await read(a), await read(b)]).toEqual(['submitted', 'submitted']);
    const withdrawn = await call(a, `/api/v1/applications/${applicationId}/withdraw`, {
      method: 'POST',
      headers: account,
    });
    expect(withdrawn.status).toBe(200);
    expect(await read(b)).toBe('withdrawn');
  });

  it('never grant more keys than the plan has, however they are asked', async () => {
    const { account, id } = await newKey();
    const record = await store.keys.get(id);
    await store.organisations.update(record?.organisationId ?? '', (one) => ({ ...one, plan: 'low' }));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const asked = await Promise.all(
      Array.from({ length: 8 }, (_, turn) =>
        call(
          turn % 2 ? a : b,
          '/api/v1/keys',
          inJson(account, { name: 'k', environment: 'sandbox', scopes }),
        ),
      ),
    );
    expect(asked.filter(({ status }) => status === 201)).toHaveLength(2);
  });

  it('rotate a key with the settings that the other has just given it', async () => {
    const { id, key, account } = await newKey();
    // Both know it, as they do a key that is in use.
    for (const server of servers) await call(server, '/v1/validate?smartcode=x', { headers: key });
    const narrowed = await fetch(`${a.url}/api/v1/keys/${id}`, {
      ...inJson(account, { scopes: ['code:read'] }),
      method: 'PATCH',
    });
    expect(narrowed.status).toBe(200);
    const rotated = await call(b, `/api/v1/keys/${id}/rotate`, { method: 'POST', headers: account });
    expect(rotated.body['data']).toMatchObject({ key: { scopes: ['code:read'] } });
  });

  it('take in what staff do and import beside them', async () => {
    const { id, key } = await newKey();
    const folder = await mkdtemp(join(tmpdir(), 'smart-address-import-'));
    const file = join(folder, 'addresses.csv');
    const rows = Array.from(
      { length: 450 },
      (_, row) => `${36.8 + row / 1e5},10.18,${row + 1},Rue du Bateau Lavoir,Tunis,1001`,
    );
    await writeFile(file, ['lat,lon,number,street,city,postcode', ...rows].join('\n'));
    const onDatabase = { DATABASE_URL: database.url };
    const staff = (...words: string[]) => runStaff([...words, '--environment', 'sandbox'], onDatabase);
    expect(await staff('import', file)).toContain('450 read: 450 were added, 0 were changed');
    await rm(folder, { recursive: true });
    for (const server of servers) {
      const found = async () => {
        const { body } = await call(server, '/v1/search?q=449+rue+du+bateau+lavoir', { headers: key });
        return JSON.stringify(body);
      };
      await expect.poll(found).toContain('449 Rue du Bateau Lavoir');
    }
    expect(await staff('keys', 'revoke', id)).toContain('is revoked');
    const refused = async () => (await call(a, '/v1/validate?smartcode=x', { headers: key })).code;
    await expect.poll(refused).toBe('KEY_REVOKED');
  });

  it('stand beside a live one on the same database, whose staff grant keys of theirs', async () => {
    const onDatabase = { DATABASE_URL: database.url, SMART_ADDRESS_ENVIRONMENT: 'live' };
    const live = await startServerProcess(onDatabase);
    try {
      const applied = await call(live, '/api/v1/applications', inJson({}, application));
      const { application: made } = Object(applied.body['data']);
      const approved = await runStaff(['applications', 'approve', made.id, '--as', 'nadia'], onDatabase);
      const [key = ''] = /sac_test_\w+/.exec(approved) ?? [];
      const path = '/v1/encode?lat=36.8&lng=10.1';
      expect((await call(b, path, { headers: { 'x-api-key': key } })).status).toBe(200);
      expect((await call(live, path, { headers: { 'x-api-key': key } })).code).toBe('KEY_WRONG_ENVIRONMENT');
    } finally {
      await live.stop();
    }
  });

  it('use up one month together', async () => {
    let organisationId = '';
    // As above: what Redis does not answer in time is counted apart.
    const round = async () => {
      const { id, key, account } = await newKey();
      const record = await store.keys.get(id);
      organisationId = record?.organisationId ?? '';
      await store.organisations.update(organisationId, (one) => ({ ...one, plan: 'free' }));
      for (const server of servers) {
        const quota = async () =>
          Object((await call(server, '/api/v1/usage', { headers: account })).body['data']).quota;
        await expect.poll(quota).toMatchObject({ limit: 5_000 });
      }
      const batch = inJson(key, { items: Array.from({ length: 400 }, () => ({ smartcode: 'x' })) });
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, turn) => call(turn % 2 ? a : b, '/v1/batch', batch)),
      );
      for (const { status, code } of answers)
        expect([200, 'QUOTA_EXCEEDED']).toContain(status === 200 ? status : code);
      return answers.filter(({ status }) => status === 200).length * 400;
    };
    await expect.poll(round, { timeout: 120_000 }).toBe(4_800);
    const month = new Date(Date.now() + hour).toISOString().slice(0, 7);
    const written = async () => {
      await store.usage.days(organisationId, month);
      return store.usage.monthTotal(organisationId, month);
    };
    await expect.poll(written).toBe(4_800);
  });
});

function isFirst({ status, headers }: Answer): boolean {
  return status === 200 && headers.get('idempotency-replayed') === null;
}

const scopes = ['code:create', 'code:read', 'address:search', 'address:reverse', 'batch:run'];
const application = {
  interface: 'B',
  organization: 'Livraison du Lac',
  contact: { name: 'Amel Trabelsi', email: 'amel@livraison.example' },
  intendedUse: 'Our couriers find parcels by address code, all over Grand Tunis.',
};
