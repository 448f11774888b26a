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
