// What is the element's own: the finder it is for, the form, its attributes and events. What every map picker does is in contract.browser.test.ts.
import { emptyValue, type AddressValue } from '@smart-address/core';
import * as axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PICKED, TUNIS } from '../../../core/test-support/mapIn.ts';
import { insideOf, renderMarkup } from '../../test-support/renderElement.ts';
import {
  mapElementIn,
  mapOf,
  renderMapElement,
  renderMapMarkup,
} from '../../test-support/renderMapElement.ts';
import '../index.ts';

const SFAX = { lat: 34.7406, lng: 10.7603 };
const FORM = `<form lang="en">
  <address-finder id="where" name="address"></address-finder>
  <map-picker for="where"></map-picker>
</form>`;

async function renderPair() {
  const { host, map, element } = await renderMapMarkup(FORM);
  const finder = host.querySelector('address-finder');
  const form = host.querySelector('form');
  if (!finder || !form) throw new Error('There is no finder, or no form.');
  const sent = () => Object.fromEntries(new FormData(form).entries());
  return { host, map, element, finder, form, sent };
}

describe('for an <address-finder>', () => {
  test('shows the address that the finder has, whoever set it', async () => {
    const { map, finder, element } = await renderPair();
    expect(map.words).toBe('No pin yet.');
    finder.addressValue = PICKED;
    await expect.poll(() => map.coordinates).toEqual(TUNIS);
    finder.addressValue = { ...PICKED, location: SFAX };
    await expect.poll(() => map.coordinates).toEqual(SFAX);
    await userEvent.fill(insideOf(finder).input, 'somewhere else');
    await expect.poll(() => map.codes).toEqual([]);
    expect(element.addressValue?.text).toBe('somewhere else');
  });

  test('a saved pin is the finder’s address, in the buyer’s words, and what the form submits', async () => {
    const { map, finder, sent, element } = await renderPair();
    finder.addressValue = PICKED;
    await expect.poll(() => map.coordinates).toEqual(TUNIS);
    element.focus();
    await map.press('{Enter}{ArrowUp}{ArrowUp}{Enter}');
    await expect.poll(() => map.mode).toBe('view');
    const { lat, lng } = map.coordinates;
    expect(lat).toBeGreaterThan(TUNIS.lat);
    expect(finder.value).toBe(PICKED.text);
    expect(finder.addressValue).toMatchObject({ source: 'pin', confirmed: true, location: { lat, lng } });
    expect(sent()).toMatchObject({
      address: PICKED.text,
      'address.lat': lat.toFixed(7),
      'address.lng': lng.toFixed(7),
      'address.source': 'pin',
    });
    expect(map.coordinates).toEqual({ lat, lng });
  });

  test('words that are the old point’s code are not kept beside another point', async () => {
    const { map, finder, element } = await renderPair();
    const code = '8F8GQ5XC+QJ7';
    finder.addressValue = { ...PICKED, text: code, plusCode: code };
    await expect.poll(() => map.coordinates).toEqual(TUNIS);
    element.focus();
    await map.press('{Enter}{ArrowUp}{Enter}');
    await expect.poll(() => map.mode).toBe('view');
    expect(finder.value).not.toBe('');
    expect(finder.value).not.toContain(code);
  });

  test('asks which is right where pin and address disagree, and keeps what was answered', async () => {
    const { map, finder, element } = await renderPair();
    finder.addressValue = PICKED;
    await expect.poll(() => map.coordinates).toEqual(TUNIS);
    const answerWith = async (answer: string) => {
      await userEvent.click(map.button('Adjust the pin'));
      map.input.focus();
      await map.press('36.81, 10.18{Enter}');
      await expect.poll(() => map.coordinates.lat).toBe(36.81);
      await userEvent.click(map.button('Save'));
      const question = () => element.shadowRoot?.querySelector('dialog');
      await expect.poll(() => question()?.open).toBe(true);
      expect(question()?.textContent).toContain(`from “${PICKED.text}”`);
      await userEvent.click(map.button(answer));
      await expect.poll(question).toBeNull();
    };
    await answerWith('Go back');
    expect(map.mode).toBe('adjust');
    await userEvent.click(map.button('Cancel'));
    await answerWith('At the address');
    expect(map.mode).toBe('view');
    expect(finder.addressValue).toEqual(PICKED);
    await answerWith('At the pin');
    expect(finder.addressValue.location).toEqual({ lat: 36.81, lng: 10.18 });
    expect(finder.value).not.toBe(PICKED.text);
  });

  test('a page that prevents `value-change` keeps the finder as it was, and the pin unlocked', async () => {
    const { map, finder, host, element } = await renderPair();
    finder.addressValue = PICKED;
    await expect.poll(() => map.coordinates).toEqual(TUNIS);
    host.addEventListener('value-change', (event) => event.preventDefault());
    element.focus();
    await map.press('{Enter}{ArrowUp}{Enter}');
    expect(map.mode).toBe('adjust');
    expect(finder.addressValue).toEqual(PICKED);
  });

  test('a page that prevents the finder’s `value-change` does too; other fields that the finder fills follow the pin', async () => {
    const { map, finder, form, element } = await renderPair();
    const lat = document.createElement('input');
    lat.name = 'y';
    form.append(lat);
    finder.fields = { lat: 'y' };
    finder.addressValue = PICKED;
    lat.value = '36.7994000';
    await expect.poll(() => map.coordinates).toEqual(TUNIS);
    const reasons: string[] = [];
    finder.addEventListener('value-change', ({ detail }) => reasons.push(detail.reason));
    const prevent = (event: Event) => event.preventDefault();
    finder.addEventListener('value-change', prevent);
    element.focus();
    await map.press('{Enter}{ArrowUp}{Enter}');
    expect(map.mode).toBe('adjust');
    expect([finder.addressValue, lat.value]).toEqual([PICKED, '36.7994000']);
    finder.removeEventListener('value-change', prevent);
    await map.press('{Enter}');
    expect(map.mode).toBe('view');
    expect(lat.value).toBe(map.coordinates.lat.toFixed(7));
    expect(reasons).toEqual(['pin', 'pin']);
  });

  test('a finder that comes later, or again, is followed', async () => {
    const host = renderMarkup('<div lang="en"><map-picker for="later"></map-picker></div>');
    const map = await mapOf(mapElementIn(host));
    for (const location of [TUNIS, SFAX]) {
      host.querySelector('address-finder')?.remove();
      const finder = document.createElement('address-finder');
      finder.id = 'later';
      finder.addressValue = { ...PICKED, location };
      host.append(finder);
      await expect.poll(() => map.coordinates).toEqual(location);
    }
  });

  test('a reset of the form brings the finder’s own address back on the map', async () => {
    const { map, finder, form, element } = await renderPair();
    finder.defaultValue = PICKED.text;
    finder.addressValue = PICKED;
    await expect.poll(() => map.coordinates).toEqual(TUNIS);
    element.focus();
    await map.press('{Enter}{ArrowUp}{Enter}');
    await expect.poll(() => finder.addressValue.source).toBe('pin');
    form.reset();
    await expect.poll(() => map.coordinates).toEqual(TUNIS);
    expect(finder.addressValue).toEqual(PICKED);
  });
});

describe('alone', () => {
  test('shows the point of its attributes, submits what is saved under its name, and goes back on reset', async () => {
    const { host, element, map } = await renderMapMarkup(
      `<form lang="en"><map-picker name="place" lat="${TUNIS.lat}" lng="${TUNIS.lng}"></map-picker></form>`,
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
      `<div lang="en" data-theme="light"><map-picker label="Where to deliver" lat="36.8" lng="10.2"></map-picker></div>`,
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

  test.each(['fr', 'ar', 'en'] as const)(
    'has nothing for axe to find in %s, locked and unlocked',
    async (locale) => {
      const { element, map } = await renderMapElement({ defaultValue: TUNIS, locale });
      for (const mode of ['view', 'adjust']) {
        expect(map.mode).toBe(mode);
        const { violations } = await axe.run(element, { rules: { region: { enabled: false } } });
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
        element.focus();
        await map.press('{Enter}');
      }
    },
  );
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
