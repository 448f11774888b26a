// The demo's page without React, as a plain web server hands it out.
import { finderOnPage } from '@smart-address/core/testing';
import { expect, it } from 'vitest';
import { axeFindings } from './checkoutPage.ts';
import { setUpDemo } from './setUpDemo.ts';

const demo = setUpDemo({ path: '/shop/', withBackend: false });

it('finds once the places can be fetched, though they could not at first', async () => {
  const page = await demo.browser.newPage();
  const places = '**/assets/places-*.js*';
  await page.route(places, (route) => route.abort());
  await page.goto(`${demo.site.url}plain.html`);
  const shop = finderOnPage(page.locator('address-finder'));
  await shop.type('marsa');
  await page.locator('address-finder .sa-panel').waitFor();
  await page.unroute(places);
  await shop.pick('la marsa', 'La Marsa, 2070 Tunis');
  expect(await shop.field.inputValue()).toBe('La Marsa, 2070 Tunis');
  await page.close();
});

it('takes an address by keyboard alone, in Arabic, and shows what its form sends', async () => {
  const page = await demo.browser.newPage({ viewport: { width: 360, height: 740 } });
  const trouble: string[] = [];
  page.on('pageerror', ({ message }) => trouble.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(message.text());
  });
  await page.goto(`${demo.site.url}plain.html`);
  await page.getByLabel('Langue').selectOption('ar');
  const finder = page.getByRole('combobox', { name: 'العنوان', exact: true });
  await finder.focus();
  await page.keyboard.type('المرسى');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'ما ترسله الاستمارة' }).waitFor();
  const sent = await page.locator('dl').innerText();
  expect(sent).toMatch(/address\.source\s+picked/);
  expect(sent).toMatch(/postal\s+2070/);
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBe(clientWidth);
  expect(trouble).toEqual([]);
  await page.close();
});

it('has a map that is loaded when it is opened, and sends the pin once it is saved', async () => {
  const page = await demo.browser.newPage({ viewport: { width: 900, height: 1400 } });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${demo.site.url}plain.html`);
  await page.getByLabel('Langue').selectOption('en');
  await page.getByRole('combobox', { name: 'Address' }).fill('la marsa');
  await page.getByRole('listbox').getByRole('option', { name: 'La Marsa' }).first().click();
  expect(asked.filter((url) => /leaflet/i.test(url))).toEqual([]);
  await page.getByText('Pinpoint it on the map').click();
  await page.locator('.sa-map[data-status=ready]').waitFor();
  await page.getByRole('application').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  // The pin is not saved: the order waits.
  await page.getByRole('button', { name: 'Order', exact: true }).click();
  expect(await page.locator('main > section').isHidden()).toBe(true);
  await page.getByRole('button', { name: 'Deliver here' }).click();
  await page.getByRole('button', { name: 'Order', exact: true }).click();
  const sent = await page.locator('main > section dl').innerText();
  expect(sent).toMatch(/address\s+La Marsa/);
  expect(sent).toMatch(/address\.source\s+pin/);
  await page.close();
});
