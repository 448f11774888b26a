// What a page does to a map: hides it, resizes it, takes it away; and what the network does to its tiles.
import { LocateError } from '@smart-address/core';
import { loadGazetteer, type Gazetteer } from '@smart-address/gazetteer';
import { render } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { pictureIf } from '../../../core/test-support/pictureIf.ts';
import { renderPage } from '../../test-support/renderFinder.tsx';
import {
  mapIn,
  PICKED,
  renderHeldMap,
  renderMap,
  renderSavingMap,
  TUNIS,
} from '../../test-support/renderMap.tsx';
import { LIGHT_PALETTE } from '@smart-address/core/map/preview';
import { MapPicker } from './MapPicker.tsx';

beforeEach(() => page.viewport(600, 800));

/** The colour of the base map at a place of the pane, as #rrggbb; empty where nothing is drawn yet. */
function colorAt(host: HTMLElement, x: number, y: number): string {
  const pane = host.querySelector('[role="application"]')?.getBoundingClientRect();
  if (!pane) throw new Error('There is no map on the page.');
  const [left, top] = [pane.left + x, pane.top + y];
  for (const canvas of host.querySelectorAll<HTMLCanvasElement>('.sa-map-tiles canvas')) {
    const box = canvas.getBoundingClientRect();
    if (left < box.left || left >= box.right || top < box.top || top >= box.bottom) continue;
    const ratio = canvas.width / box.width;
    const data = canvas
      .getContext('2d')
      ?.getImageData((left - box.left) * ratio, (top - box.top) * ratio, 1, 1).data;
    return `#${[...(data ?? [])]
      .slice(0, 3)
      .map((part) => part.toString(16).padStart(2, '0'))
      .join('')}`;
  }
  return '';
}

/** The share of the drawn map in a colour, probed on a grid. */
function shareOf(host: HTMLElement, color: string): number {
  const { width, height } =
    host.querySelector('[role="application"]')?.getBoundingClientRect() ?? new DOMRect();
  let hits = 0;
  for (let x = 1; x < 20; x += 1) {
    for (let y = 1; y < 20; y += 1)
      hits += colorAt(host, (width * x) / 20, (height * y) / 20) === color ? 1 : 0;
  }
  return hits / 361;
}

describe('the map drawn from our own data', () => {
  test('has land and sea, and asks nobody for anything', async () => {
    performance.clearResourceTimings();
    const map = await renderMap({ defaultValue: { lat: 36.85, lng: 10.33 }, locale: 'en' });
    for (let zoom = 0; zoom < 7; zoom += 1) await userEvent.click(map.button('Zoom out'));
    await expect.poll(() => shareOf(map.host, LIGHT_PALETTE.land)).toBeGreaterThan(0.1);
    await expect.poll(() => shareOf(map.host, LIGHT_PALETTE.sea)).toBeGreaterThan(0.1);
    const foreign = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name, location.href).origin !== location.origin);
    expect(foreign).toEqual([]);
  });

  test.each([360, 1000])('names who made the data, in sight, %s pixels wide', async (width) => {
    await page.viewport(width, 800);
    const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
    const credit = map.find('.sa-map-attribution');
    expect(credit.textContent).toContain('GeoNames');
    expect(credit.textContent).toContain('© OpenStreetMap contributors');
    const { left, bottom, width: wide } = credit.getBoundingClientRect();
    expect(credit.contains(document.elementFromPoint(left + wide / 3, bottom - 6))).toBe(true);
  });

  test('follows the page from light to dark', async () => {
    const map = await renderMap({ defaultValue: { lat: 34, lng: 9.5 } });
    await expect.poll(() => shareOf(map.host, LIGHT_PALETTE.land)).toBeGreaterThan(0.3);
    document.documentElement.dataset.theme = 'dark';
    await expect.poll(() => shareOf(map.host, LIGHT_PALETTE.land)).toBe(0);
    delete document.documentElement.dataset.theme;
  });
});

describe('tiles', () => {
  const given = { attribution: 'Tiles by Nobody' };

  test('that fail leave the map that is there, and are spoken of once in words', async () => {
    const map = await renderMap({
      defaultValue: TUNIS,
      locale: 'en',
      tiles: { ...given, url: '/no-such/{z}/{x}/{y}.png' },
    });
    await expect.poll(() => map.problem).toContain('The online map is not responding');
    await expect.poll(() => shareOf(map.host, LIGHT_PALETTE.land)).toBeGreaterThan(0.3);
    expect(map.find('.sa-map-attribution').textContent).toContain('Tiles by Nobody');
    expect(
      [...map.host.querySelectorAll('img')].some((tile) => getComputedStyle(tile).visibility === 'visible'),
    ).toBe(false);
    await userEvent.click(map.button('Adjust the pin'));
    await map.press('{ArrowUp}{Enter}');
    await expect.poll(() => map.mode).toBe('view');
  });

  test('that fail are told quietly, and a position that is refused is not', async () => {
    const map = await renderMap({
      defaultValue: TUNIS,
      locale: 'en',
      tiles: { ...given, url: '/no-such/{z}/{x}/{y}.png' },
      environment: { locate: () => Promise.reject(new LocateError('denied')) },
    });
    await expect.poll(() => map.problem).toContain('The online map is not responding');
    const frame = () => getComputedStyle(map.find('.sa-map-problem')).borderTopColor;
    const quiet = frame();
    await userEvent.click(map.button('Use my location'));
    await expect.poll(() => map.problem).toContain('Access to your location was denied');
    expect(frame()).not.toBe(quiet);
  });

  test('that come lie over it', async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 256;
    canvas.height = 256;
    const map = await renderMap({ defaultValue: TUNIS, tiles: { ...given, url: canvas.toDataURL() } });
    await expect.poll(() => map.host.querySelectorAll('.leaflet-tile-loaded').length).toBeGreaterThan(2);
    expect(map.problem).toBe('');
  });

  test('of which some are missing are not said not to answer', async () => {
    // Leaflet's `{s}` is a, b or c.
    const map = await renderMap({ defaultValue: TUNIS, tiles: { ...given, url: pictureIf('{s}', 'c') } });
    const images = () => [...map.host.querySelectorAll('img')];
    await expect.poll(() => images().length > 5 && images().every(({ complete }) => complete)).toBe(true);
    const drawn = images().filter(({ naturalWidth }) => naturalWidth > 0);
    expect(drawn.length).toBeGreaterThan(1);
    expect(drawn.length).toBeLessThan(images().length);
    await expect.poll(() => map.host.querySelectorAll('.leaflet-tile-loaded').length).toBe(drawn.length);
    expect(map.problem).toBe('');
  });
});

describe('a container', () => {
  test('that was hidden shows the whole map once it is shown, with the pin in the middle', async () => {
    const host = await renderPage(
      <div style={{ display: 'none' }}>
        <MapPicker defaultValue={TUNIS} />
      </div>,
    );
    const map = mapIn(host);
    await map.ready();
    const box = host.firstElementChild;
    if (box instanceof HTMLElement) box.style.display = '';
    const offset = () => {
      const pane = map.pane.getBoundingClientRect();
      const pin = map.find('.sa-map-pin').getBoundingClientRect();
      return Math.hypot(
        pin.left + pin.width / 2 - pane.left - pane.width / 2,
        pin.bottom - 1 - pane.top - pane.height / 2,
      );
    };
    await expect.poll(offset).toBeLessThan(8);
    await expect.poll(() => shareOf(host, LIGHT_PALETTE.land)).toBeGreaterThan(0.3);
  });

  test('that was hidden when the address came shows that address once it is shown', async () => {
    function Page() {
      const [value, setValue] = useState<{ lat: number; lng: number } | null>(null);
      const [isShown, setShown] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setValue(TUNIS)}>
            Tunis
          </button>
          <button type="button" onClick={() => setShown(true)}>
            Show
          </button>
          <div style={{ display: isShown ? '' : 'none' }}>
            <MapPicker value={value} locale="en" />
          </div>
        </>
      );
    }
    const map = mapIn(await renderPage(<Page />));
    await map.ready();
    map.button('Tunis').click();
    await expect.poll(() => map.coordinates).toEqual(TUNIS);
    map.button('Show').click();
    const cell = () => map.pane.querySelector('.sa-map-cell')?.getBoundingClientRect();
    // As close as one looks at a building, and there.
    await expect.poll(() => cell()?.width).toBeGreaterThan(10);
    const pane = map.pane.getBoundingClientRect();
    expect(Math.abs((cell()?.left ?? 0) - pane.left - pane.width / 2)).toBeLessThan(40);
  });

  test('that changes its size keeps its middle and is drawn to its edges', async () => {
    const map = await renderMap({ defaultValue: { lat: 34, lng: 9.5 } });
    map.find('.sa-map').style.width = '420px';
    await page.viewport(700, 900);
    map.find('.sa-map').style.width = '640px';
    await expect.poll(() => colorAt(map.host, 630, 5)).toMatch(/^#(?!000000)/);
  });

  test('may be taken away in the middle of a drag, and while Leaflet is still loading', async () => {
    const failed = vi.fn();
    window.addEventListener('error', failed);
    const shown = render(<MapPicker defaultValue={TUNIS} />, { wrapper: StrictMode });
    const map = mapIn(shown.container);
    await map.ready();
    await userEvent.click(map.button('Déplacer le repère'));
    const { left, top } = map.find('.sa-map-pin').getBoundingClientRect();
    const frame = window.frameElement?.getBoundingClientRect();
    const at: { x: number; y: number; button: 'left'; clickCount: number } = {
      x: (frame?.left ?? 0) + left + 18,
      y: (frame?.top ?? 0) + top + 20,
      button: 'left',
      clickCount: 1,
    };
    await cdp().send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed' });
    await cdp().send('Input.dispatchMouseEvent', { ...at, type: 'mouseMoved', x: at.x + 30 });
    shown.unmount();
    await cdp().send('Input.dispatchMouseEvent', { ...at, type: 'mouseMoved', x: at.x + 60 });
    await cdp().send('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased', x: at.x + 60 });
    render(<MapPicker defaultValue={TUNIS} />).unmount();
    await new Promise((resolve) => setTimeout(resolve, 1_300));
    await expect.poll(() => document.body.className).not.toContain('leaflet');
    expect(failed).not.toHaveBeenCalled();
    window.removeEventListener('error', failed);
  });

  test('holds one map in StrictMode', async () => {
    const map = await renderMap({ defaultValue: TUNIS });
    expect(map.host.querySelectorAll('.leaflet-map-pane')).toHaveLength(1);
    expect(map.host.querySelectorAll('.sa-map-pin')).toHaveLength(1);
  });
});

describe('a parent', () => {
  test('that takes the save back keeps the pin unlocked', async () => {
    const map = await renderMap({ value: PICKED, locale: 'en', onValueChange: (_, { cancel }) => cancel() });
    await userEvent.click(map.button('Adjust the pin'));
    await map.press('{ArrowUp}{Enter}');
    expect(map.mode).toBe('adjust');
  });

  test('that keeps its own value keeps the pin with it', async () => {
    const map = await renderMap({ value: PICKED, locale: 'en' });
    await userEvent.click(map.button('Adjust the pin'));
    await map.press('{ArrowUp}{Enter}');
    await expect.poll(() => map.coordinates).toEqual(TUNIS);
  });

  test('that hands in another address moves the map there', async () => {
    const map = await renderHeldMap({ name: 'Sousse', lat: 35.8269, lng: 10.639 });
    await userEvent.click(map.button('Sousse'));
    await expect.poll(() => map.words).toContain('Sousse');
    await userEvent.click(map.button('Adjust the pin'));
    await map.press('{ArrowUp}{Home}');
    expect(map.coordinates).toEqual({ lat: 35.8269, lng: 10.639 });
  });

  test('that hands in a point outside Tunisia is told, and the pin stays where it was', async () => {
    const map = await renderHeldMap({ name: 'Paris', lat: 48.8, lng: 2.3 });
    await userEvent.click(map.button('Paris'));
    await expect.poll(() => map.problem).toContain('outside Tunisia');
    expect(map.coordinates).toEqual(TUNIS);
  });

  test('keeps the words of its address while the pin can belong to it', async () => {
    const { map, saved } = await renderSavingMap(PICKED);
    await userEvent.click(map.button('Adjust the pin'));
    await map.press('{ArrowUp}');
    await userEvent.click(map.button('Save'));
    expect(saved[0]).toMatchObject({ text: PICKED.text, source: 'pin', confirmed: true });
    expect(saved[0]?.location?.lat).toBeGreaterThan(TUNIS.lat);
  });

  test('is asked which one wins when the pin leaves its address', async () => {
    const { map, saved } = await renderSavingMap(PICKED);
    const far = async () => {
      if (map.mode === 'view') await userEvent.click(map.button('Adjust the pin'));
      await userEvent.fill(map.input, '36.83, 10.2');
      await userEvent.click(map.button('Place'));
      await userEvent.click(map.button('Save'));
      await expect.poll(() => map.host.querySelector('dialog')?.open).toBe(true);
    };
    await far();
    expect(map.find('dialog').textContent).toContain('Souk El Grana');
    await map.press('{Escape}');
    await expect.poll(() => map.host.querySelector('dialog')).toBeNull();
    expect([map.mode, saved.length]).toEqual(['adjust', 0]);
    await far();
    await userEvent.click(map.button('At the address'));
    await expect.poll(() => map.coordinates).toEqual(TUNIS);
    // The question is answered: nothing is left to be saved, and a form is not held back.
    expect([map.mode, saved.length]).toEqual(['view', 0]);
    expect(document.activeElement).toBe(map.button('Adjust the pin'));
    await far();
    await userEvent.click(map.button('At the pin'));
    await expect.poll(() => saved[0]?.location).toEqual({ lat: 36.83, lng: 10.2 });
    expect(map.mode).toBe('view');
    // A small correction of the pin that was chosen does not ask again.
    await userEvent.click(map.button('Adjust the pin'));
    await userEvent.fill(map.input, '36.8303, 10.2');
    await userEvent.click(map.button('Place'));
    await userEvent.click(map.button('Save'));
    expect(saved[1]?.location).toEqual({ lat: 36.8303, lng: 10.2 });
    expect(map.mode).toBe('view');
    // The pin that was saved is not the address's own point any more.
    await userEvent.click(map.button('Adjust the pin'));
    await userEvent.fill(map.input, '36.84, 10.21');
    await userEvent.click(map.button('Place'));
    await userEvent.click(map.button('Save'));
    await userEvent.click(map.button('At the address'));
    await expect.poll(() => saved[2]?.location).toEqual(TUNIS);
    expect(map.mode).toBe('view');
  });

  test('whose rooftop lies outside Tunisia gets no far pin where the buyer says "at the address"', async () => {
    const { map, saved } = await renderSavingMap(PICKED, { lat: 48.8, lng: 2.3 });
    await userEvent.click(map.button('Adjust the pin'));
    await userEvent.fill(map.input, '36.83, 10.2');
    await userEvent.click(map.button('Place'));
    await userEvent.click(map.button('Save'));
    await userEvent.click(map.button('At the address'));
    await expect.poll(() => map.coordinates).toEqual(TUNIS);
    expect([map.mode, saved.length]).toEqual(['view', 0]);
  });
});

test('a map without its styles stays as small as it is, tells the developer, and is one as soon as they come', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const around = document.createElement('div');
  document.body.append(around);
  const shadow = around.attachShadow({ mode: 'open' });
  const host = await renderPage(<MapPicker defaultValue={TUNIS} />, shadow);
  const pane = () => host.querySelector<HTMLElement>('[role="application"]');
  await expect.poll(() => host.querySelector('.sa-map[data-status="ready"] .leaflet-pane')).not.toBeNull();
  for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  expect(pane()?.offsetHeight).toBeLessThan(50);
  expect(said.mock.calls.join()).toContain('Import @smart-address/react/map.css');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .map(({ cssText }) => cssText)
      .join(''),
  );
  shadow.adoptedStyleSheets = [sheet];
  await expect.poll(() => pane()?.offsetHeight).toBeGreaterThan(200);
  const map = host.querySelector<HTMLElement>('.sa-map-leaflet');
  expect([map?.offsetHeight, map?.offsetWidth]).toEqual([pane()?.clientHeight, pane()?.clientWidth]);
});

test('in a shadow root a pin saved by Enter on the map leaves the focus there', async () => {
  const around = document.createElement('div');
  document.body.append(around);
  const shadow = around.attachShadow({ mode: 'open' });
  const map = mapIn(await renderPage(<MapPicker defaultValue={TUNIS} />, shadow));
  await map.ready();
  map.pane.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => map.mode).toBe('adjust');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.poll(() => map.mode).toBe('view');
  expect(shadow.activeElement).toBe(map.pane);
});

test('"Try again" draws the map and loads the country, which both had failed, and leaves the focus on the map', async () => {
  const country = await loadGazetteer();
  let isCut = true;
  const gazetteer: Gazetteer = {
    ...country,
    nearest: (...asked) => {
      if (isCut) throw new Error('The connection was cut.');
      return country.nearest(...asked);
    },
  };
  vi.stubGlobal('matchMedia', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const map = mapIn(await renderPage(<MapPicker defaultValue={TUNIS} locale="en" gazetteer={gazetteer} />));
  await expect.poll(() => map.problem).toContain('Try again');
  vi.unstubAllGlobals();
  isCut = false;
  map.button('Try again').focus();
  await map.press('{Enter}');
  await map.ready();
  expect(map.focused).toBe(map.pane);
  expect(map.problem).toBe('');
});

test('a page that can draw no map, as jsdom, is told so and takes a typed place', async () => {
  // What is missing there that is called first.
  vi.stubGlobal('matchMedia', undefined);
  const { scrollIntoView } = Element.prototype;
  Reflect.set(Element.prototype, 'scrollIntoView', undefined);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Element.prototype.scrollIntoView = scrollIntoView;
  });
  const saved = vi.fn();
  const map = mapIn(
    await renderPage(
      <MapPicker
        controls="full"
        defaultValue={TUNIS}
        locale="en"
        onValueChange={(value) => saved(value.location)}
      />,
    ),
  );
  await expect.poll(() => map.problem).toContain('The map');
  map.button('Adjust the pin').click();
  await expect.poll(() => map.mode).toBe('adjust');
  await userEvent.fill(map.input, '36.81, 10.19');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => map.coordinates.lat).toBe(36.81);
  map.button('Save').click();
  await expect.poll(() => saved.mock.calls).toEqual([[{ lat: 36.81, lng: 10.19 }]]);
});
