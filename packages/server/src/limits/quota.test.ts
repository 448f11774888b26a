import { describe, expect, it } from 'vitest';
import { config } from '../config.ts';
import { createApp, createMemoryStore, SANDBOX_CREDENTIALS } from '../index.ts';
import { quotaDay, untilNextMonth } from './quota.ts';

const headers = { 'x-api-key': SANDBOX_CREDENTIALS.apiKey, 'content-type': 'application/json' };

async function openWith(plan: 'free' | 'large' | 'government', clock: () => number) {
  const store = createMemoryStore();
  const app = createApp({ store, clock });
  await app.ready();
  const organisationId = 'org_buyer';
  await store.organisations.put({ id: organisationId, name: 'Buyer', plan, state: 'approved', createdAt: 0 });
  const { limit } = config.plans[plan];
  await store.keys.update(SANDBOX_CREDENTIALS.keyId, (key) => ({ ...key, organisationId, limit }));
  const validate = () => app.fetch(new Request('http://localhost/v1/validate?smartcode=x', { headers }));
  const batch = (count: number) =>
    app.fetch(
      new Request('http://localhost/v1/batch', {
        method: 'POST',
        headers,
        body: JSON.stringify({ items: Array.from({ length: count }, () => ({ smartcode: 'x' })) }),
      }),
    );
  const token = () =>
    app.fetch(
      new Request('http://localhost/api/v1/auth/token', {
        method: 'POST',
        headers: {
          authorization: `Basic ${btoa(`${SANDBOX_CREDENTIALS.keyId}:${SANDBOX_CREDENTIALS.keySecret}`)}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
      }),
    );
  const unreadable = (idempotencyKey: Record<string, string>) =>
    app.fetch(
      new Request('http://localhost/v1/batch', {
        method: 'POST',
        headers: { ...headers, ...idempotencyKey },
        body: '{',
      }),
    );
  return { validate, batch, token, unreadable };
}

describe('the month of a quota', () => {
  it('is the one in Tunis, an hour ahead of UTC', () => {
    expect(quotaDay(Date.parse('2026-11-30T22:59:59Z'))).toBe('2026-11-30');
    expect(quotaDay(Date.parse('2026-11-30T23:00:00Z'))).toBe('2026-12-01');
    expect(untilNextMonth(Date.parse('2026-12-31T22:59:00Z'))).toBe(60_000);
  });

  it('is used up by units, of which a batch takes one an item, and begins again', async () => {
    let now = Date.parse('2026-11-30T10:00:00Z');
    const { validate, batch } = await openWith('free', () => now);
    for (let sent = 0; sent < 5_000; sent += 500) {
      now += 60_000;
      expect((await batch(500)).status).toBe(200);
    }
    now += 60_000;
    const refused = await validate();
    const { error } = await refused.json();
    expect([refused.status, error.code]).toEqual([429, 'QUOTA_EXCEEDED']);
    expect(refused.headers.get('ratelimit')).toContain('"month";r=0');
    now += error.retryAfter * 1_000;
    expect((await validate()).status).toBe(200);
  });

  it('pays for a token, and for a body that cannot be read, but for none under an idempotency key', async () => {
    const { token, unreadable } = await openWith('large', Date.now);
    const left = (answer: Response) =>
      Number(/"month";r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1]);
    const all = config.plans.large.unitsPerMonth ?? 0;
    const first = await token();
    expect([first.status, left(first)]).toEqual([200, all - 1]);
    const refused = await unreadable({});
    expect([refused.status, left(refused)]).toEqual([400, all - 2]);
    const free = await unreadable({ 'idempotency-key': 'order-1' });
    expect([free.status, left(free)]).toEqual([400, all - 2]);
  });

  it('is not touched by a batch that is refused', async () => {
    let now = Date.parse('2026-11-30T10:00:00Z');
    const { validate, batch } = await openWith('free', () => now);
    for (const count of [500, 500, 500, 500, 500, 500, 500, 500, 500, 499]) {
      now += 60_000;
      await batch(count);
    }
    now += 60_000;
    for (const { status, headers } of [await batch(2), await batch(2)]) {
      expect([status, headers.get('ratelimit')]).toEqual([429, expect.stringContaining('"month";r=1;')]);
    }
    now += 60_000;
    expect((await batch(1)).status).toBe(200);
    expect((await validate()).status).toBe(429);
  });

  it('has no end for the sandbox’s fixed keys, which anybody may use, but a burst has', async () => {
    const store = createMemoryStore();
    const now = Date.parse('2026-11-02T10:00:00Z');
    const app = createApp({ store, clock: () => now });
    await app.ready();
    store.usage.add('org_sandbox', '2026-11-01', 'batch', config.plans.large.unitsPerMonth ?? 0);
    const body = JSON.stringify({ items: Array.from({ length: 500 }, () => ({ smartcode: 'x' })) });
    const batch = () =>
      app.fetch(new Request('http://localhost/v1/batch', { method: 'POST', headers, body }));
    let answer = await batch();
    expect([answer.status, answer.headers.get('ratelimit-policy')]).toEqual([200, '"burst";q=200;w=1']);
    expect(answer.headers.get('ratelimit')).not.toContain('month');
    while (answer.status === 200) answer = await batch();
    expect((await answer.json()).error.code).toBe('RATE_LIMITED');
  });

  it('lets a batch of 500 through on every plan, and tells the truth about when the next may come', async () => {
    for (const plan of ['free', 'large', 'government'] as const) {
      let now = Date.parse('2026-11-02T10:00:00Z');
      const { batch } = await openWith(plan, () => now);
      let answer = await batch(500);
      expect(answer.status, plan).toBe(200);
      while (answer.status === 200) answer = await batch(500);
      now += Number(answer.headers.get('retry-after')) * 1_000;
      expect((await batch(500)).status, plan).toBe(200);
    }
  });
});
