import type { AddressValue } from '@smart-address/core';
import { describe, expect, test } from 'vitest';
import { renderToString } from 'react-dom/server';
import { createMemoryProvider } from '../../test-support/places.ts';
import { AddressFinder } from '../index.ts';

const provider = createMemoryProvider();
const render = (props = {}) =>
  renderToString(<AddressFinder provider={provider} name="address" {...props} />);

describe('on a server', () => {
  test('there is no document and nothing is asked', () => {
    expect(typeof document).toBe('undefined');
    expect(render()).toContain('role="combobox"');
  });

  test('the field works before any script: a named text input with its label, and a hidden list', () => {
    const markup = render({ required: true, defaultInputValue: 'Chez Ali' });
    expect(markup).toMatch(/<label[^>]*for="([^"]+)"[^>]*>Adresse<\/label>.*<input[^>]*id="\1"/s);
    expect(markup).toMatch(
      /<input[^>]*name="address"[^>]*value="Chez Ali"|<input[^>]*value="Chez Ali"[^>]*name="address"/,
    );
    expect(markup).toMatch(/<div(?=[^>]*id="[^"]*-popup")[^>]*hidden=""/);
  });

  test('a kept address that lacks parts sends those it has, and the others empty; with a point it was picked', () => {
    const value: AddressValue = JSON.parse('{"text":"Chez Ali","location":{"lat":36.8,"lng":10.3}}');
    const sent = [...render({ name: 'address', value }).matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(
      ([tag]) => [/name="([^"]*)"/.exec(tag)?.[1], /value="([^"]*)"/.exec(tag)?.[1]],
    );
    expect(Object.fromEntries(sent)).toEqual({
      'address.lat': '36.8000000',
      'address.lng': '10.3000000',
      'address.plusCode': '',
      'address.smartCode': '',
      'address.source': 'picked',
    });
  });

  test('there is no inline style, no script, and the same markup each time', () => {
    const markup = render();
    expect(markup).not.toMatch(/style=|<style|<script/);
    expect(render()).toBe(markup);
  });

  test.each([
    ['fr', 'Adresse'],
    ['ar', 'العنوان'],
    ['en', 'Address'],
  ] as const)('in %s it is called %s', (locale, label) => {
    expect(render({ locale })).toContain(`>${label}</label>`);
  });
});

const { Input, List, Loading, Empty, Error: ErrorPart, Status } = AddressFinder;

test.each(Object.entries({ Input, List, Loading, Empty, Error: ErrorPart, Status }))(
  '<AddressFinder.%s> outside a finder is an error that names it',
  (name, Part) => {
    expect(() => renderToString(<Part />)).toThrow(`<AddressFinder.${name}> stands outside a finder.`);
  },
);
