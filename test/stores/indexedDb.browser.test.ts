import { encodeSmartCode } from '@smart-address/codes';
import { createApp, openIndexedDbStore, SANDBOX_CREDENTIALS } from '@smart-address/server/browser';
import { describe, expect, it } from 'vitest';
import { exampleCode as code, exampleKey } from '../../packages/server/test/exampleRecords.ts';
import { storeSuite } from './suite.ts';

let databases = 0;
const nextName = () => `smart-address-test-${Date.now()}-${(databases += 1)}`;

storeSuite('in the browser', async () => {
  const name = nextName();
  const store = await openIndexedDbStore(name);
  return {
    store,
    reopen: async () => {
      await store.close();
      return openIndexedDbStore(name);
    },
  };
});

describe('a page that is loaded again', () => {
  it('still knows the codes it made', async () => {
    const name = nextName();
    const encode = async () => {
      const store = await openIndexedDbStore(name);
      const app = createApp({ store });
      const response = await app.fetch(
        new Request('https://backend.invalid/v1/encode?lat=36.8065&lng=10.1815', {
          headers: { 'x-api-key': SANDBOX_CREDENTIALS.apiKey },
        }),
      );
      await app.close();
      return response.headers.get('x-created');
    };
    expect(await encode()).toBe('true');
    expect(await encode()).toBe('false');
  });
});

const origin = 'https://backend.invalid';
const account = { authorization: `Bearer ${SANDBOX_CREDENTIALS.accountToken}` };
const useOf = (app: App, key: string) =>
  app.fetch(new Request(`${origin}/v1/validate?smartcode=x`, { headers: { 'x-api-key': key } }));

type App = ReturnType<typeof createApp>;

async function makeKey(app: App): Promise<{ status: number; apiKey: string; id: string }> {
  const response = await app.fetch(
    new Request(`${origin}/api/v1/keys`, {
      method: 'POST',
      headers: { ...account, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Checkout', scopes: ['code:read'] }),
    }),
  );
  const { data } = await response.json();
  return { status: response.status, apiKey: data?.apiKey, id: data?.clientId };
}

describe('two pages on one database', () => {
  it('know each other’s keys, units and lines of the log, without being loaded again', async () => {
    const name = nextName();
    const stores = [await openIndexedDbStore(name), await openIndexedDbStore(name)] as const;
    // Held, so that no month ends meanwhile.
    const now = Date.now();
    const [one, other] = [
      createApp({ store: stores[0], clock: () => now }),
      createApp({ store: stores[1], clock: () => now }),
    ];
    const key = await makeKey(one);
    expect(key.status).toBe(201);
    await expect.poll(async () => (await useOf(other, key.apiKey)).status).toBe(200);
    expect((await useOf(one, key.apiKey)).status).toBe(200);
    // Months are those of Tunis, an hour ahead of UTC.
    const month = new Date(now + 3_600_000).toISOString().slice(0, 7);
    const units = (of: (typeof stores)[number]) => of.usage.monthTotal('org_sandboxdev01', month);
    await expect.poll(() => stores.map(units)).toEqual([2, 2]);

    await other.fetch(new Request(`${origin}/api/v1/keys/${key.id}`, { method: 'DELETE', headers: account }));
    await expect.poll(async () => (await useOf(one, key.apiKey)).status).toBe(401);
    await Promise.all([one.close(), other.close()]);

    const again = await openIndexedDbStore(name);
    const lines = await again.audit.list('org_sandboxdev01', 10);
    expect(lines.map(({ action }) => action)).toEqual(['key.revoked', 'key.created']);
    expect(units(again)).toBeGreaterThanOrEqual(2);
    await again.close();
  });
});

describe('two pages that change one record in the same moment', () => {
  const open = async () => {
    const name = nextName();
    return [await openIndexedDbStore(name), await openIndexedDbStore(name)] as const;
  };
  const key = { ...exampleKey, scopes: ['code:create', 'code:read'] } as const;

  it('lose neither change: one narrows a key, the other revokes it', async () => {
    const [one, other] = await open();
    await one.keys.put(key);
    await expect.poll(() => other.keys.get(key.id)).toBeDefined();
    await Promise.all([
      one.keys.update(key.id, (known) => ({ ...known, scopes: ['code:read'] })),
      other.keys.update(key.id, (known) => ({ ...known, state: 'revoked' })),
    ]);
    for (const store of [one, other]) {
      await expect
        .poll(() => store.keys.get(key.id))
        .toMatchObject({ state: 'revoked', scopes: ['code:read'] });
    }
    expect(await one.keys.update(key.id, (known) => known)).toMatchObject({ state: 'revoked' });
    const refused = one.keys.update(key.id, () => {
      throw new RangeError('wrong state');
    });
    await expect(refused).rejects.toThrow(RangeError);
    await Promise.all([one.close(), other.close()]);
  });

  it('register a code once, retire it once, and put the codes of a cell in one order', async () => {
    const stores = await open();
    const [one, other] = stores;
    const made = await Promise.all(stores.map((store) => store.codes.register(code)));
    expect(made.filter((answer) => answer?.created)).toHaveLength(1);
    await expect.poll(() => Promise.all(stores.map((store) => store.codes.count()))).toEqual([1, 1]);
    const retired = await Promise.all(
      stores.map((store) => store.codes.setStatus(code.smartCode, 'retired')),
    );
    expect(retired.filter(Boolean)).toHaveLength(1);

    await Promise.all([
      one.codes.register({ ...code, smartCode: 'c', smartcode: 'B' }),
      other.codes.register({ ...code, smartCode: 'b', smartcode: 'B' }),
    ]);
    for (const { codes } of stores) {
      const namesOf = async () => (await codes.inCell('B')).map(({ smartCode }) => smartCode);
      await expect.poll(namesOf).toEqual(['b', 'c']);
    }
    await Promise.all([one.close(), other.close()]);
  });
});

describe('a page whose database', () => {
  it.each([
    ['was made by a newer page', 2, 'version'],
    ['is something else’s', 1, 'for something else'],
  ])('%s is told why, and what to do', async (_, version, reason) => {
    const name = nextName();
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.open(name, version);
      request.addEventListener('error', reject);
      request.addEventListener('success', () => {
        request.result.close();
        resolve();
      });
    });
    const opening = openIndexedDbStore(name);
    await expect(opening).rejects.toThrow(`No data can be kept in this browser as "${name}": `);
    await expect(opening).rejects.toThrow(reason);
    await expect(opening).rejects.toThrow(/[^.]\. Leave `store` out, and it is kept in memory/);
  });

  it('is deleted meanwhile, as its user may, keeps on what is new', async () => {
    const name = nextName();
    const app = createApp({ store: await openIndexedDbStore(name) });
    await app.ready();
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name);
      request.addEventListener('success', resolve);
      request.addEventListener('blocked', reject);
    });
    const { apiKey } = await makeKey(app);
    await app.close();
    const again = createApp({ store: await openIndexedDbStore(name) });
    expect((await useOf(again, apiKey)).status).toBe(200);
    await again.close();
  });

  it('refuses a record is unavailable, and what it could not keep is not there', async () => {
    const store = await openIndexedDbStore(nextName());
    const record = { id: 'one', privateJwk: {}, createdAt: 1, expiresAt: null };
    await store.signingKeys.put(record);
    // No browser keeps a function.
    const unkept = { ...record, createdAt: 2, privateJwk: {} };
    Reflect.set(unkept.privateJwk, 'kty', () => {});
    for (const refused of [store.signingKeys.put(unkept), store.signingKeys.update('one', () => unkept)]) {
      await expect(refused).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    }
    expect(await store.signingKeys.list()).toEqual([record]);
    await store.close();
  });

  it('refuses a code is unavailable, and does not answer it from memory when it is asked for again', async () => {
    const store = await openIndexedDbStore(nextName());
    const app = createApp({ store });
    await app.ready();
    const ask = (lat: number) =>
      app.fetch(
        new Request(`${origin}/v1/encode?lat=${lat}&lng=10.1815`, {
          headers: { 'x-api-key': SANDBOX_CREDENTIALS.apiKey },
        }),
      );
    expect((await ask(36.8065)).status).toBe(200);
    const cell = encodeSmartCode({ lat: 36.8065, lng: 10.1815 }, 'B');
    const [made] = await store.codes.inCell(cell);
    if (made === undefined) throw new Error('No code was made.');
    const point = { lat: 36.81, lng: 10.1815 };
    const other = {
      ...made,
      smartCode: encodeSmartCode(point, 'A'),
      smartcode: encodeSmartCode(point, 'B'),
      surveyed: { ...point },
    };
    // No browser keeps a function.
    Reflect.set(other.surveyed, 'refused', () => {});
    await expect(store.codes.register(other)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(await store.codes.inCell(other.smartcode)).toEqual([]);
    const again = await ask(point.lat);
    expect([again.status, again.headers.get('x-created')]).toEqual([200, 'true']);
    await app.close();
  });
});
