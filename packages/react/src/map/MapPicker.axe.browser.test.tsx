import { LocateError } from '@smart-address/core';
import * as axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPage } from '../../test-support/renderFinder.tsx';
import { mapIn, renderMap, TUNIS, type MapOnPage } from '../../test-support/renderMap.tsx';
import { MapPicker, type MapPickerProps } from './index.ts';

async function expectClean(map: MapOnPage): Promise<void> {
  const { violations } = await axe.run(map.host, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // The picker is a part of a page, not one.
    rules: { region: { enabled: false } },
    // What is right is not listed element by element.
    resultTypes: ['violations'],
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  // A tooltip is the icon's: as the button's own it would be read out after an equal name, or be the only name.
  const tooltips = [...map.host.querySelectorAll('button [title]')];
  expect(map.host.querySelectorAll('button[title]')).toHaveLength(0);
  expect(tooltips.map((each) => each.closest('button')?.ariaLabel)).toEqual(
    tooltips.map((each) => each.getAttribute('title')),
  );
}

// A colour is the same in each language, and a name in both themes.
test.each([
  ['fr', 'light', 360],
  ['en', 'light', 1000],
  ['ar', 'dark', 1000],
  ['fr', 'dark', 360],
] as const)(
  'axe finds nothing: %s, %s, %s pixels, at rest, adjusting and refusing',
  async (locale, theme, width) => {
    await page.viewport(width, 800);
    document.documentElement.dataset.theme = theme;
    document.body.style.background = theme === 'dark' ? '#0d131c' : '#fff';
    const map = await renderMap({ defaultValue: TUNIS, locale });
    await expectClean(map);
    map.pane.focus();
    await map.press('{Enter}');
    await expect.poll(() => map.mode).toBe('adjust');
    await expectClean(map);
    await userEvent.fill(map.input, '48.8, 2.3');
    map.input.focus();
    await map.press('{Enter}');
    await expect.poll(() => map.input.ariaInvalid).toBe('true');
    await expectClean(map);
  },
);

test('axe finds nothing where two maps on a page have names of their own', async () => {
  const map = mapIn(
    await renderPage(
      <>
        <MapPicker label="Map: delivery" />
        <MapPicker label="Map: billing" />
      </>,
    ),
  );
  await map.ready();
  await expectClean(map);
  const names = [...map.host.querySelectorAll('[role=application]')].map((pane) =>
    pane.getAttribute('aria-label'),
  );
  expect(names).toEqual(['Map: delivery', 'Map: billing']);
});

const locate = (map: MapOnPage) => map.find('[data-locate]').click();
const states: Readonly<
  Record<string, { readonly props?: MapPickerProps; readonly reach?: (map: MapOnPage) => Promise<unknown> }>
> = {
  'without a pin': { props: { defaultValue: null } },
  'while the position is looked for': {
    props: { environment: { locate: () => new Promise(() => {}) } },
    reach: async (map) => {
      locate(map);
      await expect.poll(() => map.problem).not.toBe('');
    },
  },
  'with a position that is refused': {
    props: { environment: { locate: () => Promise.reject(new LocateError('denied')) } },
    reach: async (map) => {
      locate(map);
      await expect.poll(() => map.problem).not.toBe('');
    },
  },
  'with the circle of a rough position': {
    props: { environment: { locate: () => Promise.resolve({ location: TUNIS, radiusMeters: 400 }) } },
    reach: async (map) => {
      locate(map);
      await expect.poll(() => map.host.querySelector('path.sa-map-accuracy')).not.toBeNull();
    },
  },
  'with tiles that do not come': {
    props: { tiles: { url: '/no-such/{z}/{x}/{y}.png', attribution: 'Tiles by Nobody' } },
    reach: (map) => expect.poll(() => map.problem).not.toBe(''),
  },
  'with codes that were perhaps meant': {
    reach: async (map) => {
      map.pane.focus();
      await map.press('{Enter}');
      await userEvent.fill(map.input, '8GR5-4JJJ-28');
      map.input.focus();
      await map.press('{Enter}');
      await expect.poll(() => map.input.ariaInvalid).toBe('true');
    },
  },
};

test.each(
  Object.keys(states).flatMap((state) => [[state, 'fr', 'light'] as const, [state, 'ar', 'dark'] as const]),
)('axe finds nothing %s: %s, %s', async (state, locale, theme) => {
  document.documentElement.dataset.theme = theme;
  document.body.style.background = theme === 'dark' ? '#0d131c' : '#fff';
  const { props, reach } = states[state] ?? {};
  const map = await renderMap({ defaultValue: TUNIS, locale, ...props });
  await reach?.(map);
  await expectClean(map);
});
