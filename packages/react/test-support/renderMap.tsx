import { emptyValue, type AddressValue } from '@smart-address/core';
import { useState } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MapPicker, type MapPickerProps } from '../src/map/index.ts';
import { renderPage } from './renderFinder.tsx';
import '../src/map/map.css';

/** Asks a page for its map's parts, in the words a person would use. */
export function mapIn(host: HTMLElement) {
  const find = (selector: string): HTMLElement => {
    const element = host.querySelector(selector);
    if (!(element instanceof HTMLElement)) throw new Error(`There is no ${selector} on the page.`);
    return element;
  };
  const button = (name: string | RegExp): HTMLButtonElement => {
    const found = [...host.querySelectorAll('button')].find((candidate) => {
      const label = candidate.getAttribute('aria-label') ?? candidate.textContent;
      return typeof name === 'string' ? label === name : name.test(label);
    });
    if (!found) throw new Error(`There is no button ${name}.`);
    return found;
  };
  return {
    host,
    find,
    button,
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
      const codes = [...host.querySelectorAll('.sa-map-code-text')].map(({ textContent }) => textContent);
      const [lat = NaN, lng = NaN] = (codes.find((code) => /^-?\d+\.\d{7}, /.test(code)) ?? '')
        .split(', ')
        .map(Number);
      return { lat, lng };
    },
    get codes() {
      return [...host.querySelectorAll('.sa-map-code-text')].map(({ textContent }) => textContent);
    },
    get problem() {
      return host.querySelector('.sa-map-problem')?.textContent ?? '';
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

export type MapOnPage = ReturnType<typeof mapIn>;

/** A map on the page, drawn, with the country known. */
export async function renderMap(props: MapPickerProps = {}): Promise<MapOnPage> {
  const map = mapIn(await renderPage(<MapPicker {...props} />));
  await map.ready();
  return map;
}

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

/** A map that an address was given to, and what has been saved on it. */
export async function renderSavingMap(
  defaultValue: MapPickerProps['defaultValue'] = TUNIS,
  rooftop: MapPickerProps['rooftop'] = null,
) {
  const saved: AddressValue[] = [];
  const map = await renderMap({
    defaultValue,
    rooftop,
    locale: 'en',
    onValueChange: (value) => saved.push(value),
  });
  return { map, saved };
}

/** A map on a page that holds its value, with a button that hands in another place. */
export async function renderHeldMap(other: {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}) {
  function Page() {
    const [value, setValue] = useState(PICKED);
    const { name, lat, lng } = other;
    return (
      <>
        <button type="button" onClick={() => setValue({ ...PICKED, location: { lat, lng } })}>
          {name}
        </button>
        <MapPicker value={value} onValueChange={setValue} locale="en" />
      </>
    );
  }
  const map = mapIn(await renderPage(<Page />));
  await map.ready();
  return map;
}
