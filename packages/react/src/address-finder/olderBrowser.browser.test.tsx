import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { inOlderBrowser } from '../../../core/test-support/inOlderBrowser.ts';
import { createMemoryProvider } from '../../test-support/places.ts';
import { AddressFinder } from '../index.ts';

test('in a browser older than promised the page is there all the same, and the field is sent', () => {
  const form = document.createElement('form');
  document.body.append(form);
  const root = createRoot(form);
  inOlderBrowser(() =>
    flushSync(() => root.render(<AddressFinder provider={createMemoryProvider()} name="address" />)),
  );
  const input = form.querySelector('input');
  if (input === null) throw new Error('There is no field.');
  inOlderBrowser(() => {
    input.value = '12 rue de Rome';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  });
  expect(new FormData(form).get('address')).toBe('12 rue de Rome');
  root.unmount();
  form.remove();
});
