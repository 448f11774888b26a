// The map picker in the engines that Chromium is not: drawn, moved by keys, by the mouse and by a typed code, saved and restored.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Engine } from '../engines/engine.types.ts';
import { serveMapSite, type MapSite } from './mapSite.ts';

const TUNIS = { lat: 36.7994, lng: 10.1716 };
/** The height of a 10-digit cell, and its width. */
const CELL = 1 / 8000;

export function mapSuite(launched: () => Engine): void {
  describe('the map picker', () => {
    let engine: Engine;
    let site: MapSite;
    let elementSite: MapSite;

    beforeAll(async () => {
      engine = launched();
      [site, elementSite] = await Promise.all([
        serveMapSite({ page: 'map' }),
        serveMapSite({ page: 'element' }),
      ]);
    });
    afterAll(() => Promise.all([site.close(), elementSite.close()]));

    const box = (selector: string) =>
      engine.ask(`JSON.stringify(document.querySelector('${selector}')?.getBoundingClientRect())`);
    /** Where an element stands once it no longer moves. */
    async function atRest(selector: string) {
      let last = '';
      await expect
        .poll(
          async () => {
            const before = last;
            last = await box(selector);
            return last !== 'undefined' && last === before;
          },
          { interval: 100 },
        )
        .toBe(true);
    }
    /** Presses one of the map's buttons with the mouse; Enter presses none in a Firefox whose window has not the focus. */
    async function press(text: string) {
      await engine.ask(
        `[...document.querySelectorAll('button')].forEach((each) => each.toggleAttribute('data-pressed', each.textContent.trim() === '${text}'))`,
      );
      await atRest('[data-pressed]');
      await engine.click('[data-pressed]');
    }
    const isAdjusting = () => engine.ask(`document.querySelector('.leaflet-marker-draggable') !== null`);
    const coordinates = () =>
      engine.ask(`[...document.querySelectorAll('.sa-map-code-text')].at(-1).textContent`);
    /** How far the pin that was saved last is from Tunis, in cells to the north and to the east. */
    async function saved() {
      await expect.poll(isAdjusting).toBe('false');
      const { lat, lng } = JSON.parse(
        await engine.ask(`document.querySelector('output').textContent`),
      ) as typeof TUNIS;
      expect(`${lat.toFixed(7)}, ${lng.toFixed(7)}`).toBe(await coordinates());
      return { north: (lat - TUNIS.lat) / CELL, east: (lng - TUNIS.lng) / CELL };
    }

    /** Whether the page may be used again: a test that failed leaves it as nobody knows. */
    let isWhole = false;

    /** The map with its pin unlocked, in a page that reads in a direction. */
    async function adjust(direction: string) {
      if (isWhole) {
        await engine.ask(
          `(document.querySelector('.sa-map').dataset.used = '', dispatchEvent(new Event('anew')))`,
        );
      } else {
        const props = JSON.stringify({ defaultValue: TUNIS, locale: 'en' });
        await engine.open(`${site.url}map.html?${new URLSearchParams({ props }).toString()}`);
      }
      isWhole = true;
      await engine.ask(`document.documentElement.dir = '${direction}'`);
      await expect
        .poll(() => engine.ask(`document.querySelector('.sa-map:not([data-used])')?.dataset.status`))
        .toBe('ready');
      await press('Adjust the pin');
      await expect.poll(isAdjusting).toBe('true');
    }

    beforeEach(({ onTestFailed }) => {
      onTestFailed(() => {
        isWhole = false;
      });
    });

    describe('in a page that reads from the left', () => {
      beforeEach(() => adjust('ltr'));

      it('is drawn: land, and no error in place of it', async () => {
        const colours = `[...document.querySelectorAll('.sa-map-pane canvas')].flatMap((canvas) => [...new Uint32Array(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data.buffer)])`;
        await expect.poll(() => engine.ask(`new Set(${colours}).size > 20`)).toBe('true');
        expect(await engine.ask(`document.querySelector('.sa-map [role=alert]')?.textContent`)).toBe(
          'undefined',
        );
      });

      it('Escape puts the pin back', async () => {
        const before = await coordinates();
        await engine.ask(`(document.querySelector('.sa-map-pane').focus(), 0)`);
        await engine.press('ArrowUp');
        await expect.poll(coordinates).not.toBe(before);
        await engine.press('Escape');
        await expect.poll(coordinates).toBe(before);
        await expect.poll(isAdjusting).toBe('false');
      });

      it('a typed plus code places it', async () => {
        const before = await coordinates();
        await engine.ask(`(document.querySelector('.sa-map input').focus(), 0)`);
        await engine.type('8F8GR54J+JJ2');
        await engine.press('Enter');
        await expect.poll(coordinates).not.toBe(before);
        await press('Save');
        const { north, east } = await saved();
        expect(north).toBeGreaterThan(0);
        expect(east).toBeGreaterThan(0);
      });
    });

    // Right is east in both.
    describe.each(['ltr', 'rtl'])('%s', (direction) => {
      beforeEach(() => adjust(direction));

      it('arrows move the pin a cell, to the east with Right; Shift a smaller one; Save keeps it', async () => {
        await engine.ask(`(document.querySelector('.sa-map-pane').focus(), 0)`);
        await engine.press('ArrowRight');
        await engine.press('ArrowRight');
        await engine.press('ArrowUp');
        await engine.press('Shift', 'ArrowDown');
        await press('Save');
        const { north, east } = await saved();
        expect(east).toBeCloseTo(2, 3);
        expect(north).toBeCloseTo(1 - 1 / 5, 3);
      });

      it('a drag moves the pin where it is let go', async () => {
        const before = await coordinates();
        // While the tools are being laid out the pin may no longer be where it was seen: that drags the map, and moves no pin.
        await expect
          .poll(async () => {
            await engine.drag('.leaflet-marker-draggable', 40, 60);
            return coordinates();
          })
          .not.toBe(before);
        await press('Save');
        const { north, east } = await saved();
        expect(east).toBeGreaterThan(0);
        // East and north are as long on this map, but a cell is 1.25 times as wide in degrees as its width in metres.
        expect(-north / east).toBeCloseTo(1.5 * Math.cos((TUNIS.lat * Math.PI) / 180), 1);
      });
    });

    it('the element is drawn beside its finder, and keys move the pin that becomes the finder’s address', async () => {
      const props = JSON.stringify({ defaultValue: TUNIS });
      await engine.open(`${elementSite.url}element.html?${new URLSearchParams({ props }).toString()}`);
      const inMap = (expression: string) =>
        engine.ask(`((map) => ${expression})(document.querySelector('map-picker').shadowRoot)`);
      await expect.poll(() => inMap(`map.querySelector('.sa-map').dataset.status`)).toBe('ready');
      const colours = `[...map.querySelectorAll('canvas')].flatMap((canvas) => [...new Uint32Array(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data.buffer)])`;
      await expect.poll(() => inMap(`new Set(${colours}).size > 20`)).toBe('true');
      const mode = () => inMap(`map.querySelector('.sa-map').dataset.mode`);
      await engine.ask(`(document.querySelector('map-picker').focus(), 0)`);
      await engine.press('Enter');
      await expect.poll(mode).toBe('adjust');
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp'] as const) await engine.press(key);
      await engine.press('Enter');
      await expect.poll(mode).toBe('view');
      // Also in a Firefox whose window has not the focus, where nothing matches :focus-within.
      expect(await inMap(`map.activeElement.className`)).toBe('sa-map-pane');
      const { lat, lng } = JSON.parse(
        await engine.ask(`document.querySelector('output').textContent`),
      ) as typeof TUNIS;
      expect((lng - TUNIS.lng) / CELL).toBeCloseTo(2, 3);
      expect((lat - TUNIS.lat) / CELL).toBeCloseTo(1, 3);
      const sent = `new FormData(document.querySelector('form')).get('address.lat')`;
      expect(await engine.ask(sent)).toBe(lat.toFixed(7));
    });
  });
}
