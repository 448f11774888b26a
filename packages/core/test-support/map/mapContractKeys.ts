import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MapContractRows } from './mapContract.types.ts';
import { TUNIS, type MapOnPage } from './mapIn.ts';

/** One ten-digit cell in degrees. */
const CELL = 1 / 8000;

async function focusMap(map: MapOnPage): Promise<void> {
  map.pane.focus();
  await expect.poll(() => map.focused).toBe(map.pane);
}

/** The contract's rows of the keys, and of where the focus is. */
export function mapContractKeys({ face, renderMap, renderSavingMap }: MapContractRows): void {
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
      await focusMap(map);
      around.disabled = true;
      await expect.poll(() => map.button(/./).matches(':disabled')).toBe(true);
      expect(map.focused).toBe(map.pane);
      await map.press('{ArrowUp}{Enter}');
      expect(map.mode).toBe('view');
      around.disabled = false;
      await map.press('{Enter}');
      await expect.poll(() => map.mode).toBe('adjust');
    });

    test('disabled while a saved pin’s map has the focus, its keys do not come back under that', async () => {
      const { map, around } = await face.renderIn('fieldset', { defaultValue: TUNIS });
      await focusMap(map);
      await map.press('{Enter}{ArrowUp}{Enter}');
      await expect.poll(() => map.mode).toBe('view');
      around.disabled = true;
      await expect.poll(() => map.button(/./).matches(':disabled')).toBe(true);
      expect(map.focused).toBe(map.pane);
      expect(map.pane.getAttribute('aria-describedby')).toBe(null);
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
      await expect.poll(() => map.status).toMatch(/^Map moved \d+ km north\. At the centre: .+\.$/);
      await map.press('{+}');
      await expect
        .poll(() => map.status)
        .toMatch(/^The map shows \d+ km from west to east\. At the centre: /);
      await map.press('{Enter}');
      await expect
        .poll(() => map.status)
        .toMatch(/^Pin placed\. .+ Arrow keys move the pin by 14 m, with Shift by 3 m\./);
      expect(map.focused).toBe(map.pane);
      const { coordinates } = map;
      await map.press('{Enter}');
      await expect.poll(() => map.mode).toBe('view');
      expect(saved).toEqual([coordinates]);
    });

    test('what became of the pin is not preceded by the keys of the map: they describe it again once the focus has left', async () => {
      const map = await renderMap({ defaultValue: TUNIS });
      const description = () => map.pane.getAttribute('aria-describedby');
      const keys = description();
      expect(keys).toMatch(/\S/);
      await focusMap(map);
      expect(description()).toBe(keys);
      await map.press('{Enter}');
      await expect.poll(() => map.mode).toBe('adjust');
      expect(description()).toBe(null);
      await map.press('{ArrowUp}{Enter}');
      await expect.poll(() => map.mode).toBe('view');
      expect(map.focused).toBe(map.pane);
      expect(description()).toBe(null);
      await userEvent.tab();
      await expect.poll(description).toBe(keys);
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
      // Held a little too long.
      await map.press('{Escape>3/}');
      expect(map.mode).toBe('view');
      await map.press('{Escape}');
      document.removeEventListener('keydown', hear, { capture: true });
      expect(left).toEqual([false, false, false, true]);
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

    test('the size of a step is a whole cell again with each adjusting', async () => {
      const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
      await userEvent.click(map.button('Adjust the pin'));
      await userEvent.click(map.button('3 m'));
      expect(map.button('3 m').ariaPressed).toBe('true');
      await userEvent.click(map.button('Cancel'));
      await userEvent.click(map.button('Adjust the pin'));
      expect([map.button('14 m').ariaPressed, map.button('3 m').ariaPressed]).toEqual(['true', 'false']);
    });

    test('a refused one is gone with the tools: the next time the pin is adjusted the field is empty', async () => {
      const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
      await userEvent.click(map.button('Adjust the pin'));
      map.input.focus();
      await map.press('8FG4Q5XC{Enter}');
      await expect.poll(() => map.input.ariaInvalid).toBe('true');
      await userEvent.click(map.button('Cancel'));
      await userEvent.click(map.button('Adjust the pin'));
      expect([map.input.value, map.input.ariaInvalid]).toEqual(['', null]);
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

    test('goes to the button that unlocks when Save or Cancel goes, and stays on the map otherwise (2.4.3)', async () => {
      const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
      for (const name of ['Save', 'Cancel']) {
        map.button('Adjust the pin').focus();
        await map.press('{Enter}');
        await expect.poll(() => map.focused).toBe(map.pane);
        map.button(name).focus();
        await map.press('{Enter}');
        await expect.poll(() => map.mode).toBe('view');
        await expect.poll(() => map.focused).toBe(map.button('Adjust the pin'));
      }
      for (const keys of ['{Enter}{ArrowUp}{Enter}', '{Enter}{ArrowUp}{Escape}']) {
        await focusMap(map);
        await map.press(keys);
        await expect.poll(() => map.mode).toBe('view');
        expect(map.focused).toBe(map.pane);
      }
    });

    test('goes to the button that unlocks where the page gives another place, which takes Save away', async () => {
      const { map, give } = await face.renderGiven({ defaultValue: TUNIS, locale: 'en' });
      await userEvent.click(map.button('Adjust the pin'));
      map.button('Save').focus();
      give({ lat: 36.878, lng: 10.325 });
      await expect.poll(() => map.mode).toBe('view');
      await expect.poll(() => map.focused).toBe(map.button('Adjust the pin'));
    });

    test('goes to the map where a button of the page unlocks the pin, and the page knows whether that was moved', async () => {
      const { map, handle, around } = await face.renderGiven({ defaultValue: TUNIS, locale: 'en' });
      around.disabled = true;
      handle.adjust();
      expect([map.mode, map.focused]).toEqual(['view', document.body]);
      around.disabled = false;
      handle.adjust();
      await expect.poll(() => map.mode).toBe('adjust');
      await expect.poll(() => map.focused).toBe(map.pane);
      await expect.poll(() => map.status).toContain('Arrow keys move the pin');
      expect(handle.hasUnsavedPin).toBe(false);
      await map.press('{ArrowUp}');
      await expect.poll(() => handle.hasUnsavedPin).toBe(true);
      map.button('Save').focus();
      handle.adjust();
      expect(map.focused).toBe(map.pane);
      await map.press('{Escape}');
      await expect.poll(() => map.mode).toBe('view');
      await expect.poll(() => handle.hasUnsavedPin).toBe(false);
      expect(map.coordinates).toEqual(TUNIS);
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
}
