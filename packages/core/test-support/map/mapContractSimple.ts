import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import type { MapContractRows } from './mapContract.types.ts';
import { PICKED, TUNIS, type MapOnPage } from './mapIn.ts';
import { gesture, pointOf } from './pointers.ts';

const IN_A_LOCALITY = { ...PICKED, accuracy: 'locality' as const };

/** What a finger or Tab can reach beside the map. */
const targets = (map: MapOnPage): string[] =>
  map
    .seen<HTMLElement>('button, summary, input, a[href]')
    .filter((target) => target.checkVisibility())
    .map((target) => target.getAttribute('aria-label') ?? target.textContent);

const more = (map: MapOnPage) => map.find('summary');

/** The contract's rows of the shopper's picker. */
export function mapContractSimple({ face }: MapContractRows): void {
  describe('the shopper’s picker', () => {
    beforeEach(() => page.viewport(360, 740));
    afterEach(() => page.viewport(414, 896));

    test.each([
      ['no address', undefined, ['I am at this address', 'Place the pin here']],
      ['a locality', IN_A_LOCALITY, ['I am at this address', 'Deliver here']],
      ['a building', TUNIS, ['Use my location', 'Deliver here']],
    ] as const)('has six targets beside the map when open, for %s', async (_name, defaultValue, named) => {
      const given = defaultValue && { defaultValue };
      const map = await face.render({ ...given, locale: 'en', controls: 'simple' });
      await userEvent.click(map.button(/^(Adjust|Place) the pin$/));
      await expect.poll(() => map.mode).toBe('adjust');
      expect(targets(map)).toHaveLength(6);
      expect(targets(map)).toEqual(expect.arrayContaining([...named, 'Cancel', 'More precise']));
      expect(map.seen('[data-primary]')).toHaveLength(1);
      expect(map.find('.sa-map').getBoundingClientRect().height).toBeLessThanOrEqual(740);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    });

    test('offers the position first where the address is no building', async () => {
      const position = { location: { lat: 36.8, lng: 10.18 }, radiusMeters: 20 };
      const map = await face.render({
        defaultValue: IN_A_LOCALITY,
        locale: 'en',
        controls: 'simple',
        environment: { locate: () => Promise.resolve(position) },
      });
      const here = map.button('I am at this address');
      expect(here.matches('[data-primary]')).toBe(true);
      const adjust = map.button('Adjust the pin');
      expect(here.compareDocumentPosition(adjust) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
      await userEvent.click(here);
      await expect.poll(() => map.mode).toBe('adjust');
      expect(map.focused).toBe(here);
      expect(map.button('Deliver here').matches('[data-primary]')).toBe(true);
    });

    test('has the rest behind one disclosure, of which a screen reader hears on the map', async () => {
      const map = await face.render({ defaultValue: TUNIS, locale: 'en', controls: 'simple' });
      const described = (map.pane.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => map.host.querySelector(`#${CSS.escape(id)}`)?.textContent);
      expect(described.join(' ')).toContain('After the map, “More precise”');
      await userEvent.click(map.button('Adjust the pin'));
      expect(map.input.checkVisibility()).toBe(false);
      await userEvent.click(more(map));
      await expect.poll(() => map.input.checkVisibility()).toBe(true);
      expect(map.codes.length).toBeGreaterThan(3);
      await userEvent.click(map.button('Move north'));
      await expect.poll(() => map.coordinates.lat).toBeGreaterThan(TUNIS.lat);
    });

    test('folds into a card once its pin is saved, and opens again', async () => {
      const map = await face.render({ defaultValue: TUNIS, locale: 'en', controls: 'simple' });
      const height = () => map.pane.getBoundingClientRect().height;
      const open = height();
      await userEvent.click(map.button('Adjust the pin'));
      await map.press('{ArrowUp}{ArrowUp}');
      await userEvent.click(map.button('Deliver here'));
      await expect.poll(() => targets(map)).toEqual(['Change']);
      expect(map.words).toMatch(/^Pin placed[,:] /);
      expect(map.seen('.sa-map-tick')).toHaveLength(1);
      expect(map.seen('[data-primary]')).toHaveLength(0);
      await expect.poll(() => map.focused).toBe(map.button('Change'));
      await expect.poll(height).toBeLessThan(open / 2);
      await userEvent.click(map.button('Change'));
      await expect.poll(height).toBe(open);
      expect(map.mode).toBe('adjust');
    });

    test('places a first pin and saves it with one button, and not both by a double click', async () => {
      const saved: unknown[] = [];
      const onValueChange = (value: unknown) => void saved.push(value);
      const map = await face.render({ locale: 'en', controls: 'simple', onValueChange });
      await userEvent.click(map.button('Place the pin'));
      await userEvent.dblClick(map.button('Place the pin here'));
      await expect.poll(() => targets(map)).toContain('Deliver here');
      expect(saved).toEqual([]);
      await userEvent.click(map.button('Deliver here'));
      await expect.poll(() => saved).toHaveLength(1);
    });

    test('explains for a moment how the pin is moved', async () => {
      let pass = (): void => undefined;
      const setTimer = (callback: () => void, milliseconds: number) => {
        if (milliseconds === 4_000) pass = callback;
        return () => undefined;
      };
      const map = await face.render({
        defaultValue: TUNIS,
        locale: 'en',
        controls: 'simple',
        environment: { setTimer },
      });
      await userEvent.click(map.button('Adjust the pin'));
      await expect.poll(() => map.seen('.sa-map-pane-hint')).toHaveLength(1);
      pass();
      await expect.poll(() => map.seen('.sa-map-pane-hint')).toHaveLength(0);
    });

    test('draws no squares and zooms no closer than there is something to see', async () => {
      const map = await face.render({ defaultValue: TUNIS, locale: 'en', controls: 'simple' });
      await expect.poll(() => map.button('Zoom in').getAttribute('aria-disabled')).toBe('true');
      expect(map.seen('.sa-map-grid')).toHaveLength(0);
    });

    test('draws no grey wash of an uncertainty that is larger than the view', async () => {
      const defaultValue = { ...PICKED, accuracy: 'postal' as const };
      const map = await face.render({ defaultValue, locale: 'en', controls: 'simple' });
      const circles = () => map.seen('.sa-map-accuracy');
      await expect.poll(circles).toHaveLength(1);
      for (let zoom = 0; zoom < 4; zoom += 1) await userEvent.click(map.button('Zoom in'));
      await expect.poll(circles).toHaveLength(0);
      for (let zoom = 0; zoom < 4; zoom += 1) await userEvent.click(map.button('Zoom out'));
      await expect.poll(circles).toHaveLength(1);
    });

    test('with streets drawn, denies none, credits OpenStreetMap once, and zooms closer', async () => {
      const url =
        'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==#{z}{x}{y}';
      const tiles = { url, attribution: '© OpenStreetMap contributors' };
      const map = await face.render({ defaultValue: TUNIS, locale: 'en', controls: 'simple', tiles });
      const credits = () => map.find('.sa-map-attribution').innerText;
      await expect.poll(credits).not.toContain('without the streets');
      expect(credits().match(/OpenStreetMap/g)).toHaveLength(1);
      await expect.poll(() => map.button('Zoom in').getAttribute('aria-disabled')).toBeNull();
      await userEvent.click(map.button('Adjust the pin'));
      expect(map.seen('.sa-map-hint').filter((hint) => hint.checkVisibility())).toHaveLength(0);
    });

    test('with streets that do not arrive, says so without alarm, denies them again, and delivers', async () => {
      const tiles = { url: 'data:image/gif;base64,broken#{z}{x}{y}', attribution: 'Nobody' };
      const map = await face.render({ defaultValue: TUNIS, locale: 'en', controls: 'simple', tiles });
      await expect.poll(() => map.problem).toBe('The online map is not responding; the basic map is shown.');
      expect(map.find('.sa-map-problem').matches('[data-quiet]')).toBe(true);
      await expect.poll(() => map.find('.sa-map-attribution').innerText).toContain('without the streets');
      await userEvent.click(map.button('Adjust the pin'));
      await userEvent.click(map.button('Deliver here'));
      await expect.poll(() => targets(map)).toEqual(['Change']);
    });

    test.each(['fr', 'ar', 'en'] as const)(
      'keeps within a box of 200 by 120 pixels, in %s',
      async (locale) => {
        const map = await face.render({ defaultValue: TUNIS, locale, controls: 'simple' });
        const box = map.host instanceof ShadowRoot ? map.host.host : map.find('.sa-map');
        if (box instanceof HTMLElement)
          box.style.cssText = 'display: block; width: 200px; --sa-map-height: 120px';
        const outer = box.getBoundingClientRect();
        for (const element of map.seen('button, summary')) {
          const { left, right } = element.getBoundingClientRect();
          expect([element.outerHTML, left >= outer.left, right <= outer.right + 0.5]).toEqual([
            element.outerHTML,
            true,
            true,
          ]);
        }
      },
    );

    describe('under a finger', () => {
      beforeEach(() => cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true }));
      afterEach(async () => {
        document.documentElement.style.removeProperty('padding-block-end');
        await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
      });

      const swipeUp = async (map: MapOnPage): Promise<void> => {
        const from = pointOf(map.pane, -60, 120);
        const moves = [20, 60, 120, 180].map((dy) => ['touchMove', { ...from, y: from.y - dy }] as const);
        await gesture(['touchStart', from], ...moves, ['touchEnd']);
      };
      const pinTop = (map: MapOnPage) =>
        map.find('.sa-map-pin').getBoundingClientRect().top - map.pane.getBoundingClientRect().top;

      test('leaves a swipe over an untouched map to the page, and says once how the map is moved', async () => {
        document.documentElement.style.paddingBlockEnd = '2000px';
        const map = await face.render({
          defaultValue: TUNIS,
          locale: 'en',
          controls: 'simple',
          // The sentence stays until the test has read it.
          environment: { setTimer: () => () => undefined },
        });
        window.scrollTo(0, 0);
        const before = pinTop(map);
        await swipeUp(map);
        await expect.poll(() => window.scrollY).toBeGreaterThan(100);
        expect(Math.abs(pinTop(map) - before)).toBeLessThan(1);
        expect(map.find('.sa-map-pane-hint').textContent).toBe(
          'Two fingers move the map. With one, tap it first.',
        );
      });

      test('moves the map by one finger once it is in use', async () => {
        document.documentElement.style.paddingBlockEnd = '2000px';
        const map = await face.render({ defaultValue: TUNIS, locale: 'en', controls: 'simple' });
        window.scrollTo(0, 0);
        map.pane.focus({ preventScroll: true });
        const before = pinTop(map);
        await swipeUp(map);
        await expect.poll(() => before - pinTop(map)).toBeGreaterThan(100);
        expect(window.scrollY).toBe(0);
      });
    });
  });
}
