// One table of hostile values for every face of the finder: nothing is thrown, what is typed stays, and what is shown is submitted.
import type { Provider } from '@smart-address/core';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { providerWith } from '../../../react/test-support/places.ts';
import type { FinderParts } from '../partsOf.ts';
import {
  HOSTILE_ANSWERS,
  HOSTILE_POINTS,
  HOSTILE_REJECTIONS,
  HOSTILE_ROWS,
  HOSTILE_SETTINGS,
  HOSTILE_TEXTS,
} from './hostileValues.ts';

/** A finder called `address` in a form, with settings that no type allows, by the names of React's props. */
export type RenderHostile = (
  settings: Readonly<Record<string, unknown>>,
  provider?: Provider,
) => Promise<{ readonly finder: FinderParts; readonly form: HTMLFormElement }>;

const GOOD = { id: 'good', label: 'La Marsa, 2070 Tunis', location: { lat: 36.88, lng: 10.32 } };

/** A provider of another vendor, whose answers no type holds. */
const answering = (answer: (query: string) => unknown): Provider =>
  providerWith(async (query) => (await answer(query)) as Awaited<ReturnType<Provider['suggest']>>, {
    retrieve: () => Promise.reject(new Error('unknown')),
  });

const listing = (...results: unknown[]): Provider =>
  answering((query) => ({ query, results, attribution: 'A vendor' }));

export function hostileContract(render: RenderHostile): void {
  let thrown: string[] = [];

  beforeEach(() => {
    thrown = [];
    const hear = (event: Event): void => {
      thrown.push(String('reason' in event ? event.reason : Reflect.get(event, 'message')));
    };
    const listening = new AbortController();
    for (const type of ['error', 'unhandledrejection'])
      window.addEventListener(type, hear, { signal: listening.signal });
    for (const method of ['warn', 'error'] as const) vi.spyOn(console, method).mockReturnValue();
    onTestFinished(() => {
      listening.abort();
      vi.restoreAllMocks();
      expect(thrown).toEqual([]);
    });
  });

  const submitted = (form: HTMLFormElement, part = ''): FormDataEntryValue | null =>
    new FormData(form).get(`address${part}`);

  /** Picks each row in turn: what the field then shows is what is submitted. */
  async function pickAll(finder: FinderParts, form: HTMLFormElement): Promise<string[]> {
    const shown: string[] = [];
    for (let at = 0; at === 0 || at < finder.options.length; at += 1) {
      if (at > 0) {
        await finder.press('{Escape}{Escape}marsa');
        await finder.opened();
      }
      await finder.press(`${'{ArrowDown}'.repeat(at + 1)}{Enter}`);
      expect(finder.isExpanded).toBe(false);
      expect(submitted(form)).toBe(finder.input.value);
      expect(finder.input.value).not.toBe('marsa');
      shown.push(finder.input.value);
      await finder.press('{Escape}marsa');
      await finder.opened();
    }
    return shown;
  }

  describe('a setting that is none is left out, and the field works', () => {
    test.each(HOSTILE_SETTINGS)('%s: %s', async (setting, _, make) => {
      const { finder, form } = await render({ [setting]: make() });
      await finder.search('marsa');
      expect(finder.input.value).toBe('marsa');
      await finder.press('{ArrowDown}{Enter}');
      expect(finder.input.value).not.toBe('marsa');
      const [first] = [...new FormData(form).values()];
      expect(first).toBe(finder.input.value);
    });
  });

  test('a number is the text that it looks like', async () => {
    const { finder } = await render({ defaultInputValue: 2070 });
    expect(finder.input.value).toBe('2070');
  });

  test.each(['onValueChange', 'onInputValueChange', 'onOpenChange', 'onFieldsFilled'])(
    '%s that throws is reported, and the change is finished',
    async (callback) => {
      const { finder, form } = await render({
        [callback]: () => {
          throw new Error('The team has not thought of this.');
        },
        fields: { postalCode: 'zip' },
      });
      const zip = Object.assign(document.createElement('input'), { name: 'zip' });
      form.append(zip);
      await finder.search('marsa');
      await finder.press('{ArrowDown}{Enter}');
      expect([finder.input.value, zip.value]).toEqual(['La Marsa, 2070 Tunis', '2070']);
      expect(submitted(form)).toBe('La Marsa, 2070 Tunis');
      expect(finder.isExpanded).toBe(false);
      expect(new Set(thrown)).toEqual(new Set([expect.stringContaining('not thought of this')]));
      thrown = [];
    },
  );

  describe('a stored address whose point is none has no point', () => {
    test.each(HOSTILE_POINTS)('%s', async (name, make) => {
      const { finder, form } = await render({ defaultValue: { text: 'La Marsa', location: make() } });
      expect(finder.input.value).toBe('La Marsa');
      expect(submitted(form, '.lat')).toBe(name === 'on the antimeridian' ? '36.0000000' : '');
    });
  });

  describe('a stored text', () => {
    test.each(HOSTILE_TEXTS)('%s is shown as it is submitted', async (_, text, shown) => {
      const { finder, form } = await render({
        defaultValue: { text, source: `free\u202E`, plusCode: text, smartCode: '<b>' },
      });
      expect(finder.input.value).toMatch(shown);
      expect(finder.input.value.length).toBeLessThanOrEqual(2000);
      expect(submitted(form)).toBe(finder.input.value);
      expect(['plusCode', 'smartCode', 'source'].map((part) => submitted(form, `.${part}`))).toEqual([
        '',
        '',
        'free',
      ]);
    });
  });

  describe("a vendor's label", () => {
    test.each(HOSTILE_TEXTS)('%s is shown as it is submitted', async (_, label, shown) => {
      const rows = Array.from({ length: 10 }, (_row, at) => ({ ...GOOD, id: at, label }));
      const { finder, form } = await render({}, listing(...rows));
      await finder.search('marsa');
      await finder.press('{ArrowDown}{Enter}');
      expect(finder.input.value).toMatch(shown);
      expect(finder.input.value.length).toBeLessThanOrEqual(300);
      expect(submitted(form)).toBe(finder.input.value);
    });
  });

  describe("a vendor's row", () => {
    test.each(HOSTILE_ROWS)(
      '%s keeps no other from being picked, and submits what it shows',
      async (_, make) => {
        const { finder, form } = await render({}, listing(make(), GOOD));
        await finder.search('marsa');
        expect(finder.input.value).toBe('marsa');
        expect(await pickAll(finder, form)).toContain(GOOD.label);
      },
    );
  });

  describe('an answer that is none', () => {
    test.each(HOSTILE_ANSWERS)('%s is an error, and the text stays', async (_, make) => {
      const { finder } = await render({}, answering(make));
      finder.input.focus();
      await finder.press('marsa');
      await expect.poll(() => finder.popup.dataset['panel']).toBe('error');
      expect(finder.input.value).toBe('marsa');
    });
  });

  describe('a rejection', () => {
    test.each(HOSTILE_REJECTIONS)('of %s is an error, and the text stays', async (name, make) => {
      const { finder } = await render(
        {},
        answering(() => Promise.reject(make())),
      );
      finder.input.focus();
      await finder.press('marsa');
      const panel = name === 'a wait without end' ? 'rateLimited' : 'error';
      await expect.poll(() => finder.popup.dataset['panel']).toBe(panel);
      expect(finder.input.value).toBe('marsa');
    });
  });
}
