import { createClient } from '../src/client/createClient.ts';
import { exampleAddress } from './exampleAddress.ts';
import { json, refusal, scriptedFetch } from './scriptedFetch.ts';
import type { ScriptedFetch } from './scriptedFetch.ts';

/** A service of two places, on the other side of a real client: as strict as the contract, and without a network. */
export function smallService(): {
  readonly client: ReturnType<typeof createClient>;
  readonly fetch: ScriptedFetch;
} {
  const places = [
    exampleAddress('loc:2070:la-marsa', { label: 'La Marsa, 2070 Tunis' }),
    exampleAddress('far:1'),
  ];
  const fetch = scriptedFetch((request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/v1/reverse') {
      const isInside = Number(searchParams.get('lng')) > 7;
      if (!isInside) return refusal(422, 'OUT_OF_COVERAGE')(request);
      return json({ query: 'point', count: 1, attribution: 'far', results: places.slice(0, 1) })(request);
    }
    const q = searchParams.get('q') ?? '';
    const results = 'la marsa'.startsWith(q.trim().toLowerCase()) ? places : [];
    return json({ query: q, count: results.length, attribution: 'far', results })(request);
  });
  return { client: createClient({ baseUrl: 'https://api.example.tn', credentials: 'key', fetch }), fetch };
}
