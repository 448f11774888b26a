// A developer's way to a key, by keyboard alone, on a phone.
import { expect, it } from 'vitest';
import type { Locator, Page } from 'playwright';
import { axeFindings, expectNoTrouble, openDemoPage, tabTo } from './checkoutPage.ts';
import { setUpDemo } from './setUpDemo.ts';

const demo = setUpDemo({ path: '/', withBackend: true });
const phone = { viewport: { width: 360, height: 740 } };

async function press(page: Page, target: Locator) {
  await target.waitFor();
  await target.focus();
  await page.keyboard.press('Enter');
}

async function write(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.insertText(text);
}

it('an application in the page: asked by staff, answered, approved, and its key calls the service', async () => {
  const { page, trouble, close } = await openDemoPage(
    demo.browser,
    demo.site.url,
    '/account',
    { lang: 'fr', backend: 'page' },
    phone,
  );
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.getByText('790 DT par an').waitFor();
  await press(page, button('Envoyer la demande'));
  await page.getByText('Dites-le en 40 caractères').waitFor();

  await page.getByRole('radio', { name: /Interface B/ }).focus();
  await write(page, page.getByLabel('Organisation'), 'Colis Express');
  await write(page, page.getByLabel('Nom du contact'), 'Leila');
  await write(page, page.getByLabel('Adresse électronique'), 'leila@colis.example');
  await write(
    page,
    page.getByLabel('À quoi servira'),
    'Un code sur chaque étiquette de colis, à la commande.',
  );
  await tabTo(page, button('Envoyer la demande'));
  await page.keyboard.press('Enter');
  await page.getByText('Réponse sous 48 heures').waitFor();

  await press(page, button('Avancer l’horloge de trois jours'));
  await page.getByText('En retard').waitFor();
  await page.getByLabel('Question ou motif').fill('Combien par jour ?');
  await press(page, button('Demander une précision'));
  await page.getByLabel('Votre réponse').fill('Trois cents.');
  await press(page, button('Répondre'));
  await page.getByText('Trois cents.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await press(page, button('Approuver'));
  await page.getByText('Clé d’essai pour le demandeur').waitFor();

  const own = page.locator('.account-rows li', { hasText: 'Early access' });
  await press(page, own.getByRole('button', { name: 'Remplacer' }));
  await press(page, button('GET /v1/encode'));
  await expect.poll(() => page.getByLabel('Réponse du service').inputValue()).toContain('"smartcode": "TN');
  expectNoTrouble(trouble);
  await close();
});

it('a key over HTTP, in Arabic: made, tried, and refused once it is revoked', async () => {
  const { page, trouble, close } = await openDemoPage(
    demo.browser,
    demo.site.url,
    '/account',
    { lang: 'ar', backend: 'http' },
    phone,
  );
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await press(page, button('فتح هذا الحساب'));
  const name = page.getByLabel('اسم المفتاح');
  await name.fill('طابعة الملصقات');
  await press(page, button('إنشاء المفتاح'));
  await press(page, button('POST /api/v1/smartcode/create'));
  const answer = page.getByLabel('جواب الخدمة');
  await expect.poll(() => answer.inputValue()).toContain('"smartCode"');
  await press(page, button('تحديث الاستهلاك'));
  await page.getByRole('cell', { name: /create/ }).waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await press(
    page,
    page.locator('.account-rows li', { hasText: 'طابعة الملصقات' }).getByRole('button', { name: 'إلغاء' }),
  );
  await page.getByText('ملغى').waitFor();
  await press(page, button('GET /v1/encode'));
  await expect.poll(() => answer.inputValue()).toMatch(/مفتاح/);
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBe(clientWidth);
  expectNoTrouble(trouble);
  await close();
});
