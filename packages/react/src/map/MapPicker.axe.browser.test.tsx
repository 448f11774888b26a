import * as axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPage } from '../../test-support/renderFinder.tsx';
import { mapIn, renderMap, TUNIS, type MapOnPage } from '../../test-support/renderMap.tsx';
import { MapPicker } from './index.ts';

afterEach(async () => {
  delete document.documentElement.dataset.theme;
  document.body.style.background = '';
  await page.viewport(414, 896);
});

async function expectClean(map: MapOnPage): Promise<void> {
  const { violations } = await axe.run(map.host, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // The picker is a part of a page, not one.
    rules: { region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  // A tooltip is the icon's: as the button's own it would be read out after an equal name, or be the only name.
  const tooltips = [...map.host.querySelectorAll('button [title]')];
  expect(map.host.querySelectorAll('button[title]')).toHaveLength(0);
  expect(tooltips.map((each) => each.closest('button')?.ariaLabel)).toEqual(
    tooltips.map((each) => each.getAttribute('title')),
  );
}

const cases = (['fr', 'ar', 'en'] as const).flatMap((locale) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    [360, 1000].map((width) => [locale, theme, width] as const),
  ),
);

test.each(cases)(
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

test('axe finds nothing without a pin', async () => {
  await expectClean(await renderMap());
});
