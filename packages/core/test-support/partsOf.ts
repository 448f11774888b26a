import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';

/** Asks a page for its finder's parts, in the words of their roles. */
export function partsOf<Host extends HTMLElement | ShadowRoot>(host: Host) {
  const find = <Kind extends Element>(selector: string, kind: new () => Kind): Kind => {
    const element = host.querySelector(selector);
    if (!(element instanceof kind)) throw new Error(`There is no ${selector} on the page.`);
    return element;
  };
  const input = find('[role="combobox"]', HTMLInputElement);
  const isShown = (element: HTMLElement) => element.checkVisibility();
  return {
    host,
    input,
    get list() {
      return find('[role="listbox"]', HTMLElement);
    },
    get popup() {
      return find('.sa-popup', HTMLElement);
    },
    get openButton() {
      return find('.sa-open', HTMLButtonElement);
    },
    get clearButton() {
      return find('.sa-clear', HTMLButtonElement);
    },
    get locateButton() {
      return find('.sa-locate', HTMLButtonElement);
    },
    get status() {
      return find('[role="status"]', HTMLElement);
    },
    /** The options a person can see. */
    get options() {
      return [...host.querySelectorAll<HTMLElement>('[role="option"]')].filter(isShown);
    },
    option(name: string) {
      const found = [...host.querySelectorAll<HTMLElement>('[role="option"]')].find((option) =>
        option.textContent.includes(name),
      );
      if (found === undefined) throw new Error(`There is no option ${name}.`);
      return found;
    },
    /** Whether the focus is in the input, as the tree it stands in sees it. */
    get hasFocus() {
      const tree = input.getRootNode();
      return 'activeElement' in tree && tree.activeElement === input;
    },
    get isExpanded() {
      return input.getAttribute('aria-expanded') === 'true';
    },
    /** The element that `aria-activedescendant` names, or null. */
    get active() {
      const id = input.getAttribute('aria-activedescendant');
      return id === null ? null : host.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    },
    get selected() {
      return [...host.querySelectorAll<HTMLElement>('[aria-selected="true"]')];
    },
    async opened() {
      await expect.poll(() => input.getAttribute('aria-expanded')).toBe('true');
    },
    /** Presses real keys with the focus in the input. */
    async press(keys: string) {
      if (!this.hasFocus) input.focus();
      await userEvent.keyboard(keys);
    },
    /** Types with real keys and waits for the list. */
    async search(text: string) {
      input.focus();
      await userEvent.keyboard(text);
      await this.opened();
    },
  };
}

/** What a test asks of a finder on its page. */
export type FinderParts = ReturnType<typeof partsOf<HTMLElement | ShadowRoot>>;
