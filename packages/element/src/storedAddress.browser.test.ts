import { expect, test } from 'vitest';
import { renderElement } from '../test-support/renderElement.ts';

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
