import { emptyValue, type AddressValue } from '@smart-address/core';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';

/** Asks a page for its map's parts, in the words a person would use. */
export function mapIn<Host extends HTMLElement | ShadowRoot>(host: Host) {
  const isSeen = (element: Element): boolean => element.closest('[hidden]') === null;
  const seen = <Kind extends Element = Element>(selector: string): Kind[] =>
    [...host.querySelectorAll<Kind>(selector)].filter(isSeen);
  const find = (selector: string): HTMLElement => {
    const element = seen(selector)[0];
    if (!(element instanceof HTMLElement)) throw new Error(`There is no ${selector} on the page.`);
    return element;
  };
  const button = (name: string | RegExp): HTMLButtonElement => {
    const found = seen<HTMLButtonElement>('button').find((candidate) => {
      const label = candidate.getAttribute('aria-label') ?? candidate.textContent;
      return typeof name === 'string' ? label === name : name.test(label);
    });
    if (!found) throw new Error(`There is no button ${name}.`);
    return found;
  };
  return {
    host,
    seen,
    find,
    button,
    /** What has the focus, in the map or outside. */
    get focused(): Element | null {
      const own = host instanceof ShadowRoot ? host.activeElement : null;
      return own ?? document.activeElement;
    },
    /** What has the focus while the map does. */
    get pane() {
      return find('[role="application"]');
    },
    get status() {
      return find('[role="status"]').textContent;
    },
    get words() {
      return find('.sa-map-words').textContent;
    },
    get mode() {
      return find('.sa-map').dataset.mode;
    },
    /** Coordinates as shown. */
    get coordinates() {
      const codes = seen('.sa-map-code-text').map(({ textContent }) => textContent);
      const [lat = NaN, lng = NaN] = (codes.find((code) => /^-?\d+\.\d{7}, /.test(code)) ?? '')
        .split(', ')
        .map(Number);
      return { lat, lng };
    },
    get codes() {
      return seen('.sa-map-code-text').map(({ textContent }) => textContent);
    },
    get problem() {
      return seen('.sa-map-problem')[0]?.textContent ?? '';
    },
    get input() {
      const input = find('.sa-map-typed input');
      if (!(input instanceof HTMLInputElement)) throw new Error('The typed place is no input.');
      return input;
    },
    /** Waits until the map is drawn and the country known. */
    async ready() {
      await expect.poll(() => find('.sa-map').dataset.status).toBe('ready');
      await expect.poll(() => find('.sa-map-attribution').textContent).toContain('GeoNames');
    },
    /** Presses keys on whatever has the focus. */
    press: (keys: string) => userEvent.keyboard(keys),
  };
}

export type MapOnPage<Host extends HTMLElement | ShadowRoot = HTMLElement | ShadowRoot> = ReturnType<
  typeof mapIn<Host>
>;

/** The medina of Tunis. */
export const TUNIS = { lat: 36.7994, lng: 10.1716 };

/** An address of a building in it. */
export const PICKED: AddressValue = {
  ...emptyValue,
  text: 'Souk El Grana, 1008 Tunis',
  source: 'picked',
  location: TUNIS,
  accuracy: 'rooftop',
};
