// The same drawn calls to a service on each store, ids and secrets apart: whoever moves to another database notices nothing.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeSmartCode } from '@smart-address/codes';
import { createApp, createMemoryStore, SANDBOX_CREDENTIALS, type Store } from '@smart-address/server';
import { openPostgresStore, openSqliteStore } from '@smart-address/server/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUpDatabase } from '../../packages/server/test/setUpDatabase.ts';
import { withDatabases } from '../databases/withDatabases.ts';
import { createRandom } from '../fuzz/random.ts';

/** In one cell of code B, in no order of their codes. */
const corners = [
  { lat: 36.80655, lng: 10.18157 },
  { lat: 36.80651, lng: 10.18151 },
  { lat: 36.8065, lng: 10.1815 },
  { lat: 36.80656, lng: 10.18151 },
] as const;
const pointIn = ({ lat, lng }: (typeof corners)[number], cell: number) => ({ lat: lat + cell / 1_000, lng });
const outside = { lat: 48.85, lng: 2.35 };
const times = [0, 1, 700, 5_000, 3_600_000, 30_000_000, 90_000_000, 2_700_000_000] as const;
const scopes = ['code:create', 'code:read', 'batch:run', 'address:search', 'address:reverse'] as const;
const drawnFields = /^(?:id|requestId|apiKey|clientId|clientSecret|accountToken|access_token)$/;

/** Draws `count` calls, sends them to a service on the store that `open` gives, again and again, and tells each answer. */
async function answersOn(
  open: (before: Store | null) => Promise<Store>,
  seed: number,
  count: number,
): Promise<readonly string[]> {
  const random = createRandom(seed);
  let now = Date.parse('2026-11-27T09:00:00Z');
  let store = await open(null);
  const serve = () => createApp({ store, clock: () => now });
  let app = serve();
  const told: string[] = [];
  /** What a service draws by itself is named in the order it first appears. */
  const names = new Map<string, string>();
  const apiKeys: string[] = [SANDBOX_CREDENTIALS.apiKey];
  const keys: string[] = [];
  const applications: string[] = [];
  const accounts: string[] = [SANDBOX_CREDENTIALS.accountToken];

  function named(field: string, value: unknown): unknown {
    if (typeof value !== 'string') return value;
    if (!names.has(value) && drawnFields.test(field)) {
      names.set(value, `${field} ${names.size}`);
    }
    return names.get(value) ?? value;
  }

  async function send(method: string, path: string, headers: Record<string, string>, body?: object) {
    const sent = body ? { method, body: JSON.stringify(body) } : { method };
    const typed = body ? { ...headers, 'content-type': 'application/json' } : headers;
    const response = await app.fetch(new Request(`http://api.example${path}`, { ...sent, headers: typed }));
    const text = await response.text();
    const data = Object(JSON.parse(text).data);
    for (const [list, made] of [
      [apiKeys, data.apiKey],
      [keys, data.clientId],
      [accounts, data.accountToken],
      [applications, data.application?.id],
    ]) {
      if (typeof made === 'string') list.push(made);
    }
    const headersTold = ['ratelimit', 'x-created', 'idempotency-replayed', 'retry-after'].map((name) =>
      response.headers.get(name),
    );
    const answer = JSON.stringify(JSON.parse(text, named));
    told.push(
      `${now} ${method} ${path.split('/').slice(0, 4).join('/')} ${response.status} ${headersTold.join(' ')} ${answer}`,
    );
  }

  /** Of forty cells, so that many are met again. */
  const place = () => random.below(40);
  const within = (cell: number) => pointIn(random.pick(corners), cell);
  const code = () => encodeSmartCode(within(place()), random.pick(['A', 'B']));

  const draws: readonly (() => Promise<void>)[] = [
    async () => {
      const { lat, lng } = random.chance(0.05) ? outside : within(place());
      await send('GET', `/v1/encode?lat=${lat}&lng=${lng}`, key());
    },
    async () => {
      const path = random.pick(['decode', 'decode', 'validate']);
      await send('GET', `/v1/${path}?smartcode=${code()}`, key());
    },
    // All of one kind: whether one item sees what another registers is not promised.
    async () => {
      const op = random.pick(['create', 'encode', 'validate']);
      const cell = place();
      const items = Array.from({ length: 1 + random.below(5) }, () =>
        op === 'validate'
          ? { op, smartcode: code() }
          : { op, ...within(random.chance(0.6) ? cell : place()) },
      );
      await send('POST', '/v1/batch', { ...key(), ...onceHeader() }, { items });
      const made = corners.map((corner) => ({ smartcode: encodeSmartCode(pointIn(corner, cell), 'A') }));
      await send('POST', '/v1/batch', { 'x-api-key': SANDBOX_CREDENTIALS.apiKey }, { items: made });
    },
    async () => {
      const status = random.pick(['retired', 'retired', 'active'] as const);
      const changed = await store.codes.setStatus(code(), status);
      told.push(`${status} ${changed?.smartCode}`);
    },
    async () => {
      const some = scopes.filter(() => random.chance(0.8));
      const expiresAt = random.chance(0.2) ? { expiresAt: new Date(now + 3_600_000).toISOString() } : {};
      await send('POST', '/api/v1/keys', account(), { name: 'Checkout', scopes: some, ...expiresAt });
    },
    async () => {
      if (keys.length === 0) return;
      const id = random.pick(keys);
      const what = random.pick(['rotate', 'revoke', 'change', 'read']);
      if (what === 'rotate') await send('POST', `/api/v1/keys/${id}/rotate`, account());
      if (what === 'revoke') await send('DELETE', `/api/v1/keys/${id}`, account());
      if (what === 'read') await send('GET', `/api/v1/keys/${id}`, account());
      if (what === 'change') await send('PATCH', `/api/v1/keys/${id}`, account(), { burst: 3 });
    },
    async () => send('GET', random.pick(['/api/v1/keys', '/api/v1/applications']), account()),
    async () => {
      const months = ['', '?month=2026-11', '?month=2026-12'];
      await send('GET', `/api/v1/usage${random.pick(months)}`, account());
    },
    async () => {
      const application = {
        organization: 'Livraison du Lac',
        contact: { name: 'Amel', email: 'amel@livraison.example' },
        intendedUse: 'Our couriers find parcels by address code, all over Tunis.',
        interface: random.pick(['A', 'B']),
      };
      await send('POST', '/api/v1/applications', random.chance(0.3) ? {} : account(), application);
    },
    async () => {
      if (applications.length === 0) return;
      await send('POST', `/api/v1/applications/${random.pick(applications)}/withdraw`, account());
    },
    async () => {
      if (random.chance(0.7)) return;
      await app.close();
      store = await open(store);
      app = serve();
    },
  ];

  function key() {
    return { 'x-api-key': random.pick(random.chance(0.5) ? apiKeys : apiKeys.slice(-2)) };
  }
  function account() {
    return { authorization: `Bearer ${random.chance(0.7) ? accounts[0] : random.pick(accounts)}` };
  }
  function onceHeader(): Record<string, string> {
    return random.chance(0.4) ? { 'idempotency-key': `order-${random.below(3)}` } : {};
  }

  await app.ready();
  for (let calls = 0; calls < count; calls += 1) {
    now += random.pick(random.chance(0.9) ? times.slice(0, 3) : times);
    await (random.chance(0.5) ? draws[random.below(3)] : random.pick(draws))?.();
  }
  await send('GET', '/api/v1/usage', account());
  for (const { at, actor, action, subject } of await store.audit.list('org_sandboxdev01', 1_000)) {
    const [kind, id] = actor.split(':');
    told.push(`${at} ${kind} ${named('id', id)} ${action} ${named('id', subject)}`);
  }
  await app.close();
  return told;
}

let folder: string;
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'smart-address-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const seeds = [1, 2, 3, 4, 5, 6];
const inMemory = (seed: number) => answersOn(async (before) => before ?? createMemoryStore(), seed, 150);

it.each(seeds)('a SQLite file answers as memory does (%i)', async (seed) => {
  const file = join(folder, `${(files += 1)}.sqlite`);
  expect(await answersOn(() => openSqliteStore(file), seed, 150)).toEqual(await inMemory(seed));
});

withDatabases('PostgreSQL', ['PostgreSQL'], () => {
  const database = setUpDatabase();

  it.each(seeds)('answers as memory does (%i)', async (seed) => {
    const open = () => openPostgresStore(database.url, { schema: `same_${seed}` });
    expect(await answersOn(open, seed, 150)).toEqual(await inMemory(seed));
  });
});
