import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderElement } from '../../test-support/renderElement.ts';

afterEach(() => page.viewport(414, 896));

test.each([560, 420])(
  'in a small modal dialog the list covers neither the field nor its label, %s px high',
  async (height) => {
    await page.viewport(400, height);
    const { host, finder } = renderElement(
      '<dialog><h2>Where?</h2><p>Some words.</p><address-finder></address-finder><p><button>OK</button></p></dialog>',
    );
    host.querySelector('dialog')?.showModal();
    await userEvent.type(finder.input, 'a');
    await finder.opened();
    const label = host.querySelector('address-finder')?.shadowRoot?.querySelector('.sa-label');
    const covered = () => {
      const popup = finder.popup.getBoundingClientRect();
      return [finder.input, label].filter((kept) => {
        const { top, bottom } = kept?.getBoundingClientRect() ?? new DOMRect();
        return popup.bottom > top && popup.top < bottom;
      });
    };
    await expect.poll(covered).toEqual([]);
  },
);

test.each(['ltr', 'rtl'])(
  '%s: the text begins where the button that opens the list ends, as in the React finder',
  (direction) => {
    const { host, finder } = renderElement(`<div dir="${direction}"><address-finder></address-finder></div>`);
    const button = host
      .querySelector('address-finder')
      ?.shadowRoot?.querySelector('.sa-open')
      ?.getBoundingClientRect();
    const field = finder.input.getBoundingClientRect();
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(finder.input);
    expect(direction === 'ltr' ? button?.right : button?.left).toBe(
      direction === 'ltr' ? field.left : field.right,
    );
    expect(paddingInlineStart).toBe(paddingInlineEnd);
  },
);

test.each([
  ['a reader spaces', '* { letter-spacing: 0.12em !important }', '1.92px'],
  ['a banner around has spaced', 'div { letter-spacing: 0.12em }', 'normal'],
])('the letters that %s, in the list', async (_whose, css, spacing) => {
  const sheet = document.createElement('style');
  sheet.textContent = css;
  document.head.append(sheet);
  onTestFinished(() => sheet.remove());
  const { finder } = renderElement();
  await userEvent.type(finder.input, 'a');
  await finder.opened();
  const [row] = finder.options;
  expect(row && getComputedStyle(row).letterSpacing).toBe(spacing);
});
