// Somebody comes to a field or a map while there is no network, in pages that are built as Vite builds them unless told otherwise. What a
// chunk imports is preloaded. Chromium remembers each module that it could not fetch until the page is loaded anew.
import { createApp, SANDBOX_CREDENTIALS } from '@smart-address/server/browser';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ServedSite } from '../site/buildSite.ts';
import { setUpChromium } from '../site/setUpChromium.ts';
import { serveSite, type SiteName } from '../site/sites.ts';

/** Two ways to be without a network: one of which the browser knows nothing. */
const ways = {
  'no network': {
    begin: ({ context }: Place) => context.setOffline(true),
    end: ({ context }: Place) => context.setOffline(false),
  },
  'a network that lets nothing through': {
    begin: ({ page }: Place) => page.route('**', (route) => route.abort()),
    end: ({ page }: Place) => page.unroute('**'),
  },
};

interface Place {
  readonly context: BrowserContext;
  readonly page: Page;
}

const servers: ServedSite[] = [];
const browser = setUpChromium();
let place: Place;

/** Serves a page as Vite builds it; gives its address. */
async function serve(name: SiteName, page: string): Promise<string> {
  const server = await serveSite(name);
  servers.push(server);
  return `${server.url}${page}`;
}

afterAll(() => Promise.all(servers.map((server) => server.close())));

beforeEach(async () => {
  const context = await browser.newContext();
  place = { context, page: await context.newPage() };
  return () => context.close();
});

describe('the element', () => {
  let url: string;
  beforeAll(async () => {
    url = await serve('strict-element, as usual', 'index.html');
  });

  it.each(Object.entries(ways))('first met with %s, finds once there is one', async (_, { begin, end }) => {
    const { page } = place;
    await page.goto(url);
    await page.locator('address-finder:defined').waitFor();
    await page.waitForLoadState('networkidle');
    await begin(place);
    const field = page.getByRole('combobox');
    await field.pressSequentially('la mar');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await field.inputValue()).toBe('la mar');
    await end(place);
    await field.press('ArrowDown');
    await page.getByRole('option').first().waitFor();
    await field.pressSequentially('sa');
    await expect.poll(() => page.getByRole('option').first().textContent()).toContain('La Marsa');
  });

  it('first met with no network, finds by itself once there is one', async () => {
    const { context, page } = place;
    await page.goto(url);
    await page.locator('address-finder:defined').waitFor();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('combobox').pressSequentially('la mar');
    await page.getByText('You are offline.').first().waitFor();
    await context.setOffline(false);
    await page.getByRole('option', { name: 'La Marsa' }).first().waitFor();
  });
});

describe('the element with a service', () => {
  let url: string;
  beforeAll(async () => {
    url = await serve('strict-element, as usual', 'index.html');
  });

  async function openWithService({ page }: Place): Promise<void> {
    const app = createApp();
    await page.route('**/service/**', async (route) => {
      const asked = route.request();
      const answer = await app.fetch(
        new Request(asked.url().replace('/service', ''), { headers: await asked.allHeaders() }),
      );
      await route.fulfill({
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: await answer.text(),
      });
    });
    await page.goto(url);
    await page.locator('address-finder:defined').evaluate((finder, key) => {
      finder.setAttribute('api-key', key);
      finder.setAttribute('service', new URL('service', location.href).href);
    }, SANDBOX_CREDENTIALS.browserKey);
  }

  it('on a slow network has its rows from the service while the places are still coming', async () => {
    const { page } = place;
    await page.route(/assets\/places-/, () => undefined);
    await openWithService(place);
    await page.getByRole('combobox').pressSequentially('la marsa');
    await page.getByRole('option', { name: 'La Marsa' }).first().waitFor();
  });

  it('finds once the network is back that went away after the border had come', async () => {
    const { page } = place;
    const lost = /assets\/(?!border-)/;
    await openWithService(place);
    await page.waitForLoadState('networkidle');
    await page.route(lost, (route) => route.abort());
    const field = page.getByRole('combobox');
    await field.pressSequentially('la mar');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.unroute(lost);
    await field.pressSequentially('sa');
    await page.getByRole('option', { name: 'La Marsa' }).first().waitFor();
  });

  it('has its rows from the device where the code for the service was lost', async () => {
    const { page } = place;
    await page.route(/assets\/createOwnProvider-/, (route) => route.abort());
    await openWithService(place);
    await page.getByRole('combobox').pressSequentially('la marsa');
    await page.getByRole('option', { name: 'La Marsa' }).first().waitFor();
  });
});

describe.each(['strict-element', 'strict-page'] as const)('"Use my location" of the %s', (face) => {
  let url: string;
  beforeAll(async () => {
    url = await serve(`${face}, as usual`, 'index.html');
  });

  it.each(Object.entries(ways))('first asked for with %s, gives the point and its codes', async (_, way) => {
    const { context, page } = place;
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 36.8, longitude: 10.18 });
    const fetched = page.waitForResponse(/positionCodes/);
    await page.goto(url);
    // With all that it imports.
    await page.evaluate(`import('${(await fetched).url()}').then(() => undefined)`);
    await page.waitForLoadState('networkidle');
    await way.begin(place);
    await page.getByRole('button', { name: 'Use my location' }).click();
    const form = page.locator('form');
    const sent = () =>
      form.evaluate((each: HTMLFormElement) => String(new FormData(each).get('address.plusCode')));
    await expect.poll(sent).toBe('8F8GR52J+222');
  });

  it('without the arithmetic of codes, gives the point', async () => {
    const { context, page } = place;
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 36.8, longitude: 10.18 });
    await page.route(/positionCodes/, (route) => route.abort());
    await page.goto(url);
    await page.getByRole('button', { name: 'Use my location' }).click();
    const sent = () =>
      page
        .locator('form')
        .evaluate((form: HTMLFormElement) =>
          ['lat', 'lng', 'source', 'plusCode'].map((part) => new FormData(form).get(`address.${part}`)),
        );
    await expect.poll(sent).toEqual(['36.8000000', '10.1800000', 'pin', '']);
  });
});

describe('the map', () => {
  let url: string;
  beforeAll(async () => {
    url = `${await serve('map, as usual', 'map.html')}?props=${encodeURIComponent(JSON.stringify({ locale: 'en', defaultValue: { lat: 36.8, lng: 10.18 } }))}`;
  });

  const drawn = async ({ page }: Place) => {
    await page.locator('.sa-map[data-status=ready]').waitFor();
    await page.locator('.sa-map-attribution', { hasText: 'GeoNames' }).waitFor();
    await expect.poll(() => page.locator('.sa-map-problem').count()).toBe(0);
  };

  /** The page without some of its later chunks: the map is on it from its beginning. */
  async function openWithout({ page }: Place, chunks: RegExp): Promise<void> {
    const asked = new Set<unknown>();
    page.on('request', (request) => asked.add(request));
    page.on('requestfinished', (request) => asked.delete(request));
    page.on('requestfailed', (request) => asked.delete(request));
    await page.route(chunks, (route) => route.abort());
    await page.goto(url);
    await page.getByText('The map cannot be shown').waitFor();
    // A chunk that is still to fail would be shared by whoever asks again.
    await expect.poll(() => asked.size).toBe(0);
    await page.unroute(chunks);
  }

  it.each([
    ['nothing more', /assets\/(?!map-)/],
    ['the data and no more code', /assets\/(?!map-|places-|border-|streets-)/],
    ['all but Leaflet', /assets\/LeafletTree-/],
  ])('shown where %s came through, is drawn when it is asked for again', async (_, chunks) => {
    const { page } = place;
    await openWithout(place, chunks);
    await page.getByRole('button', { name: 'Try again' }).click();
    await drawn(place);
    expect(await page.getByRole('application').evaluate((pane) => pane === document.activeElement)).toBe(
      true,
    );
  });

  it('is drawn by itself when the network is back', async () => {
    const { context } = place;
    await openWithout(place, /assets\/(?!map-)/);
    await context.setOffline(true);
    await context.setOffline(false);
    await drawn(place);
  });
});
