// What a map picker does, by keyboard, mouse and finger, and what it says; the same for every face of it. WCAG criteria are named where
// a test shows them.
import { LocateError, type AddressValue, type MapPickerEnvironment } from '@smart-address/core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { TUNIS, type MapOnPage } from './mapIn.ts';
import { mouse, pointOf, touch } from './pointers.ts';

/** What a test asks of a map. */
export interface MapSetting {
  readonly defaultValue?: { readonly lat: number; readonly lng: number };
  readonly locale?: 'fr' | 'ar' | 'en';
  readonly environment?: Partial<MapPickerEnvironment>;
  readonly onValueChange?: (value: AddressValue) => void;
}

/** A face of the map picker, with the country known. */
export interface MapFace {
  render(setting: MapSetting): Promise<MapOnPage>;
  /** In a form, or in a fieldset. */
  renderIn<Name extends 'form' | 'fieldset'>(
    around: Name,
    setting: MapSetting,
  ): Promise<{ readonly map: MapOnPage; readonly around: HTMLElementTagNameMap[Name] }>;
}

/** One ten-digit cell in degrees. */
const CELL = 1 / 8000;

async function focusMap(map: MapOnPage): Promise<void> {
  map.pane.focus();
  await expect.poll(() => map.focused).toBe(map.pane);
}

const pin = (map: MapOnPage) => map.find('.sa-map-pin');

/** Every row of it as a test of one face. */
export function mapContract(face: MapFace): void {
  const renderMap = (setting: MapSetting = {}) => face.render(setting);
  async function renderSavingMap() {
    const saved: AddressValue[] = [];
    const onValueChange = (value: AddressValue) => void saved.push(value);
    return { map: await face.render({ defaultValue: TUNIS, locale: 'en', onValueChange }), saved };
  }

  describe('by keyboard alone', () => {
    test('a pin is moved to the roof and saved: everything the mouse can do (2.1.1)', async () => {
      const { map, saved } = await renderSavingMap();
      await userEvent.tab();
      expect(map.focused).toBe(map.pane);
      await map.press('{Enter}');
      await expect.poll(() => map.mode).toBe('adjust');
      await map.press('{ArrowUp}{ArrowUp}{ArrowRight}{Shift>}{ArrowLeft}{/Shift}');
      expect(map.coordinates.lat).toBeCloseTo(TUNIS.lat + 2 * CELL, 7);
      expect(map.coordinates.lng).toBeCloseTo(TUNIS.lng + CELL - 1 / 32_000, 6);
      await map.press('{Enter}');
      await expect.poll(() => map.mode).toBe('view');
      expect(saved).toHaveLength(1);
      expect(saved[0]?.location).toEqual(map.coordinates);
      expect(map.focused).toBe(map.pane);
    });

    test('in a disabled fieldset the map can be looked at, and its pin is not unlocked', async () => {
      const { map, around } = await face.renderIn('fieldset', { defaultValue: TUNIS });
      around.disabled = true;
      await focusMap(map);
      await map.press('{ArrowUp}{Enter}');
      expect(map.mode).toBe('view');
      around.disabled = false;
      await map.press('{Enter}');
      await expect.poll(() => map.mode).toBe('adjust');
    });

    test('Home goes back to the rooftop point, Escape to what was before', async () => {
      const map = await renderMap({ defaultValue: TUNIS });
      await focusMap(map);
      await map.press('{Enter}{ArrowDown}{ArrowDown}');
      expect(map.coordinates.lat).toBeLessThan(TUNIS.lat);
      await map.press('{Home}');
      expect(map.coordinates).toEqual(TUNIS);
      await map.press('{ArrowLeft}{Escape}');
      expect(map.coordinates).toEqual(TUNIS);
      expect(map.mode).toBe('view');
    });

    test('a place without a pin is panned to, and the pin put down at the crosshair', async () => {
      const map = await renderMap({ locale: 'en' });
      await focusMap(map);
      await map.press('{Enter}{+}{+}');
      await expect.poll(() => map.seen('.sa-map-crosshair')).toHaveLength(1);
      await userEvent.tab();
      const here = map.button('Place the pin here');
      here.focus();
      await map.press('{Enter}');
      await expect.poll(() => map.codes.length).toBeGreaterThan(3);
      expect(map.coordinates.lat).toBeGreaterThan(32);
      expect(map.coordinates.lat).toBeLessThan(36);
    });

    test('the first pin is placed and saved with the keys of the map alone, and each look around is told', async () => {
      const saved: unknown[] = [];
      const map = await renderMap({ locale: 'en', onValueChange: ({ location }) => saved.push(location) });
      const keys = map.host.querySelector(`#${CSS.escape(map.pane.getAttribute('aria-describedby') ?? '')}`);
      expect(keys?.textContent).toContain('Enter places the pin');
      await focusMap(map);
      await map.press('{Enter}');
      await expect.poll(() => map.status).toContain('Enter places the pin at its centre.');
      await map.press('{ArrowUp}');
      await expect.poll(() => map.status).toMatch(/^Map panned \d+ km north\. At the centre: .+\.$/);
      await map.press('{+}');
      await expect
        .poll(() => map.status)
        .toMatch(/^The map shows \d+ km from west to east\. At the centre: /);
      await map.press('{Enter}');
      await expect.poll(() => map.status).toMatch(/^Pin placed\. .+ Arrows move the pin one 14 m cell\./);
      expect(map.focused).toBe(map.pane);
      const { coordinates } = map;
      await map.press('{Enter}');
      await expect.poll(() => map.mode).toBe('view');
      expect(saved).toEqual([coordinates]);
    });

    test('a key held down counts once: Enter places and saves nothing that was not asked for, Escape stays in the map', async () => {
      const saved: unknown[] = [];
      const map = await renderMap({ locale: 'en', onValueChange: ({ location }) => saved.push(location) });
      await focusMap(map);
      await map.press('{Enter>5/}');
      await expect.poll(() => map.status).toContain('Enter places the pin at its centre.');
      expect(map.mode).toBe('adjust');
      expect(map.codes).toEqual([]);
      await map.press('{Enter>5/}');
      await expect.poll(() => map.status).toMatch(/^Pin placed\./);
      expect(map.mode).toBe('adjust');
      expect(saved).toEqual([]);
      const heard: string[] = [];
      const hear = ({ key }: KeyboardEvent) => heard.push(key);
      document.addEventListener('keydown', hear);
      await map.press('{Escape>5/}');
      document.removeEventListener('keydown', hear);
      await expect.poll(() => map.mode).toBe('view');
      expect(heard).toEqual([]);
    });

    test('an Escape that cancels is kept from a dialog around, also from one that hears it first; the next is the dialog’s', async () => {
      const map = await renderMap({ defaultValue: TUNIS });
      const left: boolean[] = [];
      // As Radix and Ariakit listen.
      const hear = (event: KeyboardEvent) => left.push(!event.defaultPrevented);
      document.addEventListener('keydown', hear, { capture: true });
      await focusMap(map);
      await map.press('{Enter}{ArrowUp}');
      left.length = 0;
      await map.press('{Escape}');
      expect(map.mode).toBe('view');
      await map.press('{Escape}');
      document.removeEventListener('keydown', hear, { capture: true });
      expect(left).toEqual([false, true]);
    });

    test('East is Right in an Arabic page too', async () => {
      const map = await renderMap({ defaultValue: TUNIS, locale: 'ar' });
      expect(map.find('.sa-map').dir).toBe('rtl');
      expect(getComputedStyle(map.pane).direction).toBe('ltr');
      await focusMap(map);
      await map.press('{Enter}{ArrowRight}');
      expect(map.coordinates.lng).toBeCloseTo(TUNIS.lng + CELL, 7);
    });

    test('a place outside the country is refused where it was typed, and can be mended there', async () => {
      const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
      await focusMap(map);
      await map.press('{Enter}');
      map.input.focus();
      await map.press('48.8566, 2.3522{Enter}');
      await expect
        .poll(() => map.find('.sa-map-hint').textContent)
        .toContain('This point is outside Tunisia.');
      expect(map.find('.sa-map-hint').textContent).toContain('The pin has not moved.');
      expect(map.input.getAttribute('aria-describedby')).toBe(map.find('.sa-map-hint').id);
      expect(map.input.ariaInvalid).toBe('true');
      expect(map.input.value).toBe('48.8566, 2.3522');
      expect(map.problem).toBe('');
      expect(map.coordinates).toEqual(TUNIS);
      await userEvent.clear(map.input);
      await map.press('36.8065, 10.1815{Enter}');
      await expect.poll(() => map.coordinates).toEqual({ lat: 36.8065, lng: 10.1815 });
      expect([map.input.value, map.input.ariaInvalid]).toEqual(['', null]);
    });

    test('a code is typed instead; a wrong one is explained and offers the right one', async () => {
      const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
      await userEvent.click(map.button('Adjust the pin'));
      map.input.focus();
      await map.press('8GR5-4JJJ-28{Enter}');
      await expect.poll(() => map.find('.sa-map-hint').textContent).toContain('8GR5-4JJJ-29');
      expect(map.input.value).toBe('8GR5-4JJJ-28');
      expect(map.coordinates).toEqual(TUNIS);
      await userEvent.clear(map.input);
      await map.press('8GR5-4JJJ-29{Enter}');
      await expect.poll(() => map.coordinates.lat).toBeCloseTo(36.8065, 3);
      expect(map.codes).toContain('8GR5-4JJJ-29');
    });

    test('Enter in the field sends no form around it', async () => {
      let sent = 0;
      const { map, around: form } = await face.renderIn('form', { defaultValue: TUNIS });
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        sent += 1;
      });
      await userEvent.click(map.button('Déplacer le repère'));
      map.input.focus();
      await map.press('36.8, 10.2{Enter}');
      await expect.poll(() => map.coordinates.lat).toBe(36.8);
      expect(sent).toBe(0);
    });
  });

  describe('the focus', () => {
    test('always leaves with Tab, forwards and backwards, in both modes (2.1.2)', async () => {
      const map = await renderMap({ defaultValue: TUNIS });
      for (const keys of ['{ArrowUp}', '{Enter}{ArrowUp}']) {
        await focusMap(map);
        await map.press(keys);
        await userEvent.tab();
        expect(map.focused).not.toBe(map.pane);
        await userEvent.tab({ shift: true });
        expect(map.focused).toBe(map.pane);
        await userEvent.tab({ shift: true });
        expect(map.host.contains(map.focused)).toBe(false);
      }
    });

    test('is one stop on the map: neither pin nor tiles are stops', async () => {
      const map = await renderMap({ defaultValue: TUNIS });
      expect(map.pane.querySelectorAll('[tabindex], a, button')).toHaveLength(0);
    });

    test('is seen wherever it is (2.4.7)', async () => {
      const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
      await focusMap(map);
      await map.press('{Enter}{ArrowUp}');
      expect(getComputedStyle(map.pane, '::after').borderTopWidth).toBe('3px');
      const stops: Element[] = [];
      for (let stop = 0; stop < 30; stop += 1) {
        await userEvent.tab();
        const { focused } = map;
        if (!focused || !map.host.contains(focused)) break;
        stops.push(focused);
        const { outlineStyle, outlineWidth } = getComputedStyle(focused);
        expect([focused.outerHTML, outlineStyle, outlineWidth]).toEqual([focused.outerHTML, 'solid', '3px']);
      }
      expect(stops.length).toBeGreaterThan(12);
    });

    test.each([360, 1000])(
      'is never hidden by the map’s own layers, %s pixels wide (2.4.11)',
      async (width) => {
        await page.viewport(width, 800);
        const map = await renderMap({ defaultValue: TUNIS });
        await focusMap(map);
        await map.press('{Enter}{ArrowUp}');
        for (let stop = 0; stop < 30; stop += 1) {
          await userEvent.tab();
          const { focused } = map;
          if (!focused || !map.host.contains(focused)) break;
          const { left, top, width: wide, height } = focused.getBoundingClientRect();
          const tree = map.host instanceof ShadowRoot ? map.host : document;
          const hit = tree.elementFromPoint(left + wide / 2, top + height / 2);
          expect([focused.outerHTML, focused.contains(hit)]).toEqual([focused.outerHTML, true]);
        }
      },
    );

    test('goes to the map with the mode, and back to the button that opened it', async () => {
      const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
      map.button('Adjust the pin').focus();
      await map.press('{Enter}');
      await expect.poll(() => map.focused).toBe(map.pane);
      map.button('Cancel').focus();
      await map.press('{Enter}');
      await expect.poll(() => map.focused?.textContent).toBe('Adjust the pin');
    });
  });

  describe('by pointer', () => {
    beforeEach(() => page.viewport(1000, 800));
    afterEach(() => page.viewport(414, 896));

    describe('with a mouse', () => {
      test('the pin is dragged and saved; what is shown is what is stored', async () => {
        const { map, saved } = await renderSavingMap();
        await userEvent.click(map.button('Adjust the pin'));
        await userEvent.dragAndDrop(pin(map), map.pane, { targetPosition: { x: 200, y: 120 } });
        await expect.poll(() => map.coordinates).not.toEqual(TUNIS);
        expect(map.coordinates.lat).toBeGreaterThan(TUNIS.lat);
        await userEvent.click(map.button('Save'));
        expect(saved[0]?.location).toEqual(map.coordinates);
      });

      test('a click places the pin while it is adjusted, and not before', async () => {
        const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
        await userEvent.click(map.pane, { position: { x: 100, y: 100 } });
        expect(map.coordinates).toEqual(TUNIS);
        await userEvent.click(map.button('Adjust the pin'));
        await userEvent.click(map.pane, { position: { x: 100, y: 100 } });
        await expect.poll(() => map.coordinates.lng).toBeLessThan(TUNIS.lng);
      });

      test('an unlocked pin stays where it is while its fieldset is disabled', async () => {
        const { map, around: fieldset } = await face.renderIn('fieldset', {
          defaultValue: TUNIS,
          locale: 'en',
        });
        await userEvent.click(map.button('Adjust the pin'));
        fieldset.disabled = true;
        await userEvent.click(map.pane, { position: { x: 100, y: 100 } });
        const before = pointOf(pin(map));
        await mouse('mousePressed', before);
        for (const pixels of [20, 60, 100]) await mouse('mouseMoved', { ...before, x: before.x + pixels });
        await mouse('mouseReleased', { ...before, x: before.x + 100 });
        // The map was moved instead.
        await expect.poll(() => pointOf(pin(map)).x).toBeGreaterThan(before.x + 50);
        expect(map.coordinates).toEqual(TUNIS);
        fieldset.disabled = false;
        await userEvent.click(map.pane, { position: { x: 100, y: 100 } });
        await expect.poll(() => map.coordinates).not.toEqual(TUNIS);
      });

      test('every drag has a way without one: arrow pad, tap, crosshair, typed place (2.5.7)', async () => {
        const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
        await userEvent.click(map.button('Adjust the pin'));
        await userEvent.click(map.button('Move east'));
        expect(map.coordinates.lng).toBeCloseTo(TUNIS.lng + 1 / 8000, 7);
        await userEvent.click(map.button('3 m'));
        await userEvent.click(map.button('Move south'));
        expect(map.coordinates.lat).toBeCloseTo(TUNIS.lat - 1 / 40_000, 7);
        await userEvent.click(map.button(/^Back to the address/));
        expect(map.coordinates).toEqual(TUNIS);
        await userEvent.click(map.button('Zoom out'));
        await userEvent.click(map.pane, { position: { x: 60, y: 60 } });
        await expect.poll(() => map.coordinates.lat).toBeGreaterThan(TUNIS.lat);
        await userEvent.click(map.button('Place the pin here'));
        await expect.poll(() => Math.abs(map.coordinates.lat - TUNIS.lat)).toBeLessThan(1e-4);
      });

      test('a first pin too, without tap or keys: the arrow pad pans until there is one, and says what is in the middle', async () => {
        const map = await renderMap({ locale: 'en' });
        await userEvent.click(map.button('Place the pin'));
        expect(map.find('.sa-map-pad-box').getAttribute('aria-label')).toBe('Move the map step by step');
        await userEvent.click(map.button('Zoom in'));
        await userEvent.click(map.button('Move north'));
        await expect.poll(() => map.status).toMatch(/^Map panned \d+ km north\. .*At the centre: .+\.$/);
        await userEvent.click(map.button('Place the pin here'));
        await expect.poll(() => map.coordinates.lat).toBeGreaterThan(34);
        expect(map.find('.sa-map-pad-box').getAttribute('aria-label')).toBe('Move the pin step by step');
        const { lng } = map.coordinates;
        await userEvent.click(map.button('Move east'));
        expect(map.coordinates.lng).toBeCloseTo(lng + 1 / 8000, 7);
      });

      test('the view too: panning has its keys, zooming its buttons (2.5.7)', async () => {
        const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
        const place = () => pin(map).getBoundingClientRect().left;
        const before = place();
        map.pane.focus();
        await map.press('{ArrowRight}');
        await expect.poll(place).toBeLessThan(before - 40);
        expect(map.coordinates).toEqual(TUNIS);
      });

      test('a button that can zoom no further says so, and keeps the focus', async () => {
        const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
        const isSpent = (name: string) => map.button(name).getAttribute('aria-disabled') === 'true';
        expect([isSpent('Zoom in'), isSpent('Zoom out')]).toEqual([false, false]);
        for (let zoom = 18; zoom < 20; zoom += 1) await userEvent.click(map.button('Zoom in'));
        await expect.poll(() => isSpent('Zoom in')).toBe(true);
        expect(map.focused).toBe(map.button('Zoom in'));
        await userEvent.keyboard('{Enter}');
        await userEvent.click(map.button('Zoom out'));
        await expect.poll(() => isSpent('Zoom in')).toBe(false);
        for (let zoom = 19; zoom > 5; zoom -= 1) await userEvent.click(map.button('Zoom out'));
        await expect.poll(() => isSpent('Zoom out')).toBe(true);
      });

      test('the wheel belongs to the page until the map has the focus', async () => {
        const map = await renderMap({ defaultValue: TUNIS });
        const wheel = () => {
          const event = new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true });
          map.find('.leaflet-container').dispatchEvent(event);
          return event.defaultPrevented;
        };
        expect(wheel()).toBe(false);
        map.pane.focus();
        expect(wheel()).toBe(true);
      });

      test('a point in the sea is refused in words, and the pin springs back', async () => {
        const map = await renderMap({ defaultValue: { lat: 36.878, lng: 10.345 }, locale: 'en' });
        await userEvent.click(map.button('Adjust the pin'));
        const cellWidth = () =>
          map.find('.sa-map-pane').querySelector('.sa-map-cell')?.getBoundingClientRect().width;
        for (let zoom = 0; zoom < 6; zoom += 1) await userEvent.click(map.button('Zoom out'));
        await expect.poll(cellWidth).toBeLessThan(3);
        const before = map.coordinates;
        const { width, height } = map.pane.getBoundingClientRect();
        await expect.poll(() => map.host.querySelector('.leaflet-zoom-anim')).toBeNull();
        await userEvent.dragAndDrop(pin(map), map.pane, { targetPosition: { x: width - 80, y: height / 2 } });
        await expect.poll(() => map.problem).toContain('on water');
        expect(map.problem).toContain('The pin has not moved.');
        expect(map.coordinates).toEqual(before);
        const tip = pin(map).getBoundingClientRect();
        const pane = map.pane.getBoundingClientRect();
        expect(Math.abs(tip.left + tip.width / 2 - pane.left - width / 2)).toBeLessThan(width / 3);
      });

      test('all targets are at least 44 by 44 pixels (2.5.8)', async () => {
        for (const locale of ['fr', 'ar', 'en'] as const) {
          const map = await renderMap({ defaultValue: TUNIS, locale });
          const check = () => {
            for (const target of map.seen('button, input')) {
              const { width, height } = target.getBoundingClientRect();
              expect([target.outerHTML, width >= 44, height >= 44]).toEqual([target.outerHTML, true, true]);
            }
          };
          check();
          map.pane.focus();
          await map.press('{Enter}');
          await expect.poll(() => map.mode).toBe('adjust');
          check();
        }
      });
    });

    describe('with a finger', () => {
      beforeEach(async () => {
        await page.viewport(360, 740);
        await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true });
      });
      afterEach(() => cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false }));

      test('the pin is dragged at 360 pixels, and tapped to a place', async () => {
        const map = await renderMap({ defaultValue: TUNIS, locale: 'fr' });
        map.button('Déplacer le repère').click();
        await expect.poll(() => map.mode).toBe('adjust');
        window.scrollTo(0, 0);
        const from = pointOf(pin(map));
        await touch('touchStart', from);
        for (const share of [0.3, 0.7, 1])
          await touch('touchMove', { x: from.x - 60 * share, y: from.y + 40 * share });
        await touch('touchEnd');
        await expect.poll(() => map.coordinates.lng).toBeLessThan(TUNIS.lng);
        expect(map.coordinates.lat).toBeLessThan(TUNIS.lat);
        const tap = pointOf(map.pane, 50, -90);
        await touch('touchStart', tap);
        await touch('touchEnd');
        await expect.poll(() => map.coordinates.lng).toBeGreaterThan(TUNIS.lng);
      });

      test('the map follows the finger though it is drawn anew meanwhile', async () => {
        const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
        const drawn = () => map.host.querySelector('.leaflet-labels-pane canvas');
        await expect.poll(drawn).not.toBeNull();
        window.scrollTo(0, 0);
        const before = pin(map).getBoundingClientRect().left;
        const from = pointOf(map.pane, 130, 120);
        await touch('touchStart', from);
        const atFirst = drawn();
        await touch('touchMove', { x: from.x - 130, y: from.y - 120 });
        await expect.poll(() => drawn() === atFirst).toBe(false);
        await touch('touchMove', { x: from.x - 260, y: from.y - 200 });
        // The runner's page may be scaled a little.
        await expect.poll(() => before - pin(map).getBoundingClientRect().left).toBeGreaterThan(220);
        await touch('touchEnd');
        await expect.poll(() => document.body.className).not.toContain('leaflet-dragging');
      });

      test('nothing is wider than the page at 360 pixels, in any language', async () => {
        for (const locale of ['fr', 'ar', 'en'] as const) {
          const map = await renderMap({ defaultValue: TUNIS, locale });
          map.pane.focus();
          await map.press('{Enter}');
          await expect.poll(() => map.mode).toBe('adjust');
          expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
          const { left, right } = map.find('.sa-map').getBoundingClientRect();
          for (const element of map.seen('button, input, .sa-map-code-text, .sa-map-words')) {
            const box = element.getBoundingClientRect();
            expect([element.outerHTML, box.left >= left - 0.5, box.right <= right + 0.5]).toEqual([
              element.outerHTML,
              true,
              true,
            ]);
          }
        }
      });
    });
  });

  describe('the live region (4.1.3)', () => {
    test('is one, polite, mounted before it has anything to say, and outside the map', async () => {
      const map = await renderMap({ defaultValue: TUNIS });
      const regions = map.host.querySelectorAll('[aria-live], [role="status"], [role="alert"]');
      expect(regions).toHaveLength(1);
      expect(regions[0]?.getAttribute('aria-live')).toBe('polite');
      expect(map.pane.contains(regions[0] ?? null)).toBe(false);
      expect(map.status).toBe('');
    });

    test('speaks of a move once, after a rest: how far, which way, where, and the plus code', async () => {
      const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
      await userEvent.click(map.button('Adjust the pin'));
      const told: string[] = [];
      const watch = new MutationObserver(() => told.push(map.status));
      watch.observe(map.find('[role="status"]'), { subtree: true, childList: true, characterData: true });
      await map.press('{ArrowUp}{ArrowUp}{ArrowRight}{ArrowRight}');
      expect(told).toEqual([]);
      await expect.poll(() => map.status).toContain('Pin moved');
      watch.disconnect();
      expect(map.status).toMatch(/^Pin moved 36 m north-east\. .+ Tunis\. Plus code 8F8G\w{4}\+\w{3}\.$/);
      expect(new Set(told.filter(Boolean)).size).toBe(1);
    });

    test('speaks the same sentence a second time', async () => {
      const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
      await userEvent.click(map.button('Adjust the pin'));
      const slots = () => [...map.find('[role="status"]').children].map(({ textContent }) => textContent);
      map.input.focus();
      await map.press('nowhere{Enter}');
      const first = slots();
      await map.press('{Enter}');
      const second = slots();
      expect(second.join('')).toBe(first.join(''));
      expect(second).not.toEqual(first);
    });

    test.each(['denied', 'timeout', 'unavailable'] as const)(
      'says, and shows, that the position is %s',
      async (reason) => {
        const map = await renderMap({
          defaultValue: TUNIS,
          locale: 'en',
          environment: { locate: () => Promise.reject(new LocateError(reason)) },
        });
        await userEvent.click(map.button('Use my position'));
        await expect.poll(() => map.problem).not.toBe('');
        expect(map.status).toBe(map.problem);
        expect(map.coordinates).toEqual(TUNIS);
      },
    );

    test('shows in words that the position is looked for, also where nothing may move', async () => {
      const prefer = (value: 'reduce' | '') =>
        cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
      await prefer('reduce');
      const map = await renderMap({
        defaultValue: TUNIS,
        locale: 'en',
        environment: { locate: () => new Promise(() => {}) },
      });
      await userEvent.click(map.button('Use my position'));
      await expect.poll(() => map.problem).toBe('Looking for your position…');
      const sign = map.find('[data-locate]').querySelector('svg');
      expect(sign?.getAnimations()).toEqual([]);
      await prefer('');
    });

    test('shows the whole circle of a rough position, and no crosshair over its pin', async () => {
      let position = { location: { lat: 36.8, lng: 10.18 }, radiusMeters: 25_000 };
      const map = await renderMap({
        locale: 'en',
        environment: { locate: () => Promise.resolve(position) },
      });
      await userEvent.click(map.button('Use my position'));
      await expect.poll(() => map.coordinates).toEqual(position.location);
      const circle = () => map.host.querySelector('path.sa-map-accuracy')?.getBoundingClientRect();
      await expect.poll(() => (circle()?.height ?? 0) > 20).toBe(true);
      const pane = map.pane.getBoundingClientRect();
      await expect.poll(() => (circle()?.top ?? 0) >= pane.top).toBe(true);
      expect(circle()?.bottom).toBeLessThanOrEqual(pane.bottom);
      const crosshair = () => map.seen('.sa-map-crosshair');
      await expect.poll(crosshair).toEqual([]);
      position = { location: { lat: 33.88, lng: 10.1 }, radiusMeters: 40 };
      await userEvent.click(map.button('Use my position'));
      await expect.poll(() => map.coordinates).toEqual(position.location);
      await expect.poll(crosshair).toEqual([]);
    });

    test('says that the device is outside Tunisia, and draws the circle of a position inside', async () => {
      let location = { lat: 48.85, lng: 2.35 };
      const map = await renderMap({
        defaultValue: TUNIS,
        locale: 'en',
        environment: { locate: () => Promise.resolve({ location, radiusMeters: 40 }) },
      });
      await userEvent.click(map.button('Use my position'));
      await expect.poll(() => map.problem).toContain('outside Tunisia');
      location = { lat: 36.8, lng: 10.18 };
      await userEvent.click(map.button('Use my position'));
      await expect.poll(() => map.coordinates).toEqual(location);
      expect(map.problem).toBe('');
      expect(map.find('.sa-map-accuracy-text').textContent).toContain('within 40 m');
      await expect.poll(() => map.host.querySelector('path.sa-map-accuracy')).not.toBeNull();
    });
  });
}
