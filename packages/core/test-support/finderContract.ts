// The finder's contract, row by row: every test is named after its row of the keyboard table in packages/react/README.md. [O] rows are asked by the W3C's own
// test of its example too, [X] rows go beyond it. Real keys in a real browser, in both directions; the same rows for every face of the finder.
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import type { FinderParts } from './partsOf.ts';

/** What a row asks for, in the words of the React component's props. */
export interface FinderSetting {
  readonly locale?: 'fr' | 'ar' | undefined;
  readonly id?: string;
  readonly name?: string;
  readonly autoComplete?: string;
  readonly required?: boolean;
  readonly defaultInputValue?: string;
  readonly clearOnEscape?: boolean;
  readonly commitOnBlur?: boolean;
  readonly locate?: boolean;
}

/** A face of the finder, put on a page with the five places of `places.ts` behind it. */
export interface FinderFace {
  /** A finder alone. */
  render(setting: FinderSetting): Promise<FinderParts>;
  /** A finder called `address` in a form, before a field named "after" and a submit button; `submitted` hears the address of each submission. */
  renderForm(
    setting: FinderSetting,
    submitted: (address: FormDataEntryValue | null) => void,
  ): Promise<FinderParts>;
  /** A finder in a `<dialog>`. */
  renderInDialog(): Promise<{ readonly finder: FinderParts; readonly dialog: HTMLDialogElement }>;
  /** Where the team's own attributes stand: the input, or the element around it. */
  ownerOf(finder: FinderParts): Element;
}

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

    describe('keys, list open', () => {
      test.each(['{a}', '{Backspace}', '{Delete}'])(
        '%s: typed at once, active option cleared, list follows',
        async (key) => {
          const finder = await finderIn();
          await finder.search('mars');
          await finder.press('{ArrowDown}');
          expect(finder.active).not.toBeNull();
          if (key === '{Delete}') finder.input.setSelectionRange(3, 3);
          await finder.press(key === '{a}' ? 'a' : key);
          expect(finder.input.value).toBe(key === '{a}' ? 'marsa' : 'mar');
          expect(finder.active).toBeNull();
          await expect.poll(() => finder.options.length).toBe(3);
        },
      );

      test('Down and Up: next and previous, wraps [O]', async () => {
        const finder = await finderIn();
        await finder.search('marsa');
        const [first, second, third] = finder.options;
        const visited = [];
        for (const key of [
          '{ArrowDown}',
          '{ArrowDown}',
          '{ArrowDown}',
          '{ArrowDown}',
          '{ArrowUp}',
          '{ArrowUp}',
        ]) {
          await finder.press(key);
          visited.push(finder.active);
        }
        expect(visited).toEqual([first, second, third, first, third, second]);
        expect(finder.hasFocus).toBe(true);
      });

      test('Alt+Down: nothing. Alt+Up: closes, keeps the text', async () => {
        const finder = await finderIn();
        await finder.search('marsa');
        await finder.press('{Alt>}{ArrowDown}{/Alt}');
        expect(finder.isExpanded).toBe(true);
        expect(finder.active).toBeNull();
        await finder.press('{Alt>}{ArrowUp}{/Alt}');
        expect(finder.isExpanded).toBe(false);
        expect(finder.input.value).toBe('marsa');
      });

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

      test('Enter, option active: fills, closes, caret at the end, no submit [O]', async () => {
        const { finder, submitted } = await renderForm({ locale });
        await finder.search('marsa');
        await finder.press('{ArrowDown}{Enter}');
        expect(finder.input.value).toBe(FIRST);
        expect(finder.isExpanded).toBe(false);
        expect(finder.input.selectionStart).toBe(FIRST.length);
        expect(submitted).not.toHaveBeenCalled();
      });

      test('Enter, none active: closes, value unchanged [O]', async () => {
        const { finder, submitted } = await renderForm({ locale });
        await finder.search('marsa');
        await finder.press('{Enter}');
        expect(finder.isExpanded).toBe(false);
        expect(finder.input.value).toBe('marsa');
        expect(submitted).not.toHaveBeenCalled();
      });

      test('Escape: closes, keeps the text [O]; an outer dialog does not see it [X]', async () => {
        const { finder, dialog, cancelled, heard } = await renderInDialog();
        await finder.search('marsa');
        heard.mockClear();
        await finder.press('{Escape}');
        expect(finder.isExpanded).toBe(false);
        expect(finder.input.value).toBe('marsa');
        expect(dialog.open).toBe(true);
        expect(cancelled).not.toHaveBeenCalled();
        expect(heard).not.toHaveBeenCalledWith('Escape');
      });

      test('Enter held down: picks, and its repeats do not send the form [X]', async () => {
        const { finder, submitted } = await renderForm({ locale });
        await finder.search('marsa');
        await finder.press('{ArrowDown}{Enter>4/}');
        expect(finder.input.value).toBe(FIRST);
        expect(submitted).not.toHaveBeenCalled();
        await finder.press('{Enter}');
        expect(submitted).toHaveBeenCalledOnce();
      });

      test('Escape held down: closes, and its repeats neither clear the text nor close a dialog [X]', async () => {
        const { finder, dialog } = await renderInDialog();
        await finder.search('marsa');
        await finder.press('{Escape>4/}');
        expect(finder.isExpanded).toBe(false);
        expect(finder.input.value).toBe('marsa');
        expect(dialog.open).toBe(true);
      });

      test('Escape on "Use my position": closes what is said of it, not the dialog [X]', async () => {
        const { finder, dialog, cancelled } = await renderInDialog();
        await userEvent.click(finder.locateButton);
        // The browser of the tests gives nobody its position.
        await expect.poll(() => finder.popup.checkVisibility()).toBe(true);
        await userEvent.keyboard('{Escape}');
        await expect.poll(() => finder.popup.checkVisibility()).toBe(false);
        expect(dialog.open).toBe(true);
        expect(cancelled).not.toHaveBeenCalled();
        await userEvent.keyboard('{Escape}');
        expect(dialog.open).toBe(false);
      });

      test('a position that cannot be had once the focus is in another field: opens nothing over it, a press on the field says why [X]', async () => {
        let fail = () => {};
        const position = vi.spyOn(navigator.geolocation, 'getCurrentPosition');
        onTestFinished(() => position.mockRestore());
        position.mockImplementation((_, failed) => {
          const error = {
            code: 1,
            message: '',
            PERMISSION_DENIED: 1,
            POSITION_UNAVAILABLE: 2,
            TIMEOUT: 3,
          } as const;
          fail = () => failed?.(error);
        });
        const { finder } = await renderForm({ locale });
        await userEvent.click(finder.locateButton);
        await userEvent.click(page.getByLabelText('after'));
        fail();
        const isPanelShown = () => finder.popup.checkVisibility();
        await expect
          .poll(() => finder.status.textContent)
          .toContain(direction === 'rtl' ? 'موقعك' : 'position');
        expect(isPanelShown()).toBe(false);
        await userEvent.click(finder.input);
        await expect.poll(isPanelShown).toBe(true);
      });

      test('Tab: closes, keeps the typed text, picks nothing, leaves', async () => {
        const { finder } = await renderForm({ locale });
        await finder.search('marsa');
        await finder.press('{ArrowDown}{Tab}');
        expect(finder.isExpanded).toBe(false);
        expect(finder.input.value).toBe('marsa');
        expect(finder.hasFocus).toBe(false);
      });

      test('Tab with commitOnBlur: picks the active option', async () => {
        const { finder } = await renderForm({ locale, commitOnBlur: true });
        await finder.search('marsa');
        await finder.press('{ArrowDown}{Tab}');
        expect(finder.input.value).toBe(FIRST);
      });

      test('a press elsewhere with commitOnBlur: picks the active option', async () => {
        const { finder } = await renderForm({ locale, commitOnBlur: true });
        const elsewhere = document.createElement('button');
        elsewhere.textContent = 'elsewhere';
        document.body.prepend(elsewhere);
        onTestFinished(() => elsewhere.remove());
        await finder.search('marsa');
        await finder.press('{ArrowDown}');
        await userEvent.click(elsewhere);
        expect(finder.isExpanded).toBe(false);
        expect(finder.input.value).toBe(FIRST);
      });

      test('Ctrl, Cmd and Shift combinations: untouched', async () => {
        const finder = await finderIn();
        await finder.search('marsa');
        await finder.press('{ArrowDown}');
        const { active } = finder;
        await finder.press('{Control>}a{/Control}');
        expect([finder.input.selectionStart, finder.input.selectionEnd]).toEqual([0, 5]);
        await finder.press('{Shift>}{ArrowDown}{/Shift}{Control>}{Enter}{/Control}{Meta>}{ArrowUp}{/Meta}');
        expect(finder.active).toBe(active);
        expect(finder.isExpanded).toBe(true);
        expect(finder.input.value).toBe('marsa');
      });

      test('undo gives back what was typed before a pick or a clear, redo the text after it with its place, and no letter is doubled [X]', async () => {
        const { finder } = await renderForm({ locale });
        const form = document.forms[0];
        const source = () => new FormData(form).get('address.source');
        await finder.search('marsa');
        await finder.press('{ArrowDown}{Enter}');
        const undo = () => finder.press('{Control>}z{/Control}');
        const redo = () => finder.press('{Control>}{Shift>}z{/Shift}{/Control}');
        const text = () => finder.input.value;
        await expect.poll(text).toBe(FIRST);
        await undo();
        expect(text()).toBe('marsa');
        await finder.opened();
        expect(source()).toBe('free');
        await redo();
        expect(text()).toBe(FIRST);
        await expect.poll(source).toBe('picked');
        await finder.press('{Escape}{Escape}');
        expect(text()).toBe('');
        await undo();
        expect(text()).toBe(FIRST);
        await expect.poll(source).toBe('picked');
      });

      test('Escape then Enter never picks [X]', async () => {
        const { finder } = await renderForm({ locale });
        await finder.search('marsa');
        await finder.press('{ArrowDown}{Escape}{Enter}');
        expect(finder.input.value).toBe('marsa');
      });

      test('a double click picks, and its second half does not press what the list had covered [X]', async () => {
        const finder = await finderIn();
        const covered = document.createElement('button');
        const pressed = vi.fn();
        covered.addEventListener('click', pressed);
        Object.assign(covered.style, { position: 'fixed', inset: '0', width: '100%', height: '100%' });
        document.body.append(covered);
        onTestFinished(() => covered.remove());
        await finder.search('marsa');
        await userEvent.dblClick(finder.options[0] ?? covered);
        expect(finder.input.value).toBe(FIRST);
        expect(finder.hasFocus).toBe(true);
        expect(pressed).not.toHaveBeenCalled();
        await userEvent.click(covered);
        expect(pressed).toHaveBeenCalledOnce();
      });

      test('a mouse pick keeps the focus in the input [X]', async () => {
        const finder = await finderIn();
        await finder.search('marsa');
        const blurred = vi.fn();
        finder.input.addEventListener('blur', blurred);
        await userEvent.click(finder.option(FIRST.split(/[,،]/)[0] ?? ''));
        expect(finder.input.value).toBe(FIRST);
        expect(finder.hasFocus).toBe(true);
        expect(blurred).not.toHaveBeenCalled();
      });

      test('the first option is never made active by itself', async () => {
        const finder = await finderIn();
        await finder.search('marsa');
        expect(finder.active).toBeNull();
        expect(finder.selected).toEqual([]);
      });
    });

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

      test.each(['{ArrowDown}', '{ArrowUp}'])('Alt+%s: opens, nothing active [O]', async (key) => {
        const finder = await finderIn();
        await finder.search('marsa');
        await finder.press('{Escape}');
        await finder.press(`{Alt>}${key}{/Alt}`);
        await finder.opened();
        expect(finder.active).toBeNull();
      });

      test('Left, Right, Home, End: the caret moves', async () => {
        const finder = await finderIn();
        await finder.search('marsa');
        await finder.press('{Escape}{Home}{ArrowRight}{ArrowRight}{ArrowLeft}');
        expect(finder.input.selectionStart).toBe(1);
        expect(finder.isExpanded).toBe(false);
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
      const compose = async (text: string) => {
        await cdp().send('Input.imeSetComposition', {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        });
      };

      test('while composing: no navigation, no pick, no close; searching goes on [X]', async () => {
        const { finder, submitted } = await renderForm({ locale });
        finder.input.focus();
        await compose('mar');
        await finder.opened();
        expect(finder.options).toHaveLength(3);
        await compose('marsa');
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
