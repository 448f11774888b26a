// The limits that documents name, by their figures: each test fails when one is ten times as large, or a tenth.
import { describe, expect, it } from 'vitest';
import { createApp, createMemoryStore, SANDBOX_CREDENTIALS } from './index.ts';
import { createRateLimiter } from './limits/gcra.ts';
import { listen } from './node/listen.ts';

const key = { 'x-api-key': SANDBOX_CREDENTIALS.apiKey };
const one = { lat: 36.8065, lng: 10.1815 };

async function codeOf(answer: Promise<Response>): Promise<string> {
  const { error } = Object(await (await answer).json());
  return String(error?.code ?? '');
}

describe('a request', () => {
  const app = createApp();
  const get = (query: string, headers: Readonly<Record<string, string>> = {}) =>
    codeOf(app.fetch(new Request(`http://a/v1/search?q=${query}`, { headers: { ...key, ...headers } })));
  const post = (body: string) =>
    codeOf(
      app.fetch(
        new Request('http://a/v1/batch', {
          method: 'POST',
          headers: { ...key, 'content-type': 'application/json' },
          body,
        }),
      ),
    );

  it('has an address of up to 8 kB', async () => {
    expect(await get(`marsa&${'x'.repeat(7_000)}=1`)).not.toBe('URI_TOO_LONG');
    expect(await get(`marsa&${'x'.repeat(9_000)}=1`)).toBe('URI_TOO_LONG');
  });

  it('has headers of up to 16 kB', async () => {
    expect(await get('marsa', { 'x-other': 'x'.repeat(14_000) })).toBe('');
    expect(await get('marsa', { 'x-other': 'x'.repeat(18_000) })).toBe('HEADERS_TOO_LARGE');
  });

  it('has a body of up to 256 kB', async () => {
    const padded = (bytes: number) => `{"items":[${JSON.stringify(one)}]${' '.repeat(bytes)}}`;
    expect(await post(padded(240_000))).toBe('');
    expect(await post(padded(280_000))).toBe('PAYLOAD_TOO_LARGE');
  });

  it('has JSON of up to 16 levels', async () => {
    const nested = (levels: number) => `{"items":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
    expect(await post(nested(16))).toBe('');
    expect(await post(nested(17))).toBe('JSON_TOO_DEEP');
  });
});

describe('a connection', () => {
  it('is kept for 65 seconds without a request, longer than a proxy keeps its own', async () => {
    const server = await listen({ port: 0 });
    const answer = await fetch(`${server.url}/livez`);
    expect(answer.headers.get('keep-alive')).toBe('timeout=65');
    await answer.text();
    await server.close();
  });
});

describe('the answer to an idempotency key', () => {
  it('is kept for 24 hours', async () => {
    let now = Date.parse('2026-11-20T12:00:00Z');
    const app = createApp({ clock: () => now });
    const replayed = async () => {
      const headers = { ...key, 'content-type': 'application/json', 'idempotency-key': 'a' };
      const init = { method: 'POST', headers, body: JSON.stringify({ items: [one] }) };
      return (await app.fetch(new Request('http://a/v1/batch', init))).headers.get('idempotency-replayed');
    };
    expect(await replayed()).toBeNull();
    now += 23 * 3_600_000;
    expect(await replayed()).toBe('true');
    now += 2 * 3_600_000;
    expect(await replayed()).toBeNull();
  });

  it('is one of the newest 32 MB in a sandbox in memory', async () => {
    const { idempotency } = createMemoryStore();
    const body = 'x'.repeat(1024 * 1024);
    const record = (id: string) => ({ id, fingerprint: 'f', expiresAt: 10, status: 200, headers: {}, body });
    for (let at = 1; at <= 64; at += 1) await idempotency.put(record(`${at}`));
    const isKept = async (at: number) =>
      (await idempotency.claim({ id: `${at}`, fingerprint: 'f', expiresAt: 10 }, 1)) !== null;
    expect([await isKept(64), await isKept(34), await isKept(30)]).toEqual([true, true, false]);
  });
});

describe('callers that are counted in memory', () => {
  it('are some 100,000, of whom the newest are remembered', () => {
    const once = { perSecond: 0.001, burst: 1 };
    const isForgottenAfter = (others: number) => {
      const limiter = createRateLimiter();
      limiter.take('first', once, 1, 0);
      for (let name = 0; name < others; name += 1) limiter.take(`other ${name}`, once, 1, 0);
      return limiter.take('first', once, 1, 0).allowed;
    };
    expect(isForgottenAfter(40_000)).toBe(false);
    expect(isForgottenAfter(120_000)).toBe(true);
  });
});
