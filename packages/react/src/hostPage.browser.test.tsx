// A shop's own style sheet speaks of every field, button and paragraph of its page. The parts, with our style sheets, stay as they are.
import { emptyValue, type AddressValue } from '@smart-address/core';
import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterAll, afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AddressConfirm, AddressFinder, type AddressConfirmHandle } from './index.ts';
import { createMemoryProvider } from '../test-support/places.ts';
import { partsOf, renderPage } from '../test-support/renderFinder.tsx';
import { PICKED, renderMap } from '../test-support/renderMap.tsx';
import { lookOf, THEMES, wear } from '../test-support/themes.ts';

const { documentElement: page } = document;

/** A form of the shop around the parts: themes speak of `#checkout input`. */
function checkout(): HTMLElement {
  const form = document.createElement('form');
  form.id = 'checkout';
  form.style.inlineSize = '360px';
  document.body.append(form);
  onTestFinished(() => form.remove());
  return form;
}

/** Compares the look of what a selector finds with and without a theme. */
function expectSameLook(host: HTMLElement, selector: string, theme: string) {
  const bare = lookOf(host, selector);
  expect(bare.length).toBeGreaterThan(0);
  const takeOff = wear(theme);
  onTestFinished(takeOff);
  expect(lookOf(host, selector)).toEqual(bare);
}

// Colours that change slowly would be read half-way.
const still = wear('* { transition: none !important; animation: none !important }');
afterAll(still);
afterEach(() => page.removeAttribute('style'));

describe.each(Object.entries(THEMES))('a page with %s', (_, theme) => {
  test('leaves the field, its buttons and its rows as they are', async () => {
    const host = renderPage(<AddressFinder provider={createMemoryProvider()} recents />, checkout());
    const finder = partsOf(host);
    await finder.search('marsa');
    // What a theme pads a field with may make it higher, and no more.
    expectSameLook(host, '.sa-button, .sa-button svg, .sa-option, .sa-title, .sa-detail', theme);
    const { borderTopWidth, backgroundColor, boxShadow, margin, color } = getComputedStyle(finder.input);
    expect([borderTopWidth, backgroundColor, boxShadow, margin]).toEqual([
      '0px',
      'rgba(0, 0, 0, 0)',
      'none',
      '0px',
    ]);
    expect(color).toBe(getComputedStyle(host.querySelector('.sa-control') ?? host).color);
  });

  test('leaves the sentence that nothing was found as it is', async () => {
    const provider = createMemoryProvider();
    const finder = partsOf(renderPage(<AddressFinder provider={provider} />, checkout()));
    await finder.press('zzqq');
    await expect.poll(() => finder.host.querySelector('.sa-panel-hint')).not.toBeNull();
    expectSameLook(finder.host, '.sa-panel, .sa-panel > p', theme);
  });

  test('leaves a button under the mouse as it is', async () => {
    const finder = partsOf(renderPage(<AddressFinder provider={createMemoryProvider()} />, checkout()));
    const button = finder.locateButton;
    if (!button) throw new Error('There is no button for the position.');
    await userEvent.hover(button);
    expectSameLook(finder.host, '.sa-locate', theme);
  });

  test('leaves the map, its words and its tools as they are', async () => {
    const map = await renderMap({ defaultValue: PICKED, locale: 'en' });
    checkout().append(map.host);
    map.button('Adjust the pin').click();
    await expect.poll(() => map.mode).toBe('adjust');
    expectSameLook(
      map.host,
      '.sa-map-canvas, button, button svg, p, dl, dt, dd, fieldset, legend, label, .sa-map-pad, .sa-map-code',
      theme,
    );
  });

  test('leaves the question which place to keep as it is', async () => {
    const ref = createRef<AddressConfirmHandle>();
    const host = renderPage(
      <div>
        <AddressConfirm ref={ref} locale="en" />
      </div>,
      checkout(),
    );
    await expect.poll(() => ref.current).not.toBeNull();
    const address: AddressValue = {
      ...emptyValue,
      text: 'Souk El Grana',
      location: { lat: 36.8, lng: 10.17 },
    };
    void ref.current?.ask({ address, pin: { lat: 36.83, lng: 10.2 } });
    await screen.findByRole('dialog');
    expectSameLook(host, 'dialog, dialog *', theme);
  });
});

test('letters stay legible, and the map as large, where a rem is ten pixels', async () => {
  page.style.fontSize = '62.5%';
  const finder = partsOf(renderPage(<AddressFinder provider={createMemoryProvider()} />));
  await finder.search('marsa');
  const sizes = ['.sa-label', '.sa-title', '.sa-detail', '.sa-attribution'].map((selector) =>
    parseFloat(getComputedStyle(finder.host.querySelector(selector) ?? finder.host).fontSize),
  );
  expect(sizes).toEqual([16, 16, 13, 11]);
  const map = await renderMap({ defaultValue: PICKED });
  map.host.style.inlineSize = '600px';
  expect(parseFloat(getComputedStyle(map.find('.sa-map-words')).fontSize)).toBe(17);
  expect(parseFloat(getComputedStyle(map.find('.sa-map-attribution')).fontSize)).toBe(11);
  // Nor is the map lower, or its words squeezed into a column beside it.
  expect(map.pane.getBoundingClientRect().height).toBe(352);
  expect(map.find('.sa-map-panel').getBoundingClientRect().width).toBe(598);
});
