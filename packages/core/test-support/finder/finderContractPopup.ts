import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { FinderContractRows, FinderFace } from './finderContract.types.ts';
import type { FinderParts } from '../partsOf.ts';

const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();

/** Two frames: what the first one moved has been seen by the second. */
const nextFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Whether a person sees the popup. */
const isSeen = ({ popup }: FinderParts) => popup.checkVisibility({ visibilityProperty: true });

/** How far the popup is from where it belongs: below its control, and as wide. */
function awayFromControl({ popup, input }: FinderParts) {
  for (const animation of document.getAnimations()) animation.finish();
  const control = boxOf(input.parentElement);
  const { left, top, width } = boxOf(popup);
  return [left - control.left, top - control.bottom - 6, width - control.width].map(
    (px) => Math.round(px) || 0,
  );
}

/** Puts a finder into a box of the page, 160 pixels high. */
function scrollBoxAround({ host }: FinderParts): HTMLElement {
  const box = document.createElement('div');
  Object.assign(box.style, { overflow: 'auto', height: '160px' });
  const space = document.createElement('div');
  space.style.height = '1000px';
  box.append('host' in host ? host.host : host, space);
  document.body.prepend(box);
  onTestFinished(() => box.remove());
  return box;
}

/** The contract's rows of where the popup stands. */
export function finderContractPopup({
  FIRST,
  finderIn,
  unmount,
}: Pick<FinderContractRows, 'FIRST' | 'finderIn'> & Pick<FinderFace, 'unmount'>): void {
  describe('the popup', () => {
    test('while its field is scrolled out of a box of the page it is not seen, and it comes back with it', async () => {
      const finder = await finderIn();
      const box = scrollBoxAround(finder);
      await finder.search('marsa');
      await finder.press('{ArrowDown}');
      const { active } = finder;
      expect(isSeen(finder)).toBe(true);
      box.scrollTop = 30;
      await expect.poll(() => awayFromControl(finder)).toEqual([0, 0, 0]);
      expect(isSeen(finder)).toBe(true);
      box.scrollTop = 400;
      await expect.poll(() => isSeen(finder)).toBe(false);
      expect(finder.isExpanded).toBe(true);
      box.scrollTop = 0;
      await expect.poll(() => isSeen(finder)).toBe(true);
      await expect.poll(() => awayFromControl(finder)).toEqual([0, 0, 0]);
      expect(finder.active).toBe(active);
      await finder.press('{Enter}');
      expect(finder.input.value).toBe(FIRST);
    });

    test('a buyer who zooms in on the list and leaves the field behind goes on seeing it', async () => {
      const finder = await finderIn();
      await finder.search('marsa');
      const below = boxOf(finder.input).bottom + 20;
      vi.spyOn(window, 'visualViewport', 'get').mockReturnValue({
        offsetLeft: 0,
        offsetTop: below,
        width: 200,
        height: 200,
      } as VisualViewport);
      onTestFinished(() => void vi.restoreAllMocks());
      window.dispatchEvent(new Event('resize'));
      await nextFrames();
      expect(isSeen(finder)).toBe(true);
    });

    test.each(['html', 'body'])('CSS zoom of <%s>: below its control, and as wide', async (name) => {
      const zoomed = name === 'html' ? document.documentElement : document.body;
      zoomed.style.setProperty('zoom', '1.25');
      onTestFinished(() => void zoomed.style.removeProperty('zoom'));
      const finder = await finderIn();
      await finder.search('marsa');
      await expect.poll(() => awayFromControl(finder)).toEqual([0, 0, 0]);
    });

    test.each(['between the key and the frame', 'between what is measured and what is written'])(
      'taken off the page while it is placed, %s: nothing throws',
      async (moment) => {
        const failed = vi.fn();
        const listen = ['error', 'unhandledrejection'] as const;
        for (const type of listen) window.addEventListener(type, failed);
        onTestFinished(() => {
          for (const type of listen) window.removeEventListener(type, failed);
        });
        const finder = await finderIn();
        await finder.search('marsa');
        if (moment === 'between the key and the frame') {
          await finder.press('{Escape}');
          window.addEventListener('keydown', () => unmount(finder), { once: true });
          await finder.press('{ArrowDown}');
        } else {
          window.dispatchEvent(new Event('resize'));
          unmount(finder);
        }
        await nextFrames();
        expect(finder.input.isConnected).toBe(false);
        expect(failed).not.toHaveBeenCalled();
      },
    );

    test('a source that throws while it opens: it says so below the field, whose text stays', async () => {
      const finder = await finderIn({ beforeAnswer: () => Promise.reject(new Error('down')) });
      await finder.press('marsa');
      await expect.poll(() => isSeen(finder)).toBe(true);
      await expect.poll(() => finder.popup.querySelector('.sa-panel button')?.checkVisibility()).toBe(true);
      await expect.poll(() => awayFromControl(finder)).toEqual([0, 0, 0]);
      expect(finder.input.value).toBe('marsa');
    });

    test('where there is no layout, as in jsdom: it opens, and can be picked from', async () => {
      for (const name of ['ResizeObserver', 'IntersectionObserver', 'matchMedia'] as const) {
        const known = Object.getOwnPropertyDescriptor(window, name) ?? {};
        Object.defineProperty(window, name, { value: undefined, configurable: true });
        onTestFinished(() => void Object.defineProperty(window, name, known));
      }
      vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect());
      onTestFinished(() => void vi.restoreAllMocks());
      const finder = await finderIn();
      await finder.search('marsa');
      await nextFrames();
      expect(isSeen(finder)).toBe(true);
      await finder.press('{ArrowDown}{Enter}');
      expect(finder.input.value).toBe(FIRST);
    });
  });
}
