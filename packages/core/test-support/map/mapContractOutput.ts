import { describe, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { MapContractRows } from './mapContract.types.ts';
import { TUNIS, type MapOnPage } from './mapIn.ts';

/** How light the land is that a person sees, as a share of white: of the drawing on top a quarter into the map. */
function lightOf({ seen, pane }: MapOnPage): number {
  const { left, top, width, height } = pane.getBoundingClientRect();
  const [x, y] = [left + width / 4, top + height / 4];
  const drawing = seen<HTMLCanvasElement>('.sa-map-tiles canvas').findLast((canvas) => {
    const box = canvas.getBoundingClientRect();
    return box.left <= x && x < box.right && box.top <= y && y < box.bottom;
  });
  const middle = (drawing?.width ?? 0) / 2;
  const [red = 0, , , alpha] = drawing?.getContext('2d')?.getImageData(middle, middle, 1, 1).data ?? [];
  return alpha === 255 ? red / 255 : NaN;
}

/** The contract's rows of what leaves the page: a copied code, and a print. */
export function mapContractOutput({ renderMap }: MapContractRows): void {
  test('a code is copied by its button, and that is said', async () => {
    const copied: string[] = [];
    const map = await renderMap({ defaultValue: TUNIS, locale: 'en' });
    const setClipboard = (value: unknown) =>
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
    const { clipboard } = navigator;
    onTestFinished(() => void setClipboard(clipboard));
    setClipboard({ writeText: async (text: string) => void copied.push(text) });
    await userEvent.click(map.button('Copy: Address code (3 m)'));
    await expect.poll(() => map.status).toContain('8GQ5-XCQJ-95');
    expect(copied).toEqual(['8GQ5-XCQJ-95']);
    setClipboard(undefined);
    await userEvent.click(map.button('Copy: Address code (3 m)'));
    await expect.poll(() => map.status).toContain('Select the code');
  });

  describe('on paper', () => {
    test('the map of a dark page is drawn by day, all of it, and as it was afterwards', async () => {
      const { dataset } = document.documentElement;
      dataset['theme'] = 'dark';
      onTestFinished(() => void delete dataset['theme']);
      const map = await renderMap({ defaultValue: TUNIS });
      await expect.poll(() => lightOf(map)).toBeLessThan(0.5);
      onTestFinished(() => void window.dispatchEvent(new Event('afterprint')));
      window.dispatchEvent(new Event('beforeprint'));
      // No task lies between the event and the print: only what it leaves to do.
      await Promise.resolve();
      await Promise.resolve();
      expect(lightOf(map)).toBeGreaterThan(0.5);
      window.dispatchEvent(new Event('afterprint'));
      await expect.poll(() => lightOf(map)).toBeLessThan(0.5);
    });
  });
}
