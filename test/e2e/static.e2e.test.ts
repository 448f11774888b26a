import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { axeFindings, type CheckoutPage, expectNoTrouble, fillBuyer, openCheckout } from './checkoutPage.ts';
import { siteOf } from '../site/sites.ts';
import { setUpDemo } from './setUpDemo.ts';

const demo = setUpDemo({ path: '/shop/pilot/', withBackend: false });

describe('the built demo in a sub-folder of a plain web server', () => {
  it('takes an order from a typed address code, with its backend inside the page and no request to a stranger', async () => {
    const { page, trouble, finder, options, submit, close } = await openCheckout(
      demo.browser,
      demo.site.url,
      {
        lang: 'fr',
      },
    );
    await fillBuyer(page, 'Sami', '71 123 456');
    await finder.pressSequentially('8GR5-4JJJ-29');
    await options.first().waitFor();
    await finder.press('ArrowDown');
    await finder.press('Enter');
    await submit.click();
    await page.getByRole('heading', { level: 1, name: 'Merci Sami !' }).waitFor();
    expect(await page.locator('bdi.code').allTextContents()).toEqual([
      '8GR5-4JJJ-29',
      'TN5245-445-5222',
      '8F8GR54J+JJ2',
    ]);
    await page.getByText('Enregistré et actif').waitFor();
    expectNoTrouble(trouble);
    await close();
  });

  it('carries the notices of what it bundles and of the data', async () => {
    const notices = await (await fetch(`${demo.site.url}licenses.md`)).text();
    for (const name of ['## react - 19', '## leaflet - 1', 'Smart Address authors', 'GeoNames', 'ODbL'])
      expect(notices).toContain(name);
  });

  it('says that it has to be served where it is opened from the disk', async () => {
    const { outDir } = await siteOf('demo');
    const page = await demo.browser.newPage();
    await page.goto(pathToFileURL(join(outDir, 'index.html')).href);
    await page.getByText('Serve its folder from a web server.').waitFor();
    expect(await page.getByText('Loading').count()).toBe(0);
    await page.close();
  });

  // One after the other on the same page.
  describe('on a small phone', () => {
    let checkout: CheckoutPage;

    beforeAll(async () => {
      const viewport = { width: 360, height: 640 };
      checkout = await openCheckout(demo.browser, demo.site.url, { backend: 'http' }, { viewport });
      return () => checkout.close();
    });

    describe.each([
      { lang: 'fr', language: 'Français', inside: 'Dans la page', over: 'Par HTTP' },
      { lang: 'ar', language: 'العربية', inside: 'داخل الصفحة', over: 'عبر HTTP' },
      { lang: 'en', language: 'English', inside: 'Inside the page', over: 'Over HTTP' },
    ])('in $lang', ({ lang, language, inside, over }) => {
      beforeAll(async () => {
        const { page } = checkout;
        await page.setViewportSize({ width: 360, height: 640 });
        await page.getByRole('radio', { name: language }).check();
        await page.locator(`html[lang=${lang}]`).waitFor();
        await page.evaluate(() => scrollTo(0, 0));
      });

      it('is usable at 360 x 640 px: the field on the first screen, no scrolling sideways, what is not real one press away', async () => {
        const { page, finder } = checkout;
        expect(await finder.evaluate((input) => input.getBoundingClientRect().bottom)).toBeLessThan(640);
        await page.locator('details.sandbox summary').click();
        expect(await page.getByText('GeoNames').first().isVisible()).toBe(true);
        expect(await axeFindings(page)).toEqual([]);
        const { scrollWidth, clientWidth } = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return { scrollWidth, clientWidth };
        });
        expect(scrollWidth).toBe(clientWidth);
        await page.locator('details.sandbox summary').click();
      });

      it('has its switches and its heading on the first screen, upright and sideways', async () => {
        const { page } = checkout;
        for (const [width, height] of [
          [320, 568],
          [640, 360],
        ] as const) {
          await page.setViewportSize({ width, height });
          const [brand, languages] = await Promise.all(
            ['.brand', '.segmented'].map((selector) => page.locator(selector).first().boundingBox()),
          );
          // Beside the shop's name, and not below it.
          expect(languages?.y).toBeLessThan((brand?.y ?? 0) + (brand?.height ?? 0));
          const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
          expect((heading?.y ?? NaN) + (heading?.height ?? NaN)).toBeLessThan(height);
        }
      });

      it('offers no backend over HTTP, because there is none', async () => {
        const { page } = checkout;
        await page.locator('.inspector-button').click();
        expect(await page.getByRole('radio', { name: inside }).isChecked()).toBe(true);
        expect(await page.getByRole('radio', { name: over }).count()).toBe(0);
        await page.locator('.inspector-head button').click();
      });
    });
  });

  it('has nothing for axe to find: in French and light, in Arabic and dark', async () => {
    const { page, finder, options, submit, close } = await openCheckout(demo.browser, demo.site.url, {
      lang: 'fr',
      theme: 'light',
    });
    const expectNoFindings = async () => expect(await axeFindings(page)).toEqual([]);
    const order = async () => {
      await submit.click();
      await expectNoFindings();

      await finder.pressSequentially('tunis');
      await options.first().waitFor();
      await expectNoFindings();

      await finder.press('ArrowDown');
      await finder.press('Enter');
      await page.locator('.point-panel button').click();
      await page.locator('.leaflet-container').waitFor();
      await expectNoFindings();

      await fillBuyer(page, 'Sami', '71 123 456');
      await submit.click();
      await page.locator('bdi.code').first().waitFor();
      await expectNoFindings();
    };
    await order();
    await page.getByRole('button', { name: 'Passer une autre commande' }).click();
    await page.getByRole('radio', { name: 'Sombre' }).check();
    await page.getByRole('radio', { name: 'العربية' }).check();
    await order();
    await close();
  });
});
