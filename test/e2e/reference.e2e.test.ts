import { createServer, request } from 'node:http';
import { listen, type Listening } from '@smart-address/server/node';
import axe from 'axe-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUpChromium } from '../site/setUpChromium.ts';

const browser = setUpChromium();
let server: Listening;

beforeAll(async () => {
  server = await listen({ port: 0 });
});

afterAll(() => server.close());

it.each([
  ['an API key', '/v1/encode', 'Codes/encode', 'GET'],
  ['a token', '/api/v1/address/search', 'Finder/addressSearch', 'GET'],
  ['a key’s id and secret', '/api/v1/auth/token', 'Access/token', 'POST'],
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

it('an operation can be tried behind a proxy that puts the service under a path', async () => {
  const proxy = createServer((incoming, outgoing) => {
    const path = incoming.url?.replace(/^\/address-api(?=\/|$)/, '');
    if (path === undefined || path === incoming.url) return void outgoing.writeHead(404).end();
    const { headers, method } = incoming;
    const passed = request(new URL(path || '/', behind.url), { headers, method }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const publicUrl = `http://127.0.0.1:${Object(proxy.address()).port}/address-api`;
  const behind = await listen({ port: 0, publicUrl });
  const page = await browser.newPage();
  const strays: string[] = [];
  let place = publicUrl;
  page.on('request', (asked) => {
    if (asked.url().startsWith('http') && !asked.url().startsWith(place)) strays.push(asked.url());
  });
  const tryOperation = async () => {
    const operation = page.locator('.opblock.is-open');
    await operation.getByText('/v1/encode', { exact: true }).waitFor();
    const answered = page.waitForResponse((response) => response.url().startsWith(`${place}/v1/encode?`));
    await operation.getByRole('button', { name: 'Execute' }).click();
    expect((await answered).status()).toBe(200);
    expect(strays).toEqual([]);
  };
  await page.goto(`${publicUrl}#/Codes/encode`);
  await tryOperation();
  // Who opens it without the proxy tries it there.
  place = behind.url;
  await page.goto(`${place}/docs#/Codes/encode`);
  await tryOperation();
  await page.close();
  await behind.close();
  proxy.closeAllConnections();
  proxy.close();
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

it.each(['light', 'dark'] as const)(
  'can be read with a screen reader, and in %s colours',
  async (colorScheme) => {
    const page = await browser.newPage({ colorScheme });
    await page.goto(`${server.url}/docs#/Finder/search`);
    await page.locator('.opblock.is-open .responses-table tr[data-code="503"]').first().waitFor();
    await page.evaluate(axe.source);
    expect(await page.evaluate(FINDINGS)).toEqual([]);
    expect(await page.evaluate(FAINT)).toEqual([]);
    expect(await page.locator('main').count()).toBe(1);
    await page.close();
  },
);
