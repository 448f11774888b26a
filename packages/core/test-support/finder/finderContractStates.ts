// What a screen reader is told of each state of the panel, also of those between two answers: one table, for every face.
import { defaultEnvironment } from '@smart-address/core';
import { expect, test } from 'vitest';
import { manualClock } from '../manualClock.ts';
import type { FinderFace } from './finderContract.types.ts';
import type { FinderParts } from '../partsOf.ts';

interface Told {
  /** `aria-expanded` of the input and of the open button. */
  readonly expanded: boolean;
  /** `aria-busy` of the list. */
  readonly busy: boolean;
  /** Whether the popup can be seen: rows, or a sentence. */
  readonly popup: boolean;
  /** Whether the button for the position is `aria-disabled`, as it is while one is asked for. */
  readonly locating?: boolean;
}

/** A source that answers when a test says so, and a clock that stands still otherwise. */
interface Source {
  answer(): void;
  fail(): void;
  pass(milliseconds: number): Promise<void>;
}

const SHUT: Told = { expanded: false, busy: false, popup: false };
const ROWS: Told = { expanded: true, busy: false, popup: true };
const SENTENCE: Told = { expanded: false, busy: false, popup: true };

const states: readonly (readonly [
  name: string,
  reach: (finder: FinderParts, source: Source) => Promise<unknown>,
  told: Told,
])[] = [
  ['at rest', async () => {}, SHUT],
  ['asked for the first time', (finder) => finder.press('marsa'), { ...SHUT, busy: true }],
  [
    'asked for so long that it says so',
    async (finder, source) => {
      await finder.press('marsa');
      await source.pass(1_000);
    },
    { ...SENTENCE, busy: true },
  ],
  [
    'answered',
    async (finder, source) => {
      await finder.press('marsa');
      source.answer();
      await finder.opened();
    },
    ROWS,
  ],
  [
    'asked again, with the rows of before',
    async (finder, source) => {
      await finder.press('mars');
      source.answer();
      await finder.opened();
      await finder.press('a');
    },
    { ...ROWS, busy: true },
  ],
  [
    'closed',
    async (finder, source) => {
      await finder.press('marsa');
      source.answer();
      await finder.opened();
      await finder.press('{Escape}');
    },
    SHUT,
  ],
  [
    'closed while it asks',
    async (finder) => {
      await finder.press('marsa');
      await finder.press('{Escape}');
    },
    SHUT,
  ],
  [
    'answered with nothing',
    async (finder, source) => {
      await finder.press('zzz');
      source.answer();
      await expect.poll(() => finder.popup.dataset['panel']).toBe('empty');
    },
    SENTENCE,
  ],
  [
    'not answered',
    async (finder, source) => {
      await finder.press('marsa');
      source.fail();
      await expect.poll(() => finder.popup.dataset['panel']).toBe('error');
    },
    SENTENCE,
  ],
  [
    'asked again after it was not answered',
    async (finder, source) => {
      await finder.press('mars');
      source.fail();
      await expect.poll(() => finder.popup.dataset['panel']).toBe('error');
      await finder.press('a');
    },
    { ...SHUT, busy: true },
  ],
  ['asked for the position', async (finder) => finder.locateButton.click(), { ...SHUT, locating: true }],
];

export function finderContractStates(face: FinderFace): void {
  test.each(states)('%s: expanded, busy and in sight as it is', async (_, reach, told) => {
    let answer = () => {};
    let fail = () => {};
    const { setTimer, now, pass } = manualClock();
    const finder = await face.render({
      locale: 'fr',
      environment: { ...defaultEnvironment, setTimer, now, locate: () => new Promise(() => {}) },
      beforeAnswer: () =>
        new Promise((resolve, reject) => {
          answer = resolve;
          fail = () => reject(new Error('down'));
        }),
    });
    await reach(finder, { answer: () => answer(), fail: () => fail(), pass });
    const read = (): Told & { readonly button: string | null } => ({
      expanded: finder.isExpanded,
      busy: finder.list.getAttribute('aria-busy') === 'true',
      popup: finder.popup.checkVisibility(),
      locating: finder.locateButton.getAttribute('aria-disabled') === 'true',
      button: finder.openButton.getAttribute('aria-expanded'),
    });
    await expect.poll(read).toEqual({ locating: false, ...told, button: String(told.expanded) });
  });
}
