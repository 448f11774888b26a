// Where a page puts the map: in boxes that ask it how wide it is, in low ones, on paper.
import type { CSSProperties } from 'react';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { renderPage } from '../../test-support/renderFinder.tsx';
import { createMemoryProvider } from '../../test-support/places.ts';
import { mapIn, PICKED, renderMap, TUNIS } from '../../test-support/renderMap.tsx';
import { AddressFinder } from '../address-finder/AddressFinder.tsx';
import { AddressPreview } from '../address-preview/AddressPreview.tsx';
import { DARK_PALETTE, LIGHT_PALETTE } from '@smart-address/core/map/preview';
import { MapPicker } from './MapPicker.tsx';

beforeEach(() => page.viewport(600, 800));

describe('a box that is as wide as what it holds', () => {
  const boxes: readonly (readonly [string, CSSProperties])[] = [
    ['a row of flex items', { display: 'flex' }],
    ['flex items at one side', { display: 'flex', flexDirection: 'column', alignItems: 'start' }],
    ['a float', { float: 'left' }],
    ['a box in the middle of the screen, like a dialog', { position: 'fixed', inlineSize: 'fit-content' }],
  ];

  test.each(boxes)('%s shows the whole map', async (_, style) => {
    const map = mapIn(
      await renderPage(
        <div style={style}>
          <MapPicker defaultValue={TUNIS} />
        </div>,
      ),
    );
    await map.ready();
    expect(map.pane.getBoundingClientRect().width).toBeGreaterThanOrEqual(300);
  });

  test('is not made wider than a narrow phone', async () => {
    await page.viewport(320, 640);
    const map = mapIn(
      await renderPage(
        <dialog open>
          <MapPicker defaultValue={TUNIS} />
        </dialog>,
      ),
    );
    await map.ready();
    expect(map.find('.sa-map').getBoundingClientRect().width).toBeGreaterThanOrEqual(220);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});

describe('a low map', () => {
  test.each(['fr', 'ar', 'en'] as const)(
    'what can be done is written beside the buttons: %s',
    async (locale) => {
      await page.viewport(320, 225);
      // It is there for four seconds of a clock that stands still.
      const environment = { setTimer: () => () => undefined };
      const map = await renderMap({ defaultValue: TUNIS, locale, environment });
      map.pane.focus();
      await map.press('{Enter}');
      await expect.poll(() => map.mode).toBe('adjust');
      const hint = map.find('.sa-map-pane-hint').getBoundingClientRect();
      const controls = map.find('.sa-map-controls').getBoundingClientRect();
      expect(hint.width).toBeGreaterThan(100);
      expect(hint.right <= controls.left || hint.left >= controls.right).toBe(true);
    },
  );
});

describe('on paper', () => {
  test('the map comes with its codes, and with nothing to press', async () => {
    const map = await renderMap({ defaultValue: PICKED, locale: 'en' });
    map.button('Adjust the pin').click();
    await expect.poll(() => map.mode).toBe('adjust');
    const emulate = async (media: string) => void (await cdp().send('Emulation.setEmulatedMedia', { media }));
    onTestFinished(() => emulate(''));
    await emulate('print');
    const seen = [...map.host.querySelectorAll('button, input, .sa-map-pane-hint')].filter(
      (part) => part.getClientRects().length > 0,
    );
    expect(seen).toEqual([]);
    for (const part of [map.pane, map.find('.sa-map-code-text'), map.find('.sa-map-attribution')])
      expect(part.getBoundingClientRect().height).toBeGreaterThan(0);
  });

  test('letters are ink on white, in a dark theme and in a dark brand', async () => {
    const around = document.createElement('div');
    document.body.append(around);
    onTestFinished(() => around.remove());
    const host = await renderPage(
      <>
        <AddressFinder provider={createMemoryProvider()} defaultInputValue="La Marsa" />
        <MapPicker defaultValue={PICKED} />
      </>,
      around,
    );
    const map = mapIn(host);
    await map.ready();
    const [input, control] = [map.find('.sa-input'), map.find('.sa-control')];
    const read = () =>
      [input, ...['.sa-map-words', '.sa-map-code-text', '.sa-map-home-name'].map(map.find)].map(
        (part) => getComputedStyle(part).color,
      );
    const emulate = async (media: string) => void (await cdp().send('Emulation.setEmulatedMedia', { media }));
    onTestFinished(() => emulate(''));
    await emulate('print');
    around.dataset['theme'] = 'dark';
    for (const ink of ['', '#fff6d0']) {
      around.style.setProperty('--sa-text', ink);
      expect(new Set(read())).toEqual(new Set(['rgb(0, 0, 0)']));
      expect([control, map.find('.sa-map')].map((box) => getComputedStyle(box).backgroundColor)).toEqual([
        'rgb(255, 255, 255)',
        'rgb(255, 255, 255)',
      ]);
    }
  });

  test('the small picture of a place is drawn by day, and as it was afterwards', async () => {
    const around = document.createElement('div');
    around.dataset['theme'] = 'dark';
    document.body.append(around);
    const host = await renderPage(<AddressPreview value={PICKED} />, around);
    const paper = () => host.querySelector('.sa-preview path[stroke-width="1"]')?.getAttribute('fill');
    await expect.poll(paper).toBe(DARK_PALETTE.land);
    window.dispatchEvent(new Event('beforeprint'));
    // No task lies between the event and the print: only what it leaves to do.
    await Promise.resolve();
    expect(paper()).toBe(LIGHT_PALETTE.land);
    window.dispatchEvent(new Event('afterprint'));
    await expect.poll(paper).toBe(DARK_PALETTE.land);
    around.remove();
  });
});
