import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { inOlderBrowser } from '../../../core/test-support/inOlderBrowser.ts';
import { createMemoryProvider, failingProvider } from '../../test-support/places.ts';
import { partsOf, renderPage } from '../../test-support/renderFinder.tsx';
import { AddressFinder } from '../index.ts';

/** What a browser drops before Chrome 88 and Safari 14: rules whose selector it cannot read. */
const UNREAD = /:(?:where|is|has|dir)\(/;

/** Takes rules out of the page's style sheets for the rest of the test. */
function dropRules(selector: RegExp): void {
  for (const sheet of document.styleSheets) {
    for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = sheet.cssRules[index];
      if (!(rule instanceof CSSStyleRule) || !selector.test(rule.selectorText)) continue;
      sheet.deleteRule(index);
      onTestFinished(() => void sheet.insertRule(rule.cssText, index));
    }
  }
}

test('in a browser older than promised the page is there all the same, and the field is sent', () => {
  const page = (
    <form aria-label="order">
      <AddressFinder provider={createMemoryProvider()} name="address" />
    </form>
  );
  inOlderBrowser(() => void renderPage(page));
  const form = screen.getByRole<HTMLFormElement>('form');
  const input = screen.getByRole<HTMLInputElement>('combobox');
  inOlderBrowser(() => {
    input.value = '12 rue de Rome';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  });
  expect(new FormData(form).get('address')).toBe('12 rue de Rome');
});

test('what it says in place of a list is legible there too, over the page', async () => {
  dropRules(UNREAD);
  const host = renderPage(<AddressFinder provider={failingProvider('unavailable')} />);
  const { input, popup } = partsOf(host);
  await userEvent.type(input, 'sou');
  await expect.poll(() => popup.checkVisibility()).toBe(true);
  const { backgroundColor, color } = getComputedStyle(popup);
  expect([backgroundColor, color]).toEqual(['rgb(255, 255, 255)', 'rgb(22, 32, 46)']);
});
