import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import type { MapContractRows } from './mapContract.types.ts';
import { TUNIS, type MapOnPage } from './mapIn.ts';
import { gesture, mouse, pointOf, pointOfLoosePin, tap, touch } from './pointers.ts';

const pin = (map: MapOnPage) => map.find('.sa-map-pin');

/** The contract's rows of mouse and finger, with real input events of the browser. */
export function mapContractPointer({ face, renderMap, renderSavingMap }: MapContractRows): void {
  describe('by pointer', () => {
    beforeEach(() => page.viewport(600, 800));
    afterEach(() => page.viewport(414, 896));

    test('on a phone what is done with the pin is next to the map, locked or not, then comes who made the data, then the codes', async () => {
      await page.viewport(360, 640);
      const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
      const box = (selector: string) => map.find(selector).getBoundingClientRect();
      for (const [name, next] of [
        ['Adjust the pin', 'Place the pin here'],
        ['Save', 'Adjust the pin'],
      ] as const) {
        const credits = box('.sa-map-attribution');
        expect(map.button(name).getBoundingClientRect().bottom).toBeLessThan(credits.top);
        expect(credits.bottom).toBeLessThan(box('.sa-map-codes').top);
        expect(credits.bottom - box('.sa-map-pane').top).toBeLessThan(640);
        await userEvent.click(map.button(name));
        await expect.poll(() => map.button(next)).toBeTruthy();
      }
    });

    describe('with a mouse', () => {
      test('the pin is dragged and saved; what is shown is what is stored', async () => {
        const { map, saved } = await renderSavingMap();
        await userEvent.click(map.button('Adjust the pin'));
        await pointOfLoosePin(map);
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
        // A map that is let go stays where it is, where else it would glide on.
        const prefer = (value: 'reduce' | '') =>
          cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
        await prefer('reduce');
        onTestFinished(async () => void (await prefer('')));
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
        await expect.poll(() => Math.abs(pointOf(pin(map)).x - before.x - 100)).toBeLessThan(2);
        expect(map.coordinates).toEqual(TUNIS);
        // Let go, it does not follow the mouse any longer.
        const after = pointOf(pin(map));
        await mouse('mouseMoved', { ...before, x: before.x + 160 });
        await userEvent.hover(map.button('Zoom in'), { force: true });
        expect(pointOf(pin(map))).toEqual(after);
        fieldset.disabled = false;
        await userEvent.click(map.pane, { position: { x: 100, y: 100 } });
        await expect.poll(() => map.coordinates).not.toEqual(TUNIS);
      });

      test('a map that is let go over one of its disabled buttons does not follow the mouse any longer', async () => {
        const { map, around: fieldset } = await face.renderIn('fieldset', {
          defaultValue: TUNIS,
          locale: 'en',
        });
        fieldset.disabled = true;
        await expect.poll(() => map.button('Zoom out').matches(':disabled')).toBe(true);
        const end = pointOf(map.button('Zoom out'));
        const start = { ...end, x: end.x - 200 };
        await mouse('mousePressed', start);
        for (const pixels of [60, 130, 200]) await mouse('mouseMoved', { ...end, x: start.x + pixels });
        await mouse('mouseReleased', end);
        await expect.poll(() => document.body.className).not.toContain('leaflet-dragging');
      });

      test('every drag has a way without one: arrow pad, tap, crosshair, typed place (2.5.7)', async () => {
        const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
        await userEvent.click(map.button('Adjust the pin'));
        await userEvent.click(map.button('Move east'));
        expect(map.coordinates.lng).toBeCloseTo(TUNIS.lng + 1 / 8000, 7);
        const chosen = () => map.seen('[aria-pressed="true"]').map(({ textContent }) => textContent);
        expect(chosen()).toEqual(['14 m']);
        await userEvent.click(map.button('3 m'));
        expect(chosen()).toEqual(['3 m']);
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
        // There is no address to go back to.
        expect(map.button(/^Back to the address/).disabled).toBe(true);
        await userEvent.click(map.button('Zoom in'));
        await userEvent.click(map.button('Move north'));
        await expect.poll(() => map.status).toMatch(/^Map moved \d+ km north\. .*At the centre: .+\.$/);
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
        // At once: the map is drawn for the last of them only.
        for (let zoom = 19; zoom > 5; zoom -= 1) map.button('Zoom out').click();
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
        await expect.poll(() => map.problem).toContain('in the water');
        expect(map.problem).toContain('The pin has not moved.');
        expect(map.coordinates).toEqual(before);
        const tip = pin(map).getBoundingClientRect();
        const pane = map.pane.getBoundingClientRect();
        expect(Math.abs(tip.left + tip.width / 2 - pane.left - width / 2)).toBeLessThan(width / 3);
      });

      test('all targets are at least 44 by 44 pixels (2.5.8)', async () => {
        await page.viewport(1000, 800);
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
        const from = await pointOfLoosePin(map);
        const moveBy = (share: number) => ({ x: from.x - 60 * share, y: from.y + 40 * share });
        await gesture(
          ['touchStart', from],
          ['touchMove', moveBy(0.3)],
          ['touchMove', moveBy(0.7)],
          ['touchMove', moveBy(1)],
          ['touchEnd'],
        );
        await expect.poll(() => map.coordinates.lng).toBeLessThan(TUNIS.lng);
        expect(map.coordinates.lat).toBeLessThan(TUNIS.lat);
        await tap(pointOf(map.pane, 50, -90));
        await expect.poll(() => map.coordinates.lng).toBeGreaterThan(TUNIS.lng);
      });

      test('the map follows the finger though it is drawn anew meanwhile', async () => {
        const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
        const drawn = () => map.host.querySelector('.leaflet-labels-pane canvas');
        await expect.poll(drawn).not.toBeNull();
        window.scrollTo(0, 0);
        const before = pin(map).getBoundingClientRect().left;
        // In use: a swipe over it is its own.
        map.pane.focus();
        const from = pointOf(map.pane, 130, 120);
        const atFirst = drawn();
        await gesture(['touchStart', from], ['touchMove', { x: from.x - 130, y: from.y - 120 }]);
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
}
