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
  }, 60_000);
});
