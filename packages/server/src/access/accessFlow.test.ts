import { SANDBOX_CREDENTIALS } from '../index.ts';
import { describe, expect, it } from 'vitest';
import { anApplication, createAccessWorld } from '../../test/accessWorld.ts';
import { rotateKey } from './keys.ts';
import { approveApplication, askApplicant, rejectApplication, setOrganisationSuspended } from './review.ts';

const hour = 3_600_000;
const day = 24 * hour;
const encode = '/v1/encode?lat=36.8065&lng=10.1815';

describe('access to Interface A', () => {
  it('a rotation that cannot write the new key leaves none whose secret nobody has seen', async () => {
    const world = createAccessWorld();
    const { id, token, organisationId } = await world.apply({ plan: 'free' });
    await approveApplication(world.parts, 'staff:nadia', id);
    const wanted = { token, body: { name: 'Checkout', scopes: ['code:create'] } };
    const keyId = String((await world.call('POST', '/api/v1/keys', wanted)).data['clientId']);
    const organisation = await world.store.organisations.get(organisationId);
    if (!organisation) throw new Error('There is no account.');
    const { store } = world;
    const cut = () => Promise.reject(new Error('The connection was cut.'));
    const broken = { ...store, keys: { ...store.keys, put: cut } };
    await expect(rotateKey({ ...world.parts, store: broken }, organisation, keyId)).rejects.toThrow('cut');
    const keys = await store.keys.listOf(organisationId);
    expect(keys.map(({ state }) => state)).toEqual(['rotating']);
    const lines = await store.audit.list(organisationId, 10);
    expect(lines.some(({ action }) => action === 'key.rotated')).toBe(true);
    // The plan has one key: the place is free.
    expect((await world.call('POST', '/api/v1/keys', wanted)).status).toBe(201);
  });

  it('goes from an application to a key, a call, a rotation and a revocation', async () => {
    const world = createAccessWorld();
    const submitted = await world.call('POST', '/api/v1/applications', {
      body: { ...anApplication, plan: 'low' },
    });
    expect(submitted.status).toBe(201);
    const { application, accountToken: token } = submitted.data;
    expect(application).toMatchObject({
      interface: 'A',
      state: 'submitted',
      plan: 'low',
      submittedAt: '2026-11-23T09:00:00.000Z',
      dueAt: '2026-11-26T09:00:00.000Z',
    });
    const id = String(Object(application).id);
    expect(submitted.headers.get('location')).toBe(`/api/v1/applications/${id}`);

    const account = { token: String(token) };
    const wanted = { name: 'Checkout', scopes: ['code:create'], ratePerSecond: 5, burst: 20 };
    const early = await world.call('POST', '/api/v1/keys', { ...account, body: wanted });
    expect([early.status, early.code]).toEqual([403, 'APPLICATION_NOT_APPROVED']);

    await approveApplication(world.parts, 'staff:nadia', id);
    const read = await world.call('GET', `/api/v1/applications/${id}`, account);
    expect(read.data).toMatchObject({ state: 'approved', decidedAt: '2026-11-23T09:00:00.000Z' });

    const created = await world.call('POST', '/api/v1/keys', { ...account, body: wanted });
    expect(created.status).toBe(201);
    expect(created.data['key']).toMatchObject({
      name: 'Checkout',
      environment: 'live',
      state: 'active',
      scopes: ['code:create'],
      ratePerSecond: 5,
      burst: 20,
    });
    const first = String(created.data['apiKey']);
    const firstId = String(created.data['clientId']);
    expect(first).toMatch(/^sac_live_/);
    const called = await world.call('GET', encode, { key: first });
    expect(called.status).toBe(200);
    expect(called.headers.get('x-ratelimit-limit')).toBe('20');

    world.pass(60_000);
    const rotated = await world.call('POST', `/api/v1/keys/${firstId}/rotate`, account);
    expect(rotated.status).toBe(201);
    const second = String(rotated.data['apiKey']);
    expect((await world.call('GET', encode, { key: first })).status).toBe(200);
    expect((await world.call('GET', encode, { key: second })).status).toBe(200);
    const listed = await world.call('GET', '/api/v1/keys', account);
    expect(Object(listed.data['keys'])).toMatchObject([
      { id: firstId, state: 'rotating', replacedBy: rotated.data['clientId'] },
      { state: 'active', scopes: ['code:create'], createdAt: '2026-11-23T09:01:00.000Z' },
    ]);

    world.pass(day);
    const late = await world.call('GET', encode, { key: first });
    expect([late.status, late.headers.get('www-authenticate')]).toEqual([
      401,
      expect.stringContaining('invalid_token'),
    ]);
    expect((await world.call('GET', `/api/v1/keys/${firstId}`, account)).data['state']).toBe('revoked');

    const revoked = await world.call('DELETE', `/api/v1/keys/${rotated.data['clientId']}`, account);
    expect(revoked.data['state']).toBe('revoked');
    const refused = await world.call('GET', encode, { key: second });
    expect([refused.status, refused.code]).toEqual([401, 'KEY_REVOKED']);

    const usage = await world.call('GET', '/api/v1/usage?month=2026-11', account);
    expect(usage.data).toMatchObject({
      month: '2026-11',
      quota: { limit: 50_000, used: 3, remaining: 49_997, resetsAt: '2026-11-30T23:00:00.000Z' },
      days: [{ date: '2026-11-23', units: 3, operations: { encode: 3 } }],
    });
    const organisationId = String((await world.store.applications.get(id))?.organisationId);
    const log = await world.store.audit.list(organisationId, 100);
    expect([...log].reverse().map(({ actor, action }) => [actor.split(':')[0], action])).toEqual([
      ['account', 'application.submitted'],
      ['staff', 'application.approved'],
      ['account', 'key.created'],
      ['account', 'key.rotated'],
      ['account', 'key.revoked'],
    ]);
  });

  it('brings the keys along when another plan is approved, but for a lower rate that was chosen', async () => {
    const world = createAccessWorld();
    const { id, token } = await world.apply({ plan: 'low' });
    await approveApplication(world.parts, 'staff:nadia', id);
    const scopes = ['code:create'];
    const create = async (chosen: object) =>
      (await world.call('POST', '/api/v1/keys', { token, body: { name: 'Key', scopes, ...chosen } })).data;
    const usual = await create({});
    await create({ ratePerSecond: 8, burst: 12 });
    await create({ environment: 'sandbox' });
    const rates = async () => {
      const { data } = await world.call('GET', '/api/v1/keys', { token });
      const keys: readonly { ratePerSecond: number; burst: number }[] = Object(data['keys']);
      return keys.map(({ ratePerSecond, burst }) => [ratePerSecond, burst]);
    };
    const sandbox = [200, 200];
    expect(await rates()).toEqual([[10, 50], [8, 12], sandbox]);
    for (const [plan, expected] of [
      ['large', [[50, 200], [8, 12], sandbox]],
      ['free', [[2, 10], [2, 10], sandbox]],
    ] as const) {
      const { data } = await world.call('POST', '/api/v1/applications', {
        token,
        body: { ...anApplication, plan },
      });
      await approveApplication(world.parts, 'staff:nadia', String(Object(data['application']).id));
      expect(await rates(), plan).toEqual(expected);
    }
    const called = await world.call('GET', encode, { key: String(usual['apiKey']) });
    expect(called.headers.get('x-ratelimit-limit')).toBe('10');
  });

  it('may be approved again where the store failed on the way', async () => {
    const world = createAccessWorld();
    const { id, token } = await world.apply();
    for (const broken of ['organisations', 'applications'] as const) {
      const update = () => Promise.reject(new Error('the store is gone'));
      const parts = {
        ...world.parts,
        store: { ...world.store, [broken]: { ...world.store[broken], update } },
      };
      await expect(approveApplication(parts, 'staff:nadia', id)).rejects.toThrow('the store is gone');
    }
    const { application } = await approveApplication(world.parts, 'staff:nadia', id);
    expect(application.state).toBe('approved');
    const body = { name: 'Server', scopes: ['code:create'] };
    expect((await world.call('POST', '/api/v1/keys', { token, body })).status).toBe(201);
    await expect(approveApplication(world.parts, 'staff:nadia', id)).rejects.toThrow('STATE_CONFLICT');
  });

  it('opens a token for a new key and closes it with the key', async () => {
    const world = createAccessWorld();
    const { id, token } = await world.apply();
    await approveApplication(world.parts, 'staff:nadia', id);
    const body = { name: 'Server', scopes: ['code:create', 'code:read'] };
    const { data } = await world.call('POST', '/api/v1/keys', { token, body });
    const issued = await world.live.fetch(
      new Request('http://api.example/api/v1/auth/token', {
        method: 'POST',
        headers: {
          Authorization: `Basic ${btoa(`${data['clientId']}:${data['clientSecret']}`)}`,
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
      }),
    );
    const access = String(Object(await issued.json()).access_token);
    const point = { lat: 36.8065, lng: 10.1815 };
    const create = () => world.call('POST', '/api/v1/smartcode/create', { token: access, body: point });
    expect((await create()).status).toBe(200);
    await world.call('DELETE', `/api/v1/keys/${data['clientId']}`, { token });
    expect([(await create()).status, (await create()).code]).toEqual([401, 'KEY_REVOKED']);
  });

  it('lets the reviewers ask and the applicant answer, who has 30 days to', async () => {
    const world = createAccessWorld();
    const { id, token } = await world.apply();
    const path = `/api/v1/applications/${id}`;
    const answer = { answer: 'Some 2,000 parcels a day.' };
    const unasked = await world.call('PATCH', path, { token, body: answer });
    expect([unasked.status, unasked.code]).toEqual([409, 'STATE_CONFLICT']);

    await askApplicant(world.parts, 'staff:nadia', id, 'How many parcels a day?');
    expect((await world.call('GET', path, { token })).data).toMatchObject({
      state: 'needs_info',
      note: 'How many parcels a day?',
    });
    world.pass(7 * day);
    const answered = await world.call('PATCH', path, { token, body: answer });
    expect(answered.data).toMatchObject({
      state: 'under_review',
      ...answer,
      submittedAt: '2026-11-23T09:00:00.000Z',
      dueAt: '2026-12-03T09:00:00.000Z',
    });

    await askApplicant(world.parts, 'staff:nadia', id, 'And at week-ends?');
    world.pass(30 * day);
    expect((await world.call('GET', path, { token })).data['state']).toBe('expired');
    expect((await world.call('PATCH', path, { token, body: answer })).status).toBe(409);
    await expect(approveApplication(world.parts, 'staff:nadia', id)).rejects.toMatchObject({
      code: 'STATE_CONFLICT',
    });
  });

  it('may be approved while a question stands: the applicant may have answered by telephone', async () => {
    const world = createAccessWorld();
    const { id, token } = await world.apply();
    await askApplicant(world.parts, 'staff:nadia', id, 'How many parcels a day?');
    await approveApplication(world.parts, 'staff:nadia', id);
    const { data } = await world.call('GET', `/api/v1/applications/${id}`, { token });
    expect(data).toMatchObject({ state: 'approved', note: 'How many parcels a day?', answer: '' });
    const made = await world.call('POST', '/api/v1/keys', {
      token,
      body: { name: 'Checkout', scopes: ['code:read'] },
    });
    expect(made.status).toBe(201);
  });

  it('ends with a rejection or a withdrawal, after which one may apply again', async () => {
    const world = createAccessWorld();
    const { id, token } = await world.apply();
    const again = () => world.call('POST', '/api/v1/applications', { token, body: anApplication });
    expect([(await again()).status, (await again()).code]).toEqual([409, 'STATE_CONFLICT']);
    await rejectApplication(world.parts, 'staff:nadia', id, 'Outside Tunisia');
    const withdrawn = await world.call('POST', `/api/v1/applications/${id}/withdraw`, { token });
    expect(withdrawn.code).toBe('STATE_CONFLICT');

    const second = await again();
    expect([second.status, second.data['accountToken']]).toEqual([201, null]);
    const secondId = String(Object(second.data['application']).id);
    const gone = await world.call('POST', `/api/v1/applications/${secondId}/withdraw`, { token });
    expect(gone.data).toMatchObject({ state: 'withdrawn', decidedAt: '2026-11-23T09:00:00.000Z' });
    const list = await world.call('GET', '/api/v1/applications', { token });
    expect(Object(list.data['applications']).map((one: { state: string }) => one.state)).toEqual([
      'rejected',
      'withdrawn',
    ]);
  });
});

describe('the units of a month', () => {
  it('name no day and no operation of which all units were given back', async () => {
    const world = createAccessWorld();
    const { id, token, organisationId } = await world.apply();
    await approveApplication(world.parts, 'staff:nadia', id);
    const body = { name: 'Batches', scopes: ['batch:run', 'code:read'] };
    const key = String((await world.call('POST', '/api/v1/keys', { token, body })).data['apiKey']);
    world.store.usage.add(organisationId, '2026-11-22', 'decode', 4_999);
    const items = [{ smartcode: '8GR5-4JJJ-29' }, { smartcode: '8GR5-4JJJ-29' }];
    const refused = await world.call('POST', '/v1/batch', { key, body: { items } });
    expect(refused.code).toBe('QUOTA_EXCEEDED');
    const usage = await world.call('GET', '/api/v1/usage', { token });
    expect(usage.data).toMatchObject({
      quota: { used: 4_999, remaining: 1 },
      days: [{ date: '2026-11-22', units: 4_999, operations: { decode: 4_999 } }],
    });
    world.store.usage.add(organisationId, '2026-11-22', 'batch', 1);
    const all = await world.call('GET', '/api/v1/usage', { token });
    expect(JSON.stringify(all.data['days'])).toContain('"operations":{"batch":1,"decode":4999}');
  });
});

describe('early access to Interface B', () => {
  it('is approved for an organisation that is suspended, which gets no key for it', async () => {
    const world = createAccessWorld();
    const { id, token, organisationId } = await world.apply();
    await approveApplication(world.parts, 'staff:nadia', id);
    const early = { ...anApplication, interface: 'B' };
    const asked = await world.call('POST', '/api/v1/applications', { token, body: early });
    const second = String(Object(asked.data['application']).id);
    await setOrganisationSuspended(world.parts, 'staff:nadia', organisationId, true);
    const { application, sandboxKey } = await approveApplication(world.parts, 'staff:nadia', second);
    expect([application.state, sandboxKey]).toEqual(['approved', null]);
  });

  it('is approved where the plan’s sandbox key was made before, and brings no further one', async () => {
    const world = createAccessWorld();
    const { id, token } = await world.apply();
    await approveApplication(world.parts, 'staff:nadia', id);
    const body = { name: 'Mine', scopes: ['code:read'], environment: 'sandbox' };
    expect((await world.call('POST', '/api/v1/keys', { token, body })).status).toBe(201);
    const early = { ...anApplication, interface: 'B' };
    const asked = await world.call('POST', '/api/v1/applications', { token, body: early });
    const second = String(Object(asked.data['application']).id);
    const { application, sandboxKey } = await approveApplication(world.parts, 'staff:nadia', second);
    expect([application.state, sandboxKey]).toEqual(['approved', null]);
    const listed = await world.call('GET', '/api/v1/keys', { token });
    expect(Object(listed.data['keys'])).toMatchObject([{ name: 'Mine' }]);
  });

  it('is due in 48 hours and brings a sandbox key at once, and none for live', async () => {
    const world = createAccessWorld();
    const { id, token } = await world.apply({ interface: 'B' });
    const path = `/api/v1/applications/${id}`;
    expect((await world.call('GET', path, { token })).data['dueAt']).toBe('2026-11-25T09:00:00.000Z');
    const { sandboxKey } = await approveApplication(world.parts, 'staff:nadia', id);
    const key = String(sandboxKey?.text);
    expect(key).toMatch(/^sac_test_/);
    const called = await world.call('GET', encode, { key, app: world.sandbox });
    expect([called.status, called.body['_env']]).toEqual([200, 'sandbox']);
    const onLive = await world.call('GET', encode, { key });
    expect([onLive.status, onLive.code]).toEqual([401, 'KEY_WRONG_ENVIRONMENT']);

    const body = { name: 'Production', scopes: ['code:read'] };
    const live = await world.call('POST', '/api/v1/keys', { token, body });
    expect([live.status, live.code]).toEqual([403, 'APPLICATION_NOT_APPROVED']);
    // Its application is approved: what is missing is one for A.
    expect(live.body['message']).toContain('interface A');
    const listed = await world.call('GET', '/api/v1/keys', { token });
    expect(Object(listed.data['keys'])).toMatchObject([{ name: 'Early access', environment: 'sandbox' }]);
  });
});

describe('the sandbox’s fixed account', () => {
  it('makes and revokes keys of its own, and can touch neither the fixed keys nor its own token', async () => {
    const world = createAccessWorld();
    const account = { token: SANDBOX_CREDENTIALS.accountToken, app: world.sandbox };
    const body = { name: 'Mine', scopes: ['code:create'] };
    const made = await world.call('POST', '/api/v1/keys', { ...account, body });
    const key = String(made.data['apiKey']);
    expect([made.status, made.body['_env']]).toEqual([201, 'sandbox']);
    expect((await world.call('GET', encode, { key, app: world.sandbox })).status).toBe(200);
    await world.call('DELETE', `/api/v1/keys/${made.data['clientId']}`, account);
    expect((await world.call('GET', encode, { key, app: world.sandbox })).code).toBe('KEY_REVOKED');
    const fixed = `/api/v1/keys/${SANDBOX_CREDENTIALS.keyId}`;
    expect((await world.call('DELETE', fixed, account)).status).toBe(404);
    expect((await world.call('POST', '/api/v1/account/token', account)).code).toBe('STATE_CONFLICT');
    const onLive = { ...body, environment: 'live' };
    expect((await world.call('POST', '/api/v1/keys', { ...account, body: onLive })).code).toBe(
      'VALIDATION_FAILED',
    );
    const asLive = await world.call('GET', '/api/v1/keys', { token: SANDBOX_CREDENTIALS.accountToken });
    expect([asLive.status, asLive.code]).toEqual([401, 'KEY_WRONG_ENVIRONMENT']);
  });
});

describe('a suspended organisation', () => {
  it('is refused everywhere until it is let on again, in the sandbox too', async () => {
    const world = createAccessWorld();
    const { id, token, organisationId } = await world.apply();
    await approveApplication(world.parts, 'staff:nadia', id);
    const make = async (environment: string) => {
      const body = { name: environment, scopes: ['code:create'], environment };
      return String((await world.call('POST', '/api/v1/keys', { token, body })).data['apiKey']);
    };
    const calls = [
      { key: await make('live'), app: world.live },
      { key: await make('sandbox'), app: world.sandbox },
    ];
    const codes = async () =>
      Promise.all(calls.map(async (call) => (await world.call('GET', encode, call)).code));
    await setOrganisationSuspended(world.parts, 'staff:nadia', organisationId, true);
    expect(await codes()).toEqual(['ACCOUNT_SUSPENDED', 'ACCOUNT_SUSPENDED']);
    expect((await world.call('GET', '/api/v1/keys', { token })).code).toBe('ACCOUNT_SUSPENDED');
    await setOrganisationSuspended(world.parts, 'staff:nadia', organisationId, false);
    expect(await codes()).toEqual(['', '']);
  });

  it('that nobody approved is not approved by being let on', async () => {
    const world = createAccessWorld();
    const { token, organisationId } = await world.apply();
    await setOrganisationSuspended(world.parts, 'staff:nadia', organisationId, true);
    await setOrganisationSuspended(world.parts, 'staff:nadia', organisationId, false);
    const body = { name: 'Live', scopes: ['code:read'] };
    const refused = await world.call('POST', '/api/v1/keys', { token, body });
    expect([refused.status, refused.code]).toEqual([403, 'APPLICATION_NOT_APPROVED']);
    expect((await world.store.organisations.get(organisationId))?.state).toBe('pending');
  });

  it('works again once it is let on where it is one of the sandbox’s own, which never applied', async () => {
    const { sandbox: app, sandboxStore: store, call } = createAccessWorld();
    const parts = { environment: 'sandbox', store, sandbox: null, clock: Date.now } as const;
    const { apiKey: key, accountToken: token } = SANDBOX_CREDENTIALS;
    const ask = async () => {
      const answers = [
        await call('GET', encode, { key, app }),
        await call('GET', '/api/v1/keys', { token, app }),
      ];
      return answers.map(({ code }) => code);
    };
    const suspend = async (isSuspended: boolean) => {
      for (const { id } of await store.organisations.list())
        await setOrganisationSuspended(parts, 'staff:nadia', id, isSuspended);
    };
    expect(await ask()).toEqual(['', '']);
    await suspend(true);
    expect(await ask()).toEqual(['ACCOUNT_SUSPENDED', 'ACCOUNT_SUSPENDED']);
    await suspend(false);
    expect(await ask()).toEqual(['', '']);
    const made = await call('POST', '/api/v1/keys', {
      token,
      app,
      body: { name: 'Mine', scopes: ['code:read'] },
    });
    expect(made.status).toBe(201);
  });
});
