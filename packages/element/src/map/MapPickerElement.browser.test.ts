// The element alone: the form, its attributes and events. Beside a finder: mapForFinder.browser.test.ts; what every map picker does: contract.browser.test.ts.
import { emptyValue, type AddressValue } from '@smart-address/core';
import * as axe from 'axe-core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PICKED, TUNIS } from '../../../core/test-support/map/mapIn.ts';
import { watchWorld } from '../../../core/test-support/watchWorld.ts';
import { renderMarkup } from '../../test-support/renderElement.ts';
import {
  mapElementIn,
  mapOf,
  renderCutMap,
  renderMapElement,
  renderMapMarkup,
} from '../../test-support/renderMapElement.ts';
import '../index.ts';

const SFAX = { lat: 34.7406, lng: 10.7603 };

test('an address set while a save is told is what is shown and submitted', async () => {
  const { element, map, host } = await renderMapMarkup(
    `<form lang="en"><map-picker controls="full" name="place" lat="${TUNIS.lat}" lng="${TUNIS.lng}"></map-picker></form>`,
  );
  const form = host.querySelector('form');
  if (!form) throw new Error('There is no form.');
  element.addEventListener('value-change', ({ detail }) => {
    element.addressValue = { ...detail.value, location: SFAX };
  });
  element.focus();
  await map.press('{Enter}{ArrowUp}{Enter}');
  await expect.poll(() => map.coordinates).toEqual(SFAX);
  expect(element.addressValue?.location).toEqual(SFAX);
  expect(new FormData(form).get('place.lat')).toBe('34.7406000');
});

test('taken out, it listens to nothing and watches nothing', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const left = watchWorld();
  const { element, map } = await renderMapElement({ defaultValue: TUNIS, locale: 'en' });
  element.tiles = { url: '/no-such/{z}/{x}/{y}.png', attribution: 'Nobody' };
  await expect.poll(() => map.host.querySelector('.leaflet-tile-container img')).not.toBeNull();
  expect(left().length).toBeGreaterThan(0);
  element.remove();
  await expect.poll(left).toEqual([]);
});

test('the network that comes back while the map loads brings no second map', async () => {
  const host = renderMarkup('<div lang="en"><map-picker></map-picker></div>');
  window.dispatchEvent(new Event('online'));
  const map = await mapOf(mapElementIn(host));
  expect(map.host.querySelectorAll('.leaflet-map-pane')).toHaveLength(1);
});

test('tiles in a new object with the same address are not requested again, and are said to fail still', async () => {
  const { element, map } = await renderMapElement({ defaultValue: TUNIS, locale: 'en' });
  const give = () => (element.tiles = { url: '/no-such/{z}/{x}/{y}.png', attribution: 'Nobody' });
  const firstTile = () => map.host.querySelector('.leaflet-tile-container img');
  give();
  await expect.poll(() => map.problem).toContain('The online map is not responding');
  const tile = firstTile();
  expect(tile).not.toBeNull();
  give();
  expect(map.problem).toContain('The online map is not responding');
  expect(firstTile()).toBe(tile);
  element.tiles = null;
  expect(map.problem).toBe('');
  expect(firstTile()).toBeNull();
});

test('tiles with another depth are requested anew', async () => {
  const { element, map } = await renderMapElement({ defaultValue: TUNIS, locale: 'en' });
  const give = (maxZoom: number) =>
    (element.tiles = { url: '/no-such/{z}/{x}/{y}.png', attribution: 'Nobody', maxZoom });
  const firstTile = () => map.host.querySelector('.leaflet-tile-container img');
  give(3);
  await expect.poll(firstTile).not.toBeNull();
  const tile = firstTile();
  give(19);
  expect(firstTile()).not.toBe(tile);
});

test('asks for the country’s data again once the network is back', async () => {
  const { element, mend } = await renderCutMap();
  mend();
  window.dispatchEvent(new Event('online'));
  const map = await mapOf(element);
  expect(map.problem).toBe('');
});

test('shows the point of its attributes, submits what is saved under its name, and goes back on reset', async () => {
  const { host, element, map } = await renderMapMarkup(
    `<form lang="en"><map-picker controls="full" name="place" lat="${TUNIS.lat}" lng="${TUNIS.lng}"></map-picker></form>`,
  );
  const form = host.querySelector('form');
  if (!form) throw new Error('There is no form.');
  const sent = () => Object.fromEntries(new FormData(form).entries());
  expect(map.coordinates).toEqual(TUNIS);
  expect(sent()).toMatchObject({ 'place.lat': '36.7994000', 'place.lng': '10.1716000' });
  const heard: string[] = [];
  for (const type of ['mode-change', 'value-change', 'input', 'change'])
    host.addEventListener(type, () => heard.push(type));
  element.focus();
  await map.press('{Enter}{ArrowUp}{Enter}');
  expect(heard).toEqual(['mode-change', 'value-change', 'input', 'change', 'mode-change']);
  expect(sent()).toMatchObject({ 'place.lat': map.coordinates.lat.toFixed(7), 'place.source': 'pin' });
  form.reset();
  await expect.poll(() => map.coordinates).toEqual(TUNIS);
  expect(sent()).toMatchObject({ 'place.lat': '36.7994000' });
});

test('what is submitted before anything is saved shows the same point again, read from a database', async () => {
  const { host, element, map } = await renderMapMarkup(
    `<form lang="en"><map-picker controls="full" name="place" lat="${TUNIS.lat}" lng="${TUNIS.lng}"></map-picker></form>`,
  );
  const form = host.querySelector('form');
  const sent = Object.fromEntries(new FormData(form ?? undefined).entries());
  expect(sent).toMatchObject({ place: '', 'place.source': 'picked' });
  element.addressValue = null;
  const row = {
    text: sent['place'],
    source: sent['place.source'],
    lat: sent['place.lat'],
    lng: sent['place.lng'],
  };
  Reflect.set(element, 'addressValue', row);
  expect(map.coordinates).toEqual(TUNIS);
});

test('takes an address, a point, or null, set before its script has loaded too', async () => {
  const { element, map } = await renderMapElement({ locale: 'en' });
  element.addressValue = TUNIS;
  expect(map.coordinates).toEqual(TUNIS);
  expect(element.addressValue).toMatchObject({ text: '', location: TUNIS, plusCode: '8F8GQ5XC+QJ9' });
  element.addressValue = { ...PICKED, location: SFAX, accuracy: 'street' };
  expect(map.coordinates).toEqual(SFAX);
  element.addressValue = null;
  expect(map.codes).toEqual([]);
  expect(element.addressValue).toBeNull();
});

test('Preact, which sets an empty text for null, gets a map all the same', async () => {
  const host = document.createElement('div');
  host.lang = 'en';
  const element = document.createElement('map-picker');
  for (const name of ['addressValue', 'rooftop', 'tiles', 'provider', 'gazetteer', 'environment'])
    Reflect.set(element, name, '');
  host.append(element);
  document.body.append(host);
  const map = await mapOf(element);
  expect([element.addressValue, element.rooftop, element.tiles]).toEqual([null, null, null]);
  element.addressValue = TUNIS;
  expect(map.coordinates).toEqual(TUNIS);
  Reflect.set(element, 'addressValue', '');
  expect(map.codes).toEqual([]);
});

test('its attributes are properties too, as frameworks set them', async () => {
  const { element, map } = await renderMapElement({ locale: 'en' });
  Object.assign(element, {
    lat: TUNIS.lat,
    lng: String(TUNIS.lng),
    label: 'Where',
    disabled: true,
    name: 'place',
  });
  expect(map.coordinates).toEqual(TUNIS);
  expect(map.pane.getAttribute('aria-label')).toBe('Where');
  expect(map.button('Adjust the pin').matches(':disabled')).toBe(true);
  expect([element.lat, element.lng, element.label, element.disabled, element.name]).toEqual([
    TUNIS.lat,
    TUNIS.lng,
    'Where',
    true,
    'place',
  ]);
  Object.assign(element, { lat: null, disabled: false });
  expect(map.codes).toEqual([]);
  expect(map.button('Place the pin').matches(':disabled')).toBe(false);
});

test('a bare point has no words to disagree with: the pin may go anywhere', async () => {
  const saved: AddressValue[] = [];
  const { element, map } = await renderMapElement({
    defaultValue: TUNIS,
    locale: 'en',
    onValueChange: (value) => saved.push(value),
  });
  element.focus();
  await map.press('{Enter}');
  map.input.focus();
  await map.press('34.7406, 10.7603{Enter}');
  await userEvent.click(map.button('Save'));
  await expect.poll(() => map.mode).toBe('view');
  expect(saved.map(({ location }) => location)).toEqual([SFAX]);
});

test('follows the page’s language and theme, and bears the name that the page gives it', async () => {
  const { host, map } = await renderMapMarkup(
    `<div lang="en" data-theme="light"><map-picker controls="full" label="Where to deliver" lat="36.8" lng="10.2"></map-picker></div>`,
  );
  const page = host.querySelector('div');
  if (!page) throw new Error('There is no page.');
  expect(map.pane.getAttribute('aria-label')).toBe('Where to deliver');
  const colour = () => getComputedStyle(map.find('.sa-map')).backgroundColor;
  const light = colour();
  page.lang = 'ar';
  page.dataset['theme'] = 'dark';
  await expect.poll(() => map.find('.sa-map').dir).toBe('rtl');
  await expect.poll(colour).not.toBe(light);
  expect(map.button('تعديل الدبوس')).toBeTruthy();
});

test('can be styled by its parts and custom properties', async () => {
  const { element, map } = await renderMapElement({ defaultValue: TUNIS, locale: 'en' });
  const style = document.createElement('style');
  style.textContent =
    'map-picker { --sa-map-height: 200px } map-picker::part(map-button) { color: rgb(1, 2, 3) }';
  element.before(style);
  expect(map.pane.getBoundingClientRect().height).toBeGreaterThanOrEqual(200);
  expect(getComputedStyle(map.button('Adjust the pin')).color).toBe('rgb(1, 2, 3)');
  style.remove();
});

test('may be moved in the page, taken off it while it loads, and put back', async () => {
  const { element, box, map } = await renderMapElement({ defaultValue: TUNIS, locale: 'en' });
  element.focus();
  await map.press('{Enter}{ArrowUp}');
  const { coordinates } = map;
  element.remove();
  box.append(element);
  element.remove();
  box.append(element);
  await map.ready();
  expect(map.coordinates).toEqual(coordinates);
  expect(map.mode).toBe('adjust');
  expect(box.querySelectorAll('map-picker')).toHaveLength(1);
  expect(map.host.querySelectorAll('.leaflet-container')).toHaveLength(1);
});

// A colour is the same in each language, and a name in both themes.
test.each([
  ['fr', 'light'],
  ['ar', 'dark'],
  ['en', 'light'],
] as const)('has nothing for axe to find in %s on a %s page, locked and unlocked', async (locale, theme) => {
  document.documentElement.dataset['theme'] = theme;
  document.body.style.background = theme === 'dark' ? '#0d131c' : '#ffffff';
  onTestFinished(() => {
    delete document.documentElement.dataset['theme'];
    document.body.style.background = '';
  });
  const { element, map } = await renderMapElement({ defaultValue: TUNIS, locale });
  for (const mode of ['view', 'adjust']) {
    expect(map.mode).toBe(mode);
    const { violations } = await axe.run(element, {
      rules: { region: { enabled: false } },
      resultTypes: ['violations'],
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    element.focus();
    await map.press('{Enter}');
  }
});

test('what a database kept of an address is read as in the finder', async () => {
  const { element, map } = await renderMapElement({ locale: 'en' });
  element.addressValue = { text: 'Sfax', lat: String(SFAX.lat), lng: SFAX.lng };
  expect(map.coordinates).toEqual(SFAX);
  expect(element.addressValue).toMatchObject({
    ...emptyValue,
    text: 'Sfax',
    source: 'picked',
    location: SFAX,
  });
});
