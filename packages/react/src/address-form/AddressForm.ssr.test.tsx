import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryProvider } from '../../test-support/places.ts';
import { AddressForm, AutofillQuestion, type AddressFormProps } from './index.ts';

const provider = createMemoryProvider();
const render = (props: Partial<AddressFormProps> = {}) =>
  renderToString(<AddressForm provider={provider} {...props} />);
/** What the fields of a served page are called and say. */
const servedIn = (markup: string) => {
  const inputs = [...markup.matchAll(/<input(?=[^>]*data-field)[^>]*>/g)].map(([tag]) => [
    /name="([^"]*)"/.exec(tag)?.[1],
    /value="([^"]*)"/.exec(tag)?.[1] ?? '',
  ]);
  return {
    ...Object.fromEntries(inputs),
    governorate: /<option value="([^"]*)" selected/.exec(markup)?.[1],
  };
};

afterEach(() => vi.restoreAllMocks());

test('a stored order is served in its fields: by its own columns, else by its address', () => {
  const address = { text: 'La Marsa, 2070 Tunis', address: { locality: 'La Marsa', postalCode: '2070' } };
  const defaultValue = { address, recipient: 'Leila', postalCode: 2078, governorate: 'Gouvernorat de Tunis' };
  expect(servedIn(render({ name: 'order[to]', defaultValue }))).toEqual({
    'order[to.recipient]': 'Leila',
    'order[to.streetAddress]': '',
    'order[to.unit]': '',
    'order[to.postalCode]': '2078',
    'order[to.locality]': 'La Marsa',
    'order[to.delegation]': 'La Marsa',
    'order[to.telephone]': '',
    governorate: 'TN-11',
  });
});

test('what cannot be read is left out with a sentence, and a text that is unknown is kept', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const wrong = JSON.parse('{"postcode":"2070","unit":{"floor":2},"governorate":"Atlantis"}');
  const served = servedIn(render({ defaultValue: wrong }));
  expect(served).toMatchObject({ 'address.unit': '', governorate: 'Atlantis' });
  expect(servedIn(render({ defaultValue: JSON.parse('"La Marsa"') }))).toMatchObject({
    'address.locality': '',
  });
  const said = warn.mock.calls.join('\n');
  expect(said).toContain('"postcode" is left out');
  expect(said).toContain('defaultValue.unit: left out, because it is no text.');
  expect(said).toContain('defaultValue: left out, because it is no object. Set { address, postalCode, ... }');
});

test('a field that is none, and a part outside of its form, say what to write instead', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render({ fields: JSON.parse('["postcode"]') })).toThrow(
    'no field "postcode". Its fields: recipient, streetAddress, unit, postalCode',
  );
  expect(() => renderToString(<AddressForm.Field part="unit" />)).toThrow(
    'Put it inside <AddressForm.Root provider={...}>',
  );
  expect(() => renderToString(<AutofillQuestion />)).toThrow('Put it inside <AddressFinder provider={...}>');
});
