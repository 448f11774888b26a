import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { MapContractRows } from './mapContract.types.ts';
import { TUNIS, type MapOnPage } from './mapIn.ts';

/** Served, not inlined: it must have a host. */
const PICTURE = import.meta.url.replace(/[^/]*$/, 'tile.svg');
const tilesOnRequest = { url: `${PICTURE}?{z}/{x}/{y}`, attribution: 'Streets by Nobody' };
const SHOW = `Show streets (loads from ${new URL(PICTURE).host})`;

const requests = () =>
  performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(`${PICTURE}?`)).length;
const drawn = (map: MapOnPage) => map.seen('.leaflet-tile-loaded').length;
const caption = (map: MapOnPage) => map.find('.sa-map-attribution').innerText;

/** The contract's rows of streets that a person asks for. */
export function mapContractStreets({ face }: MapContractRows): void {
  describe('streets on request', () => {
    beforeEach(() => {
      localStorage.clear();
      performance.clearResourceTimings();
    });
    afterEach(() => localStorage.clear());

    test('are requested when a button is pressed that names their host, and never before', async () => {
      const map = await face.render({
        defaultValue: TUNIS,
        locale: 'en',
        controls: 'simple',
        tilesOnRequest,
      });
      await userEvent.click(map.button('Adjust the pin'));
      await map.press('{ArrowUp}{Escape}');
      await expect.poll(() => map.mode).toBe('view');
      await userEvent.click(map.button('Zoom out'));
      expect([requests(), map.seen('img').length, caption(map)]).toEqual([
        0,
        0,
        expect.not.stringContaining('Nobody'),
      ]);
      expect(JSON.stringify(localStorage)).toBe('{}');
      await userEvent.click(map.button(SHOW));
      await expect.poll(() => drawn(map)).toBeGreaterThan(0);
      await expect.poll(requests).toBeGreaterThan(0);
      expect(caption(map)).toContain('Streets by Nobody');
      expect(caption(map)).not.toContain('without the streets');
      expect(map.focused).toBe(map.button('Hide streets'));
    });

    test('are remembered, and taken back by the same button', async () => {
      // Pressed by script: a locator would find the button of either map.
      const first = await face.render({ locale: 'en', tilesOnRequest });
      first.button(SHOW).click();
      await expect.poll(() => drawn(first)).toBeGreaterThan(0);
      const next = await face.render({ defaultValue: TUNIS, locale: 'en', tilesOnRequest });
      await expect.poll(() => drawn(next)).toBeGreaterThan(0);
      next.button('Hide streets').click();
      await expect.poll(() => [drawn(next), drawn(first)]).toEqual([0, 0]);
      expect(JSON.stringify(localStorage)).toBe('{}');
      const elsewhere = { ...tilesOnRequest, url: 'https://{s}.tiles.example/{z}/{x}/{y}.png' };
      first.button(SHOW).click();
      const other = await face.render({ locale: 'en', tilesOnRequest: elsewhere });
      expect(other.button('Show streets (loads from tiles.example)').checkVisibility()).toBe(true);
    });

    test('are behind the disclosure while six targets are beside an open shopper’s map', async () => {
      const map = await face.render({
        defaultValue: TUNIS,
        locale: 'en',
        controls: 'simple',
        tilesOnRequest,
      });
      await userEvent.click(map.button('Adjust the pin'));
      await expect.poll(() => map.mode).toBe('adjust');
      const beside = () => map.seen('button, summary').filter((target) => target.checkVisibility());
      expect(beside()).toHaveLength(6);
      // A click can miss: a map just unlocked is still being brought into view.
      map.find('summary').focus();
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => map.button(SHOW).checkVisibility()).toBe(true);
      await userEvent.click(map.button(SHOW));
      await expect.poll(() => drawn(map)).toBeGreaterThan(0);
    });

    test('are shown without being remembered where the browser keeps nothing', async () => {
      const closed = () => {
        throw new DOMException('The storage is closed.', 'SecurityError');
      };
      for (const method of ['getItem', 'setItem', 'removeItem'] as const)
        vi.spyOn(Storage.prototype, method).mockImplementation(closed);
      onTestFinished(() => void vi.restoreAllMocks());
      const map = await face.render({ defaultValue: TUNIS, locale: 'ar', tilesOnRequest });
      await userEvent.click(map.button(/^عرض الشوارع/));
      await expect.poll(() => drawn(map)).toBeGreaterThan(0);
      await userEvent.click(map.button('إخفاء الشوارع'));
      await expect.poll(() => drawn(map)).toBe(0);
    });
  });
}
