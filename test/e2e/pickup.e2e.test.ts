// An order to a pick-up point and its label; the tour; and the sandbox as new. By keyboard, on a narrow phone, in two languages.
import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { axeFindings, expectNoTrouble, openDemoPage, tabTo, type Settings } from './checkoutPage.ts';
import { setUpDemo } from './setUpDemo.ts';

const PHONE = { viewport: { width: 360, height: 740 } };
const overHttp = setUpDemo({ path: '/', withBackend: true });
const inPage = setUpDemo({ path: '/shop/', withBackend: false });

const open = ({ browser, site }: typeof overHttp, path: `/${string}`, settings: Settings) =>
  openDemoPage(browser, site.url, path, settings, PHONE);

async function press(page: Page, target: Locator) {
  await target.waitFor();
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function write(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.insertText(text);
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const hasNoSidewaysScroll = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

const WAYS = [
  {
    way: 'over HTTP, in French',
    demo: overHttp,
    lang: 'fr',
    choose: 'Plutôt dans un point de retrait',
    finder: 'Cherchez un point de retrait',
    thanks: 'Merci Amina',
    qr: 'Le point, à scanner avec un téléphone',
    tour: 'Faire le tour, en une minute',
    next: 'Suivant',
    leave: 'Quitter le tour',
    last: 'Terminer',
    inspector: 'Inspecteur',
    reset: 'Tout remettre à zéro',
  },
  {
    way: 'in the page, in Arabic',
    demo: inPage,
    lang: 'ar',
    choose: 'بل إلى نقطة استلام',
    finder: 'ابحث عن نقطة استلام',
    thanks: 'شكرًا Amina',
    qr: 'النقطة، لمسحها بالهاتف',
    tour: 'جولة في دقيقة',
    next: 'التالي',
    leave: 'مغادرة الجولة',
    last: 'إنهاء',
    inspector: 'أداة الفحص',
    reset: 'إعادة كل شيء إلى البداية',
  },
] as const;

describe.each(WAYS)('$way', ({ demo, lang, ...words }) => {
  // One after the other on the same page.
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open(demo, '/', { lang });
    return () => opened.close();
  });
  const go = (path: string) => opened.page.evaluate((to) => void (location.hash = to), `#${path}`);

  it('the tour shows each tool, and can be left', async () => {
    const { page, trouble } = opened;
    await press(page, button(page, words.tour));
    const steps = page.getByRole('heading', { level: 2 }).first();
    await expect.poll(() => steps.evaluate((head) => head === document.activeElement)).toBe(true);
    await press(page, button(page, words.leave));
    await press(page, button(page, words.tour));
    const seen = new Set<string>();
    while (!(await button(page, words.last).isVisible())) {
      seen.add(await steps.innerText());
      await press(page, button(page, words.next));
    }
    seen.add(await steps.innerText());
    expect(seen.size).toBe(5);
    expect(await axeFindings(page)).toEqual([]);
    expect(await hasNoSidewaysScroll(page)).toBe(true);
    await press(page, button(page, words.last));
    await button(page, words.tour).waitFor();
    expectNoTrouble(trouble);
  });

  it('the sandbox that is reset is as new: no table, and the start page', async () => {
    const { page, trouble } = opened;
    await go('/dispatch');
    const file = { name: 'colis.csv', mimeType: 'text/csv', buffer: Buffer.from('ref,address\n1,sfax') };
    await page.locator('input[type=file]').setInputFiles(file);
    const table = page.getByText('colis.csv');
    await table.waitFor();
    await press(page, button(page, words.inspector));
    const reset = button(page, words.reset);
    await reset.waitFor();
    await reset.focus();
    await page.keyboard.press('Enter');
    await button(page, words.tour).waitFor();
    await page.getByRole('link', { name: /CSV|fichier|ملف/ }).click();
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
    expect(await table.count()).toBe(0);
    expectNoTrouble(trouble);
  });

  it('an order goes to the pick-up point that was found, and prints as its label', async () => {
    const { page, trouble } = opened;
    await go('/checkout');
    await press(page, button(page, words.choose));
    const finder = page.getByRole('combobox', { name: words.finder });
    await finder.waitFor();
    // It stands before the button that brought it.
    await finder.focus();
    await page.keyboard.insertText('sousse');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const place = await finder.inputValue();
    expect(place).toMatch(/Sousse|سوسة/);
    await write(page, page.locator('input[name=name]'), 'Amina');
    await write(page, page.locator('input[name=phone]'), '98 123 456');
    expect(await axeFindings(page)).toEqual([]);
    await press(page, page.locator('button[type=submit]'));
    await page.getByRole('heading', { level: 1, name: words.thanks }).waitFor();
    await page.getByRole('img', { name: words.qr }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await hasNoSidewaysScroll(page)).toBe(true);

    // On paper: who, where, the codes and the square; nothing to press.
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.locator('bdi.code').count()).toBe(3);
    await page.getByRole('img', { name: words.qr }).waitFor();
    const label = await page.locator('.facts').innerText();
    for (const word of [/Sousse|سوسة/, /98 123 456/]) expect(label).toMatch(word);
    expectNoTrouble(trouble);
  });
});
