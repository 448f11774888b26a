import { loadGazetteer } from '@smart-address/gazetteer';
import { expect } from 'vitest';
import type { MapSetting } from '../../core/test-support/map/mapContract.types.ts';
import { mapIn, TUNIS } from '../../core/test-support/map/mapIn.ts';
import type { MapPickerElement } from '../src/map.ts';
import '../src/map.ts';
import { renderMarkup } from './renderElement.ts';

/** The map of a page, drawn, with the country known. */
export async function mapOf(element: MapPickerElement) {
  if (element.shadowRoot === null) throw new Error('The map has no shadow root.');
  const map = mapIn(element.shadowRoot);
  await map.ready();
  return map;
}

/** The only map in some markup. */
export function mapElementIn(host: ParentNode): MapPickerElement {
  const element = host.querySelector('map-picker');
  if (element === null) throw new Error('There is no map-picker on the page.');
  return element;
}

/** A map from markup of a page. */
export async function renderMapMarkup(markup: string) {
  const host = renderMarkup(markup);
  const element = mapElementIn(host);
  return { host, element, map: await mapOf(element) };
}

/** A map whose country could not be loaded, and its button to try again; from `mend` on it can be loaded. */
export async function renderCutMap() {
  const element = mapElementIn(
    renderMarkup(
      `<div lang="en"><map-picker controls="full" lat="${TUNIS.lat}" lng="${TUNIS.lng}"></map-picker></div>`,
    ),
  );
  const country = await loadGazetteer();
  let isCut = true;
  element.gazetteer = {
    ...country,
    nearest: (...asked) => {
      if (isCut) throw new Error('The connection was cut.');
      return country.nearest(...asked);
    },
  };
  const retry = () => element.shadowRoot?.querySelector<HTMLElement>('.sa-map-problem:not([hidden]) button');
  await expect.poll(() => retry()?.textContent).toBe('Try again');
  return {
    element,
    retry,
    mend() {
      isCut = false;
    },
  };
}

/** A map as a test asks for it, in some element or alone. */
export async function renderMapElement(
  { defaultValue, locale, environment, tiles, tilesOnRequest, onValueChange, controls = 'full' }: MapSetting,
  around: keyof HTMLElementTagNameMap = 'div',
) {
  const box = document.createElement(around);
  const element = document.createElement('map-picker');
  if (defaultValue !== undefined && 'text' in defaultValue) element.addressValue = defaultValue;
  else if (defaultValue !== undefined) {
    element.setAttribute('lat', String(defaultValue.lat));
    element.setAttribute('lng', String(defaultValue.lng));
  }
  element.controls = controls;
  if (locale !== undefined) element.lang = locale;
  if (environment !== undefined) element.environment = environment;
  if (tiles !== undefined) element.tiles = tiles;
  if (tilesOnRequest !== undefined) element.tilesOnRequest = tilesOnRequest;
  element.addEventListener('value-change', ({ detail }) => onValueChange?.(detail.value));
  box.append(element);
  document.body.append(box);
  return { element, box, map: await mapOf(element) };
}
