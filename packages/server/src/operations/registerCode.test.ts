import { describe, expect, it } from 'vitest';
import { createApp, createMemoryStore, SANDBOX_CREDENTIALS } from '../index.ts';
import { sandboxOrganisationId } from '../sandbox/seedCredentials.ts';

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
