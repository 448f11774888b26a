import { defaultEnvironment, LocateError } from '@smart-address/core';
import * as axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failingProvider, placesIn } from '../../../react/test-support/places.ts';
import { renderElement, renderMarkup } from '../../test-support/renderElement.ts';
import { AddressFinderElement } from '../index.ts';

type Rendered = ReturnType<typeof renderElement>;

const shown = ({ finder }: Rendered) =>
  expect.poll(() => finder.host.querySelector('.sa-panel')?.checkVisibility()).toBe(true);
const states: Readonly<Record<string, (rendered: Rendered) => Promise<unknown>>> = {
  empty: async () => {},
  filled: async ({ finder }) => {
    await finder.search('marsa');
    await finder.press('{ArrowDown}{Enter}');
  },
  'list open, option active': async ({ finder }) => {
    await finder.search('marsa');
    await finder.press('{ArrowDown}');
  },
  'recent addresses': async ({ element, finder }) => {
    element.recents = { load: () => placesIn('fr').slice(0, 2), add() {}, remove() {}, clear() {} };
    await finder.press('{ArrowDown}');
    await finder.opened();
  },
  'nothing found': async (rendered) => {
    await rendered.finder.press('zzz');
    await shown(rendered);
  },
  ...Object.fromEntries(
    (['unavailable', 'rate_limited', 'offline'] as const).map((reason) => [
      reason,
      async (rendered: Rendered) => {
        rendered.element.provider = failingProvider(reason);
        await rendered.finder.press('zzz');
        await shown(rendered);
      },
    ]),
  ),
  'position refused': async (rendered) => {
    const locate = () => Promise.reject(new LocateError('denied'));
    rendered.element.environment = { ...defaultEnvironment, locate };
    rendered.finder.locateButton.click();
    await shown(rendered);
  },
  refused: async ({ element }) => {
    element.required = true;
    element.checkValidity();
  },
  disabled: async ({ element }) => {
    element.value = 'La Marsa, 2070 Tunis';
    element.disabled = true;
  },
};

// A colour is the same in both directions, and a name in both themes.
describe.each([
  ['light', 'ltr'],
  ['dark', 'rtl'],
] as const)('%s, %s', (theme, direction) => {
  beforeEach(() => {
    Object.assign(document.documentElement, { dir: direction, lang: direction === 'rtl' ? 'ar' : 'fr' });
    document.documentElement.dataset['theme'] = theme;
    document.body.style.background = theme === 'dark' ? '#0d131c' : '#ffffff';
  });

  afterEach(() => {
    delete document.documentElement.dataset['theme'];
    document.body.style.background = '';
  });

  test.each(Object.entries(states))('%s', async (_name, reach) => {
    const rendered = renderElement('<form><address-finder name="address"></address-finder></form>');
    await reach(rendered);
    for (const animation of document.getAnimations()) animation.finish();
    const { violations } = await axe.run(rendered.host, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // The page around the finder is the test's own, and has no landmarks.
      rules: { region: { enabled: false } },
      // What is right is not listed element by element.
      resultTypes: ['violations'],
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});

test('the element around the input is a box without a meaning, so that its label and its error are heard once', () => {
  const made: ElementInternals[] = [];
  class HeardFinder extends AddressFinderElement {
    override attachInternals(): ElementInternals {
      const internals = super.attachInternals();
      made.push(internals);
      return internals;
    }
  }
  customElements.define('heard-finder', HeardFinder);
  renderMarkup('<label for="to">Où</label><heard-finder id="to" required></heard-finder>');
  expect(made.map(({ role }) => role)).toEqual(['generic']);
});
