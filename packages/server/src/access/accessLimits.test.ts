import { type Endpoint, endpoints, scopes } from '@smart-address/contract';
import { describe, expect, it } from 'vitest';
import { anApplication, createAccessWorld } from '../../test/accessWorld.ts';
import { createApp, createMemoryStore, SANDBOX_CREDENTIALS } from '../index.ts';
import { formatAccountToken, parseAccountToken } from '../credentials/secretText.ts';
import { approveApplication } from './review.ts';

const year = 365 * 86_400_000;

async function approvedWorld(over: Record<string, unknown> = { plan: 'low' }) {
  const world = createAccessWorld();
  const applicant = await world.apply(over);
  await approveApplication(world.parts, 'staff:nadia', applicant.id);
  return { ...world, ...applicant };
}

describe('another organisation’s objects', () => {
  it('do not exist: every route by id answers 404 and changes nothing', async () => {
    const world = await approvedWorld();
    const { data } = await world.call('POST', '/api/v1/keys', {
      token: world.token,
      body: { name: 'Theirs', scopes: ['code:read'] },
    });
    const ids = { applications: world.id, keys: String(data['clientId']) };
    const stranger = await world.apply({ organization: 'Another' });
    await approveApplication(world.parts, 'staff:nadia', stranger.id);

    const byId = Object.values<Endpoint>(endpoints).filter(({ path }) => path.includes('{id}'));
    expect(byId).toHaveLength(7);
    for (const { method, path, bodyType } of byId) {
      const kind = path.includes('/keys/') ? 'keys' : 'applications';
      const body = kind === 'keys' ? { name: 'Mine' } : { answer: 'Mine' };
      const sent = { token: stranger.token, ...(bodyType === null ? {} : { body }) };
      for (const id of [ids[kind], 'nothing', '..', '%00', 'org_sandbox']) {
        const answer = await world.call(method, path.replace('{id}', encodeURIComponent(id)), sent);
        const expected = id === '..' ? [404, 405] : [404];
        expect(expected, `${method} ${path} ${id}`).toContain(answer.status);
      }
    }
    expect((await world.call('GET', `/api/v1/keys/${ids.keys}`, { token: world.token })).data).toMatchObject({
      name: 'Theirs',
      state: 'active',
    });
    expect((await world.call('GET', '/api/v1/keys', { token: stranger.token })).data['count']).toBe(0);
    expect((await world.call('GET', '/api/v1/applications', { token: stranger.token })).data['count']).toBe(
      1,
    );
    expect((await world.call('GET', '/api/v1/usage', { token: stranger.token })).data['days']).toEqual([]);
  });
});

describe('an account token', () => {
  const routes = Object.values<Endpoint>(endpoints).filter(({ credential }) => credential === 'account');

  it('is what every account route asks for, and nothing else will do', async () => {
    const world = await approvedWorld();
    const made = await world.call('POST', '/api/v1/keys', {
      token: world.token,
      body: { name: 'All', scopes: [...scopes] },
    });
    const key = String(made.data['apiKey']);
    const { id, secret } = parseAccountToken(world.token) ?? { id: '', secret: '' };
    const wrong = formatAccountToken({ environment: 'live', id, secret: `${secret.slice(1)}x` });
    const elsewhere = formatAccountToken({ environment: 'sandbox', id, secret });
    const unknown = formatAccountToken({ environment: 'live', id: '0'.repeat(12), secret });
    for (const { method, path } of routes) {
      const target = path.replace('{id}', world.id);
      const codes = [
        (await world.call(method, target)).code,
        (await world.call(method, target, { key })).code,
        (await world.call(method, target, { token: key })).code,
        (await world.call(method, target, { token: wrong })).code,
        (await world.call(method, target, { token: unknown })).code,
        (await world.call(method, target, { token: `${world.token}x` })).code,
        (await world.call(method, target, { token: elsewhere })).code,
        (await world.call(method, target, { token: world.token, key })).code,
        (await world.call(method, `${target}?token=${world.token}`)).code,
      ];
      expect(codes, `${method} ${path}`).toEqual([
        'AUTH_REQUIRED',
        'AUTH_REQUIRED',
        'TOKEN_INVALID',
        'TOKEN_INVALID',
        'TOKEN_INVALID',
        'TOKEN_INVALID',
        'KEY_WRONG_ENVIRONMENT',
        'AUTH_AMBIGUOUS',
        'CREDENTIAL_IN_URL',
      ]);
    }
  });

  it('is looked at before its caller’s country is, as a key is', async () => {
    const world = await approvedWorld();
    const app = createApp({ environment: 'live', store: world.store, countryOf: () => 'FR' });
    const codeOf = async (token?: string) =>
      (await world.call('GET', '/api/v1/keys', { app, ...(token === undefined ? {} : { token }) })).code;
    expect(await codeOf()).toBe('AUTH_REQUIRED');
    expect(await codeOf('guessed')).toBe('TOKEN_INVALID');
    expect(await codeOf(world.token)).toBe('GEO_RESTRICTED');
    const applied = await world.call('POST', '/api/v1/applications', { app, body: anApplication });
    expect(applied.code).toBe('GEO_RESTRICTED');
  });

  it('opens no operation', async () => {
    const world = await approvedWorld();
    const point = { lat: 36.8065, lng: 10.1815 };
    const created = await world.call('POST', '/api/v1/smartcode/create', { token: world.token, body: point });
    expect([created.status, created.code]).toEqual([401, 'TOKEN_INVALID']);
    const encoded = await world.call('GET', '/v1/encode?lat=36.8&lng=10.1', { key: world.token });
    expect([encoded.status, encoded.code]).toEqual([401, 'KEY_INVALID']);
  });

  it('is never stored, stops when it is replaced, and ends after a year', async () => {
    const world = await approvedWorld();
    const { secret = '' } = parseAccountToken(world.token) ?? {};
    expect(JSON.stringify(await world.store.organisations.list())).not.toContain(secret);
    const { data } = await world.call('POST', '/api/v1/account/token', { token: world.token });
    expect((await world.call('GET', '/api/v1/keys', { token: world.token })).code).toBe('TOKEN_INVALID');
    const token = String(data['accountToken']);
    expect((await world.call('GET', '/api/v1/keys', { token })).status).toBe(200);
    world.pass(year);
    expect((await world.call('GET', '/api/v1/keys', { token })).code).toBe('TOKEN_EXPIRED');
  });

  it('may be asked for as often as a team likes in the sandbox', async () => {
    const world = createAccessWorld();
    const applied = new Set<number>();
    for (let count = 0; count < 30; count += 1) {
      const options = { body: anApplication, app: world.sandbox };
      applied.add((await world.call('POST', '/api/v1/applications', options)).status);
    }
    expect([...applied]).toEqual([201]);
  });

  it('and its owner are told to slow down, as is one who applies again and again', async () => {
    const world = createAccessWorld();
    const applied: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      const { status } = await world.call('POST', '/api/v1/applications', { body: anApplication });
      applied.push(status);
    }
    expect(applied.filter((status) => status === 201)).toHaveLength(10);
    expect(applied.at(-1)).toBe(429);
    world.pass(60_000);
    const { id, token } = await world.apply();
    const reads: number[] = [];
    for (let count = 0; count < 61; count += 1) {
      reads.push((await world.call('GET', `/api/v1/applications/${id}`, { token })).status);
    }
    expect(reads.lastIndexOf(200)).toBe(59);
    const late = await world.call('GET', `/api/v1/applications/${id}`, { token });
    expect(late.code).toBe('RATE_LIMITED');
    world.pass(Number(late.headers.get('retry-after')) * 1_000);
    expect((await world.call('GET', `/api/v1/applications/${id}`, { token })).status).toBe(200);
  });

  it('cannot fill its own lists without end, which each further call would read: by applying and withdrawing, or by making and revoking keys', async () => {
    const world = createAccessWorld();
    let { id, token } = await world.apply();
    const again = async () => {
      const left = await world.call('POST', `/api/v1/applications/${id}/withdraw`, { token });
      expect(left.status).toBe(200);
      const answer = await world.call('POST', '/api/v1/applications', { token, body: anApplication });
      id = String(Object(answer.data['application']).id ?? id);
      world.pass(60_000);
      return answer;
    };
    for (let count = 2; count <= 10; count += 1) expect((await again()).status).toBe(201);
    const refused = await again();
    expect([refused.status, refused.code]).toEqual([429, 'RATE_LIMITED']);
    world.pass((Number(refused.headers.get('retry-after')) - 60) * 1_000);
    const body = anApplication;
    expect((await world.call('POST', '/api/v1/applications', { token, body })).status).toBe(201);

    const approved = await approvedWorld({ plan: 'free' });
    const sent = { token: approved.token };
    const make = (rotated: string | null) =>
      rotated === null
        ? approved.call('POST', '/api/v1/keys', { ...sent, body: { name: 'Again', scopes: ['code:read'] } })
        : approved.call('POST', `/api/v1/keys/${rotated}/rotate`, sent);
    for (let count = 1; count <= 100; count += 1) {
      approved.pass(10_000);
      const made = await make(null);
      const rotated = await make(String(made.data['clientId']));
      expect([made.status, rotated.status]).toEqual([201, 201]);
      for (const { data } of [made, rotated]) {
        expect((await approved.call('DELETE', `/api/v1/keys/${data['clientId']}`, sent)).status).toBe(200);
      }
    }
    const late = await make(null);
    expect([late.status, late.code]).toEqual([429, 'RATE_LIMITED']);
    approved.pass(Number(late.headers.get('retry-after')) * 1_000);
    const last = await make(null);
    expect(last.status).toBe(201);
    // Two were made in the moment that is a day ago now. A replacement is one too.
    const replaced = await make(String(last.data['clientId']));
    expect(replaced.status).toBe(201);
    await approved.call('DELETE', `/api/v1/keys/${last.data['clientId']}`, sent);
    const tooMany = await make(String(replaced.data['clientId']));
    expect([tooMany.status, tooMany.code]).toEqual([429, 'RATE_LIMITED']);
  });

  it('makes as many keys a day as it was agreed to have: an emergency service gives one to each of its vehicles', async () => {
    const world = await approvedWorld({ plan: 'government' });
    for (let count = 1; count <= 201; count += 1) {
      world.pass(1_000);
      const body = { name: `Vehicle ${count}`, scopes: ['code:read'] };
      expect((await world.call('POST', '/api/v1/keys', { token: world.token, body })).status).toBe(201);
    }
  });

  it('is replaced twenty times in a row, and then once in ten minutes: each leaves a line that nobody can delete', async () => {
    const world = createAccessWorld();
    let { token, organisationId } = await world.apply();
    const replace = async () => {
      world.pass(1_000);
      const answer = await world.call('POST', '/api/v1/account/token', { token });
      token = String(answer.data['accountToken'] ?? token);
      return answer;
    };
    for (let count = 1; count <= 20; count += 1) expect((await replace()).status).toBe(200);
    const refused = await replace();
    expect([refused.status, refused.code]).toEqual([429, 'RATE_LIMITED']);
    expect(await world.store.audit.list(organisationId, 100)).toHaveLength(21);
    expect((await world.call('GET', '/api/v1/keys', { token })).status).toBe(200);
    world.pass(Number(refused.headers.get('retry-after')) * 1_000);
    expect((await replace()).status).toBe(200);
  });

  it('are limited in a sandbox too, whose disk may be that of live: after 1,000 at once, one in two seconds', async () => {
    // A sandbox whose store is not in memory.
    const { isInMemory: _isInMemory, ...store } = createMemoryStore();
    let now = Date.parse('2026-11-23T09:00:00Z');
    const app = createApp({ store, clock: () => now });
    const world = createAccessWorld();
    const apply = async () =>
      (await world.call('POST', '/api/v1/applications', { body: anApplication, app })).status;
    for (let count = 1; count <= 1_000; count += 1) expect(await apply()).toBe(201);
    expect(await apply()).toBe(429);
    now += 2_000;
    expect([await apply(), await apply()]).toEqual([201, 429]);
  });

  it('are not limited in a sandbox in memory beyond its rate: a test suite applies anew in each test, and makes keys on the fixed account', async () => {
    const world = createAccessWorld();
    const app = world.sandbox;
    const statuses = new Set<number>();
    const call = async (...[method, path, options]: Parameters<typeof world.call>) => {
      world.pass(5);
      const answer = await world.call(method, path, { app, ...options });
      statuses.add(answer.status);
      return answer.data;
    };
    const token = SANDBOX_CREDENTIALS.accountToken;
    for (let count = 1; count <= 300; count += 1) {
      const { application, accountToken } = await call('POST', '/api/v1/applications', {
        body: anApplication,
      });
      const id = String(Object(application).id);
      await call('POST', `/api/v1/applications/${id}/withdraw`, { token: String(accountToken) });
      const body = { name: 'Again', scopes: ['code:read'] };
      const { clientId } = await call('POST', '/api/v1/keys', { token, body });
      await call('DELETE', `/api/v1/keys/${String(clientId)}`, { token });
      const own = await call('POST', '/api/v1/applications', { token, body: anApplication });
      await call('POST', `/api/v1/applications/${String(Object(own['application']).id)}/withdraw`, { token });
    }
    expect(statuses).toEqual(new Set([200, 201]));
  });

  it('are counted by IPv4 address and by IPv6 network, of which a subscriber has all addresses', async () => {
    const world = createAccessWorld();
    const apply = async (from: string) =>
      (await world.call('POST', '/api/v1/applications', { body: anApplication, from })).status;
    for (let count = 1; count <= 10; count += 1) {
      expect(await apply(`2001:db8:1:2:${count}::${count}`)).toBe(201);
      expect(await apply('::ffff:192.0.2.1')).toBe(201);
    }
    expect(await apply('2001:db8:1:2:ffff::1')).toBe(429);
    expect(await apply('192.0.2.1')).toBe(429);
    expect(await apply('2001:db8:1:3::1')).toBe(201);
    expect(await apply('192.0.2.2')).toBe(201);
  });

  it('are counted by IPv6 site too, of which one may have all 65,536 networks', async () => {
    const world = createAccessWorld();
    const apply = (from: string) => world.call('POST', '/api/v1/applications', { body: anApplication, from });
    const applied = new Map<number, number>();
    for (let network = 1; network <= 110; network += 1) {
      const { status } = await apply(`2001:db8:1:${network.toString(16)}::1`);
      applied.set(status, (applied.get(status) ?? 0) + 1);
    }
    expect([...applied]).toEqual([
      [201, 100],
      [429, 10],
    ]);
    const refused = await apply('2001:db8:1:ffff::1');
    expect((await apply('2001:db8:2:1::1')).status).toBe(201);
    world.pass(Number(refused.headers.get('retry-after')) * 1_000);
    expect((await apply('2001:db8:1:ffff::1')).status).toBe(201);

    // What the site refuses is not taken from the network: who waits as told is served, ten times if need be.
    const waits: (string | null)[] = [];
    for (let count = 1; count < 10; count += 1) {
      const told = await apply('2001:db8:1:ffff::1');
      waits.push(told.headers.get('retry-after'));
      world.pass(6_000);
      expect((await apply('2001:db8:1:ffff::1')).status).toBe(201);
    }
    expect(new Set(waits)).toEqual(new Set(['6']));
  });
});

describe('a key', () => {
  const faultsOf = (body: Record<string, unknown>) =>
    Object(body['error']).fields.map(
      ({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`,
    );

  it.each([
    [{ scopes: [] }, '/scopes too_short'],
    [{ scopes: ['admin'] }, '/scopes/0 invalid_value'],
    [{ name: '' }, '/name too_short'],
    [{ name: 'a\u001b[31mred' }, '/name invalid_format'],
    [{ name: 'a\u202eb' }, '/name invalid_format'],
    [{ ratePerSecond: 11 }, '/ratePerSecond too_big'],
    [{ burst: 51 }, '/burst too_big'],
    [{ burst: 0 }, '/burst too_small'],
    [{ ipAllowList: ['197.0.0.0/16', '10.0.0.300'] }, '/ipAllowList/1 invalid_format'],
    [{ ipAllowList: ['010.0.0.1'] }, '/ipAllowList/0 invalid_format'],
    [{ ipAllowList: ['10.1/8'] }, '/ipAllowList/0 invalid_format'],
    [{ ipAllowList: ['10.0.0.1/8'] }, '/ipAllowList/0 invalid_format'],
    [{ origins: ['https://shop.example/'], scopes: ['address:search'] }, '/origins/0 invalid_format'],
    [{ origins: ['http://shop.example'], scopes: ['address:search'] }, '/origins/0 invalid_format'],
    [{ origins: ['https://*.shop.example'], scopes: ['address:search'] }, '/origins/0 invalid_format'],
    [{ origins: ['*'], scopes: ['address:search'] }, '/origins/0 invalid_format'],
    [
      { origins: ['https://shop.example'], scopes: ['address:search', 'code:create'] },
      '/scopes/1 invalid_value',
    ],
    [{ expiresAt: '2026-11-23T09:00:00Z' }, '/expiresAt too_small'],
    [{ expiresAt: '2026-11-23T10:00:00+01:00' }, '/expiresAt too_small'],
    [{ expiresAt: '9999-12-31T23:59:59-01:00' }, '/expiresAt too_big'],
    [{ expiresAt: 'tomorrow' }, '/expiresAt invalid_format'],
    [{ expiresAt: '2027-01-31T09:00:00' }, '/expiresAt invalid_format'],
    [{ state: 'active' }, '/state unknown'],
    [{ organisationId: 'org_another' }, '/organisationId unknown'],
  ])('is refused with %j', async (over, fault) => {
    const world = await approvedWorld();
    const body = { name: 'Checkout', scopes: ['code:read'], ...over };
    const answer = await world.call('POST', '/api/v1/keys', { token: world.token, body });
    expect([answer.status, answer.code]).toEqual([422, 'VALIDATION_FAILED']);
    expect(faultsOf(answer.body)).toEqual([fault]);
    expect((await world.call('GET', '/api/v1/keys', { token: world.token })).data['count']).toBe(0);
  });

  it.each([
    ['https://متجر.تونس', 'https://xn--pgbep1f.xn--pgbs0dh'],
    ['https://Boutique.tn/panier', 'https://boutique.tn'],
    ['boutique.tn', 'https://shop.example'],
    ['http://boutique.tn', 'https://shop.example'],
    ['https://*.boutique.tn', 'https://shop.example'],
  ])('whose origin is given as %s hears how browsers write it', async (origin, form) => {
    const { token, call } = await approvedWorld();
    const body = { name: 'Shop', scopes: ['address:search'], origins: [origin] };
    const refused = Object((await call('POST', '/api/v1/keys', { token, body })).body['error']);
    expect(refused.fields).toMatchObject([{ code: 'invalid_format', params: { form } }]);
  });

  it('from before a rule is changed and replaced as before; only what is sent anew is held to the rule', async () => {
    const { parts, token, call } = await approvedWorld();
    const body = { name: 'Shop', scopes: ['address:search'], origins: ['https://shop.example'] };
    const { data } = await call('POST', '/api/v1/keys', { token, body });
    const path = `/api/v1/keys/${String(data['clientId'])}`;
    const origins = ['https://shop.example', 'https://*.shop.example'];
    await parts.store.keys.update(String(data['clientId']), (key) => ({ ...key, origins }));
    expect((await call('PATCH', path, { token, body: { name: 'Renamed' } })).data).toMatchObject({
      name: 'Renamed',
      origins,
    });
    expect(faultsOf((await call('PATCH', path, { token, body: { origins } })).body)).toEqual([
      '/origins/1 invalid_format',
    ]);
    expect(faultsOf((await call('PATCH', path, { token, body: { scopes: ['code:read'] } })).body)).toEqual([
      '/scopes/0 invalid_value',
    ]);
    expect((await call('POST', `${path}/rotate`, { token })).status).toBe(201);
  });

  // As JavaScript, Python and PHP write the same instant.
  it.each(['2027-01-31T08:00:00.000Z', '2027-01-31T08:00:00.000000+00:00', '2027-01-31T09:00:00+01:00'])(
    'ends at %s, which every answer gives in UTC',
    async (expiresAt) => {
      const world = await approvedWorld();
      const { token } = world;
      const body = { name: 'Checkout', scopes: ['code:read'], expiresAt };
      const { data } = await world.call('POST', '/api/v1/keys', { token, body });
      const inUtc = { expiresAt: '2027-01-31T08:00:00.000Z' };
      expect(data['key']).toMatchObject(inUtc);
      const path = `/api/v1/keys/${String(data['clientId'])}`;
      const change = { token, body: { expiresAt } };
      expect((await world.call('PATCH', path, change)).data).toMatchObject(inUtc);
      const renamed = { token, body: { name: 'Shop' } };
      expect((await world.call('PATCH', path, renamed)).data).toMatchObject({ name: 'Shop', ...inUtc });
      const never = { token, body: { expiresAt: null } };
      expect((await world.call('PATCH', path, never)).data).toMatchObject({ expiresAt: null });
    },
  );

  it('of any scopes does what those scopes say and nothing else, on every route', async () => {
    const world = await approvedWorld({ plan: 'medium' });
    const requests: Readonly<Record<string, { path: string; body?: unknown }>> = {
      encode: { path: '/v1/encode?lat=36.8065&lng=10.1815' },
      decode: { path: '/v1/decode?smartcode=TN5245-445-5222' },
      validate: { path: '/v1/validate?smartcode=TN5245-445-5222' },
      batch: { path: '/v1/batch', body: { items: [{ smartcode: 'TN5245-445-5222', op: 'decode' }] } },
      autocomplete: { path: '/v1/autocomplete?q=tunis' },
      search: { path: '/v1/search?q=tunis' },
      reverse: { path: '/v1/reverse?lat=36.8065&lng=10.1815' },
    };
    const keyed = Object.entries<Endpoint>(endpoints).filter(([, { credential }]) => credential === 'apiKey');
    expect(keyed.map(([name]) => name).sort()).toEqual(Object.keys(requests).sort());
    for (const scope of scopes) {
      const body = { name: scope, scopes: [scope] };
      const { data } = await world.call('POST', '/api/v1/keys', { token: world.token, body });
      for (const [name, endpoint] of keyed) {
        const { path = '', body: sent } = requests[name] ?? {};
        const answer = await world.call(endpoint.method, path, { key: String(data['apiKey']), body: sent });
        const isAllowed = endpoint.scope === scope;
        expect([name, answer.status, answer.code]).toEqual(
          isAllowed ? [name, 200, ''] : [name, 403, 'INSUFFICIENT_SCOPE'],
        );
        if (!isAllowed) expect(answer.headers.get('www-authenticate')).toContain(`scope="${endpoint.scope}"`);
      }
    }
  });

  it('may be changed while it works, within the same rules', async () => {
    const world = await approvedWorld();
    const created = await world.call('POST', '/api/v1/keys', {
      token: world.token,
      body: { name: 'Browser', scopes: ['address:search'], origins: ['https://shop.example'] },
    });
    const path = `/api/v1/keys/${created.data['clientId']}`;
    const change = (body: unknown) => world.call('PATCH', path, { token: world.token, body });
    expect(faultsOf((await change({ scopes: ['code:create'] })).body)).toEqual(['/scopes/0 invalid_value']);
    const changed = await change({ origins: null, scopes: ['code:create'], ipAllowList: ['197.0.0.0/16'] });
    expect(changed.data).toMatchObject({
      name: 'Browser',
      origins: null,
      scopes: ['code:create'],
      ipAllowList: ['197.0.0.0/16'],
    });
    const called = await world.call('GET', '/v1/encode?lat=36.8&lng=10.1', {
      key: String(created.data['apiKey']),
    });
    expect(called.code).toBe('IP_NOT_ALLOWED');
    const slower = await change({ ratePerSecond: 1, burst: 2, ipAllowList: [] });
    expect(slower.data).toMatchObject({ ratePerSecond: 1, burst: 2 });
    expect((await change({ name: 'Server' })).data).toMatchObject({ ratePerSecond: 1, burst: 2 });
    const counted = await world.call('GET', '/v1/encode?lat=36.8&lng=10.1', {
      key: String(created.data['apiKey']),
    });
    expect([counted.status, counted.headers.get('x-ratelimit-limit')]).toEqual([200, '2']);
    await world.call('DELETE', path, { token: world.token });
    expect((await change({ name: 'Again' })).code).toBe('STATE_CONFLICT');
    expect((await world.call('DELETE', path, { token: world.token })).data['state']).toBe('revoked');
  });

  it('counts against the plan until it is revoked or replaced, and several made at once count each', async () => {
    const world = await approvedWorld({ plan: 'free' });
    const body = { name: 'Live', scopes: ['code:read'] };
    const make = () => world.call('POST', '/api/v1/keys', { token: world.token, body });
    const answers = await Promise.all([make(), make(), make()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const made = answers.find(({ status }) => status === 201);
    const rotated = await world.call('POST', `/api/v1/keys/${made?.data['clientId']}/rotate`, {
      token: world.token,
    });
    expect(rotated.status).toBe(201);
    expect((await make()).status).toBe(409);
    await world.call('DELETE', `/api/v1/keys/${rotated.data['clientId']}`, { token: world.token });
    expect((await make()).status).toBe(201);
    const sandboxed = await world.call('POST', '/api/v1/keys', {
      token: world.token,
      body: { ...body, environment: 'sandbox' },
    });
    expect(sandboxed.status).toBe(201);
  });

  it('replaced again and again leaves no more old ones at work than the plan allows keys', async () => {
    const world = await approvedWorld({ plan: 'free' });
    const sent = { token: world.token };
    const body = { name: 'Live', scopes: ['code:read'] };
    const first = await world.call('POST', '/api/v1/keys', { ...sent, body });
    const rotate = (id: unknown) => world.call('POST', `/api/v1/keys/${id}/rotate`, sent);
    const second = await rotate(first.data['clientId']);
    expect(second.status).toBe(201);
    const refused = await rotate(second.data['clientId']);
    expect([refused.status, refused.code]).toEqual([409, 'STATE_CONFLICT']);
    expect(Object(refused.body['error']).fields).toMatchObject([{ code: 'plan_limit', params: { max: 1 } }]);
    const still = await world.call('GET', '/v1/validate?smartcode=x', { key: String(second.data['apiKey']) });
    expect(still.status).toBe(200);
    await world.call('DELETE', `/api/v1/keys/${first.data['clientId']}`, sent);
    expect((await rotate(second.data['clientId'])).status).toBe(201);
  });
});

describe('the plans', () => {
  it('are public, with the prices of the specification', async () => {
    const world = createAccessWorld();
    const { status, data } = await world.call('GET', '/api/v1/plans');
    expect(status).toBe(200);
    const plans: { name: string; pricePerYear: number | null; popular: boolean }[] = Object(data['plans']);
    expect(plans.map(({ name, pricePerYear, popular }) => [name, pricePerYear, popular])).toEqual([
      ['free', 0, false],
      ['low', 290, false],
      ['medium', 790, true],
      ['large', 1_990, false],
      ['government', null, false],
    ]);
  });
});

describe('an application', () => {
  it('is taken with what a paste leaves around its texts, which is not kept', async () => {
    const world = createAccessWorld();
    const contact = { name: ' Amel Trabelsi', email: ' amel@livraison.example\t' };
    const { id } = await world.apply({ organization: ' Livraison du Lac ', contact });
    expect(await world.store.applications.get(id)).toMatchObject({
      organization: 'Livraison du Lac',
      contact: { name: 'Amel Trabelsi', email: 'amel@livraison.example' },
    });
  });

  it.each([
    [{ intendedUse: 'x'.repeat(39) }, '/intendedUse too_short'],
    [{ intendedUse: `${' '.repeat(50)}short` }, '/intendedUse too_short'],
    [{ organization: ' ' }, '/organization too_short'],
    [{ contact: { name: 'Amel', email: 'amel@' } }, '/contact/email invalid_format'],
    [{ contact: 'amel@livraison.example' }, '/contact invalid_type'],
    [{ plan: 'gold' }, '/plan invalid_value'],
    [{ interface: 'C' }, '/interface invalid_value'],
    [{ state: 'approved' }, '/state unknown'],
  ])('is refused with %j', async (over, fault) => {
    const world = createAccessWorld();
    const answer = await world.call('POST', '/api/v1/applications', { body: { ...anApplication, ...over } });
    expect([answer.status, answer.code]).toEqual([422, 'VALIDATION_FAILED']);
    expect(
      Object(answer.body['error']).fields.map(
        (one: { pointer: string; code: string }) => `${one.pointer} ${one.code}`,
      ),
    ).toEqual([fault]);
    expect(await world.store.organisations.list()).toEqual([]);
  });
});
