import { endpoints, errorCodeNames } from '@smart-address/contract';
import { describe, expect, it } from 'vitest';
import { createApp, createMemoryStore, SANDBOX_CREDENTIALS } from '../index.ts';

const get = (app: ReturnType<typeof createApp>, init: RequestInit = {}) =>
  app.fetch(new Request('http://api.example/docs', init));

describe('the reference page', () => {
  it('shows every operation with its path, and every error code, each reachable by a link', async () => {
    const response = await get(createApp());
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    const page = await response.text();
    for (const [name, { method, path }] of Object.entries(endpoints)) {
      expect(page, name).toContain(`<article id="${name}"`);
      expect(page, name).toMatch(
        new RegExp(`${method}</span>\\s*<code>${path.replaceAll(/[{}]/g, '\\$&')}</code>`),
      );
    }
    for (const code of errorCodeNames) expect(page, code).toContain(`id="error-${code}"`);
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
  });

  it('gives each operation a command and an answer, escaped', async () => {
    const page = await (await get(createApp())).text();
    expect(page).toContain('$BASE/v1/encode?lat=36.8065&amp;lng=10.1815&quot;');
    expect(page).toContain('&quot;smartcode&quot;: &quot;TN5245-445-5222&quot;');
    expect(page).not.toMatch(/undefined|\[object/);
  });

  it('runs no script and loads nothing from anywhere', async () => {
    const response = await get(createApp());
    const page = await response.text();
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[A-Za-z0-9+/]{43}='; /);
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(page) ?? [];
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
    expect(policy).toContain(Buffer.from(hash).toString('base64'));
    expect(page).not.toMatch(
      /<script|<link|<img|<iframe|\son\w+=|\sstyle=|src=|https?:\/\/(?!api\.example)/i,
    );
  });

  it('names the public credentials in a sandbox and nowhere else', async () => {
    expect(await (await get(createApp())).text()).toContain(SANDBOX_CREDENTIALS.apiKey);
    const live = createApp({ environment: 'live', store: createMemoryStore() });
    expect(await (await get(live)).text()).not.toContain('sac_test_0');
  });

  it('answers HEAD, and 405 with Allow for what it does not take', async () => {
    const app = createApp();
    const head = await get(app, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const post = await get(app, { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });
});
