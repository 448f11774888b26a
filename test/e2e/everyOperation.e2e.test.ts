// What the demo promises: somebody can make each operation of the contract happen, by buttons that are there to be pressed.
import { endpoints, type EndpointName } from '@smart-address/contract';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectNoTrouble, fillBuyer, openDemoPage, tabTo } from './checkoutPage.ts';
import { setUpChromium } from '../site/setUpChromium.ts';
import { setUpDemo } from './setUpDemo.ts';

const demo = setUpDemo({ path: '/', withBackend: true, browser: setUpChromium({ isWhole: true }) });
const PHONE = {
  viewport: { width: 360, height: 740 },
  geolocation: { latitude: 36.8782, longitude: 10.3247 },
  permissions: ['geolocation'],
};
const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);

/** Which operation a request is; null for the page's own files. */
function operationOf(method: string, url: string): EndpointName | null {
  const { pathname } = new URL(url, demo.site.url);
  const isAt = (path: string) => new RegExp(`^${path.replace('{id}', '[^/]+')}$`).test(pathname);
  return names.find((name) => endpoints[name].method === method && isAt(endpoints[name].path)) ?? null;
}

/** Where each operation is at somebody's fingertips; some are on other pages too. */
const WHERE: Readonly<Record<EndpointName, string>> = {
  token: '/checkout',
  autocomplete: '/checkout',
  reverse: '/checkout',
  create: '/checkout',
  encode: '/checkout',
  validate: '/checkout',
  batch: '/dispatch',
  search: '/dispatch',
  decode: '/find',
  addressSearch: '/check',
  addressReverse: '/check',
  addressAutocomplete: '/account',
  jwks: '/account',
  plans: '/account',
  applicationSubmit: '/account',
  applicationList: '/account',
  applicationRead: '/account',
  applicationWithdraw: '/account',
  applicationAnswer: '/account, in the page',
  accountToken: '/account',
  keyCreate: '/account',
  keyList: '/account',
  keyRead: '/account',
  keyChange: '/account',
  keyRotate: '/account',
  keyRevoke: '/account',
  usage: '/account',
  openapi: 'the inspector',
  livez: 'the inspector',
  readyz: 'the inspector',
  version: 'the inspector',
};

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

async function turnTo(page: Page, path: `/${string}`) {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, path);
}

/** An application for Interface B. */
async function apply(page: Page) {
  await page.getByRole('radio', { name: /Interface B/ }).check();
  await page.getByLabel('Organisation').fill('Colis Express');
  await page.getByLabel('Contact name').fill('Leila');
  await page.getByLabel('E-mail address').fill('leila@colis.example');
  await page.getByLabel('What the access is for').fill('A code on each parcel label, when it is paid.');
  await button(page, 'Send the application').click();
  await page.getByText('Answered within 48 hours, at the latest').waitFor();
}

/** Each page of the demo, and what is pressed on it. */
const PAGES: Readonly<Record<`/${string}`, (page: Page) => Promise<void>>> = {
  async '/checkout'(page) {
    const finder = page.getByRole('combobox');
    await finder.waitFor();
    await tabTo(page, finder);
    await button(page, 'Use my location').click();
    await expect.poll(() => finder.inputValue()).not.toBe('');
    await finder.fill('');
    await page.keyboard.insertText('la marsa');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await fillBuyer(page);
    await page.locator('button[type=submit]').click();
    await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
  },
  async '/dispatch'(page) {
    const buffer = Buffer.from('ref,address\n1,la marsa\n2,zzqwx vvkjh');
    await page.locator('input[type=file]').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
    await button(page, 'Look up 2 rows').click();
    await page.getByText('Done.').waitFor();
    await button(page, 'Open row 3').click();
    await page.getByLabel('Correct it: address, code or coordinates').fill('sidi bou said');
    await button(page, 'Search').click();
    await button(page, /^Take: /)
      .first()
      .click();
  },
  async '/find'(page) {
    // The device has read the code before the service is asked of it.
    const asked = page.waitForRequest((request) => operationOf(request.method(), request.url()) === 'decode');
    await page.getByLabel('Address code').fill('8GR5-4JJJ-29');
    await page.getByRole('heading', { level: 2, name: /1001 Tunis/ }).waitFor();
    await asked;
  },
  async '/check'(page) {
    await page.getByRole('combobox').fill('8GR5-4JJJ-29');
    // Its list may stand over the button until the focus leaves.
    await page.keyboard.press('Tab');
    await button(page, 'Check').click();
    await page.getByText('TN-11').waitFor();
    await page.getByRole('combobox').fill('la marsa');
    // Its list may stand over the button until the focus leaves.
    await page.keyboard.press('Tab');
    await button(page, 'Check').click();
    await page.getByText(/Other answers/).waitFor();
  },
  async '/account'(page) {
    await apply(page);
    await button(page, 'Where is it?').click();
    await button(page, 'Renew the account token').click();
    await page.getByText('Renewed: the old token stopped working.').waitFor();
    await button(page, 'Withdraw').click();
    await page.getByText('Withdrawn').waitFor();
    await button(page, 'Close the account').click();

    await button(page, 'Open that account').click();
    await page.getByLabel('Name of the key').fill('Label printer');
    await button(page, 'Make the key').click();
    const calls = page.getByRole('button', { name: /^(GET|POST) \// });
    await calls.first().waitFor();
    for (const call of await calls.all()) {
      const answered = page.waitForResponse(
        (response) => operationOf(response.request().method(), response.url()) !== null,
      );
      await call.click();
      await answered;
    }
    await expect.poll(() => page.getByLabel('Answer of the service').inputValue()).not.toBe('');
    const key = page.locator('.account-rows li', { hasText: 'Label printer' });
    await key.getByRole('button', { name: 'Change' }).click();
    await key.getByRole('button', { name: 'Save' }).click();
    await key.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' });
    await key.getByRole('button', { name: 'Rotate' }).click();
    await key.getByText('Rotated, still good').waitFor();
    await key.getByRole('button', { name: 'Revoke' }).last().click();
    await button(page, 'Refresh the usage').click();
    await button(page, 'Close the account').click();
  },
};

it('each of the operations is called by what a person presses, at 360 pixels', async () => {
  const { page, trouble, close } = await openDemoPage(
    demo.browser,
    demo.site.url,
    '/dispatch',
    { lang: 'en', backend: 'http', device: 'off' },
    PHONE,
  );
  await page.getByRole('heading', { level: 1 }).waitFor();
  /** Each operation, with the pages on which it was called. */
  const called = new Map<string, Set<string>>();
  let where = '';
  const note = (method: string, url: string) => {
    const name = operationOf(method, url);
    if (name) called.set(name, (called.get(name) ?? new Set()).add(where));
  };
  page.on('request', (request) => note(request.method(), request.url()));
  for (const [path, press] of Object.entries(PAGES)) {
    where = path;
    await turnTo(page, `/${path.slice(1)}`);
    await press(page);
  }

  where = 'the inspector';
  await button(page, 'Inspector').click();
  await button(page, 'How is the service?').click();
  await page.getByText(/^Alive: /).waitFor();
  await button(page, 'Close the inspector').click();

  // Only the sandbox inside the page has a desk that asks back. What goes to it passes no network: the inspector lists it.
  await button(page, 'Use the service inside the page').click();
  await apply(page);
  await page.getByLabel('Question or reason').fill('How many a day?');
  await button(page, 'Ask').click();
  await page.getByLabel('Your answer').fill('Three hundred.');
  await button(page, 'Answer').click();
  await page.getByText('Three hundred.').waitFor();
  await button(page, 'Inspector').click();
  const listed = (await page.locator('.request summary bdi').allTextContents()).map((line) =>
    line.split(' '),
  );
  const answered = ([method = '', path = '']: string[]) => operationOf(method, path) === 'applicationAnswer';
  if (listed.some(answered)) called.set('applicationAnswer', new Set([WHERE.applicationAnswer]));

  const found = Object.fromEntries(names.map((name) => [name, [...(called.get(name) ?? [])]]));
  for (const name of names) expect(found[name], name).toContain(WHERE[name]);
  expectNoTrouble(trouble);
  await close();
});
