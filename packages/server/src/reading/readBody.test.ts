import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createApp, SANDBOX_CREDENTIALS } from '../index.ts';

const app = createApp();
const item = { op: 'validate', smartcode: 'TN5245-445-5222', id: 'الطلب 7' };
const bytes = new TextEncoder().encode(JSON.stringify({ items: [item] }));

/** A request whose body arrives in pieces, without its length being said. */
function inPieces(pieces: readonly Uint8Array[]): Promise<Response> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  const headers = { 'x-api-key': SANDBOX_CREDENTIALS.apiKey, 'content-type': 'application/json' };
  const settings = { method: 'POST', headers, body, duplex: 'half' };
  return Promise.resolve(app.fetch(new Request('http://localhost/v1/batch', settings)));
}

describe('a body that arrives in pieces', () => {
  it('is read as if it had arrived at once, wherever it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 5 }), async (cuts) => {
        const edges = [0, ...cuts.toSorted((a, b) => a - b), bytes.length];
        const response = await inPieces(edges.slice(1).map((edge, index) => bytes.slice(edges[index], edge)));
        expect(response.status).toBe(200);
        expect(await response.json()).toMatchObject({ results: [{ id: item.id, data: { valid: true } }] });
      }),
      { numRuns: 20 },
    );
  });

  it('is refused when the pieces together are too much', async () => {
    const piece = new Uint8Array(64 * 1024).fill(0x20);
    expect((await inPieces([piece, piece, piece, piece, bytes])).status).toBe(413);
    expect((await inPieces([piece, piece, piece, bytes])).status).toBe(200);
  });
});
