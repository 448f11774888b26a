// What a buyer has whose browser never gets, or cannot run, the element's script.
import { expect, it } from 'vitest';
import { setUpDemo } from './setUpDemo.ts';

const demo = setUpDemo({ path: '/shop/', withBackend: false });

it('takes an address as plain text where every script is answered with the page of a network to log in to', async () => {
  const page = await demo.browser.newPage();
  await page.route('**/*.js', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Connectez-vous' }),
  );
  await page.goto(`${demo.site.url}plain.html`);
  await page.getByRole('textbox', { name: 'Adresse' }).fill('12 rue de Rome');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('address') === '12 rue de Rome');
  await page.close();
});

it('is a plain text field, of the page or of its own, in a browser without ElementInternals', async () => {
  const page = await demo.browser.newPage();
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'attachInternals'));
  const trouble: string[] = [];
  page.on('pageerror', ({ message }) => trouble.push(message));
  await page.goto(`${demo.site.url}plain.html`);
  await page.waitForFunction(() => customElements.get('address-finder') !== undefined);
  await page.evaluate(() =>
    document
      .querySelector('form')
      ?.append(Object.assign(document.createElement('address-finder'), { lang: 'en' })),
  );
  await page.getByRole('textbox', { name: 'Address', exact: true }).waitFor();
  // It has no map, and needs none.
  await page.getByText('Préciser sur la carte').click();
  await page.getByRole('textbox', { name: 'Adresse' }).fill('12 rue de Rome');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Ce que le formulaire envoie' }).waitFor();
  expect(await page.locator('dl').innerText()).toMatch(/^address\s+12 rue de Rome/);
  expect(trouble).toEqual([]);
  await page.close();
});

it('is back with the whole form on the way back to a page that the browser has not kept', async () => {
  const page = await demo.browser.newPage();
  await page.goto(`${demo.site.url}plain.html`);
  await page.waitForFunction(() => customElements.get('address-finder') !== undefined);
  await page.getByRole('combobox', { name: 'Adresse' }).fill('12 rue de Rome');
  await page.locator('input[name=city]').fill('Sousse');
  await page.goto(`${demo.site.url}plain.html?elsewhere`);
  await page.goBack();
  await expect.poll(() => page.locator('input[name=city]').inputValue()).toBe('Sousse');
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Adresse' }).inputValue())
    .toBe('12 rue de Rome');
  await page.close();
});
