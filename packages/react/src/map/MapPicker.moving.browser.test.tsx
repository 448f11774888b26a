// What is asked for while the map or the pin is still moving, with real input events of the browser.
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import {
  mouse,
  pointOf,
  pointOfLoosePin,
  touch,
  turnWheel,
} from '../../../core/test-support/map/pointers.ts';
import { renderPage } from '../../test-support/renderFinder.tsx';
import {
  mapIn,
  renderHeldMap,
  renderMap,
  renderSavingMap,
  TUNIS,
  type MapOnPage,
} from '../../test-support/renderMap.tsx';
import { MapPicker } from './MapPicker.tsx';

beforeEach(() => page.viewport(600, 800));

/** Presses a zoom button, and resolves in the midst of what it began. */
async function startZoom(map: MapOnPage, name: string): Promise<void> {
  const pane = map.find('.leaflet-map-pane');
  const begun = new Promise<void>((resolve) => {
    const watching = new MutationObserver(() => {
      if (!pane.classList.contains('leaflet-zoom-anim')) return;
      watching.disconnect();
      resolve();
    });
    watching.observe(pane, { attributeFilter: ['class'] });
  });
  map.button(name).click();
  await begun;
}
const isStill = (map: MapOnPage) => map.host.querySelector('.leaflet-zoom-anim, .leaflet-pan-anim') === null;

/** The zoom the map lies still at, by what Leaflet keeps of it. A zoom begins a frame after it was asked for: until then all is still. */
function stillAt(map: MapOnPage): number {
  const proxy = map.host.querySelector<HTMLElement>('.leaflet-proxy');
  const scale = Number(/ scale\((.+)\)$/.exec(proxy?.style.transform ?? '')?.[1]);
  return isStill(map) ? 1 + Math.log2(scale) : NaN;
}

/** Of the pin's tip, in pixels to the right of the map's middle. */
function pinOffset(map: MapOnPage): number {
  const tip = map.find('.sa-map-pin').getBoundingClientRect();
  const pane = map.pane.getBoundingClientRect();
  return tip.left + tip.width / 2 - pane.left - pane.width / 2;
}

/** Pixels that the pin's cell is wide: twice as many with each zoom. */
const cellWidth = (map: MapOnPage) =>
  map.pane.querySelector('.sa-map-cell')?.getBoundingClientRect().width ?? NaN;

/** How many levels closer the map looks than it did when the cell was so wide, once it lies still. */
const levelsSince = (map: MapOnPage, width: number) =>
  isStill(map) ? Math.round(Math.log2(cellWidth(map) / width)) : NaN;

/** Takes the pin up, and carries it to the right by so many pixels. */
async function carryPin(map: MapOnPage, pixels: number): Promise<{ readonly x: number; readonly y: number }> {
  await userEvent.click(map.button('Adjust the pin'));
  const from = await pointOfLoosePin(map);
  await mouse('mousePressed', from);
  for (const share of [0.2, 0.6, 1]) await mouse('mouseMoved', { ...from, x: from.x + pixels * share });
  return { ...from, x: from.x + pixels };
}

describe('the way out and back in', () => {
  test('leads back to the pin, from so far out that the map has to move', async () => {
    const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
    await expect.poll(() => Math.abs(pinOffset(map))).toBeLessThan(2);
    const width = cellWidth(map);
    map.pane.focus();
    await map.press('{-}'.repeat(13));
    await expect.poll(() => map.button('Zoom out').getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => isStill(map) && Math.abs(pinOffset(map))).toBeGreaterThan(10);
    await map.press('{+}'.repeat(20));
    await expect.poll(() => map.button('Zoom in').getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => levelsSince(map, width)).toBeGreaterThan(0);
    await expect.poll(() => isStill(map) && Math.abs(pinOffset(map))).toBeLessThan(3);
  });

  test('leads to the pin that was placed elsewhere meanwhile', async () => {
    const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
    map.pane.focus();
    await map.press(`{Enter}${'{-}'.repeat(13)}`);
    await expect.poll(() => map.button('Zoom out').getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => isStill(map)).toBe(true);
    // The middle of the country.
    await userEvent.click(map.pane);
    await expect.poll(() => map.coordinates.lat).toBeLessThan(TUNIS.lat - 0.5);
    await map.press('{+}'.repeat(20));
    await expect.poll(() => map.button('Zoom in').getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => isStill(map) && Math.abs(pinOffset(map))).toBeLessThan(3);
  });

  test('leads to where the map was panned on it', async () => {
    const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
    map.pane.focus();
    await map.press('{-}'.repeat(13));
    await expect.poll(() => map.button('Zoom out').getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => isStill(map)).toBe(true);
    const farthest = stillAt(map);
    await map.press('{+}{+}');
    await expect.poll(() => stillAt(map)).toBe(farthest + 2);
    await map.press('{ArrowDown}');
    await expect.poll(() => isStill(map)).toBe(true);
    await map.press('{+}{+}{+}');
    const top = () => map.pane.getBoundingClientRect().top;
    await expect
      .poll(() => isStill(map) && map.find('.sa-map-pin').getBoundingClientRect().bottom - top())
      .toBeLessThan(0);
  });
});

describe('while the map is still zooming', () => {
  test.each([1, 4, 5, 9])('all presses of the button count, %d of them within a frame', async (burst) => {
    const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
    for (let left = 13; left > 0; left -= burst) {
      for (let press = 0; press < Math.min(burst, left); press += 1) map.button('Zoom out').click();
      await new Promise(requestAnimationFrame);
    }
    await expect.poll(() => map.button('Zoom out').getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => isStill(map)).toBe(true);
    expect(map.button('Zoom out').getAttribute('aria-disabled')).toBe('true');
  });

  test('a pan is made once it has ended', async () => {
    const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
    map.pane.focus();
    await startZoom(map, 'Zoom in');
    await map.press('{ArrowRight}');
    await expect.poll(() => isStill(map) && pinOffset(map)).toBeLessThan(-40);
  });

  test('a place that is typed comes to the middle', async () => {
    const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
    await userEvent.click(map.button('Adjust the pin'));
    await userEvent.fill(map.input, '36.81, 10.19');
    await startZoom(map, 'Zoom out');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => map.coordinates.lat).toBe(36.81);
    await expect.poll(() => isStill(map) && Math.abs(pinOffset(map))).toBeLessThan(2);
  });

  test('a hand that takes hold of it moves it', async () => {
    const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
    const from = pointOf(map.pane, 60, 60);
    await startZoom(map, 'Zoom in');
    await mouse('mousePressed', from);
    for (const dx of [10, 40, 80, 120]) await mouse('mouseMoved', { ...from, x: from.x + dx });
    await expect.poll(() => pinOffset(map)).toBeGreaterThan(80);
    await mouse('mouseReleased', { ...from, x: from.x + 120 });
  });

  test('the wheel is heard, and a double click', async () => {
    const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
    const before = cellWidth(map);
    const at = pointOf(map.pane, 60, 60);
    map.pane.focus();
    await startZoom(map, 'Zoom out');
    await turnWheel(at, 100);
    await expect.poll(() => levelsSince(map, before)).toBeLessThan(-1);
    const closer = cellWidth(map);
    await startZoom(map, 'Zoom in');
    for (const clicks of [1, 2]) {
      await mouse('mousePressed', at, clicks);
      await mouse('mouseReleased', at, clicks);
    }
    await expect.poll(() => levelsSince(map, closer)).toBe(2);
  });

  test('a hand that comes before it has begun finds it done, and all that was asked for', async () => {
    const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
    const before = cellWidth(map);
    const pane = map.pane.querySelector('.leaflet-map-pane');
    let hasMoved = false;
    for (let press = 0; press < 2; press += 1) map.button('Zoom in').click();
    map.find('.sa-map-leaflet').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    while (levelsSince(map, before) !== 2) {
      await new Promise(requestAnimationFrame);
      hasMoved ||= pane?.classList.contains('leaflet-zoom-anim') ?? true;
    }
    expect(hasMoved).toBe(false);
    // The next one is seen again.
    await startZoom(map, 'Zoom out');
    await expect.poll(() => levelsSince(map, before)).toBe(1);
  });
});

/** A map in English, and a button that makes the page French. */
async function renderTranslatedMap() {
  function Page() {
    const [locale, setLocale] = useState<'en' | 'fr'>('en');
    return (
      <>
        <button type="button" onClick={() => setLocale('fr')}>
          Français
        </button>
        <MapPicker controls="full" defaultValue={TUNIS} locale={locale} />
      </>
    );
  }
  const map = mapIn(await renderPage(<Page />));
  await map.ready();
  return map;
}

test('the button that copies a code keeps the focus in a new language', async () => {
  const map = await renderTranslatedMap();
  const copy = map.button(/^Copy: Address code/);
  copy.focus();
  map.button('Français').click();
  await expect.poll(() => copy.ariaLabel).toMatch(/^Copier/);
  expect(map.focused).toBe(copy);
});

describe('while a hand holds the pin', () => {
  test('it stays in the hand whatever the page draws anew', async () => {
    const map = await renderTranslatedMap();
    const at = await carryPin(map, 90);
    map.button('Français').click();
    await expect.poll(() => map.find('.sa-map').lang).toBe('fr');
    await expect.poll(() => map.find('.sa-map-pin').title).toMatch(/^Repère/);
    expect(pinOffset(map)).toBeGreaterThan(60);
    await mouse('mouseReleased', at);
    await expect.poll(() => map.coordinates.lng).toBeGreaterThan(TUNIS.lng);
  });

  test('Enter puts it down, and what is saved is what was seen', async () => {
    const { map, saved } = await renderSavingMap();
    const at = await carryPin(map, 90);
    await map.press('{Enter}');
    await expect.poll(() => map.coordinates.lng).toBeGreaterThan(TUNIS.lng);
    const there = map.coordinates;
    expect([map.mode, saved.length]).toEqual(['adjust', 0]);
    await mouse('mouseReleased', at);
    await map.press('{Enter}');
    await expect.poll(() => saved[0]?.location).toEqual(there);
  });

  /** Carries it to the map's edge, where the map goes along, and waits until it does. */
  async function carryToEdge(map: MapOnPage) {
    const { width } = map.pane.getBoundingClientRect();
    const at = await carryPin(map, width / 2 - 12);
    const home = () => map.find('.sa-map-home').getBoundingClientRect().left;
    const before = home();
    await expect.poll(home).toBeLessThan(before - 20);
    return at;
  }

  test('another value takes it out of the hand, and the map stands still there', async () => {
    const map = await renderHeldMap({ name: 'Sousse', lat: 35.8269, lng: 10.639 });
    const at = await carryToEdge(map);
    map.button('Sousse').click();
    await expect.poll(() => map.words).toContain('Sousse');
    await mouse('mouseReleased', at);
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
    expect(Math.abs(pinOffset(map))).toBeLessThan(2);
    expect(map.coordinates).toEqual({ lat: 35.8269, lng: 10.639 });
  });

  test('the map may be taken away', async () => {
    const failed = vi.fn();
    window.addEventListener('error', failed);
    function Page() {
      const [isThere, setThere] = useState(true);
      return (
        <>
          <button type="button" onClick={() => setThere(false)}>
            Close
          </button>
          {isThere ? <MapPicker defaultValue={TUNIS} locale="en" /> : null}
        </>
      );
    }
    const map = mapIn(await renderPage(<Page />));
    await map.ready();
    const at = await carryToEdge(map);
    map.button('Close').click();
    await expect.poll(() => map.host.querySelector('.sa-map')).toBeNull();
    await mouse('mouseReleased', at);
    // Leaflet itself goes a second later.
    await new Promise((resolve) => setTimeout(resolve, 1_300));
    await expect.poll(() => document.body.className).not.toContain('leaflet');
    expect(failed).not.toHaveBeenCalled();
    window.removeEventListener('error', failed);
  });
});

describe('with two fingers', () => {
  const calm = (value: 'reduce' | '') =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  beforeEach(async () => {
    await page.viewport(360, 740);
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true });
  });
  afterEach(async () => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await calm('');
  });

  /** Two fingers beside the map's middle, so far apart, and so far below it. */
  const fingers = (map: MapOnPage, apart: number, below = 0) =>
    [pointOf(map.pane, -apart / 2, below), pointOf(map.pane, apart / 2, below)] as const;

  test('it is pinched while it still zooms', async () => {
    const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
    window.scrollTo(0, 0);
    const before = cellWidth(map);
    await startZoom(map, 'Zoom out');
    await touch('touchStart', ...fingers(map, 60));
    for (const apart of [100, 160, 240]) await touch('touchMove', ...fingers(map, apart));
    await touch('touchEnd');
    await expect.poll(() => levelsSince(map, before)).toBe(1);
  });

  test('who wants no motion still has the buttons after they moved side by side', async () => {
    await calm('reduce');
    const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
    window.scrollTo(0, 0);
    const before = cellWidth(map);
    await touch('touchStart', ...fingers(map, 80));
    for (const below of [5, 20, 60]) await touch('touchMove', ...fingers(map, 80, below));
    await touch('touchEnd');
    map.button('Zoom out').click();
    await expect.poll(() => levelsSince(map, before)).toBe(-1);
  });
});

test('a double click with Shift zooms out around the pointer, and one without in again', async () => {
  const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
  const before = cellWidth(map);
  const at = pointOf(map.pane, 60, 60);
  const doubleClick = async (modifiers: number) => {
    for (const clickCount of [1, 2]) {
      for (const type of ['mousePressed', 'mouseReleased'] as const)
        await cdp().send('Input.dispatchMouseEvent', { ...at, type, button: 'left', clickCount, modifiers });
    }
  };
  await doubleClick(8);
  await expect.poll(() => levelsSince(map, before)).toBe(-1);
  await expect.poll(() => Math.round(pinOffset(map) / 10)).toBe(3);
  await doubleClick(0);
  await expect.poll(() => levelsSince(map, before)).toBe(0);
  await expect.poll(() => Math.abs(pinOffset(map))).toBeLessThan(3);
});

test('a map that comes when it already has the focus has the wheel too, which then scrolls no page', async () => {
  const map = mapIn(await renderPage(<MapPicker defaultValue={TUNIS} locale="en" />));
  map.pane.focus();
  await map.ready();
  const before = cellWidth(map);
  const turns: WheelEvent[] = [];
  window.addEventListener('wheel', (event) => turns.push(event), { capture: true, once: true });
  await turnWheel(pointOf(map.pane, 60, 60), 100);
  await expect.poll(() => levelsSince(map, before)).toBeLessThan(0);
  expect(turns.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true]);
});
