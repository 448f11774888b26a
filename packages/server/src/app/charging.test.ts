import { loadGazetteer } from '@smart-address/gazetteer';
import { describe, expect, it } from 'vitest';
import { config } from '../config.ts';
import { createApp, createMemoryStore, SANDBOX_CREDENTIALS } from '../index.ts';
import { createRateLimiter } from '../limits/gcra.ts';
import type { IdempotencyClaim } from '../store/records.types.ts';

const point = { lat: 35.7672, lng: 10.8113 };
const broken = { q: 'broken' };
/** Held, so that no month ends meanwhile. */
const clock = () => Date.parse('2026-11-10T12:00:00Z');
const month = '2026-11';

/** A sandbox with a buyer on the free plan, whose search fails by our fault at one text until it is mended. */
async function openWith(unitsUsed: number, store = createMemoryStore()) {
  const gazetteer = await loadGazetteer();
  let isMended = false;
  const app = createApp({
    store,
    clock,
    gazetteer: async () => ({
      ...gazetteer,
      complete: gazetteer.complete,
      search(query, options) {
        if (query === 'broken' && !isMended) throw new RangeError('a fault of ours');
        return gazetteer.search(query, options);
      },
    }),
  });
  await app.ready();
  const organisationId = 'org_buyer';
  await store.organisations.put({
    id: organisationId,
    name: 'Buyer',
    plan: 'free',
    state: 'approved',
    createdAt: 0,
  });
  await store.keys.update(SANDBOX_CREDENTIALS.keyId, (one) => ({ ...one, organisationId }));
  store.usage.add(organisationId, `${month}-10`, 'earlier', unitsUsed);
  const headers = { 'x-api-key': SANDBOX_CREDENTIALS.apiKey, 'content-type': 'application/json' };
  return {
    batch: (items: readonly object[], key: string | null) =>
      app.fetch(
        new Request('http://localhost/v1/batch', {
          method: 'POST',
          headers: key === null ? headers : { ...headers, 'idempotency-key': key },
          body: JSON.stringify({ items }),
        }),
      ),
    search: (q: string) => app.fetch(new Request(`http://localhost/v1/search?q=${q}`, { headers })),
    used: () => store.usage.monthTotal(organisationId, month) - unitsUsed,
    mend: () => {
      isMended = true;
    },
  };
}

const quota = config.plans.free.unitsPerMonth ?? 0;

describe('the units of a month', () => {
  it('that are left are told to a batch that wants more, which is served when it has as few items', async () => {
    const { batch, search } = await openWith(quota - 3);
    const refused = await batch([point, point, point, point], null);
    const { error } = await refused.json();
    expect([refused.status, error.code]).toEqual([429, 'QUOTA_EXCEEDED']);
    expect(error.fields).toMatchObject([{ in: 'body', pointer: '/items', params: { max: 3 } }]);
    expect((await batch([point, point, point], null)).status).toBe(200);
    const spent = await search('sfax');
    expect([spent.status, (await spent.json()).error.fields]).toEqual([429, []]);
  });

  it('are taken once for an idempotency key, however often it is asked with', async () => {
    const { batch, used } = await openWith(0);
    const items = Array.from({ length: 40 }, () => point);
    const answers = await Promise.all([batch(items, 'one'), batch(items, 'one'), batch(items, 'one')]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(used()).toBe(40);
    expect((await batch(items, 'one')).headers.get('idempotency-replayed')).toBe('true');
    expect(used()).toBe(40);
  });

  it('may be used up when an answer that was lost on its way is asked for again', async () => {
    const { batch, used } = await openWith(quota - 3);
    const first = await batch([point, point, point], 'lost');
    const again = await batch([point, point, point], 'lost');
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(await again.json()).toEqual(await first.json());
    expect(again.headers.get('ratelimit')).toContain('"month";r=0;');
    expect((await batch([point], 'next')).status).toBe(429);
    expect(used()).toBe(3);
  });

  it('are not taken for what the service could not do', async () => {
    const { batch, search, used } = await openWith(0);
    const failed = await search('broken');
    expect(failed.status).toBe(500);
    expect(failed.headers.get('ratelimit')).toContain(`"month";r=${quota};`);
    expect((await batch([point, broken, { q: 'sfax' }], null)).status).toBe(200);
    expect(used()).toBe(2);
  });
});

describe('a request whose limits could not be counted to the end', () => {
  it('takes no unit, and gives none back that it did not take', async () => {
    const store = createMemoryStore();
    const limiter = createRateLimiter();
    let asked = 0;
    const app = createApp({
      store,
      clock,
      limiter: {
        async take(...bucket) {
          asked += 1;
          // The first is what any request costs, the second this batch's whole cost.
          if (asked === 2) throw new Error('away');
          return limiter.take(...bucket);
        },
      },
    });
    await app.ready();
    const headers = { 'x-api-key': SANDBOX_CREDENTIALS.apiKey, 'content-type': 'application/json' };
    const body = JSON.stringify({ items: [point, point] });
    const request = new Request('http://localhost/v1/batch', { method: 'POST', headers, body });
    expect((await app.fetch(request)).status).toBe(500);
    expect(store.usage.monthTotal('org_sandbox', month)).toBe(0);
  });
});

describe('a batch with an idempotency key of which an item fails by our fault', () => {
  it('is worked on again even where the store was away when the first was given up', async () => {
    const store = createMemoryStore();
    let isAway = true;
    const release = (claim: IdempotencyClaim) =>
      isAway ? Promise.reject(new Error('away')) : store.idempotency.release(claim);
    const { batch, mend } = await openWith(0, { ...store, idempotency: { ...store.idempotency, release } });
    expect((await batch([broken], 'one')).status).toBe(200);
    expect((await batch([broken], 'one')).status).toBe(409);
    mend();
    isAway = false;
    await expect.poll(async () => (await batch([broken], 'one')).status).toBe(200);
  });

  it('is worked on again when it is repeated, and costs its units once it is whole', async () => {
    const { batch, used, mend } = await openWith(0);
    const items = [point, broken];
    expect(await (await batch(items, 'one')).json()).toMatchObject({ succeeded: 1, failed: 1 });
    expect(used()).toBe(0);
    mend();
    const again = await batch(items, 'one');
    expect(again.headers.get('idempotency-replayed')).toBeNull();
    expect(await again.json()).toMatchObject({ succeeded: 2, failed: 0 });
    expect((await batch(items, 'one')).headers.get('idempotency-replayed')).toBe('true');
    expect(used()).toBe(2);
  });

  it('go back to the month they were of, where it ends while a request is worked on', async () => {
    const store = createMemoryStore();
    const gazetteer = await loadGazetteer();
    let now = Date.parse('2026-11-30T22:59:59Z');
    const app = createApp({
      store,
      clock: () => now,
      gazetteer: async () => ({
        ...gazetteer,
        complete: gazetteer.complete,
        search() {
          now = Date.parse('2026-11-30T23:00:01Z');
          throw new RangeError('a fault of ours');
        },
      }),
    });
    await app.ready();
    const headers = { 'x-api-key': SANDBOX_CREDENTIALS.apiKey };
    expect((await app.fetch(new Request('http://localhost/v1/search?q=sfax', { headers }))).status).toBe(500);
    const months = ['2026-11', '2026-12'].map((month) => store.usage.monthTotal('org_sandbox', month));
    expect(months).toEqual([0, 0]);
  });

  it('go back to the month they were of, where it ends while a shared limiter is waited for', async () => {
    const store = createMemoryStore();
    const gazetteer = await loadGazetteer();
    const limiter = createRateLimiter();
    let now = Date.parse('2026-11-30T22:59:59Z');
    let taken = 0;
    const app = createApp({
      store,
      clock: () => now,
      limiter: {
        async take(...asked) {
          const decision = limiter.take(...asked);
          await new Promise((resolve) => setTimeout(resolve));
          taken += 1;
          // The first is a repeat's possible cost, the second the batch's.
          if (taken === 2) now = Date.parse('2026-11-30T23:00:01Z');
          return decision;
        },
      },
      gazetteer: async () => ({
        ...gazetteer,
        complete: gazetteer.complete,
        search() {
          throw new RangeError('a fault of ours');
        },
      }),
    });
    await app.ready();
    const headers = {
      'x-api-key': SANDBOX_CREDENTIALS.apiKey,
      'content-type': 'application/json',
      'idempotency-key': 'one',
    };
    const body = JSON.stringify({ items: [{ q: 'sfax' }, { q: 'sousse' }] });
    const asked = new Request('http://localhost/v1/batch', { method: 'POST', headers, body });
    expect(await (await app.fetch(asked)).json()).toMatchObject({ failed: 2 });
    const months = ['2026-11', '2026-12'].map((month) => store.usage.monthTotal('org_sandbox', month));
    expect(months).toEqual([0, 0]);
  });
});
