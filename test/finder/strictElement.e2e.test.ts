// The element as a plain page has it, built and served, with nothing but its tag: under a strict CSP with Trusted Types.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setUpChromium } from '../site/setUpChromium.ts';
import { serveSite } from '../site/sites.ts';
import { autofill } from './strict-page/autofill.ts';
import { STRICT } from './strict-page/policy.ts';
import { readAccessibilityTree } from './strict-page/readAccessibilityTree.ts';

const browser = setUpChromium();
const whole = setUpChromium({ isWhole: true });
let site: Awaited<ReturnType<typeof serveSite>>;
let page: Page;
let trouble: string[];
let scripts: string[];

beforeAll(async () => {
  site = await serveSite('strict-element', { 'Content-Security-Policy': STRICT });
});

afterAll(() => site.close());

const input = () => page.getByRole('combobox', { name: 'Deliver to' });

async function open({ newPage }: typeof browser): Promise<void> {
  page = await newPage();
  trouble = [];
  scripts = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') trouble.push(message.text());
  });
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto(site.url);
  await page.locator('address-finder:defined').waitFor();
}

it("takes Chromium's own autofill for typing, and opens nothing over it", async () => {
  await open(whole);
  const devtools = await page.context().newCDPSession(page);
  const { result } = await devtools.send('Runtime.evaluate', {
    expression: `document.querySelector('address-finder').shadowRoot.querySelector('input')`,
  });
  const { node } = await devtools.send('DOM.describeNode', { objectId: result.objectId ?? '' });
  await input().focus();
  await autofill(devtools, node);
  await expect.poll(() => input().inputValue()).toBe('12 rue de Marseille');
  await expect.poll(() => page.locator('[name=zip]').inputValue()).toBe('1000');
  const data = await page.evaluate(() => Object.fromEntries(new FormData(document.forms[0])));
  expect(data).toMatchObject({ address: '12 rue de Marseille', 'address.source': 'free' });
  // Longer than typing rests: nothing comes late either.
  await page.waitForTimeout(700);
  expect(await input().getAttribute('aria-expanded')).toBe('false');
  expect(await page.getByRole('status').textContent()).toBe('');
  await page.close();
});

// Each goes on where the one before has left the page.
describe('under a strict CSP', () => {
  beforeAll(async () => {
    await open(browser);
    return () => page.close();
  });

  it('loads no place data before somebody comes to search, then finds', async () => {
    await page.waitForLoadState('networkidle');
    // Beside the element itself only the codes' arithmetic, for "Use my location".
    const [own, ...others] = scripts.filter((path) => path.endsWith('.js'));
    expect(own).toContain('index');
    const sizes = others.map((path) => statSync(join(site.outDir, path)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(10_000);
    expect(readdirSync(join(site.outDir, 'assets')).length).toBeGreaterThan(3);
    await input().pressSequentially('la marsa');
    await page.getByRole('option').first().waitFor();
  });

  it("gives assistive technology a combobox under the page's own label, its list and one live region", async () => {
    await input().press('ArrowDown');
    await page.getByText('addresses suggested.').waitFor();
    const devtools = await page.context().newCDPSession(page);
    const tree = await readAccessibilityTree(devtools, 'form');
    await devtools.detach();
    expect(tree.split('\n').map((line) => line.trim())).toEqual(
      expect.arrayContaining([
        'combobox "Deliver to" [autocomplete=list] [hasPopup=listbox] [expanded]: la marsa',
        'button "Show suggested addresses" [expanded]',
        'button "Clear the address"',
        'button "Use my location"',
        'listbox "Suggested addresses"',
        expect.stringMatching(/^option "La Marsa, .*" \[selected\]$/),
        'status [live=polite]',
      ]),
    );
    expect(tree.match(/combobox|listbox "|status/g)).toHaveLength(3);
  });

  it('in forced colours the active option and the focus are told apart', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const [active, other] = await page
      .getByRole('option')
      .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).backgroundColor));
    expect(active).not.toBe(other);
    const outline = await page
      .locator('.sa-control')
      .evaluate((control) => getComputedStyle(control).outlineStyle);
    expect(outline).toBe('solid');
    await page.emulateMedia({ forcedColors: 'none' });
  });

  it('picks and fills, and nothing is refused', async () => {
    await input().press('Enter');
    expect(await input().inputValue()).toContain('La Marsa');
    expect(await page.locator('[name=zip]').inputValue()).toMatch(/^\d{4}$/);
    const data = await page.evaluate(() => Object.fromEntries(new FormData(document.forms[0])));
    expect(data).toMatchObject({ 'address.source': 'picked', 'address.lat': expect.stringMatching(/^36\./) });
    const display = await page
      .locator('.sa-control')
      .evaluate((control) => getComputedStyle(control).display);
    expect(display).toBe('flex');
    expect(trouble.filter((text) => !text.includes('favicon'))).toEqual([]);
  });

  it('on the way back from another page the address that was picked is there, with its place', async () => {
    const before = await page.evaluate(() => Object.fromEntries(new FormData(document.forms[0])));
    await page.getByRole('link', { name: 'away' }).click();
    await page.waitForURL('**/away.html');
    await page.goBack();
    await page.locator('address-finder:defined').waitFor();
    await expect
      .poll(() => page.evaluate(() => Object.fromEntries(new FormData(document.forms[0]))))
      .toEqual(before);
    expect(await input().getAttribute('aria-expanded')).toBe('false');
  });
});

describe('where a page is not as others are', () => {
  beforeEach(async () => {
    await open(browser);
    return () => page.close();
  });

  it('finds and picks where Prototype.js has put its own functions in the place of the browser’s, as in older shops', async () => {
    await page.addInitScript(() => {
      // As that library has them: no function for each item, nothing of an iterator, and what stands nowhere cannot be removed.
      const listOf = (items: ArrayLike<unknown>) => Array.prototype.slice.call(items);
      Object.assign(Array, { from: listOf });
      Object.assign(Array.prototype, {
        entries(this: unknown[]) {
          return listOf(this);
        },
      });
      Object.assign(HTMLElement.prototype, {
        remove(this: HTMLElement) {
          const { parentNode } = this;
          if (parentNode === null)
            throw new TypeError("Cannot read properties of null (reading 'removeChild')");
          parentNode.removeChild(this);
          return this;
        },
      });
    });
    await page.reload();
    await input().pressSequentially('12 rue de rome tunis');
    await page.getByRole('option', { name: 'Rue de Rome' }).first().waitFor();
    await input().press('ArrowDown');
    await input().press('Enter');
    expect(await input().inputValue()).toMatch(/^12 Rue de Rome, /);
    expect(await page.locator('[name=zip]').inputValue()).toMatch(/^\d{4}$/);
    expect(trouble.filter((text) => !text.includes('favicon'))).toEqual([]);
  });

  it('says that the page, not the browser, forbids the position where its policy does', async () => {
    await page.route(site.url, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        headers: { ...answer.headers(), 'permissions-policy': 'geolocation=()' },
      });
    });
    await page.reload();
    await page.getByRole('button', { name: 'Use my location' }).click();
    const sentence = 'This page may not ask for your location. Type the address.';
    await expect.poll(() => page.locator('.sa-panel').textContent()).toBe(sentence);
    expect(trouble.join()).toContain('Permissions-Policy');
  });
});

it('is a sheet under a finger, as wide as the screen, and a tap picks', async () => {
  const phone = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  const small = await phone.newPage();
  await small.goto(site.url);
  const field = small.getByRole('combobox');
  await field.tap();
  await field.pressSequentially('la marsa');
  await small.getByRole('option').first().waitFor();
  expect((await small.locator('.sa-popup').boundingBox())?.width).toBe(360);
  for (const option of await small.getByRole('option').all())
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await small.getByRole('option').first().tap();
  await expect.poll(() => field.inputValue()).toContain('La Marsa');
  expect(await small.evaluate(() => document.activeElement?.localName)).toBe('address-finder');
  await phone.close();
});
