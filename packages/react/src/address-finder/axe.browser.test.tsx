import { defaultEnvironment, LocateError } from '@smart-address/core';
import * as axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import type { AddressFinderProps } from '../index.ts';
import { createMemoryProvider, failingProvider, placesIn, providerWith } from '../../test-support/places.ts';
import { renderFinder } from '../../test-support/renderFinder.tsx';

type Finder = Awaited<ReturnType<typeof renderFinder>>;

interface Case {
  readonly props?: Partial<AddressFinderProps>;
  readonly isTouched?: boolean;
  readonly reach: (finder: Finder) => Promise<unknown>;
}

const shown = (finder: Finder) => expect.poll(() => finder.host.querySelector('.sa-panel')).not.toBeNull();
const states: Readonly<Record<string, Case>> = {
  empty: { reach: async () => {} },
  filled: {
    reach: async (finder) => {
      await finder.search('marsa');
      await finder.press('{ArrowDown}{Enter}');
    },
  },
  'list open': { reach: (finder) => finder.search('marsa') },
  'list open, option active': {
    reach: async (finder) => {
      await finder.search('marsa');
      await finder.press('{ArrowDown}');
    },
  },
  'recent addresses': {
    props: {
      recents: { load: () => placesIn('fr').slice(0, 2), add() {}, remove() {}, clear() {} },
    },
    reach: async (finder) => {
      await finder.press('{ArrowDown}');
      await finder.opened();
    },
  },
  'nothing found': {
    reach: async (finder) => {
      await finder.press('zzz');
      await shown(finder);
    },
  },
  'a mistyped code': {
    props: {
      provider: providerWith(async (query) => ({
        query,
        results: placesIn('fr').map((each) => ({
          ...each,
          type: 'code',
          match: { ...each.match, kind: 'fuzzy' },
        })),
        attribution: 'x',
      })),
    },
    reach: async (finder) => {
      await finder.search('8GR8-J7QF-93');
      await shown(finder);
    },
  },
  ...Object.fromEntries(
    (['unavailable', 'rate_limited', 'offline'] as const).map((reason) => [
      reason,
      {
        props: { provider: failingProvider(reason) },
        reach: async (finder: Finder) => {
          await finder.press('zzz');
          await shown(finder);
        },
      },
    ]),
  ),
  'a search that takes long': {
    props: { provider: providerWith(() => new Promise(() => {})) },
    reach: async (finder) => {
      await finder.press('marsa');
      await shown(finder);
    },
  },
  'a position that is looked for': {
    props: { environment: { ...defaultEnvironment, locate: () => new Promise(() => {}) } },
    reach: async (finder) => {
      finder.locateButton.click();
      await expect.poll(() => finder.status.textContent).not.toBe('');
    },
  },
  'too many requests, above the rows there are': {
    props: {
      provider: providerWith((query, context) =>
        // Not the letters before: a search that waits to be asked again would take 12 seconds to "marsa".
        query === 'marsax'
          ? failingProvider('rate_limited').suggest(query, context)
          : createMemoryProvider().suggest(query, context),
      ),
    },
    reach: async (finder) => {
      await finder.search('marsa');
      await finder.press('x');
      await shown(finder);
    },
  },
  'the rows of the device, without a network': {
    reach: async (finder) => {
      await finder.search('marsa');
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      window.dispatchEvent(new Event('offline'));
      onTestFinished(() => {
        vi.restoreAllMocks();
        window.dispatchEvent(new Event('online'));
      });
      await expect.poll(() => finder.status.textContent).not.toBe('');
    },
  },
  'the sheet of a phone': {
    isTouched: true,
    reach: async (finder) => {
      await finder.search('marsa');
      await finder.press('{ArrowDown}');
      expect(finder.popup.dataset['layout']).toBe('sheet');
    },
  },
  'position refused': {
    props: {
      environment: { ...defaultEnvironment, locate: () => Promise.reject(new LocateError('denied')) },
    },
    reach: async (finder) => {
      finder.locateButton.click();
      await shown(finder);
    },
  },
  refused: {
    props: { required: true },
    reach: async (finder) => {
      expect(finder.input.checkValidity()).toBe(false);
    },
  },
  'read only': { props: { readOnly: true, defaultInputValue: 'marsa' }, reach: async () => {} },
  disabled: { props: { disabled: true, defaultInputValue: 'marsa' }, reach: async () => {} },
};

// A colour is the same in both directions, and a name in both themes.
describe.each([
  ['light', 'ltr'],
  ['dark', 'rtl'],
] as const)('%s, %s', (theme, direction) => {
  beforeEach(() => {
    document.documentElement.dir = direction;
    document.documentElement.lang = direction === 'rtl' ? 'ar' : 'fr';
    document.documentElement.dataset['theme'] = theme;
    document.body.style.background = theme === 'dark' ? '#0d131c' : '#ffffff';
  });

  afterEach(() => {
    delete document.documentElement.dataset['theme'];
    document.body.style.background = '';
  });

  test.each(Object.entries(states))('%s', async (_name, { props, isTouched = false, reach }) => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: isTouched });
    onTestFinished(
      async () => void (await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false })),
    );
    const finder = renderFinder({
      provider: createMemoryProvider(),
      locale: direction === 'rtl' ? 'ar' : 'fr',
      ...props,
    });
    await reach(finder);
    // What fades in is judged as it is in the end; what turns has none.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.pause();
      else animation.finish();
    }
    const { violations } = await axe.run(finder.host, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // The page around the finder is the test's own, and has no landmarks.
      rules: { region: { enabled: false } },
      // What is right is not listed element by element.
      resultTypes: ['violations'],
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    // A tooltip is the icon's: as the button's own it would be read out after an equal name, or be the only name.
    const tooltips = [...finder.host.querySelectorAll('button [title]')];
    expect(finder.host.querySelectorAll('button[title]')).toHaveLength(0);
    expect(tooltips.map((each) => each.closest('button')?.ariaLabel)).toEqual(
      tooltips.map((each) => each.getAttribute('title')),
    );
  });
});
