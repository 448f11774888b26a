import { emptyValue, type AddressValue } from '@smart-address/core';
import { render, screen, within } from '@testing-library/react';
import * as axe from 'axe-core';
import { createRef, StrictMode } from 'react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPage } from '../../test-support/renderFinder.tsx';
import { AddressConfirm, type AddressConfirmHandle } from './AddressConfirm.tsx';

const pin = { lat: 36.83, lng: 10.2 };
const address: AddressValue = {
  ...emptyValue,
  text: 'Souk El Grana, 1008 Tunis',
  source: 'picked',
  location: { lat: 36.7994, lng: 10.1716 },
  accuracy: 'rooftop',
};

function setUp(locale: 'fr' | 'ar' | 'en' = 'en') {
  const ref = createRef<AddressConfirmHandle>();
  const host = renderPage(
    <div>
      <button type="button">before</button>
      <AddressConfirm ref={ref} locale={locale} />
    </div>,
  );
  const ask = (signal?: AbortSignal) => {
    const answer = ref.current?.ask({ address, pin, signal });
    if (!answer) throw new Error('There is no question to ask.');
    return answer;
  };
  const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog');
  return { host, ask, dialog, handle: ref.current };
}

/** WCAG's contrast of two opaque colours, as a page computes them. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((color) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('the question which is right', () => {
  test.each([
    ['At the pin', 'pin'],
    ['At the address', 'address'],
    ['Go back', 'dismissed'],
  ])('is answered by "%s" with %s', async (name, expected) => {
    const { ask, dialog } = setUp();
    const before = screen.getByRole('button', { name: 'before' });
    before.focus();
    const answer = ask();
    await expect.poll(() => dialog()?.open).toBe(true);
    expect(dialog()?.textContent).toContain('The pin is 4.2 km from “Souk El Grana, 1008 Tunis”.');
    await userEvent.click(screen.getByRole('button', { name }));
    expect(await answer).toBe(expected);
    await expect.poll(dialog).toBeNull();
    expect(document.activeElement).toBe(before);
  });

  test('is not asked where there is no address or no pin to choose between', async () => {
    const { handle, dialog } = setUp();
    for (const question of [undefined, null, {}, { address: null, pin }, { address, pin: null }]) {
      expect(await Reflect.apply(handle?.ask ?? Promise.reject, handle, [question])).toBe('dismissed');
    }
    expect(dialog()).toBeNull();
  });

  test('has its look from styles.css alone: large targets, and none that runs out of the page', async () => {
    const { ask } = setUp();
    void ask();
    const buttons = within(await screen.findByRole('dialog')).getAllByRole('button');
    expect(buttons).toHaveLength(3);
    for (const button of buttons) {
      const { height, right } = button.getBoundingClientRect();
      expect(height).toBeGreaterThanOrEqual(44);
      expect(right).toBeLessThanOrEqual(innerWidth);
      expect(getComputedStyle(button).borderRadius).toBe('10px');
    }
  });

  test('stands clear of the edges of a narrow phone', async () => {
    await page.viewport(320, 640);
    const { ask, dialog } = setUp('fr');
    void ask();
    await expect.poll(() => dialog()?.open).toBe(true);
    const { left = 0, right = 0 } = dialog()?.getBoundingClientRect() ?? {};
    expect([left >= 16, right <= 320 - 16]).toEqual([true, true]);
  });

  test.each(['light', 'dark'] as const)('can be seen, and the focus in it, on a %s page', async (theme) => {
    document.documentElement.dataset['theme'] = theme;
    onTestFinished(() => document.documentElement.removeAttribute('data-theme'));
    const { ask, dialog } = setUp();
    void ask();
    await expect.poll(() => dialog()?.open).toBe(true);
    await userEvent.keyboard('{Tab}');
    const focused = document.activeElement ?? document.body;
    const surface = getComputedStyle(dialog() ?? document.body).backgroundColor;
    expect(contrast(getComputedStyle(focused).outlineColor, surface)).toBeGreaterThan(3);
    expect(contrast(getComputedStyle(focused).color, surface)).toBeGreaterThan(7);
    expect(contrast(surface, 'rgb(255, 255, 255)') > 10).toBe(theme === 'dark');
  });

  test('is dismissed by Escape', async () => {
    const { ask, dialog } = setUp();
    const answer = ask();
    await expect.poll(() => dialog()?.open).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(await answer).toBe('dismissed');
  });

  test('settles when its signal aborts, before or while it is asked', async () => {
    const { ask, dialog } = setUp();
    expect(await ask(AbortSignal.abort())).toBe('dismissed');
    const controller = new AbortController();
    const answer = ask(controller.signal);
    await expect.poll(() => dialog()?.open).toBe(true);
    controller.abort();
    expect(await answer).toBe('dismissed');
    await expect.poll(dialog).toBeNull();
  });

  test('is left alone by the signal of one that was settled before', async () => {
    const { ask, dialog } = setUp();
    const controller = new AbortController();
    const first = ask(controller.signal);
    await expect.poll(() => dialog()?.open).toBe(true);
    const second = ask();
    expect(await first).toBe('dismissed');
    controller.abort();
    await expect.poll(() => dialog()?.open).toBe(true);
    screen.getByRole('button', { name: 'At the pin' }).click();
    expect(await second).toBe('pin');
  });

  test('settles when another is asked, and when somebody closes the dialog', async () => {
    const { ask, dialog } = setUp();
    const first = ask();
    await expect.poll(() => dialog()?.open).toBe(true);
    const second = ask();
    expect(await first).toBe('dismissed');
    await expect.poll(() => dialog()?.open).toBe(true);
    // The first one's dialog tells late that it was closed.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(dialog()?.open).toBe(true);
    dialog()?.close();
    expect(await second).toBe('dismissed');
  });

  test('settles when it is taken off the page', async () => {
    const ref = createRef<AddressConfirmHandle>();
    const { unmount } = render(<AddressConfirm ref={ref} />, { wrapper: StrictMode });
    const answer = ref.current?.ask({ address, pin });
    await screen.findByRole('dialog');
    unmount();
    expect(await answer).toBe('dismissed');
  });

  // A colour is the same in each language, and a name in both themes.
  test.each([
    ['fr', 'light'],
    ['ar', 'dark'],
    ['en', 'light'],
  ] as const)('has nothing for axe to find in %s on a %s page', async (locale, theme) => {
    document.documentElement.dir = locale === 'ar' ? 'rtl' : 'ltr';
    document.documentElement.dataset['theme'] = theme;
    onTestFinished(() => void delete document.documentElement.dataset['theme']);
    const { ask, dialog, host } = setUp(locale);
    void ask();
    await expect.poll(() => dialog()?.open).toBe(true);
    const { violations } = await axe.run(host, {
      rules: { region: { enabled: false } },
      resultTypes: ['violations'],
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
