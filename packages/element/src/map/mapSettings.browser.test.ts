// What a page sets on the map, what the browser restores or lacks, and what fails and is tried again.
import type { AddressValue } from '@smart-address/core';
import { emptyValue } from '@smart-address/core/finder';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { exampleAddress } from '../../../core/test-support/exampleAddress.ts';
import { PICKED, TUNIS } from '../../../core/test-support/map/mapIn.ts';
import {
  mapOf,
  renderCutMap,
  renderMapElement,
  renderMapMarkup,
} from '../../test-support/renderMapElement.ts';
import '../index.ts';

const SFAX = { lat: 34.7406, lng: 10.7603 };

test('Home goes to the rooftop that the page has set, and to the address’s own point again without', async () => {
  const { element, map } = await renderMapElement({ locale: 'en' });
  const rooftop = { lat: 36.8, lng: 10.172 };
  element.addressValue = PICKED;
  element.rooftop = rooftop;
  expect(element.rooftop).toEqual(rooftop);
  element.focus();
  await map.press('{Enter}{Home}');
  expect(map.coordinates).toEqual(rooftop);
  await map.press('{Escape}');
  element.rooftop = null;
  expect(element.rooftop).toBeNull();
  await map.press('{Enter}{ArrowUp}{Home}');
  expect(map.coordinates).toEqual(TUNIS);
});

test('a saved pin has the words and the address of the provider that the page has set', async () => {
  const saved: AddressValue[] = [];
  const { element, map } = await renderMapElement({
    defaultValue: TUNIS,
    locale: 'en',
    onValueChange: (value) => saved.push(value),
  });
  const asked: unknown[] = [];
  const { address } = exampleAddress('El Mourouj');
  element.provider = {
    suggest: () => Promise.reject(new Error('Nothing is typed.')),
    retrieve: () => Promise.reject(new Error('Nothing is picked.')),
    reverse: (location, { locale }) => {
      asked.push([location, locale]);
      return Promise.resolve({ ...exampleAddress('El Mourouj'), address });
    },
  };
  element.focus();
  await map.press('{Enter}{ArrowUp}');
  await expect.poll(() => asked).toEqual([[map.coordinates, 'en']]);
  await map.press('{Enter}');
  expect(saved.map((value) => value.address)).toEqual([address]);
});

test('is for the finder whose id the page sets as a property, and for none again', async () => {
  const { host, element, map } = await renderMapMarkup(
    '<div lang="en"><address-finder id="there"></address-finder><map-picker controls="full"></map-picker></div>',
  );
  const finder = host.querySelector('address-finder');
  if (finder === null) throw new Error('There is no finder.');
  finder.addressValue = PICKED;
  element.for = 'there';
  expect([element.for, element.getAttribute('for')]).toEqual(['there', 'there']);
  expect(map.coordinates).toEqual(TUNIS);
  element.for = null;
  finder.addressValue = { ...PICKED, location: SFAX };
  expect([element.for, map.coordinates]).toEqual(['', TUNIS]);
});

test('a saved place is there again when the browser restores the form, and no place is none', async () => {
  const { host, element, map } = await renderMapMarkup(
    '<form lang="en"><map-picker controls="full" name="place"></map-picker></form>',
  );
  const form = host.querySelector('form');
  if (form === null) throw new Error('There is no form.');
  element.formStateRestoreCallback(JSON.stringify(emptyValue));
  expect(element.addressValue).toBeNull();
  element.setAttribute('lat', String(SFAX.lat));
  element.setAttribute('lng', String(SFAX.lng));
  expect(map.coordinates).toEqual(SFAX);
  element.formStateRestoreCallback(JSON.stringify({ ...PICKED, source: 'pin', confirmed: true }));
  expect(map.coordinates).toEqual(TUNIS);
  expect(new FormData(form).get('place.lat')).toBe('36.7994000');
});

test('a save that the page prevents leaves the address as it was, and the pin unlocked', async () => {
  const { element, map } = await renderMapElement({ defaultValue: TUNIS, locale: 'en' });
  const before = element.addressValue;
  element.addEventListener('value-change', (event) => event.preventDefault(), { once: true });
  const heard: string[] = [];
  for (const type of ['input', 'change']) element.addEventListener(type, () => heard.push(type));
  element.focus();
  await map.press('{Enter}{ArrowUp}{Enter}');
  expect([map.mode, element.mode, heard]).toEqual(['adjust', 'adjust', []]);
  expect(element.addressValue).toBe(before);
  await map.press('{Enter}');
  expect([map.mode, heard]).toEqual(['view', ['input', 'change']]);
  expect(element.addressValue).toMatchObject({ source: 'pin', location: map.coordinates });
});

test('its attributes give the first point only, until a reset; a name given later submits it', async () => {
  const { host, element, map } = await renderMapMarkup(
    '<form lang="en"><map-picker controls="full"></map-picker></form>',
  );
  const form = host.querySelector('form');
  if (form === null) throw new Error('There is no form.');
  element.addressValue = PICKED;
  Object.assign(element, SFAX);
  expect(map.coordinates).toEqual(TUNIS);
  expect([...new FormData(form)]).toEqual([]);
  element.name = 'place';
  expect(new FormData(form).get('place.lat')).toBe('36.7994000');
  form.reset();
  expect(map.coordinates).toEqual(SFAX);
  expect(new FormData(form).get('place.lat')).toBe('34.7406000');
  Object.assign(element, TUNIS);
  expect(map.coordinates).toEqual(TUNIS);
});

test('the chosen step is marked in a browser without properties for ARIA, as Firefox before 119', async () => {
  const property = Object.getOwnPropertyDescriptor(Element.prototype, 'ariaPressed') ?? {};
  Reflect.deleteProperty(Element.prototype, 'ariaPressed');
  onTestFinished(() => void Object.defineProperty(Element.prototype, 'ariaPressed', property));
  const { map } = await renderMapElement({ defaultValue: TUNIS, locale: 'en' });
  await userEvent.click(map.button('Adjust the pin'));
  await userEvent.click(map.button('3 m'));
  expect(map.seen('[aria-pressed="true"]').map(({ textContent }) => textContent)).toEqual(['3 m']);
});

test('"Try again" draws the map and loads the country, which both had failed, and leaves the focus on the map', async () => {
  vi.stubGlobal('matchMedia', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { element, retry, mend } = await renderCutMap();
  await expect.poll(() => element.shadowRoot?.querySelector('[data-status="failed"]')).toBeTruthy();
  vi.unstubAllGlobals();
  mend();
  retry()?.focus();
  await userEvent.keyboard('{Enter}');
  const map = await mapOf(element);
  expect(map.problem).toBe('');
  expect(map.focused).toBe(map.pane);
});
