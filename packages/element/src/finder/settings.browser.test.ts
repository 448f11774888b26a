import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderElement } from '../../test-support/renderElement.ts';

describe('what a developer in a hurry sets', () => {
  const warned = () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    return () => warn.mock.calls.map(([text]) => String(text));
  };

  test.each([
    ['provider', { suggest: () => null }, 'it has no retrieve, reverse'],
    ['recents', { clear: () => undefined }, 'it has no load, add, remove'],
    ['messages', 'Adresse', 'it is not an object of sentences'],
    ['fields', ['zip'], 'it names no fields'],
  ])('%s = %o is told of, and is as if it had not been set', (name, wrong, sentence) => {
    const texts = warned();
    const { element } = renderElement();
    element.provider = null;
    const before = element.provider;
    Reflect.set(element, name, wrong);
    expect(texts()).toEqual([expect.stringContaining(`<address-finder> ${name}: ignored, because `)]);
    expect(texts()[0]).toContain(sentence);
    if (name === 'provider') expect(element.provider).toBe(before);
    else if (name === 'recents') expect(element.recents).toBe(false);
    else if (name === 'messages') expect(element.messages).toEqual({});
    else expect(Reflect.get(element, name)).toBeUndefined();
  });

  test.each([[[36.8, 10.1]], ['36.8,10.1'], [{ lat: NaN, lng: 10.1 }], [{ lat: 90, lng: 10.1 }]])(
    'bias = %o is no point',
    (wrong) => {
      warned();
      const { element } = renderElement();
      Reflect.set(element, 'bias', wrong);
      expect(element.bias).toBeUndefined();
    },
  );

  test('a bias is read as a point of a database is', () => {
    const { element } = renderElement();
    Reflect.set(element, 'bias', { latitude: '36.8', longitude: '10.1' });
    expect(element.bias).toEqual({ lat: 36.8, lng: 10.1 });
  });

  test('the same mistake is told of once', () => {
    const texts = warned();
    const { element } = renderElement();
    for (let time = 0; time < 3; time += 1) element.setAttribute('fields', 'postcode:zip lat:y');
    expect(texts()).toEqual([expect.stringContaining('fields: "postcode" is not a part of an address.')]);
    expect(element.fields).toEqual({ lat: 'y' });
  });

  test('sentences that are none are left out, and the others count', () => {
    const texts = warned();
    const { element, finder } = renderElement();
    const messages = { placeholder: 'Rue', placehoder: 'Rue', results: '3', label: 5, list: undefined };
    Reflect.set(element, 'messages', messages);
    expect(texts()).toEqual([
      expect.stringContaining('there is no sentence "placehoder". Names: label, placeholder,'),
      expect.stringContaining('"results" is ignored. It takes plural forms'),
      expect.stringContaining('"label" is ignored. It takes a text'),
    ]);
    expect(finder.input.placeholder).toBe('Rue');
    expect(element.messages).toEqual({ placeholder: 'Rue' });
  });

  test.each([
    ['lang="de"', '"de" is not supported, so fr is used'],
    ['locale="ar"', 'Set lang; without it, the finder follows the page'],
    ['fields="postalCode=zip"', '"postalCode=zip" is not a part of an address'],
  ])('%s is told of', (attribute, sentence) => {
    const texts = warned();
    renderElement(`<address-finder ${attribute}></address-finder>`);
    expect(texts()).toEqual([expect.stringContaining(sentence)]);
  });

  test.each([
    ['service="api.example.tn"', '"api.example.tn" is ignored, because it is not a URL'],
    ['api-key="abc"', 'there is no service'],
  ])(
    '%s is told of when somebody comes to the field, which finds on the device',
    async (attribute, sentence) => {
      const texts = warned();
      const { element, finder } = renderElement(`<address-finder ${attribute}></address-finder>`);
      element.provider = null;
      await userEvent.type(finder.input, 'la marsa');
      await finder.opened();
      expect(texts()).toEqual([expect.stringContaining(sentence)]);
    },
  );

  test('what is right is not told of', () => {
    const texts = warned();
    const { element } = renderElement(
      '<address-finder lang="ar-TN" fields="postalCode:zip  lat:y" service="" recents></address-finder>',
    );
    Object.assign(element, {
      bias: { lat: 36.8, lng: 10.1 },
      messages: { results: { one: '1', other: '{count}' } },
      fields: false,
    });
    expect(texts()).toEqual([]);
  });

  test.each([
    ['locate', 'false', false],
    ['locate', '', true],
    ['clearOnEscape', 'false', false],
    ['commitOnBlur', '', true],
    ['commitOnBlur', 'false', false],
    ['recents', '', true],
    ['recents', 'false', false],
    ['fields', 'false', false],
    ['fields', 'postalCode:zip', { postalCode: 'zip' }],
  ])('%s = %o as a framework sets it that makes an attribute a property', (name, text, expected) => {
    const { element } = renderElement();
    Reflect.set(element, name, text);
    expect(Reflect.get(element, name)).toEqual(expected);
  });

  test('"false" is off in the markup too', () => {
    const { element } = renderElement(
      '<address-finder locate="false" recents="false" commit-on-blur="false" clear-on-escape="false"></address-finder>',
    );
    const { locate, recents, commitOnBlur, clearOnEscape } = element;
    expect([locate, recents, commitOnBlur, clearOnEscape]).toEqual([false, false, false, false]);
  });
});
