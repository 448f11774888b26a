import { describe, expect, it } from 'vitest';
import { expectNoTrouble, fillBuyer, openCheckout } from './checkoutPage.ts';
import { setUpDemo } from './setUpDemo.ts';

const demo = setUpDemo({ path: '/', withBackend: true });

describe('what can be switched while the page runs', () => {
  it('another language turns the page round and keeps all that was written and picked', async () => {
    const { page, finder, options, trouble, close } = await openCheckout(demo.browser, demo.site.url, {
      lang: 'fr',
      backend: 'http',
    });
    await page.locator('input[name=name]').fill('Sami');
    await finder.pressSequentially('la marsa');
    await options.first().waitFor();
    await finder.press('ArrowDown');
    await finder.press('Enter');
    const text = await finder.inputValue();
    const plusCode = await page.locator('input[name="address.plusCode"]').inputValue();

    await page.getByRole('radio', { name: 'العربية' }).check();
    await page.getByRole('heading', { level: 1, name: 'إلى أين نوصّل طلبك؟' }).waitFor();
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    expect(await page.locator('html').getAttribute('lang')).toBe('ar');
    expect(await page.locator('input[name=name]').inputValue()).toBe('Sami');
    expect(await finder.inputValue()).toBe(text);
    expect(await page.locator('input[name="address.plusCode"]').inputValue()).toBe(plusCode);

    await finder.fill('سوسة');
    await options.first().waitFor();
    expect(await options.first().textContent()).toMatch(/سوسة/);
    expectNoTrouble(trouble);
    await close();
  });

  it('the theme follows the switch, and a language the address that names another one; the next visit remembers both', async () => {
    const { page, close } = await openCheckout(demo.browser, demo.site.url, { lang: 'en', scenario: 'slow' });
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.getByRole('radio', { name: 'Light' }).check();
    const light = await background();
    await page.getByRole('radio', { name: 'Dark' }).check();
    expect(await background()).not.toBe(light);
    await page.getByRole('radio', { name: 'العربية' }).check();
    await page.reload();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ar');
    expect(new URL(page.url()).searchParams.get('scenario')).toBe('slow');
    await page.goto(`${demo.site.url}#/checkout`);
    expect(await page.getByRole('radio', { name: 'داكن' }).isChecked()).toBe(true);
    expect(await page.locator('html').getAttribute('lang')).toBe('ar');
    await close();
  });

  it('without a network the device finds the address and computes the codes, and says that they wait', async () => {
    const { page, finder, options, submit, trouble, close } = await openCheckout(
      demo.browser,
      demo.site.url,
      {
        lang: 'en',
        backend: 'offline',
      },
    );
    await fillBuyer(page);
    await finder.pressSequentially('TN5245-445-5222');
    await options.first().waitFor();
    await finder.press('ArrowDown');
    await finder.press('Enter');
    await submit.click();
    await page.getByText('Computed on this device, not registered yet').waitFor();
    expect(await page.locator('bdi.code').nth(1).textContent()).toBe('TN5245-445-5222');
    expectNoTrouble(trouble);
    await close();
  });

  it('a query of the inspector is typed into the finder at a press; a code of its order is copied on request', async () => {
    const { page, finder, options, submit, trouble, close } = await openCheckout(
      demo.browser,
      demo.site.url,
      { lang: 'en', backend: 'page' },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    );
    await fillBuyer(page);
    await page.getByRole('button', { name: 'Inspector' }).click();
    await page.getByRole('button', { name: '8GR5-4JJJ-29' }).click();
    await options.first().waitFor();
    expect(await finder.inputValue()).toBe('8GR5-4JJJ-29');
    expect(await finder.evaluate((input) => input === document.activeElement)).toBe(true);
    await finder.press('ArrowDown');
    await finder.press('Enter');
    await submit.click();
    const code = await page.locator('bdi.code').first().textContent();
    await page.getByRole('button', { name: 'Copy: Address code' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    expectNoTrouble(trouble);
    await close();
  });
});
