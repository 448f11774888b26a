import { LocateError } from '@smart-address/core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { manualClock } from '../manualClock.ts';
import { toUnit, worldSize } from '../../src/map/base-layer/projection.ts';
import type { MapContractRows } from './mapContract.types.ts';
import { TUNIS } from './mapIn.ts';
import { pictureIf } from '../pictureIf.ts';

/** The contract's rows of what is said, and shown of the device's position. */
export function mapContractStatus({ face, renderMap }: MapContractRows): void {
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
      const { setTimer, pass } = manualClock();
      const map = await renderMap({ defaultValue: TUNIS, locale: 'en', environment: { setTimer } });
      await userEvent.click(map.button('Adjust the pin'));
      const told: string[] = [];
      const watch = new MutationObserver(() => told.push(map.status));
      watch.observe(map.find('[role="status"]'), { subtree: true, childList: true, characterData: true });
      await map.press('{ArrowUp}{ArrowUp}{ArrowRight}{ArrowRight}');
      expect(told).toEqual([]);
      await pass(700);
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

    test('says, and shows, that the position is denied, comes too late, or cannot be had', async () => {
      const reasons = ['denied', 'timeout', 'unavailable'] as const;
      const failures = reasons.values();
      const map = await renderMap({
        defaultValue: TUNIS,
        locale: 'en',
        environment: { locate: () => Promise.reject(new LocateError(failures.next().value ?? 'denied')) },
      });
      const said = new Set(['', 'Finding your location…']);
      for (const reason of reasons) {
        await userEvent.click(map.button('Use my location'));
        await expect.poll(() => said.has(map.problem), { message: reason }).toBe(false);
        said.add(map.problem);
        await expect.poll(() => map.status).toBe(map.problem);
        expect(map.coordinates).toEqual(TUNIS);
      }
    });

    test('a position that comes after the fieldset was disabled moves and unlocks nothing', async () => {
      let arrive = (): void => {};
      const { map, around: fieldset } = await face.renderIn('fieldset', {
        defaultValue: TUNIS,
        locale: 'en',
        environment: {
          locate: () =>
            new Promise((resolve) => {
              arrive = () => resolve({ location: { lat: 36.8, lng: 10.18 }, radiusMeters: 40 });
            }),
        },
      });
      await userEvent.click(map.button('Use my location'));
      await expect.poll(() => map.problem).toBe('Finding your location…');
      fieldset.disabled = true;
      await expect.poll(() => map.button('Zoom in').matches(':disabled')).toBe(true);
      arrive();
      await expect.poll(() => map.problem).toBe('');
      expect([map.mode, map.coordinates]).toEqual(['view', TUNIS]);
      fieldset.disabled = false;
      await userEvent.click(map.button('Use my location'));
      arrive();
      await expect.poll(() => map.coordinates).toEqual({ lat: 36.8, lng: 10.18 });
    });

    test('shows in words that the position is looked for, also where nothing may move', async () => {
      const prefer = (value: 'reduce' | '') =>
        cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
      await prefer('reduce');
      const map = await renderMap({
        defaultValue: TUNIS,
        locale: 'en',
        environment: { locate: () => new Promise(() => {}) },
      });
      await userEvent.click(map.button('Use my location'));
      await expect.poll(() => map.problem).toBe('Finding your location…');
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
      await userEvent.click(map.button('Use my location'));
      await expect.poll(() => map.coordinates).toEqual(position.location);
      const circle = () => map.host.querySelector('path.sa-map-accuracy')?.getBoundingClientRect();
      await expect.poll(() => (circle()?.height ?? 0) > 20).toBe(true);
      const isWhole = () => {
        const [pane, { top, bottom }] = [map.pane.getBoundingClientRect(), circle() ?? new DOMRect()];
        return top >= pane.top && bottom <= pane.bottom;
      };
      await expect.poll(isWhole).toBe(true);
      const crosshair = () => map.seen('.sa-map-crosshair');
      await expect.poll(crosshair).toEqual([]);
      position = { location: { lat: 33.88, lng: 10.1 }, radiusMeters: 40 };
      await userEvent.click(map.button('Use my location'));
      await expect.poll(() => map.coordinates).toEqual(position.location);
      await expect.poll(crosshair).toEqual([]);
    });

    test('says no longer that the online map does not answer once it does', async () => {
      await page.viewport(360, 740);
      onTestFinished(() => page.viewport(414, 896));
      const column = Math.floor((toUnit(TUNIS).x * worldSize(18) + 450) / 256);
      const map = await renderMap({
        defaultValue: TUNIS,
        locale: 'en',
        tiles: { attribution: 'Tiles by Nobody', url: pictureIf('{x}', String(column)) },
      });
      await expect.poll(() => map.problem).toContain('The online map is not responding');
      map.pane.focus();
      const answering = `<t${column}></t${column}>`;
      const isAsked = () =>
        map.seen('.leaflet-tile').some((tile) => tile.getAttribute('src')?.includes(answering));
      await expect
        .poll(async () => {
          // Not beyond it before it has come.
          if (!isAsked()) await map.press('{ArrowRight}');
          return map.problem;
        })
        .toBe('');
    });

    test('says how far outside Tunisia the first place lies, and shows the country', async () => {
      const map = await renderMap({ defaultValue: { lat: 48.85, lng: 2.35 }, locale: 'en' });
      const sentence = /^This point is outside Tunisia\. The nearest Tunisian land is .+ away\.$/;
      await expect.poll(() => map.problem).toMatch(sentence);
      await expect.poll(() => map.status).toMatch(sentence);
      expect(map.seen('.sa-map-pin')).toEqual([]);
      await expect.poll(() => map.button('Zoom out').ariaDisabled).toBe('true');
    });

    test('says that the device is outside Tunisia, and draws the circle of a position inside', async () => {
      let location = { lat: 48.85, lng: 2.35 };
      const map = await renderMap({
        defaultValue: TUNIS,
        locale: 'en',
        environment: { locate: () => Promise.resolve({ location, radiusMeters: 40 }) },
      });
      await userEvent.click(map.button('Use my location'));
      await expect.poll(() => map.problem).toContain('outside Tunisia');
      location = { lat: 36.8, lng: 10.18 };
      await userEvent.click(map.button('Use my location'));
      await expect.poll(() => map.coordinates).toEqual(location);
      expect(map.problem).toBe('');
      expect(map.find('.sa-map-accuracy-text').textContent).toContain('within 40 m');
      await expect.poll(() => map.host.querySelector('path.sa-map-accuracy')).not.toBeNull();
    });
  });
}
