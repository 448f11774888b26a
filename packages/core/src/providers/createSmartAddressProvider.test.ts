import { describe, expect, it } from 'vitest';
import { createClient } from '../client/createClient.ts';
import type { SuggestContext } from '../provider.types.ts';
import { refusal, scriptedFetch } from '../../test-support/scriptedFetch.ts';
import { suggestContext } from '../../test-support/suggestContext.ts';
import { smallService } from '../../test-support/smallService.ts';
import { createSmartAddressProvider } from './createSmartAddressProvider.ts';

const context = (change: Partial<SuggestContext> = {}): SuggestContext =>
  suggestContext({ session: 'abc', locale: 'ar', ...change });

function searchOf(request: Request | undefined): Record<string, string> {
  return Object.fromEntries(new URL(request?.url ?? '').searchParams);
}

describe('createSmartAddressProvider', () => {
  it("asks autocomplete in the finder's language, with its session and bias", async () => {
    const { client, fetch } = smallService();
    const bias = { lat: 36.8, lng: 10.18 };
    const answer = await createSmartAddressProvider(client).suggest(' la marsa ', context({ bias }));
    expect(answer).toMatchObject({ query: ' la marsa ', attribution: 'far' });
    expect(searchOf(fetch.requests[0])).toEqual({
      q: 'la marsa',
      limit: '10',
      lang: 'ar',
      lat: '36.8',
      lng: '10.18',
      session: 'abc',
    });
  });

  it('leaves out a session the service would refuse', async () => {
    const { client, fetch } = smallService();
    await createSmartAddressProvider(client).suggest('la', context({ session: 'é' }));
    expect(searchOf(fetch.requests[0])).not.toHaveProperty('session');
  });

  it('costs nothing for an empty query, and cuts a long one between characters', async () => {
    const { client, fetch } = smallService();
    const provider = createSmartAddressProvider(client);
    expect((await provider.suggest('  ', context())).results).toEqual([]);
    expect(fetch.requests).toEqual([]);
    await provider.suggest(`${'x'.repeat(199)}😀${'y'.repeat(10_000)}`, context());
    expect(searchOf(fetch.requests[0])['q']).toBe('x'.repeat(199));
  });

  it('leaves waiting for a rate limit to the finder, and says how long', async () => {
    const fetch = scriptedFetch(refusal(429, 'RATE_LIMITED', { headers: { 'Retry-After': '7' } }));
    const provider = createSmartAddressProvider(createClient({ baseUrl: 'https://api.example.tn', fetch }));
    await expect(provider.suggest('x', context())).rejects.toMatchObject({
      reason: 'rate_limited',
      retryAfterSeconds: 7,
    });
    expect(fetch.requests).toHaveLength(1);
  });

  it('retrieves what it found without asking again, long after', async () => {
    const { client, fetch } = smallService();
    const provider = createSmartAddressProvider(client);
    const [found] = (await provider.suggest('la marsa', context())).results;
    for (let turn = 0; turn < 5; turn++) await provider.suggest('qzxw', context());
    const asked = fetch.requests.length;
    expect(await provider.retrieve(found?.id ?? '', context())).toEqual(found);
    expect(fetch.requests).toHaveLength(asked);
  });

  it('asks for the one nearest address of a point, and knows no point outside', async () => {
    const { client, fetch } = smallService();
    const provider = createSmartAddressProvider(client);
    const result = await provider.reverse({ lat: 36.8065, lng: 10.1815 }, context());
    expect(result?.id).toBe('loc:2070:la-marsa');
    expect(searchOf(fetch.requests[0])).toEqual({ lat: '36.8065', lng: '10.1815', limit: '1', lang: 'ar' });
    expect(await provider.reverse({ lat: 48.85, lng: 2.35 }, context())).toBeNull();
  });

  it('says that it waits for typing to rest, as long as it is told', () => {
    const { client } = smallService();
    expect(createSmartAddressProvider(client).debounceMs).toBe(150);
    expect(createSmartAddressProvider(client, { debounceMs: 300 }).debounceMs).toBe(300);
  });
});
