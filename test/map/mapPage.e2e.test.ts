// The map on pages built as a shop builds them: what they weigh, what they forbid, what the network does, and an older React.
import { createServer } from 'node:http';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { setUpChromium } from '../site/setUpChromium.ts';
import { serveMapSite, type MapSite } from './mapSite.ts';

const TUNIS = { lat: 36.7994, lng: 10.1716 };
const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; " +
  "require-trusted-types-for 'script'; trusted-types default";
/** What core/docs/map.md tells a page with Trusted Types to allow: the one constant Leaflet tries out when it is loaded. */
const LEAFLET_POLICY = `trustedTypes.createPolicy('default', { createHTML: (text) => (text === '<svg/>' ? text : null) })`;

const browser = setUpChromium();

interface OpenMap {
  readonly page: Page;
  /** Uncaught errors, and what the console called an error. */
  readonly trouble: string[];
  coordinates(): Promise<string>;
  /** Saved by the page. */
  saved(): Promise<string>;
}

/** Opens the map's page and waits until the country is known. */
async function openMap(
  site: MapSite,
  asked: Record<string, string> = {},
  prepare?: (page: Page) => Promise<unknown>,
  name = 'map',
): Promise<OpenMap> {
  const page = await browser.newPage({ viewport: { width: 900, height: 800 } });
  const trouble: string[] = [];
  page.on('pageerror', ({ message }) => trouble.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(message.text());
  });
  await prepare?.(page);
  const props = JSON.stringify({ defaultValue: TUNIS, locale: 'en' });
  await page.goto(`${site.url}${name}.html?${new URLSearchParams({ props, ...asked }).toString()}`);
  await page.locator('.sa-map[data-status=ready]').waitFor();
  await page.locator('.sa-map-attribution', { hasText: 'GeoNames' }).waitFor();
  return {
    page,
    trouble,
    coordinates: () => page.locator('.sa-map-code-text').last().innerText(),
    saved: () => page.locator('output').innerText(),
  };
}

/** Moves the pin by keys and saves it: the picker is whole. */
async function moveAndSave({ page, coordinates, saved }: OpenMap): Promise<void> {
  await page.getByRole('button', { name: 'Adjust the pin' }).click();
  await page.keyboard.press('ArrowUp');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Adjust the pin' }).waitFor();
  const { lat, lng } = JSON.parse(await saved()) as typeof TUNIS;
  expect(`${lat.toFixed(7)}, ${lng.toFixed(7)}`).toBe(await coordinates());
  expect(lat).toBeGreaterThan(TUNIS.lat);
}

/** The share of the map that is the colour of land, in what a person sees. */
async function landShare(page: Page): Promise<number> {
  const png = await page.locator('.sa-map-pane').screenshot();
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) return 0;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let land = 0;
    for (let at = 0; at < data.length; at += 4)
      if (data[at] === 0xf8 && data[at + 1] === 0xf4 && data[at + 2] === 0xea) land += 1;
    return (4 * land) / data.length;
  }, png.toString('base64'));
}

const modulesOf = (chunks: MapSite['chunks']): string[] => chunks.flatMap(({ modules }) => modules);

/** Lets what reads typed codes fail to arrive; returns a function that lets it through. */
async function cutTypedReader(page: Page, site: MapSite): Promise<() => Promise<void>> {
  const reader = site.chunks.find((chunk) =>
    modulesOf([chunk]).some((name) => name.endsWith('map-picker/typedLocation.ts')),
  );
  const address = `**/${reader?.fileName ?? 'none'}*`;
  await page.route(address, (route) => route.abort());
  return () => page.unroute(address);
}

describe('what a page weighs', () => {
  it('nothing of Leaflet and of <MapPicker/> is in a page that shows only the finder, not even to be loaded later', async () => {
    const site = await serveMapSite({ page: 'finder' });
    const modules = modulesOf(site.chunks);
    expect(modules.filter((name) => /leaflet|MapPicker|src\/map\//i.test(name))).toEqual([]);
    expect(modules.some((name) => name.includes('AddressFinder'))).toBe(true);
    expect(site.chunks.filter(({ code }) => code.includes('leaflet'))).toEqual([]);
    await site.close();
  });

  it('a page with the finder has neither the search engine nor its data in its first bytes', async () => {
    const site = await serveMapSite({ page: 'finder' });
    const first = modulesOf(site.chunks.filter(({ isEntry }) => isEntry));
    expect(first.filter((name) => /gazetteer\/src\/(search|places\/decode|generated)/.test(name))).toEqual(
      [],
    );
    expect(modulesOf(site.chunks).some((name) => name.includes('search/createSearch'))).toBe(true);
    await site.close();
  });

  it('a page with the map has neither Leaflet nor the search engine in its first bytes', async () => {
    const site = await serveMapSite({ page: 'map' });
    const first = modulesOf(site.chunks.filter(({ isEntry }) => isEntry));
    expect(
      first.filter((name) =>
        /node_modules.*leaflet|gazetteer\/src\/(search|generated)\/|\/(typed|recognise)Location/.test(name),
      ),
    ).toEqual([]);
    expect(first.some((name) => name.includes('describePoint'))).toBe(true);
    expect(first.filter((name) => /base-layer\/(land|neighbours|labels)/.test(name))).toEqual([]);
    await site.close();
  });

  it('the country’s data and Leaflet share no file that is not on the page already, so each can be asked for again', async () => {
    const site = await serveMapSite({ page: 'map' });
    const onPage = site.chunks.flatMap(({ isEntry, fileName, imports }) =>
      isEntry ? [fileName, ...imports] : [],
    );
    const [ofData = [], ofLeaflet = []] = ['map/loadMapData.ts', 'map/LeafletTree.tsx'].map((module) =>
      site.chunks
        .filter((chunk) => modulesOf([chunk]).some((name) => name.endsWith(module)))
        .flatMap(({ imports }) => imports),
    );
    expect(ofData).not.toEqual([]);
    expect(ofLeaflet).not.toEqual([]);
    expect([...ofData, ...ofLeaflet].filter((file) => !onPage.includes(file))).toEqual([]);
    await site.close();
  });
});

describe('an element beside its finder', () => {
  it('asks for Leaflet and the search later, and for nothing of React', async () => {
    const site = await serveMapSite({ page: 'element' });
    const modules = modulesOf(site.chunks);
    expect(modules.filter((name) => /node_modules.*react|packages\/react\//.test(name))).toEqual([]);
    const first = modulesOf(site.chunks.filter(({ isEntry }) => isEntry));
    expect(
      first.filter((name) => /node_modules.*leaflet|gazetteer\/src\/(search|generated)\//.test(name)),
    ).toEqual([]);
    await site.close();
  });

  it('is drawn, moved and saved under a strict policy, which lets its styles in', async () => {
    const site = await serveMapSite({ page: 'element', policy: STRICT });
    const map = await openMap(site, {}, (page) => page.addInitScript(LEAFLET_POLICY), 'element');
    await expect.poll(() => landShare(map.page)).toBeGreaterThan(0.3);
    await moveAndSave(map);
    expect(map.trouble).toEqual([]);
    await map.page.close();
    await site.close();
  });

  it('takes a typed code where the policy forbids Leaflet, and says that there is no map; what could not be read is read on the next try', async () => {
    const site = await serveMapSite({ page: 'element', policy: STRICT });
    const page = await browser.newPage();
    const letThrough = await cutTypedReader(page, site);
    await page.goto(`${site.url}element.html`);
    await page.getByText('The map cannot be shown').waitFor();
    await page.getByRole('button', { name: 'Place the pin' }).click();
    const field = page.getByLabel('Code or coordinates');
    await field.fill('36.8, 10.2');
    await field.press('Enter');
    await page.getByText('This cannot be read yet').first().waitFor();
    await letThrough();
    expect(await field.inputValue()).toBe('36.8, 10.2');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => page.locator('output').innerText()).toBe('{"lat":36.8,"lng":10.2}');
    await page.close();
    await site.close();
  });
});

describe('tiles', () => {
  it('that a strict policy forbids leave the drawn map, say so, and stop nobody', async () => {
    const site = await serveMapSite({ page: 'map', policy: STRICT });
    const map = await openMap(site, { tiles: 'https://tiles.example/{z}/{x}/{y}.png' }, (page) =>
      page.addInitScript(LEAFLET_POLICY),
    );
    await map.page.getByText('The online map is not responding').waitFor();
    await expect.poll(() => landShare(map.page)).toBeGreaterThan(0.3);
    expect(await map.page.locator('.sa-map-attribution').innerText()).toContain('Tiles by Nobody');
    expect(await map.page.locator('.sa-map-loading').count()).toBe(0);
    await moveAndSave(map);
    // The tiles are refused, and nothing else is: no style, no script, no markup of ours.
    expect(map.trouble.filter((text) => !text.includes('tiles.example'))).toEqual([]);
    await map.page.close();
    await site.close();
  });

  it('that never answer leave the drawn map, nothing that turns for ever, and a picker that saves at once', async () => {
    const site = await serveMapSite({ page: 'map' });
    const asked: string[] = [];
    const map = await openMap(site, { tiles: 'https://tiles.example/{z}/{x}/{y}.png' }, (page) =>
      page.route('https://tiles.example/**', (route) => void asked.push(route.request().url())),
    );
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect.poll(() => landShare(map.page)).toBeGreaterThan(0.3);
    expect(await map.page.locator('.sa-map-loading').count()).toBe(0);
    await moveAndSave(map);
    expect(await map.page.locator('.sa-map-attribution').innerText()).toContain('GeoNames');
    await map.page.getByText('The online map is not responding').waitFor();
    expect(await map.page.getByRole('button', { name: 'Adjust the pin' }).isEnabled()).toBe(true);
    expect(map.trouble).toEqual([]);
    await map.page.close();
    await site.close();
  });
});

describe('tiles of the shop itself', () => {
  it('that never answer do not keep its order waiting for a connection, and are asked for again by a pan', async () => {
    const held = new Set<string>();
    const shop = createServer((request, response) => {
      if (request.url === '/order') response.end();
      else held.add(request.url ?? '');
    });
    const port = await new Promise<number>((resolve, reject) => {
      shop.listen(0, '127.0.0.1', () => {
        const address = shop.address();
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('The shop listens on no port.'));
      });
    });
    const url = `http://127.0.0.1:${port}`;
    const site = await serveMapSite({ page: 'map' });
    const map = await openMap(site, { tiles: `${url}/{z}/{x}/{y}.png` });
    // As many as a browser opens to a host that speaks HTTP/1.1.
    await expect.poll(() => held.size).toBe(6);
    // With cookies, as images are asked for: without, the request has connections of its own.
    const order: RequestInit = { method: 'POST', mode: 'no-cors', credentials: 'include' };
    await map.page.evaluate(async ([to, how]) => void (await fetch(to, how)), [
      `${url}/order`,
      order,
    ] as const);
    const before = held.size;
    await map.page.getByRole('application').focus();
    for (let press = 0; press < 5; press += 1) await map.page.keyboard.press('ArrowRight');
    await expect.poll(() => held.size).toBeGreaterThan(before);
    await map.page.close();
    await site.close();
    shop.closeAllConnections();
    shop.close();
  });
});

describe('where the map itself cannot be drawn', () => {
  it('a typed code still puts the pin down, and it is saved; what could not be read is read on the next try', async () => {
    const site = await serveMapSite({ page: 'map', policy: STRICT.replace(/default$/, "'none'") });
    const page = await browser.newPage();
    const letThrough = await cutTypedReader(page, site);
    await page.goto(
      `${site.url}map.html?${new URLSearchParams({ props: JSON.stringify({ locale: 'en' }) }).toString()}`,
    );
    await page.getByText('The map cannot be shown').waitFor();
    await expect.poll(() => page.locator('.sa-map-loading').count()).toBe(0);
    await page.getByRole('button', { name: 'Place the pin' }).click();
    await page.getByRole('textbox').fill('8GR5-4JJJ-29');
    await page.keyboard.press('Enter');
    await page.locator('.sa-map-hint[data-problem]', { hasText: 'This cannot be read yet' }).waitFor();
    await letThrough();
    expect(await page.getByRole('textbox').inputValue()).toBe('8GR5-4JJJ-29');
    await page.keyboard.press('Enter');
    // What a policy forbids, it would forbid again.
    await expect.poll(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => page.locator('output').innerText()).toContain('36.80');
    await page.close();
    await site.close();
  });
});

// One after the other on the same page.
describe('the page as it comes', () => {
  const PARIS = { latitude: 48.8566, longitude: 2.3522 };
  const LA_MARSA = { latitude: 36.8782, longitude: 10.3247, accuracy: 35 };
  let site: MapSite;
  let map: OpenMap;

  beforeAll(async () => {
    site = await serveMapSite({ page: 'map' });
    map = await openMap(site);
    return async () => {
      await map.page.close();
      await site.close();
    };
  });

  it('the device’s own position is asked for on click only; refused, unknown and abroad are three sentences, and at home the pin is there', async () => {
    const { page, coordinates } = map;
    const context = page.context();
    const locate = page.getByRole('button', { name: 'Use my location' });
    const problem = page.locator('.sa-map-problem');
    expect(await problem.count()).toBe(0);
    const before = await coordinates();
    await locate.click();
    await problem.filter({ hasText: 'denied' }).waitFor();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(null);
    await locate.click();
    await problem.filter({ hasText: 'cannot find its location' }).waitFor();
    await context.setGeolocation(PARIS);
    await locate.click();
    await problem.filter({ hasText: 'outside Tunisia' }).waitFor();
    expect(await coordinates()).toBe(before);
    // A position is good for a while: at home it is another page's.
    const home = await openMap(site, {}, async (phone) => {
      await phone.context().grantPermissions(['geolocation']);
      await phone.context().setGeolocation(LA_MARSA);
    });
    await home.page.getByRole('button', { name: 'Use my location' }).click();
    await expect.poll(home.coordinates).toBe('36.8782000, 10.3247000');
    expect(await home.page.locator('.sa-map-accuracy-text').innerText()).toContain('35 m');
    expect(await home.page.locator('.sa-map-problem').count()).toBe(0);
    await home.page.close();
  });

  it('on a phone it is brought into view when its pin is unlocked further down the page', async () => {
    const { page } = map;
    await page.setViewportSize({ width: 360, height: 640 });
    const button = page.getByRole('button', { name: 'Adjust the pin' });
    await button.focus();
    await page.keyboard.press('Enter');
    const box = await page.getByRole('application').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(-0.5);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640.5);
  });

  it('zoomed, it is drawn as sharp as its words', async () => {
    const { page } = map;
    // As wide after as before: nothing but the density asks for a new drawing.
    await page.addStyleTag({ content: '.sa-map { inline-size: 400px; --sa-map-height: 300px }' });
    const densities = () =>
      page.evaluate(() => [
        ...new Set(
          [...document.querySelectorAll<HTMLCanvasElement>('.sa-map canvas')].map(
            ({ width, offsetWidth }) => width / offsetWidth,
          ),
        ),
      ]);
    await expect.poll(densities).toEqual([1]);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setDeviceMetricsOverride', {
      width: 450,
      height: 400,
      deviceScaleFactor: 2,
      mobile: false,
    });
    await expect.poll(densities).toEqual([2]);
    expect(map.trouble).toEqual([]);
  });
});

describe('with React 18', () => {
  it('the pin is dragged, moved by keys and saved, and the map may go away amid a drag', async () => {
    const site = await serveMapSite({ page: 'map', react: 18 });
    const map = await openMap(site);
    const { page, trouble } = map;
    expect(await page.evaluate(() => document.documentElement.dataset['react'])).toMatch(/^18\./);
    await page.getByRole('button', { name: 'Adjust the pin' }).click();
    const before = await map.coordinates();
    const pin = page.locator('.sa-map-pin');
    const grab = async (): Promise<{ x: number; y: number }> => {
      const box = await pin.boundingBox();
      const at = { x: (box?.x ?? 0) + 18, y: (box?.y ?? 0) + 20 };
      await page.mouse.move(at.x, at.y);
      await page.mouse.down();
      await page.mouse.move(at.x + 20, at.y - 10, { steps: 4 });
      return at;
    };
    const at = await grab();
    await page.mouse.move(at.x + 60, at.y - 40, { steps: 4 });
    await page.mouse.up();
    await expect.poll(map.coordinates).not.toBe(before);
    await page.keyboard.press('Escape');
    expect(await map.coordinates()).toBe(before);
    await moveAndSave(map);

    await page.getByRole('button', { name: 'Adjust the pin' }).click();
    await grab();
    await page.evaluate(() => dispatchEvent(new Event('leave')));
    await page.mouse.move(400, 300);
    await page.mouse.up();
    await page.waitForTimeout(1_300);
    await expect.poll(() => page.locator('.sa-map').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.body.className)).not.toContain('leaflet');
    expect(trouble).toEqual([]);
    await page.close();
    await site.close();
  });
});
