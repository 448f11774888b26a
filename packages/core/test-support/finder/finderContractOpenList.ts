import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import type { FinderContractRows } from './finderContract.types.ts';
import { pointOf, tap } from '../map/pointers.ts';
import { watchBack } from '../watchBack.ts';

/** The contract's rows of the keys while the list is open. */
export function finderContractOpenList({
  direction,
  locale,
  FIRST,
  finderIn,
  renderForm,
  renderInDialog,
}: FinderContractRows): void {
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

    test('a finger on a row whose words change before it is lifted picks nothing; on one that stays it picks', async () => {
      const finder = await finderIn();
      await finder.search('marsa');
      const at = pointOf(finder.option(FIRST));
      const change = () => {
        finder.input.value = 'sfax';
        finder.input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
      };
      // Once the finder has heard of the press.
      window.addEventListener('pointerdown', change, { once: true });
      const rows: number[] = [];
      finder.list.addEventListener('click', () => rows.push(finder.options.length), { once: true });
      await tap(at);
      await expect.poll(() => rows).toEqual([1]);
      expect(finder.input.value).toBe('sfax');
      await tap(at);
      await expect.poll(() => finder.input.value).not.toBe('sfax');
      expect(finder.isExpanded).toBe(false);
    });

    test('"back" on a phone: closes the sheet, keeps the text, even with commitOnBlur, and closes nothing once it is closed', async () => {
      await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true });
      onTestFinished(
        async () => void (await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false })),
      );
      const { watchers, goBack } = watchBack(window);
      const { finder } = await renderForm({ locale, commitOnBlur: true });
      await finder.search('marsa');
      await expect.poll(() => finder.popup.dataset['layout']).toBe('sheet');
      await finder.press('{ArrowDown}');
      goBack();
      expect(finder.isExpanded).toBe(false);
      expect(finder.input.value).toBe('marsa');
      await finder.press('{ArrowDown}');
      expect(finder.isExpanded).toBe(true);
      goBack();
      expect(finder.isExpanded).toBe(false);
      expect(finder.input.value).toBe('marsa');
      expect(watchers).toHaveLength(2);
    });

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

    test('Enter on a row of an older query: nothing, until its own rows are there [X]', async () => {
      const answers: (() => void)[] = [];
      const beforeAnswer = (query: string) =>
        query === 'mars' ? new Promise<void>((resolve) => answers.push(resolve)) : Promise.resolve();
      const { finder, submitted } = await renderForm({ locale, beforeAnswer });
      await finder.search('mar');
      await finder.press('s{ArrowDown}{Enter}');
      expect(finder.input.value).toBe('mars');
      expect(submitted).not.toHaveBeenCalled();
      await expect.poll(() => answers.length).toBeGreaterThan(0);
      for (const answer of answers) answer();
      await expect.poll(() => finder.list.hasAttribute('data-stale')).toBe(false);
      await finder.press('{Enter}');
      expect(finder.input.value).toBe(FIRST);
    });

    test('Delete on a recent address: removes it', async () => {
      const finder = await finderIn({ recents: true });
      onTestFinished(() => localStorage.clear());
      for (const text of ['marsa', 'sfax']) {
        await finder.search(text);
        await finder.press('{ArrowDown}{Enter}{Escape}');
      }
      await finder.press('{ArrowDown}');
      await finder.opened();
      expect(finder.options).toHaveLength(2);
      expect(finder.active).toBe(finder.options[0]);
      await finder.press('{Delete}');
      await expect.poll(() => finder.options.length).toBe(1);
      expect(finder.options[0]?.textContent).toContain(FIRST.split(/[,،]/)[0]);
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

    test('Escape: a dialog that hears it first, as those of Radix do, sees that it is prevented [X]', async () => {
      const { finder } = await renderInDialog();
      const closed: boolean[] = [];
      const hear = (event: KeyboardEvent) => event.key === 'Escape' && closed.push(!event.defaultPrevented);
      document.addEventListener('keydown', hear, { capture: true });
      onTestFinished(() => document.removeEventListener('keydown', hear, { capture: true }));
      await finder.search('marsa');
      await finder.press('{Escape}');
      expect(finder.isExpanded).toBe(false);
      expect(finder.input.value).toBe('marsa');
      await finder.press('{Escape}');
      expect(finder.input.value).toBe('');
      await userEvent.click(finder.locateButton);
      await expect.poll(() => finder.popup.checkVisibility()).toBe(true);
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => finder.popup.checkVisibility()).toBe(false);
      expect(closed).toEqual([false, false, false]);
      await userEvent.keyboard('{Escape}');
      expect(closed).toEqual([false, false, false, true]);
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

    test('Escape on "Use my location": closes what is said of it, not the dialog [X]', async () => {
      const { finder, dialog, cancelled } = await renderInDialog();
      await userEvent.click(finder.locateButton);
      // The browser of the tests gives nobody its position.
      await expect.poll(() => finder.popup.checkVisibility()).toBe(true);
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => finder.popup.checkVisibility()).toBe(false);
      expect(dialog.open).toBe(true);
      expect(cancelled).not.toHaveBeenCalled();
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => dialog.open).toBe(false);
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

    test('the window loses the focus, as to another window or to the page around a frame: the list stays, a press on the page closes it [X]', async () => {
      const { finder } = await renderForm({ locale });
      const [inPage, around] = [document, window.parent.document].map(({ body }) => {
        const button = body.ownerDocument.createElement('button');
        button.textContent = 'elsewhere';
        body.prepend(button);
        onTestFinished(() => button.remove());
        return button;
      });
      await finder.search('marsa');
      await finder.press('{ArrowDown}');
      const { active } = finder;
      around?.focus();
      expect(document.hasFocus()).toBe(false);
      // Longer than what tells the window's focus from the field's.
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(finder.isExpanded).toBe(true);
      expect(finder.active).toBe(active);
      if (inPage) await userEvent.click(inPage);
      expect(finder.isExpanded).toBe(false);
    });

    test('Tab with commitOnBlur: picks the active option', async () => {
      const { finder } = await renderForm({ locale, commitOnBlur: true });
      await finder.search('marsa');
      await finder.press('{ArrowDown}{Tab}');
      expect(finder.input.value).toBe(FIRST);
    });

    test('Enter with mustPick: submits no text that was not picked, and says what to do; what was typed stays', async () => {
      const { finder, submitted } = await renderForm({ locale, mustPick: true });
      await finder.search('marsa');
      await finder.press('{Escape}{Enter}');
      expect(finder.input.value).toBe('marsa');
      expect(finder.input.validationMessage).toMatch(direction === 'rtl' ? /القائمة/ : /dans la liste/);
      expect(submitted).not.toHaveBeenCalled();
      await finder.press('{Alt>}{ArrowDown}{/Alt}{ArrowDown}{Enter}');
      expect(finder.input.value).toBe(FIRST);
      await expect.poll(() => finder.input.validationMessage).toBe('');
      await finder.press('{Enter}');
      expect(submitted).toHaveBeenCalledTimes(1);
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

    test('a row that a screen reader presses, with the focus on it: picks, and the focus is in the input [X]', async () => {
      const finder = await finderIn();
      await finder.search('marsa');
      finder.options[0]?.focus();
      finder.options[0]?.click();
      expect(finder.input.value).toBe(FIRST);
      expect(finder.hasFocus).toBe(true);
    });

    test('the first option is never made active by itself', async () => {
      const finder = await finderIn();
      await finder.search('marsa');
      expect(finder.active).toBeNull();
      expect(finder.selected).toEqual([]);
    });
  });
}
