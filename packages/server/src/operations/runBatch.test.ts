import { loadGazetteer } from '@smart-address/gazetteer';
import { describe, expect, it } from 'vitest';
import { createApp, type LogEntry, SANDBOX_CREDENTIALS } from '../index.ts';

describe('a batch of which one item fails by our fault', () => {
  it('answers the others, and the log has what went wrong', async () => {
    const gazetteer = await loadGazetteer();
    const lines: LogEntry[] = [];
    const app = createApp({
      log: (line) => lines.push(line),
      gazetteer: async () => ({
        ...gazetteer,
        complete: gazetteer.complete,
        search(query, options) {
          if (query === 'broken') throw new RangeError('a fault of ours');
          return gazetteer.search(query, options);
        },
      }),
    });
    const response = await app.fetch(
      new Request('http://api.example/v1/batch', {
        method: 'POST',
        headers: { 'x-api-key': SANDBOX_CREDENTIALS.apiKey, 'content-type': 'application/json' },
        body: '{"items":[{"q":"broken"},{"q":"sfax"}]}',
      }),
    );
    const { results, ...counts } = await response.json();
    expect(counts).toMatchObject({ count: 2, succeeded: 1, failed: 1 });
    expect(results[0]).toMatchObject({ status: 500, error: { code: 'INTERNAL_ERROR' } });
    expect(JSON.stringify(results)).not.toContain('a fault of ours');
    expect(lines.map(({ status, error, cause }) => [status, error, String(cause)])).toEqual([
      [500, 'INTERNAL_ERROR', 'RangeError: a fault of ours'],
      [200, null, 'null'],
    ]);
    expect(lines[0]?.requestId).toBe(response.headers.get('x-request-id'));
  });
});

async function batch(items: readonly unknown[]) {
  const response = await createApp().fetch(
    new Request('http://api.example/v1/batch', {
      method: 'POST',
      headers: { 'x-api-key': SANDBOX_CREDENTIALS.apiKey, 'content-type': 'application/json' },
      body: JSON.stringify({ items }),
    }),
  );
  return (await response.json()).results;
}

describe('an item of a batch', () => {
  it('is told apart by a name or a number, given back as it was sent, whether it fails or not', async () => {
    const point = { lat: 36.8, lng: 10.18 };
    const sent = ['a', 7, 0, 1.5, '', undefined, { of: 'mine' }];
    const results = await batch(sent.map((id) => (id === undefined ? point : { id, ...point })));
    expect(results.map(({ id }: { id: unknown }) => id)).toEqual(['a', 7, 0, null, null, null, null]);
    expect(results.map(({ status }: { status: number }) => status)).toEqual([
      200, 200, 200, 422, 422, 200, 422,
    ]);
    const told = (item: { error?: { fields: readonly { message: string }[] } }) =>
      item.error?.fields[0]?.message;
    expect([told(results[3]), told(results[6])]).toEqual([
      'id must be of type string or integer',
      'id must be of type string or number',
    ]);
    const [failed] = await batch([{ id: 7, op: 'encode' }]);
    expect(failed).toMatchObject({ id: 7, status: 422 });
  });

  it('with an empty search text is refused by the same code as on a route of its own', async () => {
    const results = await batch([{ q: '' }, { q: ' ' }, { op: 'search', q: 'a'.repeat(201) }]);
    expect(results.map(({ error }: { error: { code: string } }) => error.code)).toEqual([
      'QUERY_TOO_SHORT',
      'QUERY_TOO_SHORT',
      'VALIDATION_FAILED',
    ]);
  });
});

describe('a batch of long searches', () => {
  const q =
    'rue avenue habib bourguiba cite ennasr la marsa el menzah ibn khaldoun sidi bou said de la liberte';

  it.each([
    ['', (index: number) => ({ q: `${index} ${q} ${q}`.slice(0, 200) })],
    [
      ', also for the towns of short plus codes',
      (index: number) => ({
        op: index % 2 === 0 ? 'decode' : 'validate',
        smartcode: `R54J${index % 4 < 2 ? '+' : ' '}JJ ${q}`.slice(0, 100),
      }),
    ],
  ])('lets others have their turn between them%s', async (_, itemOf) => {
    const app = createApp();
    await app.ready();
    let turns = 0;
    const others = setInterval(() => (turns += 1), 1);
    const items = Array.from({ length: 50 }, (_item, index) => itemOf(index));
    const response = await app.fetch(
      new Request('http://api.example/v1/batch', {
        method: 'POST',
        headers: { 'x-api-key': SANDBOX_CREDENTIALS.apiKey, 'content-type': 'application/json' },
        body: JSON.stringify({ items }),
      }),
    );
    clearInterval(others);
    const { results } = await response.json();
    expect(results.map(({ index }: { index: number }) => index)).toEqual(items.map((_item, index) => index));
    expect(turns).toBeGreaterThan(2);
  });
});
