import {
  type Endpoint,
  type EndpointName,
  endpoints,
  errorCodes,
  errorEnvelope,
} from '@smart-address/contract';
import { createApp, createMemoryStore, SANDBOX_CREDENTIALS } from '@smart-address/server';
import { describe, expect, it } from 'vitest';
import { type Answer, call, type Call, codeOf, type Target } from './documented.ts';

const application = {
  interface: 'B',
  organization: 'Livraison du Lac',
  contact: { name: 'Amel Trabelsi', email: 'amel@livraison.example' },
  intendedUse: 'Our couriers find parcels by address code, all over Grand Tunis.',
};
const key = { name: 'Checkout', scopes: ['code:read'] };
const bodies: Readonly<Partial<Record<EndpointName, object>>> = {
  applicationSubmit: application,
  applicationAnswer: { answer: 'Some 2,000 a day.' },
  keyCreate: key,
  keyChange: { name: 'Till' },
};
const account = { authorization: `Bearer ${SANDBOX_CREDENTIALS.accountToken}` };
const another = {
  authorization: `Bearer ${SANDBOX_CREDENTIALS.accountToken.replace('sat_test', 'sat_live')}`,
};

const names = Object.entries<Endpoint>(endpoints)
  .filter(([, { credential }]) => credential === 'account' || credential === 'accountOrNone')
  .map(([name]) => name)
  .filter((name): name is EndpointName => name in endpoints);

/** A sandbox whose clock stands still, with an application and a key of the fixed account's. */
async function world(country: () => string | null = () => null) {
  const store = createMemoryStore();
  const now = Date.parse('2026-11-23T09:00:00Z');
  const app = createApp({ store, clock: () => now, countryOf: country });
  const target: Target = {
    fetch: (request) => app.fetch(request),
    base: 'http://api.example',
    close: app.close,
  };
  const seen = new Map<EndpointName, Set<number>>();
  async function ask(name: EndpointName, options: Call = {}, id = ''): Promise<Answer> {
    const endpoint: Endpoint = endpoints[name];
    const path = endpoint.path.replace('{id}', id);
    const answer = await call(target, name, { path, headers: account, ...options });
    seen.set(name, (seen.get(name) ?? new Set()).add(answer.status));
    return answer;
  }
  const data = ({ body }: Answer) => Object(Object(body).data);
  const sent = data(await ask('applicationSubmit', { body: application }));
  const made = data(await ask('keyCreate', { body: key }));
  const ids = { application: String(sent.application.id), key: String(made.clientId) };
  const idOf = (name: EndpointName) => (name.startsWith('key') ? ids.key : ids.application);
  const good = (name: EndpointName): Call => {
    const body = bodies[name];
    return body === undefined ? {} : { body };
  };
  return { ask, ids, idOf, good, seen, store };
}

describe('the routes that grant access', () => {
  it('answer as documented when all is well', async () => {
    const { ask, ids, good, store } = await world();
    const statuses: [string, number][] = [];
    const tell = async (name: EndpointName, id = '') => {
      const { status } = await ask(name, good(name), id);
      statuses.push([name, status]);
    };
    await tell('plans');
    await tell('applicationList');
    await tell('applicationRead', ids.application);
    await store.applications.update(ids.application, (one) => ({
      ...one,
      state: 'needs_info',
      changedAt: Date.now(),
    }));
    await tell('applicationAnswer', ids.application);
    await tell('applicationWithdraw', ids.application);
    await tell('keyList');
    await tell('keyRead', ids.key);
    await tell('keyChange', ids.key);
    await tell('keyRotate', ids.key);
    await tell('keyRevoke', ids.key);
    await tell('usage');
    expect(statuses.map(([name, status]) => [name, status])).toEqual(
      statuses.map(([name]) => [
        name,
        Object.entries<Endpoint>(endpoints).find(([one]) => one === name)?.[1].status,
      ]),
    );
  });

  it.each(names)('%s answers every documented refusal as documented', async (name) => {
    const endpoint: Endpoint = endpoints[name];
    const { ask, good, idOf, seen } = await world();
    const id = idOf(name);
    const codes: string[] = [];
    const refuse = async (options: Call, headers: Record<string, string> = account) => {
      codes.push(codeOf(await ask(name, { ...good(name), headers, ...options }, id)));
    };
    await refuse({ query: { zoom: '1' } });
    await refuse({ query: { token: 'x' } });
    await refuse({ query: 'x'.repeat(9_000) });
    await refuse({ method: 'PUT' });
    await refuse({}, { ...account, padding: 'x'.repeat(20_000) });
    await refuse({}, { ...account, 'x-api-key': SANDBOX_CREDENTIALS.apiKey });
    await refuse({}, { authorization: 'Bearer nonsense' });
    await refuse({}, { authorization: 'Basic eDp5' });
    await refuse({}, another);
    await refuse({}, { ...account, 'x-sandbox-scenario': 'geo_restricted' });
    await refuse({}, { ...account, 'x-sandbox-scenario': 'rate_limited' });
    await refuse({}, { ...account, 'x-sandbox-scenario': 'server_error' });
    expect(codes.slice(0, 6)).toEqual([
      'UNKNOWN_PARAMETER',
      'CREDENTIAL_IN_URL',
      'URI_TOO_LONG',
      'METHOD_NOT_ALLOWED',
      'HEADERS_TOO_LARGE',
      'AUTH_AMBIGUOUS',
    ]);
    expect(codes.slice(6)).toEqual([
      'TOKEN_INVALID',
      'AUTH_REQUIRED',
      expect.stringMatching(/TOKEN_INVALID|KEY_WRONG_ENVIRONMENT/),
      'GEO_RESTRICTED',
      'RATE_LIMITED',
      'INTERNAL_ERROR',
    ]);
    if (endpoint.body) {
      const raw = async (body: string, type = 'application/json') =>
        codeOf(await ask(name, { body, headers: { ...account, 'content-type': type } }, id));
      expect(await raw('{')).toBe('MALFORMED_JSON');
      expect(await raw('')).toBe('BODY_REQUIRED');
      expect(await raw('['.repeat(50) + ']'.repeat(50))).toBe('JSON_TOO_DEEP');
      expect(await raw('{}', 'text/plain')).toBe('UNSUPPORTED_MEDIA_TYPE');
      expect(await raw(`{"x":"${'x'.repeat(300_000)}"}`)).toBe('PAYLOAD_TOO_LARGE');
      expect(await raw('{"zoom":1}')).toBe('VALIDATION_FAILED');
    }
    if (endpoint.path.includes('{id}')) {
      expect(codeOf(await ask(name, good(name), 'nothing'))).toBe('RESOURCE_NOT_FOUND');
    }
    const allowed = new Set<number>([
      endpoint.status,
      ...endpoint.errors.map((code) => errorCodes[code].status),
    ]);
    for (const status of seen.get(name) ?? []) expect(allowed).toContain(status);
  });

  it('refuse with 409 what a state does not allow, and with 404 what belongs to others', async () => {
    const { ask, ids, good, store } = await world();
    expect(codeOf(await ask('applicationAnswer', good('applicationAnswer'), ids.application))).toBe(
      'STATE_CONFLICT',
    );
    const second = await ask('applicationSubmit', { body: application });
    expect(codeOf(second)).toBe('STATE_CONFLICT');
    expect(errorEnvelope.parse(second.body).error.fields[0]?.message).toBe(
      'interface has an application that is submitted. Wait for its answer, or withdraw it',
    );
    await ask('applicationWithdraw', {}, ids.application);
    expect(codeOf(await ask('applicationWithdraw', {}, ids.application))).toBe('STATE_CONFLICT');
    await ask('keyRevoke', {}, ids.key);
    expect(codeOf(await ask('keyRotate', {}, ids.key))).toBe('STATE_CONFLICT');
    expect(codeOf(await ask('keyChange', good('keyChange'), ids.key))).toBe('STATE_CONFLICT');
    expect(codeOf(await ask('accountToken'))).toBe('STATE_CONFLICT');
    expect(codeOf(await ask('keyRead', {}, SANDBOX_CREDENTIALS.keyId))).toBe('RESOURCE_NOT_FOUND');
    expect((await store.keys.get(SANDBOX_CREDENTIALS.keyId))?.state).toBe('active');
  });

  it('let nobody in from abroad, when it is known where a caller is', async () => {
    const { ask } = await world(() => 'TN');
    expect((await ask('keyList')).status).toBe(200);
    const app = createApp({ countryOf: () => 'FR' });
    const target: Target = {
      fetch: (request) => app.fetch(request),
      base: 'http://api.example',
      close: app.close,
    };
    expect(codeOf(await call(target, 'keyList', { headers: account }))).toBe('GEO_RESTRICTED');
    expect(codeOf(await call(target, 'applicationSubmit', { body: application }))).toBe('GEO_RESTRICTED');
    expect((await call(target, 'plans')).status).toBe(200);
  });
});
