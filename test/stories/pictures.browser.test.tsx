// The finder's states as they were looked at last. Another look that is meant: `npm test -- --project browser test/stories -u`, and
// look at each picture that changes.
import { AddressPreview } from '@smart-address/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { StatesIn } from '../../stories/support/Scenes.tsx';
import { placeValue } from '../../stories/support/places.ts';
import { statesIn } from '../../stories/support/states.ts';
import '../../stories/support/letters.ts';

const NAMES = statesIn('fr').map(({ name }) => name);
const PLACES = ['rooftop', 'street', 'locality', 'postal'] as const;
const FONTS = ['Noto Sans Variable', 'Noto Sans Arabic Variable'];

/** Puts scenes on a page of their own for the tests of a block, and waits until nothing is missing in them. */
function onPage(scenes: ReactNode, isReady: (host: Element) => boolean, width = 1240): void {
  let unmount = () => {};
  beforeAll(async () => {
    await page.viewport(width, 900);
    await Promise.all(FONTS.map((family) => document.fonts.load(`600 16px "${family}"`, 'aأ')));
    const host = document.body.appendChild(document.createElement('div'));
    host.className = 'story-page';
    host.dataset['alone'] = '';
    const root = createRoot(host);
    root.render(scenes);
    unmount = () => {
      root.unmount();
      host.remove();
    };
    await vi.waitUntil(() => isReady(host), { timeout: 60_000, interval: 100 });
  });
  afterAll(() => unmount());
}

/** Suggestions, an active row, recents and a mistyped code have rows; the other open states, and that one, a panel. */
const showsStates =
  (themes: number) =>
  (host: Element): boolean =>
    host.querySelectorAll('[role=listbox]:not([hidden])').length === 4 * themes &&
    host.querySelectorAll('.sa-panel').length === 6 * themes;

function scene(name: string): Element {
  const found = [...document.querySelectorAll('figure')].find(
    (figure) => figure.querySelector('figcaption')?.textContent === name,
  );
  if (!found) throw new Error(`There is no scene ${name}.`);
  return found;
}

const fileOf = (name: string, mode: string): string =>
  `${name} ${mode}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');

describe('French', () => {
  onPage(<StatesIn locale="fr" />, showsStates(2));
  const cases = NAMES.flatMap((name) => ['light', 'dark'].map((theme) => [name, theme] as const));
  test.each(cases)('%s, %s', async (name, theme) => {
    await expect(scene(`${name}, ${theme}`)).toMatchScreenshot(fileOf(name, theme));
  });
});

describe('Arabic', () => {
  onPage(<StatesIn locale="ar" themes={['light']} />, showsStates(1));
  test.each(NAMES)('%s', async (name) => {
    await expect(scene(`${name}, light`)).toMatchScreenshot(fileOf(name, 'arabic'));
  });
});

describe('360 px', () => {
  onPage(<StatesIn locale="fr" themes={['light']} />, showsStates(1), 360);
  test.each(['Suggestions', 'Recent addresses', 'Mistyped address code', 'Too many requests'])(
    '%s',
    async (name) => {
      await expect(scene(`${name}, light`)).toMatchScreenshot(fileOf(name, '360'));
    },
  );
});

describe('forced colours', () => {
  const force = (value: 'active' | 'none') =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  beforeAll(async () => void (await force('active')));
  afterAll(async () => void (await force('none')));
  onPage(<StatesIn locale="fr" themes={['light']} />, showsStates(1));
  test.each(['Empty', 'Suggestions', 'Active row', 'Mistyped address code', 'Offline', 'Invalid'])(
    '%s',
    async (name) => {
      await expect(scene(`${name}, light`)).toMatchScreenshot(fileOf(name, 'forced-colours'));
    },
  );
});

describe('preview', () => {
  onPage(
    <div className="story-scenes">
      {PLACES.flatMap((place) =>
        (['light', 'dark'] as const).map((theme) => (
          <figure key={place + theme} className="story-scene" data-theme={theme}>
            <figcaption>{`${place}, ${theme}`}</figcaption>
            <AddressPreview value={placeValue(place)} locale={theme === 'light' ? 'fr' : 'ar'} />
          </figure>
        )),
      )}
    </div>,
    (host) => host.querySelectorAll('.story-scene:has(svg text)').length === 8,
  );
  const cases = PLACES.flatMap((place) => ['light', 'dark'].map((theme) => [place, theme] as const));
  test.each(cases)('%s, %s', async (place, theme) => {
    await expect(scene(`${place}, ${theme}`)).toMatchScreenshot(fileOf(`preview ${place}`, theme));
  });
});
