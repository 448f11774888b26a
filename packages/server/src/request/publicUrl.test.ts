import { describe, expect, it } from 'vitest';
import { createApp, SANDBOX_CREDENTIALS } from '../index.ts';
import { publicUrlOf } from './publicUrl.ts';

const publicUrl = 'https://shop.example/address-api';

describe('a service that a proxy puts under a path', () => {
  const app = createApp({
    publicUrl: `${publicUrl}/`,
    deprecations: { plans: { since: new Date(0), sunset: new Date(1), successor: '/v2/plans' } },
  });
  const send = (path: string, init: RequestInit = {}) =>
    app.fetch(new Request(`http://127.0.0.1${path}`, init));

  it('is at that path in the document', async () => {
    expect((await (await send('/openapi.json')).json()).servers).toEqual([{ url: publicUrl }]);
    expect((await (await createApp().fetch(new Request('http://a/openapi.json'))).json()).servers).toEqual([
      { url: '/' },
    ]);
  });

  it('names what was made, and the reference of a deprecated route, at that path', async () => {
    const headers = {
      authorization: `Bearer ${SANDBOX_CREDENTIALS.accountToken}`,
      'content-type': 'application/json',
    };
    const body = JSON.stringify({ name: 'Checkout', scopes: ['code:read'] });
    const made = await send('/api/v1/keys', { method: 'POST', headers, body });
    const { id } = (await made.json()).data.key;
    expect(made.headers.get('location')).toBe(`${publicUrl}/api/v1/keys/${id}`);
    const rotated = await send(`/api/v1/keys/${id}/rotate`, { method: 'POST', headers });
    expect(rotated.headers.get('location')).toContain(`${publicUrl}/api/v1/keys/`);
    const links = (await send('/api/v1/plans')).headers.get('link');
    expect(links).toContain(`<${publicUrl}/docs#/`);
    expect(links).toContain(`<${publicUrl}/v2/plans>`);
  });

  it('sends a browser to the reference there, also from the path without its last slash', async () => {
    for (const path of ['/', '/docs/']) {
      const sent = await send(path, { headers: { accept: 'text/html' } });
      expect([sent.status, sent.headers.get('location')], path).toEqual([303, `${publicUrl}/docs`]);
    }
  });

  it.each([
    '',
    '/address-api',
    'shop.example',
    'ftp://shop.example',
    'https://a:b@shop.example',
    'https://a/?b',
    'https://a/#b',
  ])('is told when %j is no such address', (text) => {
    expect(publicUrlOf(text)).toBeNull();
    expect(() => createApp({ publicUrl: text })).toThrow(/^publicUrl: /);
  });
});
