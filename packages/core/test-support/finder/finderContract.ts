// The finder's contract, row by row: every test is named after its row of the keyboard table in packages/core/docs/keyboard.md. [O] rows are asked by the W3C's own
// test of its example too, [X] rows go beyond it. Real keys in a real browser. The same rows for every face of the finder.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { composeText } from './composeText.ts';
import { finderContractOpenList } from './finderContractOpenList.ts';
import { finderContractPopup } from './finderContractPopup.ts';
import { finderContractStates } from './finderContractStates.ts';
import { quietStatesContract } from './quietStatesContract.ts';
import type { FinderFace, FinderSetting } from './finderContract.types.ts';

const MARSA = 'La Marsa, 2070 Tunis';

/** Every row of the contract as a test of one face. */
export function finderContract(face: FinderFace): void {
  async function renderForm(setting: FinderSetting = {}) {
    const submitted = vi.fn();
    return { finder: await face.renderForm(setting, submitted), submitted };
  }

  async function renderInDialog() {
    const { finder, dialog } = await face.renderInDialog();
    const cancelled = vi.fn();
    const heard = vi.fn();
    dialog.addEventListener('cancel', cancelled);
    dialog.addEventListener('keydown', (event) => heard(event.key));
    dialog.showModal();
    return { finder, dialog, cancelled, heard };
  }

  describe('what a screen reader is told of each state', () => finderContractStates(face));
  describe('a state that does not shout', () => quietStatesContract(face));

  describe.each(['ltr', 'rtl'] as const)('%s', (direction) => {
    const locale = direction === 'rtl' ? 'ar' : 'fr';
    const finderIn = (setting: FinderSetting = {}) => face.render({ locale, ...setting });
    const FIRST = direction === 'rtl' ? 'المرسى، 2070 تونس' : MARSA;

    beforeEach(() => {
      document.documentElement.dir = direction;
    });

    describe('structure', () => {
      test('the input itself is the combobox: role, aria-autocomplete=list, aria-expanded, aria-controls that resolves [O]', async () => {
        const finder = await finderIn();
        expect(finder.input.type).toBe('text');
        expect(finder.input.getAttribute('aria-autocomplete')).toBe('list');
        expect(finder.input.getAttribute('aria-expanded')).toBe('false');
        expect(finder.input.getAttribute('aria-controls')).toBe(finder.list.id);
        await finder.search('marsa');
        expect(finder.input.getAttribute('aria-expanded')).toBe('true');
        expect(finder.input.getAttribute('aria-controls')).toBe(finder.list.id);
      });

      test("no dictionary puts its own words in place of a place's name", async () => {
        const { input } = await finderIn();
        expect([input.spellcheck, input.getAttribute('autocorrect')]).toEqual([false, 'off']);
      });

      test("the team's own name, autocomplete, id and required stay as they wrote them [X]", async () => {
        const finder = await finderIn({
          id: 'where',
          name: 'shipping-address',
          autoComplete: 'section-a shipping street-address',
          required: true,
        });
        await finder.search('marsa');
        const owner = face.ownerOf(finder);
        expect(owner.id).toBe('where');
        expect(owner.getAttribute('name')).toBe('shipping-address');
        expect(owner.getAttribute('autocomplete')).toBe('section-a shipping street-address');
        expect(owner.hasAttribute('required')).toBe(true);
        expect(finder.input.getAttribute('autocomplete')).toBe('section-a shipping street-address');
        expect(finder.input.required).toBe(true);
        expect(finder.input.labels).toHaveLength(1);
      });

      test('without an autocomplete of its own the input says what it holds, never off or nope', async () => {
        const finder = await finderIn();
        expect(finder.input.getAttribute('autocomplete')).toBe('address-line1');
      });

      test('the list is a listbox with a name, and its children are options only [X]', async () => {
        const finder = await finderIn();
        await finder.search('marsa');
        expect(finder.list.getAttribute('aria-label')).not.toBe('');
        expect([...finder.list.children].map((child) => child.getAttribute('role'))).toEqual([
          'option',
          'option',
          'option',
        ]);
        const attribution = finder.host.querySelector('.sa-attribution');
        expect(attribution?.textContent).toContain('La Poste');
        expect(finder.list.contains(attribution)).toBe(false);
      });

      test('the open button has tabindex -1, a name, and aria-expanded in step with the input [O]', async () => {
        const finder = await finderIn();
        expect(finder.openButton.tabIndex).toBe(-1);
        expect(finder.openButton.getAttribute('aria-label')).not.toBe('');
        expect(finder.openButton.getAttribute('aria-expanded')).toBe('false');
        await finder.search('marsa');
        expect(finder.openButton.getAttribute('aria-expanded')).toBe('true');
        await userEvent.click(finder.openButton);
        expect(finder.openButton.getAttribute('aria-expanded')).toBe('false');
        expect(finder.isExpanded).toBe(false);
        expect(finder.hasFocus).toBe(true);
      });

      test('options carry tabindex -1, for TalkBack', async () => {
        const finder = await finderIn();
        await finder.search('marsa');
        expect(finder.options.map((option) => option.tabIndex)).toEqual([-1, -1, -1]);
      });

      test('aria-activedescendant is absent at load', async () => {
        const finder = await finderIn();
        expect(finder.input.hasAttribute('aria-activedescendant')).toBe(false);
      });

      test('aria-activedescendant names the one option with aria-selected=true, rendered and scrolled to', async () => {
        const finder = await finderIn();
        await finder.search('marsa');
        await finder.press('{ArrowUp}');
        expect(finder.active).toBe(finder.options.at(-1));
        expect(finder.selected).toEqual([finder.active]);
        const list = finder.list.getBoundingClientRect();
        const option = finder.active?.getBoundingClientRect();
        expect(option?.bottom).toBeLessThanOrEqual(list.bottom + 1);
        expect(option?.top).toBeGreaterThanOrEqual(list.top - 1);
      });

      test('aria-activedescendant is gone in the same tick as its option [X]', async () => {
        const finder = await finderIn();
        await finder.search('marsa');
        await finder.press('{ArrowDown}');
        const dangling: string[] = [];
        const watcher = new MutationObserver(() => {
          const id = finder.input.getAttribute('aria-activedescendant');
          if (id !== null && finder.host.querySelector(`#${CSS.escape(id)}`) === null) dangling.push(id);
        });
        watcher.observe(finder.host, { subtree: true, childList: true, attributes: true });
        await finder.press('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
        await finder.press('sfax{ArrowDown}{Escape}');
        watcher.disconnect();
        expect(dangling).toEqual([]);
      });
    });

    finderContractPopup({ FIRST, finderIn, unmount: face.unmount });

    describe('in its form', () => {
      test('a press on the label: the caret stays behind what was typed', async () => {
        const { finder } = await renderForm({ locale });
        await finder.press('mar');
        finder.input.blur();
        const [label] = finder.input.labels ?? [];
        if (label !== undefined) await userEvent.click(label);
        expect(finder.hasFocus).toBe(true);
        await userEvent.keyboard('sa');
        expect(finder.input.value).toBe('marsa');
      });
    });

    describe('keys that name a side', () => {
      test.each([
        ['{ArrowLeft}', 4],
        ['{ArrowRight}', 5],
        ['{Home}', 0],
        ['{End}', 5],
      ])('%s: the caret moves to %i, active cleared, list stays [O]', async (key, caret) => {
        const finder = await finderIn();
        await finder.search('marsa');
        await finder.press('{ArrowDown}');
        await finder.press(key);
        expect(finder.input.selectionStart).toBe(caret);
        expect(finder.active).toBeNull();
        expect(finder.isExpanded).toBe(true);
      });

      test('Left, Right, Home, End: the caret moves', async () => {
        const finder = await finderIn();
        await finder.search('marsa');
        await finder.press('{Escape}{Home}{ArrowRight}{ArrowRight}{ArrowLeft}');
        expect(finder.input.selectionStart).toBe(1);
        expect(finder.isExpanded).toBe(false);
      });
    });

    // No face asks for the direction of its page. So each runs the other keys in one, and both are run.
    if (direction !== face.keysIn) return;

    finderContractOpenList({ direction, locale, FIRST, finderIn, renderForm, renderInDialog });

    describe('keys, list closed', () => {
      test('a character: opens when there are matches, nothing active [O]', async () => {
        const finder = await finderIn();
        await finder.press('zz');
        await expect.element(finder.popup).toBeVisible();
        expect(finder.isExpanded).toBe(false);
        await finder.press('{Backspace}{Backspace}s');
        await finder.opened();
        expect(finder.active).toBeNull();
      });

      test.each([
        ['{ArrowDown}', 0],
        ['{ArrowUp}', -1],
      ])('%s: opens, the option at %i active [O]', async (key, at) => {
        const finder = await finderIn();
        await finder.search('marsa');
        await finder.press('{Escape}');
        await finder.press(key);
        await finder.opened();
        expect(finder.active).toBe(finder.options.at(at));
      });

      test('Down on a text that was put in by the page: asks, opens, first active', async () => {
        const finder = await finderIn({ defaultInputValue: 'marsa' });
        await finder.press('{ArrowDown}');
        await finder.opened();
        expect(finder.active).toBe(finder.options[0]);
      });

      test.each(['Down', 'a press in the field'])('%s after a failure: asks again, opens', async (way) => {
        let isDown = true;
        const down = Object.assign(new Error('down'), { reason: 'unavailable' });
        const beforeAnswer = () => (isDown ? Promise.reject(down) : Promise.resolve());
        const finder = await finderIn({ beforeAnswer });
        await finder.press('marsa');
        await expect.poll(() => finder.popup.checkVisibility()).toBe(true);
        expect(finder.isExpanded).toBe(false);
        await finder.press('{Escape}');
        expect(finder.popup.checkVisibility()).toBe(false);
        isDown = false;
        if (way === 'Down') await finder.press('{ArrowDown}');
        else await userEvent.click(finder.input);
        await finder.opened();
        expect(finder.options).toHaveLength(3);
        expect(finder.input.value).toBe('marsa');
      });

      test.each(['{ArrowDown}', '{ArrowUp}'])('Alt+%s: opens, nothing active [O]', async (key) => {
        const finder = await finderIn();
        await finder.search('marsa');
        await finder.press('{Escape}');
        await finder.press(`{Alt>}${key}{/Alt}`);
        await finder.opened();
        expect(finder.active).toBeNull();
      });

      test('Enter: submits the form natively [X]', async () => {
        const { finder, submitted } = await renderForm({ locale });
        await finder.search('marsa');
        await finder.press('{Escape}{Enter}');
        expect(submitted).toHaveBeenCalledExactlyOnceWith('marsa');
      });

      test('Escape: clears [O]', async () => {
        const finder = await finderIn();
        await finder.search('marsa');
        await finder.press('{Escape}{Escape}');
        expect(finder.input.value).toBe('');
      });

      test('Escape with clearOnEscape={false}: keeps the text', async () => {
        const finder = await finderIn({ clearOnEscape: false });
        await finder.search('marsa');
        await finder.press('{Escape}{Escape}');
        expect(finder.input.value).toBe('marsa');
      });

      test('Escape with nothing to clear: the dialog sees it [X]', async () => {
        const { finder, dialog } = await renderInDialog();
        await finder.search('marsa');
        await finder.press('{Escape}{Escape}');
        expect(dialog.open).toBe(true);
        await finder.press('{Escape}');
        await expect.poll(() => dialog.open).toBe(false);
      });

      test('Tab: leaves', async () => {
        const { finder } = await renderForm({ locale, locate: false });
        finder.input.focus();
        await finder.press('{Tab}');
        expect(document.activeElement?.getAttribute('aria-label')).toBe('after');
      });
    });

    describe('composition', () => {
      test('while composing: no navigation, no pick, no close; searching goes on [X]', async () => {
        const { finder, submitted } = await renderForm({ locale });
        finder.input.focus();
        await composeText('mar');
        await finder.opened();
        expect(finder.options).toHaveLength(3);
        await composeText('marsa');
        for (const key of ['ArrowDown', 'Enter', 'Escape', 'Tab']) {
          finder.input.dispatchEvent(
            new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }),
          );
          const legacy = new KeyboardEvent('keydown', { key, keyCode: 229, bubbles: true, cancelable: true });
          finder.input.dispatchEvent(legacy);
          expect(legacy.defaultPrevented).toBe(false);
        }
        expect(finder.isExpanded).toBe(true);
        expect(finder.active).toBeNull();
        expect(submitted).not.toHaveBeenCalled();
        await cdp().send('Input.insertText', { text: 'marsa' });
        expect(finder.input.value).toBe('marsa');
        await finder.press('{ArrowDown}');
        expect(finder.active).toBe(finder.options[0]);
      });
    });
  });
}
