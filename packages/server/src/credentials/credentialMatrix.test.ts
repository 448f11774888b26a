import { exportJWK, generateKeyPair, importJWK, type JWTHeaderParameters, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { config } from '../config.ts';
import { createApp, createMemoryStore, SANDBOX_CREDENTIALS } from '../index.ts';
import type { KeyRecord } from '../store/records.types.ts';
import { formatApiKey, generateApiKey, hashSecret } from './secretText.ts';

// Nothing in this file may be let in. Each case is one wrong thing about an otherwise good credential.

const { apiKey, keyId, keySecret, browserKey } = SANDBOX_CREDENTIALS;
const noon = 1_800_000_000_000;
const seconds = noon / 1_000;
let now = noon;
const store = createMemoryStore();
const app = createApp({
  store,
  clock: () => now,
  trustedProxies: ['10.0.0.1'],
  countryOf: (_, address) => (address === '5.5.5.5' ? 'FR' : null),
});
const body = '{"lat":36.8065,"lng":10.1815}';

interface Refusal {
  readonly headers: Record<string, string>;
  readonly path?: string;
  readonly remoteAddress?: string;
  /** Milliseconds after noon. */
  readonly later?: number;
}
type Case = readonly [name: string, code: string, build: () => Promise<Refusal> | Refusal];

async function send({ headers, path, remoteAddress, later = 0 }: Refusal, isBearer: boolean) {
  now = noon + later;
  const url = `http://localhost${path ?? (isBearer ? '/api/v1/smartcode/create' : '/v1/encode?lat=36.8065&lng=10.1815')}`;
  const request = isBearer
    ? new Request(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
    : new Request(url, { headers });
  const response = await app.fetch(request, remoteAddress === undefined ? undefined : { remoteAddress });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const good = () => ({
  iss: config.token.issuer,
  aud: config.token.audience,
  sub: 'org_sandbox',
  client_id: keyId,
  jti: 'j1',
  iat: seconds,
  nbf: seconds,
  exp: seconds + 3_600,
  scope: 'code:create',
  env: 'sandbox',
});

let goodHeader: JWTHeaderParameters = { alg: 'ES256' };
let signingKey: Awaited<ReturnType<typeof importJWK>>;

function without(name: keyof ReturnType<typeof good>): object {
  const { [name]: _removed, ...rest } = good();
  return rest;
}

function sign(claims: object = {}, header: Partial<JWTHeaderParameters> = {}, key = signingKey) {
  return new SignJWT({ ...good(), ...claims }).setProtectedHeader({ ...goodHeader, ...header }).sign(key);
}

async function signOnly(claims: object): Promise<string> {
  return new SignJWT({ ...claims }).setProtectedHeader(goodHeader).sign(signingKey);
}

const base64url = (value: unknown) =>
  btoa(typeof value === 'string' ? value : JSON.stringify(value))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const bearer = (token: string): Refusal => ({ headers: { authorization: `Bearer ${token}` } });
const forged = async (claims: object, header: Partial<JWTHeaderParameters> = {}) =>
  bearer(await sign(claims, header));

async function unsigned(header: object, signature = ''): Promise<Refusal> {
  return bearer(`${base64url({ ...goodHeader, ...header })}.${base64url(good())}.${signature}`);
}

async function hmac(secret: Uint8Array, header: Partial<JWTHeaderParameters> = {}) {
  return bearer(
    await new SignJWT(good()).setProtectedHeader({ ...goodHeader, alg: 'HS256', ...header }).sign(secret),
  );
}

async function foreign(header: (publicJwk: object) => object = () => ({})): Promise<Refusal> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const token = new SignJWT(good()).setProtectedHeader({
    ...goodHeader,
    ...header(await exportJWK(publicKey)),
  });
  return bearer(await token.sign(privateKey));
}

const publicJwk = async () => {
  const [record] = await store.signingKeys.list();
  const { d: _private, ...rest } = { ...record?.privateJwk };
  return rest;
};

async function newKey(change: Partial<KeyRecord>, organisationState?: 'pending' | 'suspended') {
  const parts = generateApiKey('sandbox');
  const organisationId = organisationState ? `org_${parts.id}` : 'org_sandbox';
  if (organisationState) {
    const organisation = { id: organisationId, name: 'x', plan: 'free', createdAt: 0 } as const;
    await store.organisations.put({ ...organisation, state: organisationState });
  }
  await store.keys.put({
    id: parts.id,
    organisationId,
    environment: 'sandbox',
    name: 'case',
    secretHash: hashSecret(parts.secret),
    state: 'active',
    scopes: ['code:create'],
    limit: config.sandbox,
    ipAllowList: [],
    origins: null,
    createdAt: 0,
    expiresAt: null,
    replacedBy: null,
    ...change,
  });
  const text = formatApiKey(parts);
  return {
    asKey: { headers: { 'x-api-key': text } },
    asToken: async () => forged({ client_id: parts.id, sub: organisationId }),
  };
}

const keyOnly =
  (change: Partial<KeyRecord>, extra: Omit<Refusal, 'headers'> = {}, headers = {}) =>
  async () => {
    const { asKey } = await newKey(change);
    return { ...extra, headers: { ...asKey.headers, ...headers } };
  };

const tokenCases: readonly Case[] = [
  ['no credential', 'AUTH_REQUIRED', () => ({ headers: {} })],
  ['an empty Authorization', 'AUTH_REQUIRED', () => ({ headers: { authorization: '' } })],
  ['Bearer and nothing', 'AUTH_REQUIRED|TOKEN_INVALID', () => ({ headers: { authorization: 'Bearer' } })],
  ['Bearer and a space', 'AUTH_REQUIRED|TOKEN_INVALID', () => ({ headers: { authorization: 'Bearer ' } })],
  [
    'Basic where a token is wanted',
    'AUTH_REQUIRED',
    () => ({ headers: { authorization: `Basic ${btoa(`${keyId}:${keySecret}`)}` } }),
  ],
  ['an API key where a token is wanted', 'AUTH_REQUIRED', () => ({ headers: { 'x-api-key': apiKey } })],
  ['an API key as Bearer', 'TOKEN_INVALID', () => bearer(apiKey)],
  ['words as Bearer', 'TOKEN_INVALID', () => bearer('let me in')],
  ['two parts', 'TOKEN_INVALID', () => bearer('a.b')],
  ['four parts', 'TOKEN_INVALID', () => bearer('a.b.c.d')],
  ['five parts, as an encrypted token', 'TOKEN_INVALID', () => bearer('a.b.c.d.e')],
  ['an endless token', 'TOKEN_INVALID', () => bearer(`${'a'.repeat(5_000)}.b.c`)],
  ['a header that is not JSON', 'TOKEN_INVALID', () => bearer(`${base64url('{')}.${base64url(good())}.c2ln`)],
  ['a header that is an array', 'TOKEN_INVALID', () => bearer(`${base64url([])}.${base64url(good())}.c2ln`)],
  [
    'two tokens in one header',
    'AUTH_AMBIGUOUS',
    async () => bearer(`${await sign()}, Bearer ${await sign()}`),
  ],
  [
    'a token and a key',
    'AUTH_AMBIGUOUS',
    async () => ({ headers: { authorization: `Bearer ${await sign()}`, 'x-api-key': apiKey } }),
  ],
  [
    'a token in the address',
    'CREDENTIAL_IN_URL',
    async () => ({ headers: {}, path: `/api/v1/smartcode/create?access_token=${await sign()}` }),
  ],
  [
    'a token in the address under another name',
    'CREDENTIAL_IN_URL',
    async () => ({ headers: {}, path: `/api/v1/smartcode/create?view=${await sign()}` }),
  ],
  ['alg none', 'TOKEN_INVALID', () => unsigned({ alg: 'none' })],
  ['alg none with a signature', 'TOKEN_INVALID', () => unsigned({ alg: 'none' }, 'c2ln')],
  ['alg None', 'TOKEN_INVALID', () => unsigned({ alg: 'None' }, 'c2ln')],
  ['alg NONE', 'TOKEN_INVALID', () => unsigned({ alg: 'NONE' }, 'c2ln')],
  ['no alg', 'TOKEN_INVALID', () => unsigned({ alg: undefined }, 'c2ln')],
  ['an empty signature', 'TOKEN_INVALID', () => unsigned({})],
  ['a signature of zeros', 'TOKEN_INVALID', () => unsigned({}, base64url('\0'.repeat(64)))],
  [
    'HS256 with the public key as JSON',
    'TOKEN_INVALID',
    async () => hmac(new TextEncoder().encode(JSON.stringify(await publicJwk()))),
  ],
  [
    'HS256 with the x of the public key',
    'TOKEN_INVALID',
    async () => hmac(new TextEncoder().encode((await publicJwk())['x'])),
  ],
  ['HS256 with an empty secret', 'TOKEN_INVALID', () => hmac(new Uint8Array(32))],
  ['HS256 with the key secret', 'TOKEN_INVALID', () => hmac(new TextEncoder().encode(keySecret))],
  [
    'HS256 called ES256',
    'TOKEN_INVALID',
    async () => {
      const { headers } = await hmac(new TextEncoder().encode(keySecret));
      const [, payload, signature] = (headers['authorization'] ?? '').split('.');
      return bearer(`${base64url(goodHeader)}.${payload}.${signature}`);
    },
  ],
  [
    'RS256',
    'TOKEN_INVALID',
    async () => {
      const { privateKey } = await generateKeyPair('RS256');
      return bearer(
        await new SignJWT(good()).setProtectedHeader({ ...goodHeader, alg: 'RS256' }).sign(privateKey),
      );
    },
  ],
  [
    'ES384',
    'TOKEN_INVALID',
    async () => {
      const { privateKey } = await generateKeyPair('ES384');
      return bearer(
        await new SignJWT(good()).setProtectedHeader({ ...goodHeader, alg: 'ES384' }).sign(privateKey),
      );
    },
  ],
  ['another key under our kid', 'TOKEN_INVALID', () => foreign()],
  ['a key of its own in jwk', 'TOKEN_INVALID', () => foreign((jwk) => ({ jwk }))],
  ['our own key in jwk', 'TOKEN_INVALID', async () => forged({}, { jwk: await publicJwk() })],
  ['a jku', 'TOKEN_INVALID', () => forged({}, { jku: 'https://evil.example/jwks' })],
  ['an x5u', 'TOKEN_INVALID', () => forged({}, { x5u: 'https://evil.example/cert' })],
  ['an x5c', 'TOKEN_INVALID', () => forged({}, { x5c: ['MIIB'] })],
  [
    'no kid',
    'TOKEN_INVALID',
    async () =>
      bearer(await new SignJWT(good()).setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' }).sign(signingKey)),
  ],
  ['an unknown kid', 'TOKEN_INVALID', () => forged({}, { kid: 'nobody' })],
  ['a kid that is a path', 'TOKEN_INVALID', () => forged({}, { kid: '../../etc/passwd' })],
  ['a kid that is SQL', 'TOKEN_INVALID', () => forged({}, { kid: "x' OR '1'='1" })],
  ['a kid that is a prototype member', 'TOKEN_INVALID', () => forged({}, { kid: '__proto__' })],
  ['typ JWT', 'TOKEN_INVALID', () => forged({}, { typ: 'JWT' })],
  [
    'no typ',
    'TOKEN_INVALID',
    async () =>
      bearer(
        await new SignJWT(good())
          .setProtectedHeader({ alg: 'ES256', kid: String(goodHeader.kid) })
          .sign(signingKey),
      ),
  ],
  ['an unknown critical header', 'TOKEN_INVALID', () => unsigned({ crit: ['x'], x: 1 }, 'c2ln')],
  [
    'a changed payload',
    'TOKEN_INVALID',
    async () => {
      const [header, , signature] = (await sign()).split('.');
      return bearer(`${header}.${base64url({ ...good(), scope: 'batch:run' })}.${signature}`);
    },
  ],
  [
    'a changed header',
    'TOKEN_INVALID',
    async () => {
      const [, payload, signature] = (await sign()).split('.');
      return bearer(`${base64url({ ...goodHeader, cty: 'x' })}.${payload}.${signature}`);
    },
  ],
  ['a signature cut short', 'TOKEN_INVALID', async () => bearer((await sign()).slice(0, -4))],
  [
    'a token that has expired',
    'TOKEN_EXPIRED',
    () => forged({ exp: seconds - 60, iat: seconds - 3_000, nbf: seconds - 3_000 }),
  ],
  [
    'one that expires while it is remembered',
    'TOKEN_EXPIRED',
    async () => {
      const refusal = bearer(await sign({ exp: seconds + 60, jti: 'remembered' }));
      expect((await send(refusal, true)).status).toBe(200);
      return { ...refusal, later: 66_000 };
    },
  ],
  [
    'one that expired longer ago than clocks may differ',
    'TOKEN_EXPIRED',
    () => forged({ exp: seconds - 6, iat: seconds - 60, nbf: seconds - 60 }),
  ],
  ['one that is not yet good', 'TOKEN_INVALID', () => forged({ nbf: seconds + 60 })],
  [
    'one from the future',
    'TOKEN_INVALID',
    () => forged({ iat: seconds + 600, nbf: seconds + 600, exp: seconds + 900 }),
  ],
  ['one that lasts longer than we grant', 'TOKEN_INVALID', () => forged({ exp: seconds + 86_400 })],
  ['an exp that is text', 'TOKEN_INVALID', () => forged({ exp: '9999999999' })],
  ['an exp in milliseconds', 'TOKEN_INVALID', () => forged({ exp: noon + 3_600_000 })],
  ...(['exp', 'nbf', 'iat', 'iss', 'aud', 'sub', 'client_id', 'jti', 'scope', 'env'] as const).map(
    (name): Case => [`no ${name}`, 'TOKEN_INVALID', async () => bearer(await signOnly(without(name)))],
  ),
  ['another issuer', 'TOKEN_INVALID', () => forged({ iss: 'https://evil.example' })],
  ['another audience', 'TOKEN_INVALID', () => forged({ aud: 'urn:other' })],
  ['a live token', 'KEY_WRONG_ENVIRONMENT', () => forged({ env: 'live' })],
  ['an unknown key', 'TOKEN_INVALID', () => forged({ client_id: 'nobody000000' })],
  ['a key of another organisation', 'TOKEN_INVALID', () => forged({ sub: 'org_other' })],
  ['a client_id that is an object', 'TOKEN_INVALID', () => forged({ client_id: { $ne: null } })],
  ['no scope in it', 'INSUFFICIENT_SCOPE', () => forged({ scope: '' })],
  ['another scope', 'INSUFFICIENT_SCOPE', () => forged({ scope: 'address:search' })],
  ['a scope in other letters', 'INSUFFICIENT_SCOPE', () => forged({ scope: 'CODE:CREATE' })],
  [
    'a scope its key does not have',
    'INSUFFICIENT_SCOPE',
    async () => (await newKey({ scopes: ['code:read'] })).asToken(),
  ],
  ['a revoked key', 'KEY_REVOKED', async () => (await newKey({ state: 'revoked' })).asToken()],
  [
    'a key revoked while its token is remembered',
    'KEY_REVOKED',
    async () => {
      const { asToken } = await newKey({});
      const refusal = await asToken();
      expect((await send(refusal, true)).status).toBe(200);
      for (const key of await store.keys.list()) {
        if (key.name === 'case' && key.state === 'active') await store.keys.put({ ...key, state: 'revoked' });
      }
      return refusal;
    },
  ],
  ['an expired key', 'KEY_EXPIRED', async () => (await newKey({ expiresAt: noon })).asToken()],
  ['a suspended key', 'ACCOUNT_SUSPENDED', async () => (await newKey({ state: 'suspended' })).asToken()],
  ['a suspended organisation', 'ACCOUNT_SUSPENDED', async () => (await newKey({}, 'suspended')).asToken()],
];

const keyCases: readonly Case[] = [
  ['no key', 'AUTH_REQUIRED', () => ({ headers: {} })],
  ['an empty key', 'AUTH_REQUIRED', () => ({ headers: { 'x-api-key': '' } })],
  ['words', 'KEY_INVALID', () => ({ headers: { 'x-api-key': 'let me in' } })],
  ['a token where a key is wanted', 'AUTH_REQUIRED', async () => bearer(await sign())],
  ['one letter wrong', 'KEY_INVALID', () => ({ headers: { 'x-api-key': apiKey.replace('VRoxi', 'VRoxj') } })],
  ['other letters', 'KEY_INVALID', () => ({ headers: { 'x-api-key': apiKey.toUpperCase() } })],
  [
    'a good check on a wrong secret',
    'KEY_INVALID',
    () => ({
      headers: { 'x-api-key': formatApiKey({ environment: 'sandbox', id: keyId, secret: '1'.repeat(32) }) },
    }),
  ],
  [
    'a good check on an unknown id',
    'KEY_INVALID',
    () => ({ headers: { 'x-api-key': formatApiKey(generateApiKey('sandbox')) } }),
  ],
  [
    'the same id and secret as a live key',
    'KEY_WRONG_ENVIRONMENT',
    () => ({ headers: { 'x-api-key': formatApiKey({ environment: 'live', id: keyId, secret: keySecret }) } }),
  ],
  ['a space inside', 'KEY_INVALID', () => ({ headers: { 'x-api-key': apiKey.replace('test_', 'test_ ') } })],
  ['two keys', 'AUTH_AMBIGUOUS', () => ({ headers: { 'x-api-key': `${apiKey}, ${apiKey}` } })],
  [
    'a key and a token',
    'AUTH_AMBIGUOUS',
    async () => ({ headers: { 'x-api-key': apiKey, authorization: `Bearer ${await sign()}` } }),
  ],
  [
    'a key in the address',
    'CREDENTIAL_IN_URL',
    () => ({ headers: {}, path: `/v1/encode?lat=36.8&lng=10.1&api_key=${apiKey}` }),
  ],
  [
    'a key in the address beside a good one',
    'CREDENTIAL_IN_URL',
    () => ({ headers: { 'x-api-key': apiKey }, path: `/v1/validate?smartcode=${apiKey}` }),
  ],
  ['a finder key', 'INSUFFICIENT_SCOPE', () => ({ headers: { 'x-api-key': browserKey } })],
  ['a revoked key', 'KEY_REVOKED', keyOnly({ state: 'revoked' })],
  ['an expired key', 'KEY_EXPIRED', keyOnly({ state: 'expired' })],
  ['a key past its day', 'KEY_EXPIRED', keyOnly({ expiresAt: noon - 1 })],
  ['a rotating key past its grace', 'KEY_REVOKED', keyOnly({ state: 'rotating', expiresAt: noon - 1 })],
  ['a suspended key', 'ACCOUNT_SUSPENDED', keyOnly({ state: 'suspended' })],
  [
    'a key of a suspended organisation',
    'ACCOUNT_SUSPENDED',
    async () => (await newKey({}, 'suspended')).asKey,
  ],
  [
    'a key of an organisation that is not approved',
    'APPLICATION_NOT_APPROVED',
    async () => (await newKey({}, 'pending')).asKey,
  ],
  ['a live key in the sandbox store', 'KEY_WRONG_ENVIRONMENT', keyOnly({ environment: 'live' })],
  [
    'an address outside the list',
    'IP_NOT_ALLOWED',
    keyOnly({ ipAllowList: ['192.0.2.0/24'] }, { remoteAddress: '192.0.3.1' }),
  ],
  ['an address that is not known', 'IP_NOT_ALLOWED', keyOnly({ ipAllowList: ['192.0.2.0/24'] })],
  [
    'an IPv6 address outside the list',
    'IP_NOT_ALLOWED',
    keyOnly({ ipAllowList: ['2001:db8::/32'] }, { remoteAddress: '2001:db9::1' }),
  ],
  [
    'a list of nonsense',
    'IP_NOT_ALLOWED',
    keyOnly({ ipAllowList: ['0.0.0.0/0x'] }, { remoteAddress: '192.0.2.1' }),
  ],
  [
    'a good address said by a stranger',
    'IP_NOT_ALLOWED',
    keyOnly(
      { ipAllowList: ['192.0.2.1'] },
      { remoteAddress: '198.51.100.1' },
      { 'x-forwarded-for': '192.0.2.1' },
    ),
  ],
  [
    'a good address left of a bad one',
    'IP_NOT_ALLOWED',
    keyOnly(
      { ipAllowList: ['192.0.2.1'] },
      { remoteAddress: '10.0.0.1' },
      { 'x-forwarded-for': '192.0.2.1, 198.51.100.1' },
    ),
  ],
  [
    'a malformed hop',
    'MALFORMED_REQUEST',
    keyOnly(
      { ipAllowList: ['192.0.2.1'] },
      { remoteAddress: '10.0.0.1' },
      { 'x-forwarded-for': '192.0.2.01' },
    ),
  ],
  [
    'another origin',
    'ORIGIN_NOT_ALLOWED',
    keyOnly({ origins: ['https://shop.example'] }, {}, { origin: 'https://evil.example' }),
  ],
  ['no origin', 'ORIGIN_NOT_ALLOWED', keyOnly({ origins: ['https://shop.example'] })],
  [
    'an origin that only begins alike',
    'ORIGIN_NOT_ALLOWED',
    keyOnly({ origins: ['https://shop.example'] }, {}, { origin: 'https://shop.example.evil' }),
  ],
  [
    'the origin null',
    'ORIGIN_NOT_ALLOWED',
    keyOnly({ origins: ['https://shop.example'] }, {}, { origin: 'null' }),
  ],
  [
    'a Referer elsewhere',
    'ORIGIN_NOT_ALLOWED',
    keyOnly(
      { origins: ['https://shop.example'] },
      {},
      { referer: 'https://evil.example/https://shop.example' },
    ),
  ],
  ['a caller abroad', 'GEO_RESTRICTED', keyOnly({}, { remoteAddress: '5.5.5.5' })],
];

describe('credentials', () => {
  beforeAll(async () => {
    await app.ready();
    await app.fetch(new Request('http://localhost/.well-known/jwks.json'));
    const [record] = await store.signingKeys.list();
    goodHeader = { alg: 'ES256', typ: 'at+jwt', kid: String(record?.id) };
    signingKey = await importJWK({ ...record?.privateJwk, kty: 'EC' }, 'ES256');
  });

  it('are let in when nothing is wrong with them, so that the cases below fail for their own reason', async () => {
    expect((await send(bearer(await sign()), true)).status).toBe(200);
    for (const scheme of ['bEaReR', 'Bearer  '])
      expect((await send({ headers: { authorization: `${scheme} ${await sign()}` } }, true)).status).toBe(
        200,
      );
    expect((await send({ headers: { 'x-api-key': apiKey } }, false)).status).toBe(200);
    for (const build of [
      keyOnly({ ipAllowList: ['192.0.2.0/24'] }, { remoteAddress: '::ffff:192.0.2.7' }),
      keyOnly(
        { ipAllowList: ['192.0.2.1'] },
        { remoteAddress: '10.0.0.1' },
        { 'x-forwarded-for': '6.6.6.6, 192.0.2.1' },
      ),
      keyOnly({ origins: ['https://shop.example'] }, {}, { origin: 'https://shop.example' }),
      keyOnly({ origins: ['https://shop.example'] }, {}, { referer: 'https://shop.example/pay' }),
      keyOnly({ state: 'rotating', expiresAt: noon + 1 }),
    ]) {
      expect((await send(await build(), false)).status).toBe(200);
    }
    // Clocks may differ by five seconds either way.
    expect(
      (await send(await forged({ exp: seconds - 4, iat: seconds - 60, nbf: seconds - 60 }), true)).status,
    ).toBe(200);
    expect((await send(await forged({ nbf: seconds + 4 }), true)).status).toBe(200);
  });

  it('are tried in at least sixty wrong ways', () => {
    expect(tokenCases.length + keyCases.length).toBeGreaterThanOrEqual(100);
  });

  it.each(tokenCases)('refuse a token: %s', async (_, codes, build) => {
    const { status, headers, body: answer } = await send(await build(), true);
    expect(codes.split('|')).toContain(answer.error.code);
    expect([400, 401, 403]).toContain(status);
    if (status === 401) expect(headers.get('www-authenticate')).toMatch(/^Bearer realm="smart-address"/);
  });

  it.each(keyCases)('refuse a key: %s', async (_, codes, build) => {
    const { status, headers, body: answer } = await send(await build(), false);
    expect(codes.split('|')).toContain(answer.error.code);
    expect([400, 401, 403]).toContain(status);
    if (status === 401) expect(headers.get('www-authenticate')).toMatch(/^ApiKey realm="smart-address"/);
  });

  it('that are guessed too often have to wait, while the right one is served', async () => {
    const wrong = formatApiKey({ environment: 'sandbox', id: keyId, secret: '9'.repeat(32) });
    const refusal = { headers: { 'x-api-key': wrong }, remoteAddress: '203.0.113.9' };
    const answers = [];
    for (let attempt = 0; attempt <= config.authFailures.burst; attempt++)
      answers.push(await send(refusal, false));
    const last = answers.at(-1);
    expect([last?.status, last?.body.error.code]).toEqual([429, 'TOO_MANY_AUTH_FAILURES']);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(
      (await send({ headers: { 'x-api-key': apiKey }, remoteAddress: '203.0.113.9' }, false)).status,
    ).toBe(200);
  });

  it('of a test never work on live, nor the sandbox’s scenarios', async () => {
    const live = createApp({ environment: 'live' });
    const url = 'http://localhost/v1/validate?smartcode=x';
    const response = await live.fetch(new Request(url, { headers: { 'x-api-key': apiKey } }));
    const answer = await response.json();
    expect([response.status, answer.error.code]).toEqual([401, 'KEY_WRONG_ENVIRONMENT']);
    expect(answer).not.toHaveProperty('_env');
    const scenario = await live.fetch(
      new Request('http://localhost/livez', { headers: { 'x-sandbox-scenario': 'server_error' } }),
    );
    expect((await scenario.json()).error.code).toBe('UNKNOWN_PARAMETER');
  });
});
