import { encodeSmartCode, type LatLng } from '@smart-address/codes';
import { loadGazetteer } from '@smart-address/gazetteer';
import { describe, expect, it } from 'vitest';
import { type App, createApp, createMemoryStore, SANDBOX_CREDENTIALS } from '../index.ts';
import { sandboxOrganisationId } from '../sandbox/seed.ts';

const point = { lat: 36.8065, lng: 10.1815 };
const smartCode = '8GR5-4JJJ-29';
const headers = { 'x-api-key': SANDBOX_CREDENTIALS.apiKey, 'content-type': 'application/json' };

describe('a retired code', () => {
  it.each(['encode', 'create'] as const)(
    'is active again once its point is registered by %s, and the audit log says by which key',
    async (op) => {
      const store = createMemoryStore();
      const app = createApp({ store });
      const register = async () => {
        const init = { method: 'POST', headers, body: JSON.stringify({ op, items: [point] }) };
        const answer = await app.fetch(new Request('http://localhost/v1/batch', init));
        expect(await answer.json()).toMatchObject({ succeeded: 1 });
      };
      const audited = async () => {
        const records = await store.audit.list(sandboxOrganisationId, 10);
        return records.map(({ actor, action, subject }) => [actor, action, subject]);
      };
      await register();
      await store.codes.setStatus(smartCode, 'retired');
      expect(await audited()).toEqual([]);
      await register();
      await register();
      expect(await store.codes.get(smartCode)).toMatchObject({ status: 'active' });
      expect(await audited()).toEqual([[`key:${SANDBOX_CREDENTIALS.keyId}`, 'code.active', smartCode]]);
    },
  );
});

describe('points of one cell that are encoded at once', () => {
  it('have one answer, the first’s, which stands, although the other has another postal code', async () => {
    const points = await dividedCell();
    const answers = async (app: App, items: readonly object[]) => {
      const init = { method: 'POST', headers, body: JSON.stringify({ op: 'encode', items }) };
      const { results } = await (await app.fetch(new Request('http://localhost/v1/batch', init))).json();
      const codes = Array.from<{ data: { smartcode: string; postal: string } }>(results);
      return codes.map(({ data }) => `${data.smartcode} ${data.postal}`);
    };
    const [[south], [north]] = [
      await answers(createApp(), points.slice(0, 1)),
      await answers(createApp(), points.slice(1)),
    ];
    expect(south).not.toBe(north);
    for (const [order, first] of [
      [points, south],
      [[...points].reverse(), north],
    ] as const) {
      const app = createApp();
      expect(await answers(app, order)).toEqual([first, first]);
      expect(await answers(app, order)).toEqual([first, first]);
    }
  });
});

/** Two points of one cell of code B, a southern and a northern one, between which another postal code begins. */
async function dividedCell(): Promise<readonly LatLng[]> {
  const gazetteer = await loadGazetteer();
  await gazetteer.complete;
  for (let lat = 36.8; lat < 36.9; lat += 0.000_02) {
    const pair = [
      { lat, lng: 10.18 },
      { lat: lat + 0.000_02, lng: 10.18 },
    ];
    const isOneCell = new Set(pair.map((point) => encodeSmartCode(point, 'B'))).size === 1;
    const postalCodes = new Set(pair.map((point) => gazetteer.nearest(point)?.postalCode));
    if (isOneCell && postalCodes.size === 2) return pair;
  }
  throw new Error('No cell with two postal codes');
}
