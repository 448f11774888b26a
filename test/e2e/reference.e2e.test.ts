import { listen, type Listening } from '@smart-address/server/node';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs';

let browser: Browser;
let server: Listening;

beforeAll(async () => {
  server = await listen({ port: 0 });
  browser = await chromium.launch(chromiumLaunchOptions());
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

it.each([
  ['an API key', '/v1/encode', 'Codes/encode', 'GET'],
  ['a token', '/api/v1/address/search', 'Finder/addressSearch', 'GET'],
])('an operation of %s can be tried from the reference at once', async (_name, path, place, method) => {
  const page = await browser.newPage();
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.goto(`${server.url}/docs#/${place}`);
  const operation = page.locator('.opblock.is-open');
  await operation.getByText(path, { exact: true }).waitFor();
  expect(await operation.locator('.opblock-summary-method').innerText()).toBe(method);
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === path);
  await operation.getByRole('button', { name: 'Execute' }).click();
  expect((await answered).status()).toBe(200);
  await operation.locator('.live-responses-table').getByText('200').first().waitFor();
  expect(troubles).toEqual([]);
  await page.close();
});

it('an operation is as narrow as a phone, with all it may answer', async () => {
  const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
  await page.goto(`${server.url}/docs#/Codes/create`);
  const operation = page.locator('.opblock.is-open');
  await operation.getByText('429', { exact: true }).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await operation.getByText('No links').first().isVisible()).toBe(false);
  await page.close();
});
