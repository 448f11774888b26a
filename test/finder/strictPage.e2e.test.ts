import { readFileSync } from 'node:fs';
import type { Page as BrowserPage } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServedSite } from '../site/buildSite.ts';
import { setUpChromium } from '../site/setUpChromium.ts';
import { serveSite } from '../site/sites.ts';
import { autofill } from './strict-page/autofill.ts';
import { STRICT } from './strict-page/policy.ts';
import { readAccessibilityTree } from './strict-page/readAccessibilityTree.ts';

const browser = setUpChromium({ isWhole: true });

describe.each([
  ['React 19', /^19\./],
  ['React 18', /^18\./],
] as const)('rendered on a server, then under a strict CSP with Trusted Types: %s', (name, version) => {
  let site: ServedSite;
  let page: BrowserPage;
  const trouble: string[] = [];

  beforeAll(async () => {
    site = await serveSite(`strict-page, ${name} on a server`, { 'Content-Security-Policy': STRICT });
    page = await browser.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') trouble.push(message.text());
    });
    page.on('pageerror', (error) => trouble.push(error.message));
    page.on('dialog', (dialog) => {
      trouble.push('a dialog');
      void dialog.dismiss();
    });
    await page.goto(site.url);
    await page.waitForSelector('html[data-react]');
  });

  afterAll(async () => {
    await page.close();
    await site.close();
  });

  it('takes the served markup over without a warning', async () => {
    expect(await page.evaluate(() => document.documentElement.dataset['react'])).toMatch(version);
    expect(await page.evaluate(() => document.documentElement.dataset['hydrated'])).toBe('true');
    expect(trouble.filter((text) => !text.includes('favicon'))).toEqual([]);
  });

  it('searches, shows markup as text, picks and fills, and nothing is refused', async () => {
    const input = page.getByRole('combobox', { name: 'Address' });
    await input.pressSequentially('marsa');
    await page.getByRole('option').first().waitFor();
    expect(await page.locator('img').count()).toBe(0);
    expect(await page.getByRole('option').nth(1).textContent()).toContain('<img src=x onerror=alert(1)>');
    await input.press('ArrowDown');
    await input.press('Enter');
    expect(await input.inputValue()).toBe('La Marsa, 2070 Tunis');
    expect(await page.locator('[name=zip]').inputValue()).toBe('2070');
    expect(await page.locator('[name="address.lat"]').inputValue()).toBe('36.8782000');
    expect(trouble.filter((text) => !text.includes('favicon'))).toEqual([]);
  });

  it('gives assistive technology a combobox, its buttons, its list and one live region', async () => {
    const input = page.getByRole('combobox');
    await input.fill('');
    await input.pressSequentially('marsa');
    await input.press('ArrowDown');
    await page.getByText('2 addresses suggested.').waitFor();
    const devtools = await page.context().newCDPSession(page);
    const tree = await readAccessibilityTree(devtools, '.sa-finder');
    await devtools.detach();
    const document = readFileSync(new URL('../../packages/core/docs/keyboard.md', import.meta.url), 'utf8');
    const printed = /receives for an open list[^]*?\n\n((?: {4}[^\n]*\n)+)/.exec(document)?.[1] ?? '';
    expect(tree).toBe(printed.replace(/^ {4}/gm, ''));
    await input.press('Escape');
    await input.press('Escape');
  });

  it("takes Chromium's own autofill for typing, and opens nothing over it", async () => {
    await page.reload();
    await page.waitForSelector('html[data-react]');
    const devtools = await page.context().newCDPSession(page);
    const { root: tree } = await devtools.send('DOM.getDocument');
    const { nodeId } = await devtools.send('DOM.querySelector', {
      nodeId: tree.nodeId,
      selector: '[role=combobox]',
    });
    const { node } = await devtools.send('DOM.describeNode', { nodeId });
    const input = page.getByRole('combobox');
    await input.focus();
    await autofill(devtools, node);
    await expect.poll(() => input.inputValue()).toBe('12 rue de Marseille');
    await expect.poll(() => page.locator('[name=zip]').inputValue()).toBe('1000');
    expect(await input.evaluate((element) => element.matches(':autofill'))).toBe(true);
    expect(await page.locator('[name="address.source"]').inputValue()).toBe('free');
    // Longer than typing rests: nothing comes late either.
    await page.waitForTimeout(700);
    expect(await input.getAttribute('aria-expanded')).toBe('false');
    expect(await page.getByRole('status').textContent()).toBe('');
    await input.press('ArrowDown');
    await page.getByRole('option').first().waitFor();
    await input.press('Escape');
    await input.press('Escape');
    await devtools.detach();
  });

  it('in forced colours the active option and the focus are still told apart', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const input = page.getByRole('combobox');
    await input.pressSequentially('marsa');
    await page.getByRole('option').first().waitFor();
    await input.press('ArrowDown');
    const [active, other] = await page
      .getByRole('option')
      .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).backgroundColor));
    expect(active).not.toBe(other);
    const outline = await page
      .locator('.sa-control')
      .evaluate((control) => getComputedStyle(control).outlineStyle);
    expect(outline).toBe('solid');
    await page.emulateMedia({ forcedColors: 'none' });
    await input.press('Escape');
    await input.press('Escape');
  });

  it.each([
    ['200 %', 640, 400],
    ['400 %', 320, 256],
  ])(
    'at a zoom of %s nothing is wider than the page, and the list can be reached',
    async (_zoom, width, height) => {
      await page.setViewportSize({ width, height });
      const input = page.getByRole('combobox');
      await input.pressSequentially('marsa');
      await page.getByRole('option').first().waitFor();
      await input.press('ArrowUp');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      // The list is placed anew in the frame that first shows it, and not by the key.
      const edges = async () => {
        const row = await page.locator('[data-active]').boundingBox();
        return { right: row && row.x + row.width <= width, bottom: row && row.y + row.height <= height };
      };
      await expect.poll(edges).toEqual({ right: true, bottom: true });
      await input.press('Escape');
      await input.press('Escape');
      await page.setViewportSize({ width: 1280, height: 720 });
    },
  );

  it('is placed and hidden without a stylesheet of its own', async () => {
    const input = page.getByRole('combobox');
    await input.pressSequentially('m');
    const popup = page.locator('.sa-popup');
    await popup.waitFor();
    // It is placed in the frame that first shows it.
    const control = await page.locator('.sa-control').boundingBox();
    await expect
      .poll(async () => (await popup.boundingBox())?.y)
      .toBeGreaterThan((control?.y ?? 0) + (control?.height ?? 0) - 1);
    await expect.poll(async () => (await popup.boundingBox())?.width).toBeCloseTo(control?.width ?? 0, 0);
    expect((await page.getByRole('status').boundingBox())?.width).toBeLessThanOrEqual(1);
    await input.press('Escape');
  });

  it('moves nothing for those who asked for less motion, and prints the text only', async () => {
    const input = page.getByRole('combobox');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await input.pressSequentially('a');
    await page.locator('.sa-popup').waitFor();
    const seconds = await page
      .locator('.sa-popup')
      .evaluate((popup) => Number.parseFloat(getComputedStyle(popup).animationDuration));
    expect(seconds).toBeLessThanOrEqual(0.001);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.sa-popup').isVisible()).toBe(false);
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await input.isVisible()).toBe(true);
  });

  it('is a sheet under a finger: rows of 44 px and more, a tap picks and keeps the focus, and the sheet can be closed', async () => {
    const phone = await browser.newContext({
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      isMobile: true,
    });
    const small = await phone.newPage();
    await small.goto(site.url);
    await small.waitForSelector('html[data-react]');
    const input = small.getByRole('combobox');
    await input.tap();
    await input.pressSequentially('marsa');
    const popup = small.locator('.sa-popup');
    await popup.waitFor();
    await popup.evaluate((element) =>
      Promise.all(element.getAnimations().map((animation) => animation.finished)),
    );
    const sheet = await popup.boundingBox();
    expect(sheet?.width).toBe(360);
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeCloseTo(640, 0);
    for (const option of await small.getByRole('option').all())
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    for (const button of await small.getByRole('button').all()) {
      const target = await button.boundingBox();
      if (target !== null) expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(44);
    }
    await small.getByRole('option').first().tap();
    await expect.poll(() => input.inputValue()).toBe('La Marsa, 2070 Tunis');
    expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
    await input.pressSequentially(' x');
    await popup.waitFor();
    await small.getByRole('button', { name: 'Close the list' }).tap();
    await popup.waitFor({ state: 'hidden' });
    expect(await input.inputValue()).toBe('La Marsa, 2070 Tunis x');
    await phone.close();
  });
});
