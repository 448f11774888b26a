import { describe, expect, test } from 'vitest';
import { renderMarkup } from '../../test-support/renderElement.ts';
import { AddressFinderElement } from '../finder/AddressFinderElement.ts';

describe('autofocus', () => {
  test('is honoured where the script came after the element, as long as nobody is elsewhere', () => {
    const late = (name: string) => {
      const element = document.createElement(name);
      element.autofocus = true;
      document.body.append(element);
      customElements.define(name, class extends AddressFinderElement {});
      return element;
    };
    const field = renderMarkup('<input><p id="anchor"></p>').querySelector('input');
    field?.focus();
    const second = late('autofocus-second');
    expect(document.activeElement).toBe(field);
    second.remove();
    document.body.append(second);
    field?.blur();
    location.hash = 'anchor';
    late('autofocus-at-anchor');
    expect(document.activeElement).toBe(document.body);
    location.hash = '';
    const first = late('autofocus-first');
    expect(document.activeElement).toBe(first);
    expect(first.shadowRoot?.activeElement?.localName).toBe('input');
  });
});
