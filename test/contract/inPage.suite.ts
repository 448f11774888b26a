// The service in a page of the engines that Chromium is not: what they have of a request and its body differs.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Engine } from '../engines/engine.types.ts';
import type { ServedSite } from '../site/buildSite.ts';
import { serveSite } from '../site/sites.ts';
import { key } from './askedService.ts';
import { askInPage } from './askInPage.ts';
import { contractSuite } from './suite.ts';

async function openPage(
  engine: Engine,
  { url }: ServedSite,
): Promise<(request: Request) => Promise<Response>> {
  await engine.open(url);
  const isReady = async () => (await engine.ask('typeof window.takeAnswers')) === 'function';
  await vi.waitUntil(isReady, { timeout: 60_000 });
  return askInPage(engine);
}

/** Hono needs a Chrome of 93 at least. */
export function inPageSuite(launched: () => Engine): void {
  describe('the service in a page', () => {
    let site: ServedSite;

    beforeAll(async () => {
      site = await serveSite('service-page');
    });
    afterAll(() => site.close());

    contractSuite('in a page', async () => ({
      fetch: await openPage(launched(), site),
      base: 'https://backend.invalid',
      close: async () => {},
    }));

    it('is served by a service worker, bodies and all', async () => {
      const engine = launched();
      const body = JSON.stringify({ items: [{ lat: 36.8065, lng: 10.1815 }] });
      const init = { method: 'POST', headers: { ...key, 'content-type': 'application/json' }, body };
      const ask = async () => {
        await openPage(engine, site);
        await engine.ask(`window.askWorker('/v1/batch', ${JSON.stringify(init)})`);
        await vi.waitUntil(async () => (await engine.ask('window.workerAnswer')) !== '', { timeout: 60_000 });
        return engine.ask('window.workerAnswer');
      };
      const first = await ask();
      const answer = first === 'load me again' ? await ask() : first;
      expect(answer).toMatch(/^200 \{"count":1,"succeeded":1,/);
    });
  });
}
