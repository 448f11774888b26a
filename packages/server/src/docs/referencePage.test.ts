import { gunzipSync } from 'node:zlib';
import { endpoints } from '@smart-address/contract';
import { describe, expect, it } from 'vitest';
import { createApp, createMemoryStore, SANDBOX_CREDENTIALS } from '../index.ts';
import { readViewerFile } from '../node/readViewerFile.ts';

type App = ReturnType<typeof createApp>;
const get = (app: App, path = '/docs', init: RequestInit = {}) =>
  app.fetch(new Request(`http://api.example${path}`, init));

describe('the reference page', () => {
  const app = createApp({ viewerFile: readViewerFile });

  it('opens a viewer whose every file comes from here', async () => {
    const response = await get(app);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    const page = await response.text();
    const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files.filter((file) => file.startsWith('docs/'))).toHaveLength(4);
    for (const file of files.filter((name) => !name.startsWith('data:'))) {
      // Relative, so that it is found under a proxy's path too.
      expect(file).not.toMatch(/^\/|:/);
      expect((await get(app, `/${file}`)).status, file).toBe(200);
    }
    expect((await get(app, '/docs/swagger-ui.css')).headers.get('content-type')).toMatch(/^text\/css/);
  });

  it('allows no inline script or style, and nothing from elsewhere', async () => {
    const response = await get(app);
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self';/,
    );
    expect(response.headers.get('content-security-policy')).not.toMatch(/unsafe|https?:|\*/);
    expect(await response.text()).not.toMatch(/<script[^>]*>[^<]|<style|\son\w+=|\sstyle=/i);
  });

  it('lists every operation for whoever runs no script, and where there is no viewer', async () => {
    const page = await (await get(createApp())).text();
    for (const { method, path } of Object.values(endpoints)) {
      expect(page).toContain(`<code>${method} ${path}</code>`);
    }
    expect(page).not.toMatch(/<script|stylesheet|undefined/);
    expect((await get(createApp(), '/docs/start.js')).status).toBe(404);
  });

  it('serves the files of the viewer and no others', async () => {
    for (const name of ['package.json', 'swagger-ui.js', '..%2Fpackage.json', 'toString', '']) {
      const response = await get(app, `/docs/${name}`);
      expect([response.status, (await response.json()).error.code], name).toEqual([404, 'ROUTE_NOT_FOUND']);
    }
  });

  it('is where a browser is sent that opens the service, or types a slash too many; a program is told that nothing is there', async () => {
    for (const [path, reached] of [
      ['/', 'docs'],
      ['/docs/', '../docs'],
    ] as const) {
      const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
      const sent = await get(app, path, { headers: { accept }, redirect: 'manual' });
      expect([sent.status, sent.headers.get('location')], path).toEqual([303, reached]);
      expect(new URL(reached, `http://a.example/under${path}`).pathname).toBe('/under/docs');
      for (const other of ['*/*', 'application/json']) {
        expect((await get(app, path, { headers: { accept: other } })).status, path).toBe(404);
      }
      expect((await get(app, path, { method: 'POST', headers: { accept } })).status, path).toBe(404);
    }
  });

  it('sends a file again only to who does not hold it', async () => {
    const tags = new Set<string>();
    for (const path of ['/docs', '/docs/start.js', '/docs/narrow.css', '/docs/swagger-ui-bundle.js']) {
      const first = await get(app, path);
      const tag = first.headers.get('etag') ?? '';
      expect(tag, path).toMatch(/^"[0-9a-f]{32}"$/);
      tags.add(tag);
      for (const held of [tag, `W/${tag}`, `"other", ${tag}`]) {
        const again = await get(app, path, { headers: { 'if-none-match': held } });
        expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, tag, '']);
      }
      expect((await get(app, path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    }
    expect(tags.size).toBe(4);
  });

  it('is packed, as the document is, for who takes that; each form has a tag of its own', async () => {
    for (const path of ['/docs', '/docs/start.js', '/docs/swagger-ui.css', '/openapi.json']) {
      const plain = await get(app, path);
      expect([plain.headers.get('content-encoding'), plain.headers.get('vary')], path).toEqual([
        null,
        expect.stringContaining('Accept-Encoding'),
      ]);
      const text = await plain.text();
      for (const wish of ['gzip', 'br, GZIP;q=0.2', '*']) {
        const packed = await get(app, path, { headers: { 'accept-encoding': wish } });
        expect([packed.status, packed.headers.get('content-encoding')], wish).toEqual([200, 'gzip']);
        const tag = packed.headers.get('etag');
        if (tag) expect(tag).not.toBe(plain.headers.get('etag'));
        const bytes = Buffer.from(await packed.arrayBuffer());
        expect(bytes.length).toBeLessThan(text.length);
        expect(gunzipSync(bytes).toString()).toBe(text);
        const again = await get(app, path, {
          headers: { 'accept-encoding': wish, 'if-none-match': tag ?? '"none"' },
        });
        expect(again.status).toBe(tag ? 304 : 200);
      }
      for (const wish of ['gzip;q=0, *', 'br', '*;q=0', '']) {
        const refused = await get(app, path, { headers: { 'accept-encoding': wish } });
        expect([refused.headers.get('content-encoding'), await refused.text()], wish).toEqual([null, text]);
      }
    }
  });

  it('names the public credentials in a sandbox and nowhere else', async () => {
    const script = async (from: App) => (await get(from, '/docs/start.js')).text();
    expect(await script(app)).toContain(SANDBOX_CREDENTIALS.apiKey);
    const live = createApp({ environment: 'live', store: createMemoryStore(), viewerFile: readViewerFile });
    expect(await script(live)).not.toContain('sac_test_0');
  });

  it('answers HEAD, and 405 with Allow for what it does not take', async () => {
    for (const path of ['/docs', '/docs/start.js']) {
      const head = await get(app, path, { method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([200, '']);
      const post = await get(app, path, { method: 'POST' });
      expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    }
  });
});
