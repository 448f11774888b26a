// The service in a page of the engines that Chromium is not: what they have of a request and its body differs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Engine } from '../engines/engine.types.ts';
import { inOtherEngines } from '../engines/otherEngines.ts';
import { key } from './askedService.ts';
import { askInPage } from './askInPage.ts';
import { contractSuite } from './suite.ts';

let site: PreviewServer;
const outDir = mkdtempSync(join(tmpdir(), 'service-page-'));

beforeAll(async () => {
  const root = fileURLToPath(new URL('./service-page', import.meta.url));
  await build({
    root,
    logLevel: 'error',
    configFile: false,
    build: { outDir, emptyOutDir: true, target: 'esnext' },
  });
  site = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
});
afterAll(async () => {
  await new Promise((resolve) => site.httpServer.close(resolve));
  rmSync(outDir, { recursive: true, force: true });
});

async function openPage(engine: Engine): Promise<(request: Request) => Promise<Response>> {
  await engine.open(site.resolvedUrls?.local[0] ?? '');
  const isReady = async () => (await engine.ask('typeof window.takeAnswers')) === 'function';
  await vi.waitUntil(isReady, { timeout: 60_000 });
  return askInPage(engine);
}

inOtherEngines('the service in a page', (launched) => {
  contractSuite('in a page', async () => ({
    fetch: await openPage(launched()),
    base: 'https://backend.invalid',
    close: async () => {},
  }));

  it('takes a body where the app itself gets the request, as in a service worker', async () => {
    const send = await openPage(launched());
    const request = new Request('https://worker.invalid/v1/batch', {
      method: 'POST',
      headers: { ...key, 'content-type': 'application/json' },
      body: JSON.stringify({ items: [{ lat: 36.8065, lng: 10.1815 }] }),
    });
    expect(await (await send(request)).json()).toMatchObject({ count: 1, succeeded: 1 });
  });
});
