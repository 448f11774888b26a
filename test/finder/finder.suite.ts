// The contract's rows in the engines that Chromium is not: the same page, under the same strict CSP, left to right and right to left.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Engine } from '../engines/engine.types.ts';
import type { ServedSite } from '../site/buildSite.ts';
import { serveSite } from '../site/sites.ts';
import { STRICT } from './strict-page/policy.ts';

const MARSA = 'La Marsa, 2070 Tunis';

export function finderSuite(launched: () => Engine): void {
  describe('the finder’s contract', () => {
    let engine: Engine;
    let site: ServedSite;

    beforeAll(async () => {
      engine = launched();
      site = await serveSite('strict-page', { 'Content-Security-Policy': STRICT });
    });

    afterAll(() => site.close());

    const value = () => engine.ask(`document.querySelector('[role=combobox]').value`);
    const attribute = (name: string) =>
      engine.ask(`document.querySelector('[role=combobox]').getAttribute('${name}')`);
    const expanded = () => attribute('aria-expanded');
    /** The text of the option that is named as active, "none" without one. */
    const active = () =>
      engine.ask(
        `document.getElementById(document.querySelector('[role=combobox]').getAttribute('aria-activedescendant'))?.textContent ?? 'none'`,
      );
    const caret = () => engine.ask(`document.querySelector('[role=combobox]').selectionStart`);
    const hasFocus = () => engine.ask(`document.activeElement === document.querySelector('[role=combobox]')`);
    const submissions = () => engine.ask('window.submissions');

    async function search(text = 'marsa') {
      await engine.type(text);
      await expect.poll(expanded).toBe('true');
    }

    /** Whether the page may be used again: a test that failed leaves it as nobody knows. */
    let isWhole = false;

    beforeEach(async ({ onTestFailed }) => {
      onTestFailed(() => {
        isWhole = false;
      });
      if (!isWhole) {
        await engine.open(site.url);
        await expect
          .poll(() => engine.ask(`document.querySelector('form') && document.documentElement.dataset.react`))
          .toMatch(/^19/);
      }
      isWhole = true;
      await engine.ask(
        `(document.querySelectorAll('body > p').forEach((each) => each.remove()), dispatchEvent(new Event('anew')))`,
      );
      // React has drawn it again: nothing of the test before is in it.
      await expect
        .poll(() => engine.ask(`document.querySelector('[role=combobox]:not([data-used])')?.value`))
        .toBe('');
      await engine.ask(
        `(document.querySelector('[role=combobox]').dataset.used = '', window.submissions = 0, document.querySelector('form').append(document.createElement('button')), document.querySelector('form').addEventListener('submit', (event) => { event.preventDefault(); window.submissions += 1; }))`,
      );
      await engine.ask(`document.querySelector('[role=combobox]').focus()`);
    });

    /** Reads the page in a direction, for the rows that name a side. */
    const turn = (direction: string) => engine.ask(`document.documentElement.dir = '${direction}'`);

    it('is a combobox: role, autocomplete, expanded, controls that resolves; nothing active at load', async () => {
      expect(await attribute('aria-autocomplete')).toBe('list');
      expect(await expanded()).toBe('false');
      expect(await attribute('aria-activedescendant')).toBe('null');
      await search();
      expect(
        await engine.ask(
          `document.getElementById(document.querySelector('[role=combobox]').getAttribute('aria-controls')).getAttribute('role')`,
        ),
      ).toBe('listbox');
      expect(
        await engine.ask(
          `[...document.querySelector('[role=listbox]').children].map((row) => row.getAttribute('role') + row.tabIndex)`,
        ),
      ).toBe('option-1,option-1');
      expect(await active()).toBe('none');
    });

    it('Down and Up go round, and the active option is the selected one', async () => {
      await search();
      await engine.press('ArrowDown');
      expect(await active()).toContain('La Marsa');
      expect(await engine.ask(`document.querySelectorAll('[aria-selected=true]').length`)).toBe('1');
      await engine.press('ArrowUp');
      expect(await active()).toContain('<img');
      await engine.press('ArrowDown');
      expect(await active()).toContain('La Marsa');
      expect(await hasFocus()).toBe('true');
    });

    it('Enter on an active option fills, closes, puts the caret at the end and does not submit', async () => {
      await search();
      await engine.press('ArrowDown');
      await engine.press('Enter');
      expect(await value()).toBe(MARSA);
      expect(await expanded()).toBe('false');
      expect(await caret()).toBe(String(MARSA.length));
      expect(await submissions()).toBe('0');
      expect(await engine.ask(`document.querySelector('[name=zip]').value`)).toBe('2070');
      expect(await engine.ask(`document.querySelector('[name="address.lat"]').value`)).toBe('36.8782000');
    });

    it('Enter with none active closes; Enter again submits the form', async () => {
      await search();
      await engine.press('Enter');
      expect([await expanded(), await value(), await submissions()]).toEqual(['false', 'marsa', '0']);
      await engine.press('Enter');
      expect(await submissions()).toBe('1');
    });

    it('Escape closes and keeps the text, then clears it', async () => {
      await search();
      await engine.press('Escape');
      expect([await expanded(), await value()]).toEqual(['false', 'marsa']);
      await engine.press('Escape');
      expect(await value()).toBe('');
    });

    it.each([
      ['ArrowDown', 'La Marsa'],
      ['ArrowUp', '<img'],
    ] as const)('%s on a closed list opens it with the row at that end active', async (key, row) => {
      await search();
      await engine.press('Escape');
      await engine.press(key);
      await expect.poll(active).toContain(row);
      expect(await expanded()).toBe('true');
    });

    it('Delete edits the text, and removes a recent address', async () => {
      await search('marsax');
      await engine.press('Home');
      await engine.press('End');
      await engine.press('ArrowLeft');
      await engine.press('Delete');
      await expect.poll(() => engine.ask(`document.querySelectorAll('[role=option]').length`)).toBe('2');
      expect(await value()).toBe('marsa');
      await engine.press('ArrowDown');
      await engine.press('Enter');
      await engine.press('Escape');
      await engine.press('ArrowDown');
      await expect.poll(active).toContain('La Marsa');
      await engine.press('Delete');
      await expect.poll(expanded).toBe('false');
    });

    it('Alt+Down opens with nothing active, Alt+Up closes and keeps the text', async () => {
      await search();
      await engine.press('Escape');
      await engine.press('Alt', 'ArrowDown');
      expect([await expanded(), await active()]).toEqual(['true', 'none']);
      await engine.press('Alt', 'ArrowUp');
      expect([await expanded(), await value()]).toEqual(['false', 'marsa']);
    });

    it('a character and Backspace are typed at once and clear the active option', async () => {
      await search();
      await engine.press('ArrowDown');
      await engine.type('x');
      expect([await value(), await active()]).toEqual(['marsax', 'none']);
      await engine.press('ArrowDown');
      await engine.press('Backspace');
      expect([await value(), await active()]).toEqual(['marsa', 'none']);
    });

    it('Ctrl and Shift combinations are untouched', async () => {
      await search();
      await engine.press('ArrowDown');
      await engine.press('Shift', 'ArrowDown');
      expect(await active()).toContain('La Marsa');
      await engine.press('Control', 'a');
      expect(await engine.ask(`document.querySelector('[role=combobox]').selectionEnd`)).toBe('5');
      expect(await active()).toContain('La Marsa');
    });

    it('undo gives back what was typed before a pick', async () => {
      await search();
      await engine.press('ArrowDown');
      await engine.press('Enter');
      expect(await value()).toBe(MARSA);
      // WebKit's driver sends the keys to the page alone: they undo nothing in any field.
      await engine.ask(`document.execCommand('undo')`);
      await expect.poll(value).toBe('marsa');
      const source = () => engine.ask(`document.querySelector('[name="address.source"]').value`);
      await expect.poll(source).toBe('free');
    });

    it('Tab closes, keeps the text, picks nothing, and leaves', async () => {
      await search();
      await engine.press('ArrowDown');
      await engine.press('Tab');
      expect([await expanded(), await value(), await hasFocus()]).toEqual(['false', 'marsa', 'false']);
    });

    it('a press of the mouse picks and keeps the focus in the input', async () => {
      await search();
      await engine.click('[role=option]');
      expect([await value(), await expanded(), await hasFocus()]).toEqual([MARSA, 'false', 'true']);
    });

    it('autofill, as a replacement tells of it, is typing that opens nothing', async () => {
      await engine.ask(
        `((input) => { Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, 'marsa');` +
          ` input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: 'marsa' })) })` +
          `(document.querySelector('[role=combobox]'))`,
      );
      await engine.press('Home');
      expect([await value(), await expanded()]).toEqual(['marsa', 'false']);
    });

    it('the count is spoken once typing rests', async () => {
      await search();
      await expect
        .poll(() => engine.ask(`document.querySelector('[role=status]').textContent`))
        .toBe('2 addresses suggested.');
    });

    describe.each(['ltr', 'rtl'])('%s', (direction) => {
      beforeEach(() => turn(direction));

      it('an open list stays on its field when something above it grows', async () => {
        const gap = () =>
          engine.ask(
            `Math.round(document.querySelector('.sa-popup').getBoundingClientRect().top - document.querySelector('.sa-control').getBoundingClientRect().bottom)`,
          );
        await search();
        await expect.poll(gap).toBe('6');
        await engine.ask(
          `document.body.prepend(Object.assign(document.createElement('p'), { textContent: 'New' }))`,
        );
        await expect.poll(gap).toBe('6');
      });

      it('each line of a row is read in the direction of its own words', async () => {
        await search();
        const directions = `[...document.querySelectorAll('.sa-title, .sa-detail')].map((line) => getComputedStyle(line).direction)`;
        expect(await engine.ask(directions)).toBe('ltr,ltr,ltr,rtl');
      });

      it.each([
        ['ArrowLeft', '4'],
        ['ArrowRight', '5'],
        ['Home', '0'],
        ['End', '5'],
      ] as const)('%s moves the caret to %s, clears the active option, keeps the list', async (key, at) => {
        await search();
        await engine.press('ArrowDown');
        await engine.press(key);
        expect([await caret(), await active(), await expanded()]).toEqual([at, 'none', 'true']);
      });

      it('the list is in the top layer where there is one, under the control and as wide, on the side the page reads from', async () => {
        await search();
        expect(
          await engine.ask(
            `!('popover' in HTMLElement.prototype) || document.querySelector('.sa-popup').matches(':popover-open')`,
          ),
        ).toBe('true');
        const below = `((list, control) => list.top > control.bottom && Math.abs(list.left - control.left) + Math.abs(list.width - control.width) < 1)`;
        const boxes = `['.sa-popup', '.sa-control'].map((each) => document.querySelector(each).getBoundingClientRect())`;
        await expect.poll(() => engine.ask(`${below}(...${boxes})`)).toBe('true');
      });
    });
  });
}
