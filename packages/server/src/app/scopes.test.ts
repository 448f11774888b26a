import { endpoints, scopes } from '@smart-address/contract';
import { describe, expect, it } from 'vitest';
import { config } from '../config.ts';
import { formatApiKey, generateApiKey, hashSecret } from '../credentials/secretText.ts';
import { createApp, createMemoryStore } from '../index.ts';

const store = createMemoryStore();
const app = createApp({ store });
const guarded = Object.entries(endpoints).filter(([, { scope }]) => scope !== null);

async function keyWith(scope: (typeof scopes)[number]) {
  const parts = generateApiKey('sandbox');
  await store.keys.put({
    id: parts.id,
    organisationId: 'org_sandbox',
    environment: 'sandbox',
    name: scope,
    secretHash: hashSecret(parts.secret),
    state: 'active',
    scopes: [scope],
    limit: config.sandbox,
    ipAllowList: [],
    origins: null,
    createdAt: 0,
    expiresAt: null,
    replacedBy: null,
  });
  const response = await app.fetch(
    new Request('http://localhost/api/v1/auth/token', {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${parts.id}:${parts.secret}`)}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    }),
  );
  const { access_token: token } = await response.json();
  return { apiKey: { 'x-api-key': formatApiKey(parts) }, bearer: { authorization: `Bearer ${token}` } };
}

describe('a scope', () => {
  it.each(scopes)('%s opens its own routes and no other', async (scope) => {
    await app.ready();
    const key = await keyWith(scope);
    for (const [name, { method, path, aliases, credential, scope: wanted }] of guarded) {
      for (const one of [path, ...aliases]) {
        const headers = credential === 'bearer' ? key.bearer : key.apiKey;
        const response = await app.fetch(new Request(`http://localhost${one}`, { method, headers }));
        const { error } = await response.json();
        // Without parameters none succeeds; what matters is whether the scope was what stopped it.
        if (wanted === scope) expect(error.code, name).not.toBe('INSUFFICIENT_SCOPE');
        else {
          expect([response.status, error.code], name).toEqual([403, 'INSUFFICIENT_SCOPE']);
          expect([error.fields[0].in, error.fields[0].params], name).toEqual(['header', { scope: wanted }]);
        }
      }
    }
  });

  it('is asked for each item of a batch too, which names it where it can be read: an item has no headers', async () => {
    await app.ready();
    const { apiKey } = await keyWith('batch:run');
    const response = await app.fetch(
      new Request('http://localhost/v1/batch', {
        method: 'POST',
        headers: { ...apiKey, 'content-type': 'application/json' },
        body: '{"items":[{"lat":36.8,"lng":10.1},{"smartcode":"x"},{"q":"tunis"},{"op":"reverse","lat":36.8,"lng":10.1}]}',
      }),
    );
    const { results } = await response.json();
    expect(results.map((one: { error: { code: string } }) => one.error.code)).toEqual(
      Array.from({ length: 4 }, () => 'INSUFFICIENT_SCOPE'),
    );
    expect(
      results.map((one: { error: { fields: { message: string }[] } }) => one.error.fields[0]?.message),
    ).toEqual(
      ['code:create', 'code:read', 'address:search', 'address:reverse'].map(
        (scope) => `X-API-Key does not have the scope ${scope}`,
      ),
    );
  });
});
