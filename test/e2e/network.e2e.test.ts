// The built demo on a network that is slow, or goes and comes back.
import { describe, expect, it } from 'vitest';
import { expectNoTrouble, fillBuyer, openCheckout, stopClock } from './checkoutPage.ts';
import { setUpDemo } from './setUpDemo.ts';

const demo = setUpDemo({ path: '/shop/', withBackend: false });

describe('a network that goes away and comes back', () => {
  it.each(['on', 'off'])(
    'before the first word: then the search finds by itself, index on the device %s',
    async (device) => {
      // Nothing is fetched ahead of the first word, as if the network had gone sooner.
      const { page, trouble, finder, options, close } = await openCheckout(
        demo.browser,
        demo.site.url,
        { lang: 'en', device },
        {},
        (opening) => opening.route(/assets\/(places|border)-/, (route) => route.abort()),
      );
      await finder.waitFor();
      await page.context().setOffline(true);
      await finder.pressSequentially('la marsa');
      await page.getByText('You are offline.').first().waitFor();
      await page.unroute(/assets\/(places|border)-/);
      await page.context().setOffline(false);
      await options.first().waitFor();
      expect(await options.first().textContent()).toContain('La Marsa');
      expectNoTrouble(trouble);
      await close();
    },
  );

  it('before the map is asked for: then it is drawn when it is asked for again', async () => {
    const { page, trouble, finder, options, close } = await openCheckout(demo.browser, demo.site.url, {
      lang: 'en',
    });
    await finder.pressSequentially('la marsa');
    await options.first().click();
    // What the picture of the place shares with the map, lost on its way, would be lost until a reload.
    await page.locator('.point-panel .sa-preview').waitFor();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Put the pin on my roof' }).click();
    await page.getByText('The map could not be loaded.').waitFor();
    await page.context().setOffline(false);
    await page.locator('.point-panel').getByRole('button', { name: 'Try again' }).click();
    await page.locator('.sa-map[data-status=ready]').waitFor();
    expectNoTrouble(trouble);
    await close();
  });
});

// One order after the other on the same page.
it('an order that does not wait for the service is checked like any other; what is written while one is on its way does not get into it', async () => {
  const { page, finder, options, submit, close } = await openCheckout(demo.browser, demo.site.url, {
    lang: 'en',
    scenario: 'down',
  });
  const fillIn = async () => {
    await fillBuyer(page);
    await finder.pressSequentially('la marsa');
    await options.first().click();
  };
  const thanks = page.getByRole('heading', { level: 1, name: 'Thank you, Sami!' });
  await fillIn();
  await submit.click();
  const goOn = page.getByRole('button', { name: 'Order without waiting' });
  await goOn.waitFor();
  await page.locator('input[name=phone]').fill('');
  await goOn.click();
  await page.locator('.error-summary').waitFor();
  await page.locator('input[name=phone]').fill('98 123 457');
  await goOn.click();
  await thanks.waitFor();

  await page.getByRole('button', { name: 'Inspector' }).click();
  await page.getByRole('radio', { name: 'Slow' }).check();
  await page.locator('.inspector-head button').click();
  await page.getByRole('button', { name: 'Place another order' }).click();
  await fillIn();
  await stopClock(page);
  await submit.click();
  await page.getByRole('button', { name: 'Creating the address code' }).waitFor();
  await fillBuyer(page, 'Leila', 'none');
  await page.locator('input[name=line1]').fill('somewhere else');
  await page.clock.resume();
  await thanks.waitFor();
  const order = await page.locator('main').innerText();
  expect(order).toContain('98 123 456');
  expect(order).not.toContain('somewhere else');
  await close();
});

it('a page whose script has not come yet says whose it is, and that it is on its way', async () => {
  const page = await demo.browser.newPage();
  await page.route(/assets\/index-.*\.js/, (route) => route.abort());
  await page.goto(demo.site.url);
  await page.getByText('Smart Address').waitFor();
  await page.getByText('La page se charge…').waitFor();
  await page.close();
});
