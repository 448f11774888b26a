import { describe, expect, it } from 'vitest';
import { createApp, createMemoryStore, SANDBOX_CREDENTIALS } from '../index.ts';

const headers = { 'x-api-key': SANDBOX_CREDENTIALS.apiKey, 'content-type': 'application/json' };
const batch = (items: object[]) => JSON.stringify({ items });
const one = batch([{ lat: 36.8065, lng: 10.1815 }]);

function post(app: ReturnType<typeof createApp>, key: string, body: string) {
  const init = { method: 'POST', headers: { ...headers, 'idempotency-key': key }, body };
  return app.fetch(new Request('http://localhost/v1/batch', init));
}

describe('a POST with an Idempotency-Key', () => {
  it('is answered once and then the same again, marked as replayed', async () => {
    const app = createApp();
    const first = await post(app, 'a', one);
    const again = await post(app, 'a', one);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await again.json()).toEqual(await first.json());
    expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  });

  it('is refused with 422 for another body, and served for another key', async () => {
    const app = createApp();
    await post(app, 'a', one);
    const other = batch([{ lat: 36.9, lng: 10.2 }]);
    expect(await (await post(app, 'a', other)).json()).toMatchObject({
      error: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect((await post(app, 'b', other)).status).toBe(200);
  });

  it('is told to wait while the first is under way', async () => {
    const app = createApp();
    await app.ready();
    const slow = batch(Array.from({ length: 300 }, (_, index) => ({ q: `rue ${index}` })));
    const answers = await Promise.all([post(app, 'a', slow), post(app, 'a', slow), post(app, 'a', one)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 422]);
    expect(answers[1]?.headers.get('retry-after')).toBe('1');
  });

  it('may be sent again after a failure', async () => {
    const app = createApp();
    expect((await post(app, 'a', batch([]))).status).toBe(422);
    expect((await post(app, 'a', one)).status).toBe(200);
  });

  it.each(['', 'with space', 'é', 'x'.repeat(256)])(
    'must have a key of 1 to 255 visible characters, not %j',
    async (key) => {
      expect((await post(createApp(), key, one)).status).toBe(422);
    },
  );

  it('has what is expired removed also when the clock was far ahead as the service started', async () => {
    let now = 1_800_000_000_000;
    const store = createMemoryStore();
    const app = createApp({ store, clock: () => now });
    now -= 31_536_000_000;
    const expired = { id: 'expired', fingerprint: 'f', expiresAt: now };
    await store.idempotency.put({ ...expired, status: 200, headers: {}, body: '' });
    expect((await post(app, 'a', one)).status).toBe(200);
    expect(await store.idempotency.claim(expired, now - 1)).toBeNull();
  });

  it('forgets the answer after a day', async () => {
    let now = 1_800_000_000_000;
    const app = createApp({ clock: () => now });
    await post(app, 'a', one);
    now += 86_400_000;
    expect((await post(app, 'a', one)).headers.get('idempotency-replayed')).toBeNull();
  });

  it('keeps no answer in the store for much longer, as long as others come', async () => {
    const start = 1_800_000_000_000;
    let now = start;
    const store = createMemoryStore();
    const app = createApp({ store, clock: () => now });
    await post(app, 'a', one);
    const claim = { id: `${SANDBOX_CREDENTIALS.keyId} a`, fingerprint: '', expiresAt: Infinity };
    expect(await store.idempotency.claim(claim, start)).toMatchObject({ status: 200 });
    now += 86_400_000;
    await post(app, 'b', one);
    expect(await store.idempotency.claim(claim, start)).toBeNull();
  });
});
