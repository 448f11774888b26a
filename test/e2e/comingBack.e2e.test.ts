import type { Locator } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { setUpChromium } from '../site/setUpChromium.ts';
import { type CheckoutPage, expectNoTrouble, fillBuyer, openCheckout } from './checkoutPage.ts';
import { setUpDemo } from './setUpDemo.ts';

const demo = setUpDemo({ path: '/', withBackend: true });

/** A form filled in down to the button. */
async function fillIn(): Promise<CheckoutPage> {
  const checkout = await openCheckout(demo.browser, demo.site.url, { lang: 'en', backend: 'http' });
  const { page, finder, options } = checkout;
  await fillBuyer(page);
  await page.locator('textarea[name=note]').fill('Blue gate, '.repeat(25).trim());
  await finder.pressSequentially('la marsa');
  await options.first().waitFor();
  await finder.press('ArrowDown');
  await finder.press('Enter');
  await expect.poll(() => page.locator('input[name="address.plusCode"]').inputValue()).not.toBe('');
  return checkout;
}

const valueOf = ({ page }: CheckoutPage, name: string) =>
  page.locator(`#checkout [name="${name}"]`).inputValue();

const FIELDS = ['address', 'address.plusCode', 'delegation', 'name', 'phone', 'note'];

// Each goes on where the one before has left the page.
describe('one order after the other', () => {
  let checkout: CheckoutPage;
  afterAll(() => checkout.close());

  it('a form that is half filled in is there still when the page is loaded anew, and the order goes through from there', async () => {
    checkout = await fillIn();
    const { page, submit, trouble } = checkout;
    const values = () => Promise.all(FIELDS.map((name) => valueOf(checkout, name)));
    const before = await values();
    await page.reload();
    await expect.poll(values).toEqual(before);
    await page.getByText('26 characters left').waitFor();
    await submit.click();
    await page.getByRole('heading', { level: 1, name: 'Thank you, Sami!' }).waitFor();
    await page.goBack();
    await expect.poll(values).toEqual(before);
    await page.reload();
    await expect.poll(values).toEqual(before);
    expectNoTrouble(trouble);
  });

  it('that form belongs to its own tab: a second one begins empty', async () => {
    const other = await checkout.page.context().newPage();
    await other.goto(checkout.page.url());
    await other.getByRole('combobox').waitFor();
    expect(await other.locator('input[name=name]').inputValue()).toBe('');
    await other.close();
  });

  it('an order whose point is not the door says so, leads to the map, and keeps its number when the pin stands on the roof', async () => {
    const { page, submit, trouble } = checkout;
    await submit.click();
    const rough = page.getByText('This code leads somewhere in your locality, not to your door yet.');
    await rough.waitFor();
    const number = page.locator('#order-title');
    const [orderBefore, codeBefore] = [
      await number.textContent(),
      await page.locator('.code').first().textContent(),
    ];

    await page.getByRole('button', { name: 'Put the pin on my roof' }).click();
    const map = page.getByRole('application');
    await map.waitFor();
    await expect.poll(() => map.evaluate((pane) => pane === document.activeElement)).toBe(true);
    await page.locator('.sa-map[data-status=ready]').waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.sa-map').getAttribute('data-mode')).toBe('view');

    await submit.click();
    await page.getByText('Give it to any courier: it leads to this point, within 3 metres.').waitFor();
    expect(await rough.count()).toBe(0);
    expect(await number.textContent()).toBe(orderBefore);
    expect(await page.locator('.code').first().textContent()).not.toBe(codeBefore);
    expectNoTrouble(trouble);
  });

  it('another order begins at the top of an empty form, for eyes and for a screen reader', async () => {
    const { page } = checkout;
    await page.setViewportSize({ width: 360, height: 640 });
    await page.getByRole('button', { name: 'Place another order' }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'Where shall we deliver?' });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await valueOf(checkout, 'name')).toBe('');
    expect(await valueOf(checkout, 'address')).toBe('');
  });
});

describe('on a phone', () => {
  const phone = { viewport: { width: 360, height: 640 }, hasTouch: true };

  it('a pick folds the fields that it fills into the lines they say; pressed, they are there to correct', async () => {
    const { page, finder, options, trouble, close } = await openCheckout(
      demo.browser,
      demo.site.url,
      { lang: 'en', backend: 'page' },
      phone,
    );
    const [postalCode, floor] = ['postalCode', 'line2'].map((name) => page.locator(`input[name=${name}]`));
    const folded = page.locator('.address-details > button');
    const isFolded = async () => (await folded.getAttribute('aria-expanded')) === 'false';
    expect(await folded.innerText()).toBe('Write it by hand');
    expect(await isFolded()).toBe(true);
    expect(await floor?.isVisible()).toBe(false);
    await finder.pressSequentially('12 rue de rome');
    await options.first().tap();
    await expect
      .poll(() => folded.innerText())
      .toMatch(/^12 Rue de Rome\nBab El Bhar\n1008 Médina\nTunis\s+Correct$/);
    expect(await floor?.isVisible()).toBe(true);

    // Where the picked row stood, a tap within half a second would be the second half of a double tap.
    await folded.getByText('Correct', { exact: true }).tap();
    await expect.poll(isFolded).toBe(false);
    await postalCode?.fill('1001');
    await folded.tap();
    await expect.poll(() => folded.innerText()).toContain('1001 Médina');
    // Folded or not, wide or not: they are the same fields.
    await page.setViewportSize({ width: 900, height: 640 });
    await expect.poll(isFolded).toBe(false);
    expect(await postalCode?.inputValue()).toBe('1001');
    await page.setViewportSize({ width: 360, height: 640 });
    await expect.poll(isFolded).toBe(true);
    await page.reload();
    await expect.poll(() => folded.innerText()).toContain('1001 Médina');

    // Nothing to fold any more.
    await folded.tap();
    await expect.poll(isFolded).toBe(false);
    for (const name of ['line1', 'locality', 'delegation', 'governorate', 'postalCode'])
      await page.locator(`input[name=${name}]`).fill('');
    expect(await isFolded()).toBe(false);
    expectNoTrouble(trouble);
    await close();
  });

  it('a position that comes while one of them is written, and a screen that is turned, fold nothing under the hands', async () => {
    const { page, finder, options, trouble, close } = await openCheckout(
      demo.browser,
      demo.site.url,
      { lang: 'en', backend: 'page' },
      { viewport: { width: 640, height: 360 }, hasTouch: true },
    );
    const postalCode = page.locator('input[name=postalCode]');
    const street = page.locator('input[name=line1]');
    const hasFocus = (field: Locator) => field.evaluate((input) => input === document.activeElement);
    await finder.pressSequentially('12 rue de rome');
    await options.first().tap();
    await expect.poll(() => postalCode.inputValue()).toBe('1008');
    await postalCode.tap();
    await expect.poll(() => hasFocus(postalCode)).toBe(true);
    await page.setViewportSize({ width: 360, height: 640 });
    // After the turn, when a box that folds has folded.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await hasFocus(postalCode)).toBe(true);

    await page.evaluate(() => {
      // A satellite takes its time.
      navigator.geolocation.getCurrentPosition = (found) => {
        const coords = { latitude: 36.8, longitude: 10.18, accuracy: 20 };
        addEventListener('satellite', () => Reflect.apply(found, null, [{ coords }]), { once: true });
        document.documentElement.dataset['asked'] = '';
      };
    });
    await page.getByRole('button', { name: 'Use my location' }).tap();
    await page.locator('[data-asked]').waitFor();
    await street.tap();
    await expect.poll(() => hasFocus(street)).toBe(true);
    await page.evaluate(() => dispatchEvent(new Event('satellite')));
    await expect.poll(() => postalCode.inputValue()).toBe('1000');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await hasFocus(street)).toBe(true);
    expectNoTrouble(trouble);
    await close();
  });
});

// French is the longest, Arabic the other direction.
const LANGUAGES = ['Français', 'العربية'];

describe('on paper', () => {
  it('code and order are one sheet, in both directions', async () => {
    const settings = { theme: 'dark', backend: 'page' };
    const { page, finder, options, submit, close } = await openCheckout(
      demo.browser,
      demo.site.url,
      settings,
    );
    for (const language of LANGUAGES) {
      await page.getByRole('radio', { name: language }).check();
      await fillBuyer(page, 'Mohamed-Abderrahmane Ben Abdelkader');
      await page
        .locator('textarea[name=note]')
        .fill('Blue gate, opposite the mosque, second floor, ring twice.');
      await finder.fill('8GR5-4JJJ-29');
      await options.first().click();
      await submit.click();
      // The checkout has a picture of the place too.
      await page.locator('.done .sa-preview text').first().waitFor();
      const paper = await page.pdf({ format: 'A4' });
      expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g), language).toHaveLength(1);
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('button:visible, input:visible, select:visible').count(), language).toBe(0);
      await page.emulateMedia({ media: null });
      await page.locator('.done-actions button').click();
    }
    await close();
  });
});

describe('letters twice as large on a phone', () => {
  const large = setUpChromium({ args: ['--blink-settings=defaultFontSize=32'] });

  it('nothing makes the page wider than the screen, in both directions', async () => {
    const phone = { viewport: { width: 360, height: 740 } };
    const { page, submit, close } = await openCheckout(large, demo.site.url, { backend: 'page' }, phone);
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    for (const language of LANGUAGES) {
      await page.getByRole('radio', { name: language }).check();
      await submit.click();
      await page.locator('.error-summary').waitFor();
      await page.locator('details.summary > summary').click();
      await page.locator('.inspector-button').click();
      await page.locator('.request-list, .inspector-head').first().waitFor();
      expect(await tooWide(), language).toBe(0);
      await page.locator('.inspector-head button').click();
      await page.getByRole('combobox').fill('36.8065, 10.1815');
      await page.getByRole('option').first().click();
      // Folded, with a way to open it inside.
      const box = page.locator('.address-details[data-folded] > button');
      expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), language).toBe(
        0,
      );
      await fillBuyer(page, 'Mohamed-Abderrahmane Ben Abdelkader');
      await submit.click();
      await page.locator('.code').first().waitFor();
      expect(await tooWide(), language).toBe(0);
      await page.locator('.done-actions button').click();
    }
    await close();
  });
});
