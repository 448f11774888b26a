// A shop's page on its own origin calls the service on another, as a browser allows it: preflights, and headers that it may read.
import { SANDBOX_CREDENTIALS } from '@smart-address/server';
import { listen, type Listening } from '@smart-address/server/node';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServedSite } from '../site/buildSite.ts';
import { setUpChromium } from '../site/setUpChromium.ts';
import { serveSite } from '../site/sites.ts';

const browser = setUpChromium();
let service: Listening;
let site: ServedSite;
let page: Page;

beforeAll(async () => {
  [service, site] = await Promise.all([listen({ port: 0 }), serveSite('client-page')]);
  page = await browser.newPage();
  await page.goto(site.url);
  await page.waitForFunction(() => 'shop' in window);
  expect(new URL(service.url).origin).not.toBe(new URL(site.url).origin);
});
afterAll(() => Promise.all([service.close(), site.close()]));

const settings = (credentials: string) => ({ baseUrl: service.url, credentials, retries: 0 });

it('asks with its key, which takes a preflight', async () => {
  const found = await page.evaluate(async (options) => {
    const client = window.shop.createClient(options);
    return (await client.search({ q: 'la marsa' })).results[0]?.label;
  }, settings(SANDBOX_CREDENTIALS.browserKey));
  expect(found).toContain('La Marsa');
});

it('posts with an idempotency key, and is told that an answer is the one before', async () => {
  const replayed = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && response.headers()['idempotency-replayed'] === 'true',
  );
  const answers = await page.evaluate(async (options) => {
    const heard: (string | null)[] = [];
    const client = window.shop.createClient({
      ...options,
      fetch: async (request) => {
        const response = await fetch(request);
        heard.push(response.headers.get('Idempotency-Replayed'));
        return response;
      },
    });
    const items = [{ lat: 36.8065, lng: 10.1815 }];
    const ask = async () => (await client.batch({ items }, { idempotencyKey: 'order-1' })).succeeded;
    return [await ask(), await ask(), ...heard];
  }, settings(SANDBOX_CREDENTIALS.apiKey));
  expect(answers).toEqual([1, 1, null, 'true']);
  await replayed;
});

it('reads how long to wait where it asks too often, and what is left where it does not', async () => {
  const told = await page.evaluate(async (options) => {
    const left: (string | null)[] = [];
    const client = window.shop.createClient({
      ...options,
      fetch: async (request) => {
        const response = await fetch(request);
        left.push(response.headers.get('RateLimit'));
        return response;
      },
    });
    const errors = await Promise.all(
      Array.from({ length: 20 }, () =>
        client.validate('x').then(
          () => null,
          (error: unknown) => {
            if (!(error instanceof window.shop.SmartAddressError)) throw error;
            const { status, code, retryAfterSeconds, requestId } = error;
            return { status, code, waits: (retryAfterSeconds ?? 0) > 0, hasId: requestId !== null };
          },
        ),
      ),
    );
    return {
      refused: errors.find((error) => error !== null),
      left: left.filter((text) => text !== null).length,
    };
  }, settings(SANDBOX_CREDENTIALS.limitedKey));
  expect(told).toEqual({
    refused: { status: 429, code: 'RATE_LIMITED', waits: true, hasId: true },
    left: 20,
  });
});
