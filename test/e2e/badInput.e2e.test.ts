import type { BrowserContextOptions, Locator } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type CheckoutPage,
  expectNoTrouble,
  fillBuyer,
  openCheckout,
  type Settings,
  tabTo,
} from './checkoutPage.ts';
import { serveDemo } from './demoSite.ts';
import { setUpDemo } from './setUpDemo.ts';

const demo = setUpDemo({ path: '/', withBackend: true });

/** Writes who orders, and picks the first address that is found. */
async function fillIn({ page, finder, options }: CheckoutPage, text: string): Promise<void> {
  await fillBuyer(page, 'Sami Ben Salah');
  await finder.pressSequentially(text);
  await options.first().waitFor();
  await finder.press('ArrowDown');
  await finder.press('Enter');
}

/** Waits until the finder has come to rest, whatever the outcome. */
async function settle({ page }: CheckoutPage) {
  await page.locator('[data-status]:not([data-status=loading])').first().waitFor();
}

async function openMap(checkout: CheckoutPage): Promise<Locator> {
  const { page, finder, options } = checkout;
  await finder.pressSequentially('la marsa');
  await options.first().waitFor();
  await finder.press('ArrowDown');
  await finder.press('Enter');
  await page.locator('.point-panel > button').click();
  await page.locator('.sa-map[data-status=ready]').waitFor();
  // A click can miss: a map just unlocked is still being brought into view.
  await page.locator('.sa-map-summary').press('Enter');
  return page.locator('.sa-map-typed input');
}

/** A page for the tests of a block, which go on where the one before has left it. */
function onOnePage(
  settings: Settings,
  options: BrowserContextOptions = {},
): { readonly checkout: CheckoutPage } {
  let checkout: CheckoutPage;
  beforeAll(async () => {
    checkout = await openCheckout(demo.browser, demo.site.url, settings, options);
    return () => checkout.close();
  });
  return {
    get checkout() {
      return checkout;
    },
  };
}

const TEXTS = [
  ['ten thousand characters', 'tunis '.repeat(1667).slice(0, 10_000)],
  ['emoji', '🏠🇹🇳👩‍👩‍👧‍👦'],
  ['control characters', 'tu\u0000ni\u0007s\u001b[31m'],
  ['a right-to-left override', '\u202etunis\u202c'],
  ['a lone surrogate', 'tunis \ud83c'],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['blanks only', '     '],
  ['a mistyped code', '8GR5-4JJJ-28'],
] as const;

const POINTS = [
  ['Algeria', '36.365, 6.61', 'Ce point est hors de Tunisie.'],
  ['the sea', '37.2, 10.9', 'Ce point est dans l’eau.'],
  ['a mistyped code', '8GR5-4JJJ-28', 'Ce code contient une erreur.'],
  ['no point at all', 'NaN, Infinity', 'n’est ni un code ni des coordonnées'],
] as const;

describe('one after the other, in French', () => {
  const phone = { width: 360, height: 740 };
  const opened = onOnePage({ lang: 'fr', backend: 'http' }, { viewport: phone });

  it('on a phone Tab and a screen reader meet the order where it is seen, above the form', async () => {
    const { page, finder } = opened.checkout;
    const summary = page.locator('details.summary > summary');
    await tabTo(page, summary);
    const [order, field] = [await summary.boundingBox(), await finder.boundingBox()];
    expect(order?.y).toBeLessThan(field?.y ?? 0);
    // All of the field stands in the upper half of the screen, above a keyboard.
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(phone.height / 2);
    await page.keyboard.press('Tab');
    expect(await finder.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.setViewportSize({ width: 1200, height: 900 });
  });

  it('what must be filled in is said before it is sent: in the label where it need not be, else to screen readers', async () => {
    const { page } = opened.checkout;
    const fields = await page
      .locator('#checkout :is(input:not([type=hidden]), textarea)')
      .evaluateAll((all) =>
        all.map((field) => ({
          name: field.getAttribute('name'),
          isRequired: field.ariaRequired === 'true',
          isOptional: document
            .querySelector(`label[for="${field.id}"]`)
            ?.textContent.includes('(facultatif)'),
        })),
      );
    expect(fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)).toEqual([
      'address',
      'name',
      'phone',
    ]);
    expect(fields.filter(({ isRequired, isOptional }) => isRequired === isOptional)).toEqual([]);
  });

  it('whatever is typed is kept, without an error or an endless spinner', async () => {
    const { checkout } = opened;
    await fillBuyer(checkout.page, 'Sami Ben Salah');
    for (const [name, text] of TEXTS) {
      await checkout.finder.fill(text);
      const typed = await checkout.finder.inputValue();
      await settle(checkout);
      expect(await checkout.finder.inputValue(), name).toBe(typed);
    }
    expectNoTrouble(checkout.trouble);
  });

  it('an address in the buyer’s own words is an order too', async () => {
    const { checkout } = opened;
    await checkout.finder.fill('derrière la vieille mosquée, portail vert');
    await settle(checkout);
    await checkout.submit.click();
    await checkout.page.getByRole('heading', { level: 1, name: 'Merci Sami Ben Salah !' }).waitFor();
    await checkout.page.getByText('derrière la vieille mosquée, portail vert').waitFor();
    expectNoTrouble(checkout.trouble);
    await checkout.page.getByRole('button', { name: 'Passer une autre commande' }).click();
  });

  it('a point where nobody can deliver leaves the pin where it is, and the reader is told why', async () => {
    const { checkout } = opened;
    const typed = await openMap(checkout);
    const pin = checkout.page.locator('input[name="address.plusCode"]');
    const before = await pin.inputValue();
    for (const [name, text, sentence] of POINTS) {
      await typed.fill(text);
      await typed.press('Enter');
      await checkout.page.locator('.sa-map').getByText(sentence).first().waitFor();
      expect(await pin.inputValue(), name).toBe(before);
    }
    expectNoTrouble(checkout.trouble);
  });
});

describe('one after the other, in English', () => {
  const opened = onOnePage({ lang: 'en', backend: 'http' });

  it('Back leads from the order to the form as it was filled in, and Forward to the order', async () => {
    const { checkout } = opened;
    await fillBuyer(checkout.page, 'Sami Ben Salah');
    const { page, finder, submit } = checkout;
    await finder.fill('behind the old mosque');
    await submit.click();
    const thanks = page.getByRole('heading', { level: 1, name: 'Thank you, Sami Ben Salah!' });
    await thanks.waitFor();
    await page.goBack();
    await thanks.waitFor({ state: 'detached' });
    expect(await finder.inputValue()).toBe('behind the old mosque');
    expect(await page.locator('input[name=phone]').inputValue()).toBe('98 123 456');
    await page.goForward();
    await thanks.waitFor();
    await page.getByRole('button', { name: 'Place another order' }).click();
    expect(await finder.inputValue()).toBe('');
    expectNoTrouble(checkout.trouble);
  });

  it('a pin that was moved and not saved is not lost: neither the order nor closing the map goes on without it', async () => {
    const { checkout } = opened;
    await fillBuyer(checkout.page, 'Sami Ben Salah');
    const { page, finder, options, submit } = checkout;
    await finder.pressSequentially('rue de rome tunis');
    await options.first().waitFor();
    await finder.press('ArrowDown');
    await finder.press('Enter');
    const opener = page.getByRole('button', { name: 'Put the pin on my roof' });
    await opener.press('Enter');
    const map = page.getByRole('application');
    await map.waitFor();
    await expect.poll(() => map.evaluate((pane) => pane === document.activeElement)).toBe(true);
    // Looked at only, it holds nothing back.
    await page.getByRole('button', { name: 'Close the map' }).click();
    await opener.press('Enter');
    await page.locator('.sa-map[data-mode=adjust]').waitFor();
    await map.press('ArrowRight');
    const moved = await page.locator('.sa-map-code-text').first().innerText();
    await submit.click();
    await page.getByRole('button', { name: 'The pin is not saved yet' }).click();
    await expect.poll(() => map.evaluate((pane) => pane === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Close the map' }).click();
    expect(await page.locator('.sa-map-code-text').first().innerText()).toBe(moved);
    await page.getByRole('button', { name: 'Deliver here', exact: true }).click();
    expect(await page.getByText('The pin is not saved yet').count()).toBe(0);
    await submit.click();
    await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
    await page.getByText(moved).first().waitFor();
    expectNoTrouble(checkout.trouble);
    await page.getByRole('button', { name: 'Place another order' }).click();
  });

  it('a point far from the address: which one is right is asked, and a pin that wins takes the old fields along', async () => {
    const { checkout } = opened;
    const typed = await openMap(checkout);
    const { page, finder, trouble } = checkout;
    await typed.fill('35.8256, 10.6369');
    await typed.press('Enter');
    // It is emptied once the pin stands there: what reads it may still be on its way.
    await expect.poll(() => typed.inputValue()).toBe('');
    await page.locator('.sa-map-actions button').first().click();
    await page.locator('dialog[open] [data-answer=pin]').click();
    await expect.poll(() => finder.inputValue()).toMatch(/Sousse/);
    await expect.poll(() => page.locator('input[name=delegation]').inputValue()).toBe('');
    expectNoTrouble(trouble);
  });
});

describe('one after the other, in Arabic', () => {
  const opened = onOnePage({ lang: 'ar', backend: 'page' });

  it('an empty form says what is missing, in the reader’s language, and leads to it', async () => {
    const { page, submit, trouble } = opened.checkout;
    await submit.click();
    await page.getByText('3 خانات تحتاج إلى مراجعة:').waitFor();
    await page.getByRole('button', { name: 'ابحث عن عنوانك أو اكتبه بكلماتك.' }).click();
    await expect
      .poll(() => page.getByRole('combobox').evaluate((input) => input === document.activeElement))
      .toBe(true);
    expectNoTrouble(trouble);
  });

  it('an order and its codes are there still when the page is loaded anew', async () => {
    const { checkout } = opened;
    await fillBuyer(checkout.page, 'Sami Ben Salah');
    const { page, finder, options, submit } = checkout;
    await finder.pressSequentially('la marsa');
    await options.first().click();
    await submit.click();
    const codes = page.locator('.code');
    await codes.first().waitFor();
    const before = await codes.allTextContents();
    // Its letters would be joined to those of the next word.
    expect(await page.locator('.codes dt').first().textContent()).toBe('رمز العنوان حروف وأرقام، 3 أمتار');
    await page.reload();
    await codes.first().waitFor();
    expect(await codes.allTextContents()).toEqual(before);
    await page.goBack();
    await submit.waitFor();
    expect(await page.locator('input[name=phone]').inputValue()).toBe('98 123 456');
    expectNoTrouble(checkout.trouble);
  });
});

describe('a backend in trouble', () => {
  /** Lets the service do something else from now on. */
  async function turnTo({ page }: CheckoutPage, scenario: string) {
    await page.locator('.inspector-button').click();
    await page.getByRole('radio', { name: scenario }).check();
    await page.locator('.inspector-head button').click();
  }

  describe('asked by the finder alone', () => {
    const opened = onOnePage({ lang: 'fr', scenario: 'down', backend: 'http', device: 'off' });

    it.each([
      { lang: 'Français', scenario: 'En panne', sentence: /hors connexion|ne répond pas/ },
      { lang: 'Français', scenario: 'Répond n’importe quoi', sentence: /ne répond pas/ },
      { lang: 'English', scenario: 'Too many requests', sentence: /again in \d+ second|Too many/i },
      { lang: 'العربية', scenario: 'لا تجيب أبدًا', sentence: /جار/ },
    ])(
      '$scenario: the finder says so ($lang) and keeps what was typed',
      async ({ lang, scenario, sentence }) => {
        const { checkout } = opened;
        const { page, finder } = checkout;
        await page.getByRole('radio', { name: lang }).check();
        await turnTo(checkout, scenario);
        await finder.fill('');
        await finder.pressSequentially('la marsa');
        await page.locator('[data-panel]').getByText(sentence).first().waitFor();
        expect(await finder.inputValue()).toBe('la marsa');
        expectNoTrouble(checkout.trouble);
      },
    );
  });

  describe('asked for the codes of an order', () => {
    const opened = onOnePage({ lang: 'fr', scenario: 'down', backend: 'http' });

    it.each(['En panne', 'Répond n’importe quoi', 'Trop de requêtes', 'Ne répond jamais'])(
      '%s: the order says so, keeps everything, and can go on without waiting',
      async (scenario) => {
        const { checkout } = opened;
        const { page, submit } = checkout;
        await turnTo(checkout, scenario);
        await fillIn(checkout, 'la marsa');
        await submit.click();
        await page.getByRole('alert').getByText('Votre saisie est conservée', { exact: false }).waitFor();
        expect(await page.locator('input[name=name]').inputValue()).toBe('Sami Ben Salah');
        await page.getByRole('button', { name: 'Commander sans attendre' }).click();
        await page.getByText('Calculé sur cet appareil, pas encore enregistré').waitFor();
        expectNoTrouble(checkout.trouble);
        await page.getByRole('button', { name: 'Passer une autre commande' }).click();
        await submit.waitFor();
      },
    );

    it('comes back: the codes are registered later', async () => {
      const { checkout } = opened;
      const { page } = checkout;
      await turnTo(checkout, 'En panne');
      await fillIn(checkout, 'la marsa');
      await checkout.submit.click();
      await page.getByRole('button', { name: 'Commander sans attendre' }).click();
      await turnTo(checkout, 'Tout va bien');
      await page.getByRole('button', { name: 'Enregistrer maintenant' }).click();
      await page.getByText('Enregistré et actif').waitFor();
      expectNoTrouble(checkout.trouble);
      await page.getByRole('button', { name: 'Passer une autre commande' }).click();
    });

    it('a network that comes back takes "no network" off the page, and the order goes through', async () => {
      const { checkout } = opened;
      const { page, submit } = checkout;
      await fillIn(checkout, 'sfax');
      await page.context().setOffline(true);
      await submit.click();
      const problem = page.locator('.send-problem');
      await problem.waitFor();
      await page.context().setOffline(false);
      await problem.waitFor({ state: 'detached' });
      await submit.click();
      await page.getByRole('heading', { level: 1, name: 'Merci Sami Ben Salah !' }).waitFor();
      await page.getByRole('button', { name: 'Passer une autre commande' }).click();
    });
  });

  it('that dies in the middle of the order leaves the finder and the order usable, as a network does that goes before the first word', async () => {
    const dying = await serveDemo({ path: '/', withBackend: true });
    const { page, finder, options, submit, trouble, close } = await openCheckout(demo.browser, dying.url, {
      lang: 'fr',
      backend: 'http',
    });
    await fillBuyer(page);
    // The page may have had them before anybody could listen.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/streets-')),
    );
    await page.context().setOffline(true);
    await finder.pressSequentially('la marsa');
    await options.first().waitFor();
    expect(await options.first().textContent()).toContain('La Marsa');
    await page.context().setOffline(false);
    await finder.fill('');
    await finder.pressSequentially('la mar');
    await options.first().waitFor();
    await dying.stopBackend();
    await finder.pressSequentially('sa');
    await options.first().waitFor();
    await finder.press('ArrowDown');
    await finder.press('Enter');
    await submit.click();
    await page.getByRole('button', { name: 'Commander sans attendre' }).click();
    await page.getByRole('heading', { level: 1, name: 'Merci Sami !' }).waitFor();
    expectNoTrouble(trouble);
    await close();
    await dying.close();
  });
});
