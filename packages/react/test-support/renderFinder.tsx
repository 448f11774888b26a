import { StrictMode, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AddressFinder, type AddressFinderProps } from '../src/index.ts';
import { createMemoryProvider } from './places.ts';
import '../src/styles.css';

const roots: { root: Root; host: HTMLElement }[] = [];

afterEach(() => {
  for (const { root, host } of roots.splice(0)) {
    root.unmount();
    host.remove();
  }
  document.documentElement.dir = 'ltr';
});

/** Puts something on the page, in StrictMode, and takes it off after the test. */
export async function renderPage(page: ReactNode, into?: HTMLElement | ShadowRoot): Promise<HTMLElement> {
  const host = document.createElement('div');
  (into ?? document.body).append(host);
  const root = createRoot(host);
  roots.push({ root, host });
  root.render(<StrictMode>{page}</StrictMode>);
  await expect.poll(() => host.childElementCount).toBeGreaterThan(0);
  return host;
}

/** Asks a page for its finder's parts, in the words of their roles. */
export function partsOf(host: HTMLElement) {
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
      if (input.getRootNode() instanceof Document && document.activeElement !== input) input.focus();
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

/** A finder on a page of its own. */
export async function renderFinder(props: Partial<AddressFinderProps> = {}) {
  return partsOf(await renderPage(<AddressFinder provider={createMemoryProvider()} {...props} />));
}
