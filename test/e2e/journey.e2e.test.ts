import { describe, expect, it } from 'vitest';
import { expectNoTrouble, openCheckout, tabTo } from './checkoutPage.ts';
import { setUpDemo } from './setUpDemo.ts';

const API_KEY = 'sac_test_000000000000_000000000000000000000000000000002VRoxi';

interface Journey {
  readonly lang: 'fr' | 'ar';
  readonly query: string;
  readonly name: string;
  readonly phone: string;
  /** What must stand in the fields after the pick. */
  readonly filled: Readonly<Record<'delegation' | 'governorate', string>>;
  readonly openMap: string;
  readonly map: RegExp;
  readonly thanks: string;
}

const JOURNEYS: readonly Journey[] = [
  {
    lang: 'fr',
    query: 'la marsa',
    name: 'Amina Trabelsi',
    phone: '98 123 456',
    filled: { delegation: 'La Marsa', governorate: 'Tunis' },
    openMap: 'Placer le repère sur mon toit',
    map: /^Carte/,
    thanks: 'Merci Amina Trabelsi !',
  },
  {
    lang: 'ar',
    query: 'تونس',
    name: 'أمينة الطرابلسي',
    phone: '٩٨ ١٢٣ ٤٥٦',
    filled: { delegation: '', governorate: 'تونس' },
    openMap: 'ضع الدبوس على سطح بيتي',
    map: /خريطة/,
    thanks: 'شكرًا أمينة الطرابلسي!',
  },
];

const demo = setUpDemo({ path: '/', withBackend: true });

async function validate(code: string): Promise<unknown> {
  const answer = await fetch(`${demo.site.backendUrl}/v1/validate?smartcode=${encodeURIComponent(code)}`, {
    headers: { 'X-API-Key': API_KEY },
  });
  return answer.json();
}

describe.each(JOURNEYS)('the whole order by keyboard alone, in $lang', (journey) => {
  it('goes from a typed name to a code that the backend knows as active', async () => {
    const { page, trouble, finder, options, submit, close } = await openCheckout(
      demo.browser,
      demo.site.url,
      {
        lang: journey.lang,
        backend: 'http',
      },
    );

    await tabTo(page, finder);
    await page.keyboard.type(journey.query, { delay: 20 });
    await options.first().waitFor();
    await page.keyboard.press('ArrowDown');
    const picked = await options.first().getAttribute('id');
    expect(await finder.getAttribute('aria-activedescendant')).toBe(picked);
    await page.keyboard.press('Enter');
    await options.first().waitFor({ state: 'detached' });
    for (const [field, value] of Object.entries(journey.filled))
      if (value) expect(await page.locator(`input[name=${field}]`).inputValue()).toBe(value);

    await tabTo(page, page.getByRole('button', { name: journey.openMap }));
    await page.keyboard.press('Enter');
    const map = page.getByRole('application', { name: journey.map });
    await map.waitFor();
    const before = await page.locator('input[name="address.plusCode"]').inputValue();
    await expect.poll(() => map.evaluate((pane) => pane === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const pinned = page.locator('input[name="address.plusCode"]');
    await expect.poll(() => pinned.inputValue()).not.toBe(before);

    await tabTo(page, page.locator('input[name=name]'));
    await page.keyboard.insertText(journey.name);
    await tabTo(page, page.locator('input[name=phone]'));
    await page.keyboard.insertText(journey.phone);

    await tabTo(page, submit);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: journey.thanks }).waitFor();

    const codes = await page.locator('bdi.code').allTextContents();
    expect(codes).toHaveLength(3);
    for (const code of codes) expect(await validate(code)).toMatchObject({ valid: true, active: true });
    expectNoTrouble(trouble);
    await close();
  });
});
