// What an order leaves behind: one order, and nothing of the buyer where the next one sits down.
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type CheckoutPage, expectNoTrouble, fillBuyer, openCheckout, stopClock } from './checkoutPage.ts';
import { setUpDemo } from './setUpDemo.ts';

const demo = setUpDemo({ path: '/', withBackend: true });

// One order after the other on the same page.
let checkout: CheckoutPage;
/** How often codes were asked for. */
let registrations = 0;

beforeAll(async () => {
  checkout = await openCheckout(demo.browser, demo.site.url, { lang: 'en', backend: 'http' });
  checkout.page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/smartcode/create')) registrations += 1;
  });
  return () => checkout.close();
});

beforeEach(async () => {
  await fill(checkout);
  registrations = 0;
});

async function fill({ page, finder, options }: CheckoutPage) {
  await fillBuyer(page, 'Sami Ben Salah', '98 123 456');
  await finder.fill('');
  await finder.pressSequentially('la marsa');
  await options.first().waitFor();
  await finder.press('ArrowDown');
  await finder.press('Enter');
}

const thanks = ({ page }: CheckoutPage) => page.getByRole('heading', { level: 1, name: 'Thank you, Sami' });

it('an order leaves no name, phone or address in the tab’s storage, where the page had kept them while it was hidden', async () => {
  const { page, submit } = checkout;
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  const hide = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
    });
  await hide();
  expect(await kept()).toContain('98 123 456');
  await submit.click();
  await thanks(checkout).waitFor();
  await hide();
  for (const word of ['98 123 456', 'Sami', 'La Marsa']) expect(await kept()).not.toContain(word);
  await page.getByRole('button', { name: 'Place another order' }).click();
  await submit.waitFor();
  for (const name of ['name', 'phone', 'address'])
    expect(await page.locator(`#checkout input[name=${name}]`).inputValue()).toBe('');
  expectNoTrouble(checkout.trouble);
});

it('a second click on the button while an order is on its way is no second order', async () => {
  const { page, submit } = checkout;
  const before = await page.evaluate(() => history.length);
  let answer = () => {};
  const clicked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/smartcode/create', async (route) => {
    await clicked;
    await route.fallback();
  });
  const asked = page.waitForRequest('**/smartcode/create');
  await submit.dblclick();
  await asked;
  // It says `aria-disabled`, which nobody's finger reads.
  await submit.click({ force: true });
  answer();
  await thanks(checkout).waitFor();
  expect(registrations).toBe(1);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  expectNoTrouble(checkout.trouble);
  await page.unroute('**/smartcode/create');
  await page.getByRole('button', { name: 'Place another order' }).click();
  await submit.waitFor();
});

it('an order that was on its way when the checkout was left is not sent, and nothing is said of it on coming back', async () => {
  const { page, submit, finder } = checkout;
  await page.getByRole('button', { name: 'Inspector' }).click();
  await page.getByRole('radio', { name: 'Slow' }).check();
  await page.locator('.inspector-head button').click();
  await stopClock(page);
  await submit.click();
  await page.getByRole('button', { name: 'Creating the address code…' }).waitFor();
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await submit.waitFor({ state: 'detached' });
  await page.clock.resume();
  await page.evaluate(() => {
    location.hash = '#/checkout';
  });
  await finder.waitFor();
  expect(await page.locator('.send-problem').count()).toBe(0);
  await fill(checkout);
  await submit.click();
  await thanks(checkout).waitFor();
  // The first would have been sent before the second.
  expect(registrations).toBe(1);
  expectNoTrouble(checkout.trouble);
});
