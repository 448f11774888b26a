import { createServer, request } from 'node:http';
import { listen } from '@smart-address/server/node';
import axe from 'axe-core';
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { setUpChromium } from '../site/setUpChromium.ts';

const browser = setUpChromium();
const troubles: string[] = [];
/** The service behind a proxy, and by itself. */
let [publicUrl, ownUrl] = ['', ''];
/** Where the page may ask. */
let place = '';
let page: Page;

beforeAll(async () => {
  const proxy = createServer((incoming, outgoing) => {
    const path = incoming.url?.replace(/^\/address-api(?=\/|$)/, '');
    if (path === undefined || path === incoming.url) return void outgoing.writeHead(404).end();
    const { headers, method } = incoming;
    const passed = request(new URL(path || '/', ownUrl), { headers, method }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  publicUrl = `http://127.0.0.1:${Object(proxy.address()).port}/address-api`;
  const behind = await listen({ port: 0, publicUrl });
  ownUrl = behind.url;
  page = await browser.newPage({ viewport: { width: 320, height: 640 }, colorScheme: 'light' });
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('request', (asked) => {
    if (asked.url().startsWith('http') && !asked.url().startsWith(place)) troubles.push(asked.url());
  });
  return async () => {
    await page.close();
    await behind.close();
    proxy.closeAllConnections();
    proxy.close();
  };
});

// The viewer puts the link to an operation into the button that opens it.
const FINDINGS = `axe
  .run(document, { rules: { 'nested-interactive': { enabled: false } } })
  .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target).join(' | ')))`;

// What axe does not look at: letters that the style sheet writes (4.5:1), and the pictures in buttons (3:1).
const FAINT = `(() => {
  const channels = (color) => (color.match(/[\\d.]+/g) ?? []).map(Number);
  const over = ([r, g, b, alpha = 1], ground) => [r, g, b].map((each, at) => each * alpha + ground[at] * (1 - alpha));
  const groundOf = (element) =>
    element === null
      ? [255, 255, 255]
      : over(channels(getComputedStyle(element).backgroundColor), groundOf(element.parentElement));
  const light = (color) => {
    const [r, g, b] = color.map((each) => (each <= 10 ? each / 3294 : ((each / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const isFaint = (element, color, least) => {
    const ground = groundOf(element);
    const [one, other] = [light(over(channels(color), ground)), light(ground)];
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) < least;
  };
  const found = [];
  for (const element of document.querySelectorAll('#reference *')) {
    if (!element.checkVisibility()) continue;
    for (const pseudo of ['::before', '::after']) {
      const { content, color } = getComputedStyle(element, pseudo);
      if (/[a-z*]{2}/i.test(content) && content !== 'none' && content !== 'normal' && isFaint(element, color, 4.5))
        found.push(content + ' ' + element.className);
    }
    if (element.matches('button svg path') && isFaint(element, getComputedStyle(element).fill, 3))
      found.push('picture in ' + element.closest('button').className);
  }
  return [...new Set(found)];
})()`;

// One after the other on the same page, as it is behind the proxy.
it('can be read on a phone, with a screen reader, in light and in dark colours', async () => {
  place = publicUrl;
  await page.goto(`${place}#/Codes/create`);
  const operation = page.locator('.opblock.is-open');
  await operation.locator('.responses-table tr[data-code="503"]').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await operation.getByText('No links').first().isVisible()).toBe(false);
  expect(await page.locator('main').count()).toBe(1);
  await page.evaluate(axe.source);
  // Its buttons fade from one colour to the other, and are judged as they are in the end.
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('* { transition: none !important }');
    document.adoptedStyleSheets = [still];
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction(
      (scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches,
      colorScheme,
    );
    expect(await page.evaluate(FINDINGS), colorScheme).toEqual([]);
    expect(await page.evaluate(FAINT), colorScheme).toEqual([]);
  }
  await operation.getByText('Schema', { exact: true }).first().click();
  await operation.getByText('Point', { exact: true }).first().waitFor();
  expect(troubles).toEqual([]);
});

it('operations of a key, of a token, of a key’s id and secret can be tried at once, behind a proxy under a path and without it', async () => {
  const tryOperation = async (path: string, expectedMethod: string) => {
    const summary = page.locator('.opblock-summary').filter({ has: page.getByText(path, { exact: true }) });
    await summary.waitFor();
    expect(await summary.locator('.opblock-summary-method').innerText()).toBe(expectedMethod);
    await summary.getByText(path, { exact: true }).click();
    const operation = page.locator('.opblock.is-open').filter({ has: summary });
    const answered = page.waitForResponse((response) => response.url().split('?')[0] === `${place}${path}`);
    await operation.getByRole('button', { name: 'Execute' }).click();
    expect((await answered).status()).toBe(200);
    await operation.locator('.live-responses-table').getByText('200').first().waitFor();
    expect(troubles).toEqual([]);
  };
  await tryOperation('/v1/encode', 'GET');
  // Who opens it without the proxy tries it there.
  place = ownUrl;
  await page.goto(`${place}/docs`);
  await tryOperation('/v1/encode', 'GET');
  await tryOperation('/api/v1/address/search', 'GET');
  await tryOperation('/api/v1/auth/token', 'POST');
});
