import { describe, expect, it } from 'vitest';
import { createApp, SANDBOX_CREDENTIALS } from '../index.ts';

describe('a trusted proxy', () => {
  it.each(['192.0.2.1:443', 'unknown', '192.0.2.1,', '[2001:db8::1]'])(
    'that passes on %j is told which header is not as it must be',
    async (hops) => {
      const request = new Request('http://any/v1/encode?lat=36.8065&lng=10.1815', {
        headers: { 'x-api-key': SANDBOX_CREDENTIALS.apiKey, 'x-forwarded-for': hops },
      });
      const app = createApp({ trustedProxies: ['10.0.0.0/8'] });
      const answer = await app.fetch(request, { remoteAddress: '10.0.0.1' });
      const { error } = await answer.json();
      expect([answer.status, error.code]).toEqual([400, 'MALFORMED_REQUEST']);
      expect(error.fields[0].message).toBe('X-Forwarded-For must have the form 192.0.2.1, 2001:db8::1');
    },
  );
});
