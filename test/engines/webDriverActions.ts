import type { Engine } from './engine.types.ts';

/** WebDriver's code points for keys that write no character. */
const KEYS = {
  Alt: '\uE00A',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Control: '\uE009',
  Delete: '\uE017',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Shift: '\uE008',
  Tab: '\uE004',
} as const;

export type Key = keyof typeof KEYS | 'a';

const keyboard = (actions: readonly { type: 'keyDown' | 'keyUp'; value: string }[]) => [
  { type: 'key', id: 'keyboard', actions },
];

/** Input sources of `performActions`: a text, key by key. */
const typing = (text: string) =>
  keyboard(
    Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  );

/** Keys pressed together, released in the opposite order. */
function pressing(names: readonly Key[]) {
  const values = names.map((name) => (name === 'a' ? name : KEYS[name]));
  return keyboard([
    ...values.map((value) => ({ type: 'keyDown' as const, value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp' as const, value })),
  ]);
}

/** Runs an expression in a page; its value comes back as text. */
type Ask = (expression: string) => Promise<string>;

const mouse = (actions: readonly object[]) => [{ type: 'pointer', id: 'mouse', actions }];
const moveTo = (x: number, y: number, duration = 0) => ({ type: 'pointerMove', duration, x, y });

/** Where the middle of the first element is that matches. */
export async function middleOf(selector: string, ask: Ask): Promise<readonly [x: number, y: number]> {
  const at = await ask(
    `(({ x, y, width, height }) => [x + width / 2, y + height / 2].map(Math.round))` +
      `(document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`,
  );
  const [x = 0, y = 0] = at.split(',').map(Number);
  return [x, y];
}

/** A press of the mouse on the middle of an element. */
async function clicking(selector: string, ask: Ask) {
  const [x, y] = await middleOf(selector, ask);
  return mouse([moveTo(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]);
}

/** A press on the middle of an element that is let go so many CSS pixels to the right and down. */
async function dragging(selector: string, right: number, down: number, ask: Ask) {
  const [x, y] = await middleOf(selector, ask);
  return mouse([
    moveTo(x, y),
    { type: 'pointerDown', button: 0 },
    moveTo(x + Math.round(right / 2), y + Math.round(down / 2), 50),
    moveTo(x + right, y + down, 50),
    { type: 'pointerUp', button: 0 },
  ]);
}

/** Keys and mouse of an engine; `act` performs what the input sources of `performActions` do. */
export const inputOf = (
  act: (actions: readonly object[]) => Promise<unknown>,
  ask: Ask,
): Pick<Engine, 'type' | 'press' | 'click' | 'drag'> => ({
  async type(text) {
    await act(typing(text));
  },
  async press(...keys) {
    await act(pressing(keys));
  },
  async click(selector) {
    await act(await clicking(selector, ask));
  },
  async drag(selector, right, down) {
    await act(await dragging(selector, right, down, ask));
  },
});
