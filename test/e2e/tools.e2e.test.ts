// The tools of the demo: a round prepared, a code found, an address checked. On a narrow phone, by keyboard, in two languages.
import { text as textOf } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { axeFindings, expectNoTrouble, openDemoPage, tabTo, type Settings } from './checkoutPage.ts';
import { setUpChromium } from '../site/setUpChromium.ts';
import { setUpDemo } from './setUpDemo.ts';

const PHONE = { viewport: { width: 360, height: 740 } };
const browser = setUpChromium({ isWhole: true });
const overHttp = setUpDemo({ path: '/', withBackend: true, browser });
const inPage = setUpDemo({ path: '/shop/', withBackend: false, browser });

const open = ({ site }: typeof overHttp, path: `/${string}`, settings: Settings) =>
  openDemoPage(browser, site.url, path, settings, PHONE);

type Opened = Awaited<ReturnType<typeof open>>;

/** A page for one tool after the other, opened by the address of `first`. */
function onOnePage(
  demo: typeof overHttp,
  lang: string,
  first: `/${string}`,
): { readonly to: (tool: string) => Promise<Opened> } {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open(demo, first, { lang });
    await opened.page.getByRole('heading', { level: 1 }).waitFor();
    return () => opened.close();
  });
  return {
    async to(tool) {
      await opened.page.evaluate((path) => void (location.hash = path), `#/${tool}`);
      return opened;
    },
  };
}

const inFrench = onOnePage(overHttp, 'fr', '/check');
const inArabic = onOnePage(inPage, 'ar', '/find');

/** Presses a button as a keyboard does. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name });
  await button.waitFor();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

const hasNoSidewaysScroll = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

describe('Dispatch', () => {
  /** As Excel writes it in France, with what goes wrong in such files. */
  const TABLE = [
    '\uFEFFColis;Adresse;Latitude;Longitude;Code;Note',
    'C-1;;36,8782;10,3247;;',
    ';;;;;',
    'C-2;;10,3247;36,8782;;échangées',
    'C-3;;;;TN5245-445-5222;"deux',
    'lignes"',
    'C-4;شارع الحبيب بورقيبة تونس;;;;=1+1',
    'C-5;;;;8GR5-4JJJ-28;',
    'C-6;;48,85;2,35;;',
    '',
  ].join('\r\n');

  it.each([
    [
      'over HTTP, in French',
      inFrench,
      /^Chercher/,
      'Terminé.',
      '4 trouvées',
      /CSV/,
      'Ce point est hors de Tunisie.',
    ],
    ['in the page, in Arabic', inArabic, /^البحث/, 'انتهى.', 'عُثر عليها: 4', /CSV/, 'هذه النقطة خارج تونس.'],
  ] as const)(
    '%s: every row of a table is found or says why not',
    async (_, onPage, start, done, found, csv, outside) => {
      const { page, trouble } = await onPage.to('dispatch');
      const file = { name: 'colis.csv', mimeType: 'text/csv', buffer: Buffer.from(TABLE) };
      await page.locator('input[type=file]').setInputFiles(file);
      await press(page, start);
      await page.getByText(done).waitFor();
      await page.getByText(found).waitFor();
      await page.getByText(outside).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      expect(await hasNoSidewaysScroll(page)).toBe(true);

      // Closing the tab loses nothing.
      await page.reload();
      await page.getByText(found).waitFor();
      const downloading = page.waitForEvent('download');
      await press(page, csv);
      const text = await textOf(await (await downloading).createReadStream());
      for (const kept of ['C-1', 'C-6', '"deux\r\nlignes"', "'=1+1", outside]) expect(text).toContain(kept);
      expectNoTrouble(trouble);
    },
  );

  it('accounts for every row when its page is left, and when the network is cut on the way and comes back', async () => {
    const { page, trouble, close } = await open(overHttp, '/dispatch', { lang: 'en' });
    const rows = Array.from({ length: 1_200 }, (_, n) => `${n},${33 + n / 1_000},9.5`);
    const buffer = Buffer.from(['ref,lat,lng', ...rows].join('\n'));
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'points.csv', mimeType: 'text/csv', buffer });
    let calls = 0;
    await page.route('**/v1/batch', async (route) => {
      calls += 1;
      // The first batch is never answered. The next one gets through; at the third there is no network.
      if (calls === 1) return;
      if (calls !== 3) return route.continue();
      await page.context().setOffline(true);
      return route.abort('internetdisconnected');
    });
    const go = (hash: string) => page.evaluate((to) => void (location.hash = to), hash);
    const givenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/v1/batch'));
    await press(page, 'Look up 1,200 rows');
    await expect.poll(() => calls).toBe(1);
    await go('#/');
    await givenUp;
    await go('#/dispatch');
    await press(page, 'Look up 1,200 rows');
    await page.getByText('No network: next try').waitFor();
    await page.context().setOffline(false);
    await page.getByText('Done.').waitFor();
    await page.getByText('1,200 found, 0 of them to check · 0 rejected · 0 not sent').waitFor();
    expectNoTrouble(trouble);
    await close();
  });
});

describe('Find a code', () => {
  it.each([
    [
      'over HTTP, in French',
      inFrench,
      'Code d’adresse',
      'Vrai code, que personne',
      'Ce code mène à 10 mètres près.',
    ],
    ['in the page, in Arabic', inArabic, 'رمز العنوان', 'رمز صحيح لم يسجله', 'يوصل هذا الرمز بدقة 10 أمتار.'],
  ] as const)(
    '%s: a wrong letter is said, and Arabic digits are read',
    async (_, onPage, label, unassigned, precision) => {
      const { page, trouble } = await onPage.to('find');
      const field = page.getByLabel(label);
      await field.waitFor();
      await tabTo(page, field);
      await page.keyboard.insertText('8gr5 4jjj 28');
      await page.getByRole('button', { name: '8GR4-4JJJ-28' }).waitFor();
      await field.fill('tn ٥٢٤٥ ٤٤٥ ٥٢٢٢');
      await page.getByRole('heading', { level: 2, name: /1001/ }).waitFor();
      await page.getByText(precision.replaceAll(' ', ' ')).waitFor();
      await page.getByText(unassigned).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      expect(await hasNoSidewaysScroll(page)).toBe(true);
      expectNoTrouble(trouble);
    },
  );

  it('is decoded from a link, and without a network', async () => {
    const { page, trouble, close } = await open(inPage, '/find/8GR5-4JJJ-29', {
      lang: 'en',
      backend: 'offline',
    });
    await page.getByRole('heading', { level: 2, name: /1001 Tunis/ }).waitFor();
    await page.getByText('Decoded on this device').waitFor();
    await page.getByText('8 Golf Romeo 5').waitFor();
    expectNoTrouble(trouble);
    await close();
  });
});

describe('Check an address', () => {
  it.each([
    [
      'over HTTP, in French',
      inFrench,
      'la marsa',
      'Oui Le point est en Tunisie.',
      'Non Le code est enregistré',
    ],
    ['in the page, in Arabic', inArabic, 'المرسى', 'نعم النقطة داخل تونس.', 'لا الرمز مسجل'],
  ] as const)('%s: says what is proved and what is not', async (_, onPage, query, proved, notProved) => {
    const { page, trouble } = await onPage.to('check');
    const field = page.getByRole('combobox');
    await field.waitFor();
    await tabTo(page, field);
    await page.keyboard.insertText(query);
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('listitem').filter({ hasText: proved }).waitFor();
    await page.getByRole('listitem').filter({ hasText: notProved }).waitFor();
    await page.getByText('TN-11').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await hasNoSidewaysScroll(page)).toBe(true);
    expectNoTrouble(trouble);
  });
});
