import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderElement } from '../../test-support/renderElement.ts';

const FORM =
  '<form><address-finder name="address" value="12 Rue X&#10;2070 La Marsa"></address-finder></form>';

test('an address of several lines is displayed, submitted and restored by a reset in one', async () => {
  const { host, element, finder } = renderElement(FORM);
  const form = host.querySelector('form');
  const submitted = () => (form === null ? {} : Object.fromEntries(new FormData(form)));
  const line = '12 Rue X 2070 La Marsa';
  expect([finder.input.value, element.value, submitted()['address']]).toEqual([line, line, line]);
  element.addressValue = { ...element.addressValue, text: 'La Marsa\r\n2070 Tunis', source: 'picked' };
  expect([finder.input.value, element.value]).toEqual(['La Marsa 2070 Tunis', 'La Marsa 2070 Tunis']);
  expect(submitted()).toMatchObject({ address: 'La Marsa 2070 Tunis', 'address.source': 'picked' });
  form?.reset();
  expect([finder.input.value, submitted()['address']]).toEqual([line, line]);
});

test('a stored point whose decimals are text is read, and one of empty columns is none', () => {
  const { host, element } = renderElement(FORM);
  const form = host.querySelector('form');
  const latOf = (location: string) => {
    element.addressValue = { ...element.addressValue, source: 'picked', location: JSON.parse(location) };
    return form === null ? undefined : new FormData(form).get('address.lat');
  };
  expect(latOf('{"lat":"36.8782","lng":"10.3247"}')).toBe('36.8782000');
  expect(latOf('{"lat":null,"lng":null}')).toBe('');
});

test('an order is opened from its columns, whatever they do not keep, and saved unchanged', () => {
  const { host, element } = renderElement(
    '<form><address-finder name="address" value="12 Rue X, La Marsa"></address-finder></form>',
  );
  const form = host.querySelector('form');
  const submitted = () => (form === null ? {} : Object.fromEntries(new FormData(form)));
  const order = { text: '12 Rue X, La Marsa', lat: '36.8782', lng: '10.3247', plusCode: null };
  element.addressValue = order;
  const saved = {
    address: '12 Rue X, La Marsa',
    'address.lat': '36.8782000',
    'address.lng': '10.3247000',
    'address.plusCode': '',
    'address.source': 'picked',
  };
  expect(submitted()).toMatchObject(saved);
  element.value = 'Sousse';
  form?.reset();
  expect(submitted()).toMatchObject(saved);
});

test('Preact, which sets an empty text for null, empties it too', () => {
  const { host, element } = renderElement(FORM);
  element.addressValue = { text: 'Sousse', lat: 35.8256, lng: 10.6084 };
  Reflect.set(element, 'addressValue', '');
  Reflect.set(element, 'environment', '');
  expect([element.value, element.addressValue.location]).toEqual(['', null]);
  const form = host.querySelector('form');
  expect(form && new FormData(form).get('address.lat')).toBe('');
});

test('a reset keeps to the attribute: an address that stands for another text does not come back', () => {
  const { host, element } = renderElement(FORM);
  element.addressValue = { ...element.addressValue, text: 'Sousse', source: 'picked' };
  host.querySelector('form')?.reset();
  expect(element.addressValue).toMatchObject({ text: '12 Rue X 2070 La Marsa', source: 'free' });
});

const WRITTEN = `<form><address-finder name="address" value="12 Rue X, La Marsa" lat="36.8782000" lng="10.3247000"
  plus-code="8F8GV8HF+7VF" smart-code="8GV8-HF7V-FF" source="pin"></address-finder></form>`;
const SENT = {
  address: '12 Rue X, La Marsa',
  'address.lat': '36.8782000',
  'address.lng': '10.3247000',
  'address.plusCode': '8F8GV8HF+7VF',
  'address.smartCode': '8GV8-HF7V-FF',
  'address.source': 'pin',
};

function renderForm(markup: string) {
  const { host, element, finder } = renderElement(markup);
  const form = host.querySelector('form');
  return {
    element,
    finder,
    form,
    submitted: () => (form === null ? {} : Object.fromEntries(new FormData(form))),
  };
}

test('a form that a server writes anew with what was submitted submits the same, without a script', () => {
  const { element, form, submitted } = renderForm(WRITTEN);
  expect(submitted()).toEqual(SENT);
  element.value = 'Sousse';
  expect(submitted()).toMatchObject({ 'address.lat': '', 'address.source': 'free' });
  form?.reset();
  expect(submitted()).toEqual(SENT);
});

test('attributes that change are the address until the buyer changes it', async () => {
  const { element, finder, form, submitted } = renderForm(WRITTEN);
  element.setAttribute('lat', '36.9');
  expect(submitted()).toMatchObject({ 'address.lat': '36.9000000' });
  await userEvent.fill(finder.input, 'Sfax');
  element.setAttribute('lat', '35.5');
  expect(submitted()).toMatchObject({ 'address.lat': '' });
  form?.reset();
  expect(submitted()).toMatchObject({ ...SENT, 'address.lat': '35.5000000' });
});

test('without a text there is no place, as where a framework sets the text as a property and the form is reset', () => {
  const { element, form, submitted } = renderForm(WRITTEN);
  element.removeAttribute('value');
  expect(submitted()).toMatchObject({ address: '', 'address.lat': '', 'address.source': 'free' });
  element.value = SENT.address;
  form?.reset();
  expect(submitted()).toMatchObject({ address: '', 'address.lat': '', 'address.source': 'free' });
});

test('where a framework writes the next text as a property and its place as attributes, a reset restores the first text with its own', () => {
  const { element, form, submitted } = renderForm(WRITTEN);
  const written = (text: string, lat: string, lng: string) => {
    element.value = text;
    element.setAttribute('lat', lat);
    element.setAttribute('lng', lng);
  };
  written(SENT.address, '36.8782000', '10.3247000');
  written('Sousse', '35.8256', '10.6084');
  expect(submitted()).toMatchObject({ address: 'Sousse', 'address.lat': '' });
  form?.reset();
  expect(submitted()).toEqual(SENT);
  written('Sfax', '34.74', '10.76');
  form?.reset();
  expect(submitted()).toEqual(SENT);
});

test('an address set by script before its text is the attribute comes back, whatever text was set before it', () => {
  const { element, form, submitted } = renderForm(FORM);
  element.value = 'Tunis';
  element.addressValue = { text: 'Sousse', lat: 35.8256, lng: 10.6084 };
  element.defaultValue = 'Sousse';
  form?.reset();
  expect(submitted()).toMatchObject({ address: 'Sousse', 'address.lat': '35.8256000' });
});

test('a reset undoes what the browser has restored: another pin for the same words', () => {
  const { element, form, submitted } = renderForm(WRITTEN);
  element.formStateRestoreCallback(
    JSON.stringify({ text: SENT.address, source: 'pin', lat: 36.9, lng: 10.3 }),
  );
  expect(submitted()).toMatchObject({ 'address.lat': '36.9000000' });
  form?.reset();
  expect(submitted()).toEqual(SENT);
});

test.each([
  ['the columns of another address beside a free text', { source: 'free' }, { 'address.source': 'free' }],
  ['empty ones', { lat: '', lng: '', source: '' }, { 'address.source': 'free' }],
  [
    'a picked address without a point',
    { lat: '', lng: '', source: 'picked' },
    { 'address.source': 'picked' },
  ],
  [
    'an unknown source beside a point',
    { source: 'map' },
    { 'address.source': 'picked', 'address.lat': SENT['address.lat'] },
  ],
])('attributes: %s', (_, attributes: Record<string, string>, sent) => {
  const { element, submitted } = renderForm(WRITTEN);
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
  expect(submitted()).toMatchObject({ address: SENT.address, 'address.lat': '', ...sent });
});
