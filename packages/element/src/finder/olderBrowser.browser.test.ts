import { expect, test } from 'vitest';
import { inOlderBrowser } from '../../../core/test-support/inOlderBrowser.ts';
import { renderMarkup } from '../../test-support/renderElement.ts';

test('in a browser older than promised the field is there all the same, and is sent', () => {
  const { form, element } = inOlderBrowser(() => {
    const host = renderMarkup('<form><address-finder name="address"></address-finder></form>');
    return { form: host.querySelector('form'), element: host.querySelector('address-finder') };
  });
  if (form === null || element === null) throw new Error('There is no form.');
  const input = element.shadowRoot?.querySelector('input');
  if (input == null) throw new Error('There is no field.');
  inOlderBrowser(() => {
    input.value = '12 rue de Rome';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  });
  expect(new FormData(form).get('address')).toBe('12 rue de Rome');
});
