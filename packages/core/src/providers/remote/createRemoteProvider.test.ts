import { describe, expect, it, vi } from 'vitest';
import { exampleAddress } from '../../../test-support/exampleAddress.ts';
import { json, refusal, scriptedFetch, type ScriptedAnswer } from '../../../test-support/scriptedFetch.ts';
import { smallService } from '../../../test-support/smallService.ts';
import { suggestContext } from '../../../test-support/suggestContext.ts';
import { providerConformance } from '../provider.conformance.ts';
import { createRemoteProvider } from './createRemoteProvider.ts';

const baseUrl = 'https://api.example.tn/';
const context = suggestContext({ locale: 'ar' });
const answering = (...answers: ScriptedAnswer[]) => {
  const fetch = scriptedFetch(...answers);
  return { fetch, provider: createRemoteProvider({ baseUrl, credentials: 'key', fetch }) };
};

describe('createRemoteProvider', () => {
  for (const { name, run } of providerConformance(() => ({
    provider: createRemoteProvider({ baseUrl, fetch: smallService().fetch }),
    query: 'la marsa',
    unknownQuery: 'zzz',
    inside: { lat: 36.878, lng: 10.325 },
    outside: { lat: 48.8, lng: 2.35 },
  })))
    it(name, run);

  it('asks each interface at its address, with its credential and the filters', async () => {
    const filters = { types: ['street', 'locality'], governorate: 'TN-11' } as const;
    const near = { lat: 1e-7, lng: 10.5, radius: 5000 };
    const list = { query: 'x', count: 1, attribution: 'a', results: [exampleAddress('1')] };
    const a = scriptedFetch(json({ success: true, data: list }));
    const b = scriptedFetch(json(list));
    const asked = { ...context, session: 's', filters: { ...filters, near } };
    for (const [face, fetch] of [
      ['A', a],
      ['B', b],
    ] as const) {
      const provider = createRemoteProvider({ baseUrl, face, credentials: () => 'secret', fetch });
      expect((await provider.suggest('x', asked)).results).toHaveLength(1);
    }
    const search =
      'q=x&limit=10&lang=ar&lat=0.0000001&lng=10.5000000&radius=5000&types=street%2Clocality&governorate=TN-11&session=s';
    expect(a.requests[0]?.url).toBe(`https://api.example.tn/api/v1/address/autocomplete?${search}`);
    expect(a.requests[0]?.headers.get('Authorization')).toBe('Bearer secret');
    expect(b.requests[0]?.url).toBe(`https://api.example.tn/v1/autocomplete?${search}`);
    expect(b.requests[0]?.headers.get('X-API-Key')).toBe('secret');
  });

  it('fetches a refused token anew, once', async () => {
    const fetch = scriptedFetch(refusal(401, 'TOKEN_EXPIRED'));
    let tokens = 0;
    const provider = createRemoteProvider({ baseUrl, fetch, credentials: () => `token ${(tokens += 1)}` });
    await expect(provider.suggest('x', context)).rejects.toMatchObject({ reason: 'denied' });
    expect(fetch.requests.map(({ headers }) => headers.get('X-API-Key'))).toEqual(['token 1', 'token 2']);
  });

  it.each([
    [refusal(429, 'RATE_LIMITED', { headers: { 'Retry-After': '7' } }), 'rate_limited', 7],
    [refusal(429, 'QUOTA_EXCEEDED'), 'denied', null],
    [json('<html>', { status: 502 }), 'unavailable', null],
    [json({ hello: 'world' }), 'unavailable', null],
    [json({ results: [{ id: 1 }] }), 'unavailable', null],
  ] as const)(
    'says why there is no answer, and when to ask again',
    async (answer, reason, retryAfterSeconds) => {
      vi.spyOn(console, 'warn').mockReturnValue();
      await expect(answering(answer).provider.suggest('x', context)).rejects.toMatchObject({
        reason,
        retryAfterSeconds,
      });
      vi.restoreAllMocks();
    },
  );

  it('leaves out a row that cannot be displayed, and completes one that lacks something', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { provider } = answering(json({ results: [{ id: 1, label: 'La Marsa' }, { label: 'no id' }] }));
    const { results } = await provider.suggest('x', context);
    expect(results.map(({ id, label, type }) => [id, label, type])).toEqual([['1', 'La Marsa', 'locality']]);
    warn.mockRestore();
  });

  it('says what is wrong with an address that is none', async () => {
    const provider = createRemoteProvider({ baseUrl: 'api example' });
    await expect(provider.suggest('x', context)).rejects.toThrow(
      'No request can be made for "api example": give the service\'s own address',
    );
  });
});
