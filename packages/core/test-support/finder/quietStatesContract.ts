// States that do not shout, for every face: a source that refuses keeps its panel, "nothing found" takes no more room than its words.
import { ProviderError } from '@smart-address/core/finder';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page as view, userEvent } from 'vitest/browser';
import type { FinderParts } from '../partsOf.ts';
import type { FinderFace } from './finderContract.types.ts';

export function quietStatesContract(face: FinderFace): void {
  test('the panel of a source that refuses stays while it is asked again, and again', async () => {
    let asked = 0;
    const finder = await face.render({
      beforeAnswer: async () => {
        asked += 1;
        throw new ProviderError('rate_limited', 'Not so fast.', { retryAfterSeconds: 1 });
      },
    });
    await finder.press('marsa');
    const panel = () => finder.popup.querySelector<HTMLElement>('.sa-panel');
    await expect.poll(() => panel()?.checkVisibility()).toBe(true);
    const before = asked;
    let closings = 0;
    const watching = new MutationObserver(() => {
      if (!panel()?.checkVisibility()) closings += 1;
    });
    watching.observe(finder.host, { subtree: true, attributes: true, childList: true });
    await expect.poll(() => asked).toBeGreaterThanOrEqual(before + 2);
    watching.disconnect();
    expect([closings, finder.popup.dataset['panel'], finder.input.value]).toEqual([
      0,
      'rateLimited',
      'marsa',
    ]);
  });

  test('a word that the icon says is heard and not seen, and a code is only that of a door', async () => {
    const finder = await face.render({});
    await finder.search('rue');
    const street = finder.options.find(({ dataset }) => dataset['type'] === 'street');
    const kind = street?.querySelector<HTMLElement>('.sa-kind');
    expect(kind?.textContent).toContain('Rue');
    expect(kind && getComputedStyle(kind).fontSize).toBe('0px');
    await finder.press('{Escape}{Escape}marsa');
    await finder.opened();
    const town = finder.options.find(({ dataset }) => dataset['type'] === 'locality');
    expect(town?.querySelector('.sa-kind')?.getBoundingClientRect().width).toBeGreaterThan(10);
  });

  const offers = (finder: FinderParts) =>
    [...finder.popup.querySelectorAll<HTMLElement>('.sa-panel button')].filter((each) =>
      each.checkVisibility(),
    );
  const press = async (finder: FinderParts, index: number): Promise<void> => {
    const button = offers(finder)[index];
    if (!button) throw new Error('That is not offered.');
    await userEvent.click(button);
  };
  const offered = (finder: FinderParts) => offers(finder).map(({ textContent }) => textContent);

  test('"nothing found" offers the ways that the page has, and keeps the text', async () => {
    const asked = vi.fn();
    const finder = await face.render({ onPlaceOnMap: asked });
    await finder.press('zzzz');
    await expect
      .poll(() => offered(finder))
      .toEqual(['Utiliser ma position', 'La placer sur la carte', 'L’écrire moi-même']);
    await press(finder, 1);
    expect([asked.mock.calls.length, finder.input.value]).toEqual([1, 'zzzz']);
    await expect.poll(() => finder.popup.checkVisibility()).toBe(false);
    await finder.press('z');
    await expect.poll(() => offered(finder)).toHaveLength(3);
    await press(finder, 2);
    await expect.poll(() => finder.popup.checkVisibility()).toBe(false);
    expect([finder.hasFocus, finder.input.value]).toEqual([true, 'zzzzz']);
    face.unmount(finder);
    const poor = await face.render({ locate: false, locale: 'ar' });
    await poor.press('zzzz');
    await expect.poll(() => offered(poor)).toEqual(['أكتبه بنفسي']);
  });

  describe('on a phone of 360 x 740', () => {
    beforeEach(async () => {
      await view.viewport(360, 740);
      await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true });
      onTestFinished(async () => {
        document.documentElement.style.fontSize = '';
        await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
        await view.viewport(414, 896);
      });
    });

    test.each([
      ['nothing found', 'empty', undefined],
      [
        'too many requests',
        'rateLimited',
        () => Promise.reject(new ProviderError('rate_limited', 'Not so fast.', { retryAfterSeconds: 60 })),
      ],
    ])('"%s" is as high as its words', async (_name, kind, beforeAnswer) => {
      const finder = await face.render(beforeAnswer ? { beforeAnswer } : {});
      await finder.press('zzzz');
      await expect.poll(() => finder.popup.dataset['panel']).toBe(kind);
      await expect.poll(() => finder.popup.dataset['layout']).toBe('sheet');
      const panel = finder.popup.querySelector('.sa-panel')?.getBoundingClientRect();
      const popup = finder.popup.getBoundingClientRect();
      expect(popup.bottom - (panel?.bottom ?? 0)).toBeLessThan(4);
      expect(popup.height).toBeLessThan(330);
    });

    test('with letters twice as large three rows are in view', async () => {
      document.documentElement.style.fontSize = '200%';
      const finder = await face.render({});
      await finder.search('m');
      await expect.poll(() => finder.popup.dataset['layout']).toBe('sheet');
      const seen = () => {
        const { bottom } = finder.popup.getBoundingClientRect();
        return finder.options.filter((row) => row.getBoundingClientRect().bottom <= bottom);
      };
      await expect.poll(() => seen().length).toBeGreaterThanOrEqual(3);
    });
  });
}
