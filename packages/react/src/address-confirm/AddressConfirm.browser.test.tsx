import { emptyValue, type AddressValue } from '@smart-address/core';
import * as axe from 'axe-core';
import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
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

async function setUp(locale: 'fr' | 'ar' | 'en' = 'en') {
  const ref = createRef<AddressConfirmHandle>();
  const host = await renderPage(
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
  const dialog = () => host.querySelector('dialog');
  await expect.poll(() => ref.current).not.toBeNull();
  return { host, ask, dialog, handle: ref.current };
}

describe('the question which is right', () => {
  test.each([
    ['At the pin', 'pin'],
    ['At the address', 'address'],
    ['Go back', 'dismissed'],
  ])('is answered by "%s" with %s', async (name, expected) => {
    const { ask, dialog, host } = await setUp();
    const before = host.querySelector('button');
    before?.focus();
    const answer = ask();
    await expect.poll(() => dialog()?.open).toBe(true);
    expect(dialog()?.textContent).toContain('The pin is 4.2 km from “Souk El Grana, 1008 Tunis”.');
    const button = [...(dialog()?.querySelectorAll('button') ?? [])].find(
      ({ textContent }) => textContent === name,
    );
    if (button) await userEvent.click(button);
    expect(await answer).toBe(expected);
    await expect.poll(dialog).toBeNull();
    expect(document.activeElement).toBe(before);
  });

  test('is not asked where there is no address or no pin to choose between', async () => {
    const { handle, dialog } = await setUp();
    for (const question of [undefined, null, {}, { address: null, pin }, { address, pin: null }]) {
      expect(await Reflect.apply(handle?.ask ?? Promise.reject, handle, [question])).toBe('dismissed');
    }
    expect(dialog()).toBeNull();
  });

  test('has its look from styles.css alone: large targets, and none that runs out of the page', async () => {
    const { host, ask } = await setUp();
    void ask();
    await expect.poll(() => host.querySelectorAll('.sa-confirm-button').length).toBe(3);
    for (const button of host.querySelectorAll('.sa-confirm-button')) {
      const { height, right } = button.getBoundingClientRect();
      expect(height).toBeGreaterThanOrEqual(44);
      expect(right).toBeLessThanOrEqual(innerWidth);
      expect(getComputedStyle(button).borderRadius).toBe('10px');
    }
  });

  test('is dismissed by Escape', async () => {
    const { ask, dialog } = await setUp();
    const answer = ask();
    await expect.poll(() => dialog()?.open).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(await answer).toBe('dismissed');
  });

  test('settles when its signal aborts, before or while it is asked', async () => {
    const { ask, dialog } = await setUp();
    expect(await ask(AbortSignal.abort())).toBe('dismissed');
    const controller = new AbortController();
    const answer = ask(controller.signal);
    await expect.poll(() => dialog()?.open).toBe(true);
    controller.abort();
    expect(await answer).toBe('dismissed');
    await expect.poll(dialog).toBeNull();
  });

  test('settles when another is asked, and when somebody closes the dialog', async () => {
    const { ask, dialog } = await setUp();
    const first = ask();
    await expect.poll(() => dialog()?.open).toBe(true);
    const second = ask();
    expect(await first).toBe('dismissed');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(dialog()?.open).toBe(true);
    dialog()?.close();
    expect(await second).toBe('dismissed');
  });

  test('settles when it is taken off the page', async () => {
    const box = document.createElement('div');
    document.body.append(box);
    const ref = createRef<AddressConfirmHandle>();
    const root = createRoot(box);
    root.render(<AddressConfirm ref={ref} />);
    await expect.poll(() => ref.current).not.toBeNull();
    const answer = ref.current?.ask({ address, pin });
    await expect.poll(() => box.querySelector('dialog')?.open).toBe(true);
    root.unmount();
    expect(await answer).toBe('dismissed');
    box.remove();
  });

  test.each(['fr', 'ar', 'en'] as const)('has nothing for axe to find in %s', async (locale) => {
    const { ask, dialog, host } = await setUp(locale);
    void ask();
    await expect.poll(() => dialog()?.open).toBe(true);
    const { violations } = await axe.run(host, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
