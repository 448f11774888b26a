// One table of hostile values for every face of the finder: nothing is thrown, what is typed stays, and what is shown is submitted. Many
// rows share a mount: to mount and type for each took twenty seconds a face.
import type { Provider } from '@smart-address/core';
import { describe, expect, test } from 'vitest';
import { providerWith } from '../../../react/test-support/places.ts';
import type { FinderParts } from '../partsOf.ts';
import { hearThrown } from './hearThrown.ts';
import { inRounds } from './inRounds.ts';
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
  const thrown = hearThrown();

  const submitted = (form: HTMLFormElement, part = ''): FormDataEntryValue | null =>
    new FormData(form).get(`address${part}`);

  /** Picks each row in turn: what the field then shows is what is submitted. */
  async function pickAll(finder: FinderParts, form: HTMLFormElement): Promise<string[]> {
    const shown: string[] = [];
    for (let at = 0; at === 0 || at < finder.options.length; at += 1) {
      // From the nearer end.
      const fromEnd = finder.options.length - at;
      const way = at < fromEnd ? '{ArrowDown}'.repeat(at + 1) : '{ArrowUp}'.repeat(fromEnd);
      await finder.press(`${way}{Enter}`);
      expect(finder.isExpanded).toBe(false);
      expect(submitted(form)).toBe(finder.input.value);
      expect(finder.input.value).not.toBe('ma');
      shown.push(finder.input.value);
      await finder.press('{Escape}ma');
      await finder.opened();
    }
    return shown;
  }

  describe('settings that are none are left out, and the field works', () => {
    test.each(inRounds(HOSTILE_SETTINGS))('%s', async (_, settings) => {
      const { finder, form } = await render(settings());
      await finder.search('ma');
      expect(finder.input.value).toBe('ma');
      await finder.press('{ArrowDown}{Enter}');
      expect(finder.input.value).not.toBe('ma');
      const [first] = [...new FormData(form).values()];
      expect(first).toBe(finder.input.value);
    });
  });

  test('a number is the text that it looks like', async () => {
    const { finder } = await render({ defaultInputValue: 2070 });
    expect(finder.input.value).toBe('2070');
  });

  test('callbacks that throw are reported, and the change is finished', async () => {
    const callbacks = ['onValueChange', 'onInputValueChange', 'onOpenChange', 'onFieldsFilled'];
    const failing = (callback: string) => () => {
      throw new Error(`The team’s ${callback} has not thought of this.`);
    };
    const { finder, form } = await render({
      ...Object.fromEntries(callbacks.map((callback) => [callback, failing(callback)])),
      fields: { postalCode: 'zip' },
    });
    const zip = Object.assign(document.createElement('input'), { name: 'zip' });
    form.append(zip);
    await finder.search('marsa');
    await finder.press('{ArrowDown}{Enter}');
    expect([finder.input.value, zip.value]).toEqual(['La Marsa, 2070 Tunis', '2070']);
    expect(submitted(form)).toBe('La Marsa, 2070 Tunis');
    expect(finder.isExpanded).toBe(false);
    const heard = new Set(thrown.splice(0).map((text) => /on[A-Z]\w+/.exec(text)?.[0] ?? text));
    expect([...heard].sort()).toEqual([...callbacks].sort());
  });

  test('a stored address whose point is none has no point', async () => {
    for (const [name, make] of HOSTILE_POINTS) {
      const { finder, form } = await render({ defaultValue: { text: 'La Marsa', location: make() } });
      expect(finder.input.value, name).toBe('La Marsa');
      expect(submitted(form, '.lat'), name).toBe(name === 'on the antimeridian' ? '36.0000000' : '');
    }
  });

  test('a stored text is shown as it is submitted', async () => {
    for (const [name, text, shown] of HOSTILE_TEXTS) {
      const { finder, form } = await render({
        defaultValue: { text, source: `free\u202E`, plusCode: text, smartCode: '<b>' },
      });
      expect(finder.input.value, name).toMatch(shown);
      expect(finder.input.value.length, name).toBeLessThanOrEqual(2000);
      expect(submitted(form), name).toBe(finder.input.value);
      const parts = ['plusCode', 'smartCode', 'source'].map((part) => submitted(form, `.${part}`));
      expect(parts, name).toEqual(['', '', 'free']);
    }
  });

  test("a vendor's label is shown as it is submitted", async () => {
    const rows = HOSTILE_TEXTS.map(([id, label]) => ({ ...GOOD, id, label }));
    const { finder, form } = await render({}, listing(...rows));
    await finder.search('ma');
    const picked = await pickAll(finder, form);
    expect(picked).toEqual(HOSTILE_TEXTS.map(([, , shown]) => expect.stringMatching(shown)));
    expect(Math.max(...picked.map(({ length }) => length))).toBeLessThanOrEqual(300);
  });

  test.each([0, 7, 14])(
    "a vendor's rows from the one at %i on keep no other from being picked, and submit what they show",
    async (from) => {
      const rows = HOSTILE_ROWS.slice(from, from + 7).map(([, make]) => make());
      const { finder, form } = await render({}, listing(...rows, GOOD));
      await finder.search('ma');
      expect(finder.input.value).toBe('ma');
      expect(await pickAll(finder, form)).toContain(GOOD.label);
    },
  );

  test.each([
    ['an answer that is none', HOSTILE_ANSWERS, (make: () => unknown) => make()],
    ['a rejection', HOSTILE_REJECTIONS, (make: () => unknown) => Promise.reject(make())],
  ] as const)('%s is an error, and the text stays', async (_, rows, answer) => {
    const good = (query: string) => ({ query, results: [GOOD], attribution: '' });
    // Each second letter is answered by a hostile one, so that an error is seen to come and to go.
    const { finder } = await render(
      {},
      answering((query) => {
        const make = rows[(query.length - 3) / 2]?.[1];
        return make ? answer(make) : good(query);
      }),
    );
    await finder.search('ma');
    for (const [at, [name]] of rows.entries()) {
      await finder.press('r');
      const panel = name === 'a wait without end' ? 'rateLimited' : 'error';
      await expect.poll(() => finder.popup.dataset['panel'], { message: name }).toBe(panel);
      expect(finder.input.value).toBe(`ma${'r'.repeat(2 * at + 1)}`);
      await finder.press('r');
      if (panel === 'error') await expect.poll(() => finder.options.length, { message: name }).toBe(1);
    }
  });
}
