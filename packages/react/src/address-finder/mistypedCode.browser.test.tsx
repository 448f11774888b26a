import { createOfflineProvider } from '@smart-address/core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderFinder } from '../../test-support/renderFinder.tsx';

test('the plus codes that a mistyped one may have meant are spoken and picked with the keys', async () => {
  const finder = renderFinder({ provider: createOfflineProvider() });
  await finder.search('R5O4+22 Tunis');
  const panel = () => finder.host.querySelector('[data-panel="almostCode"].sa-panel');
  // The places are loaded first.
  await expect.poll(() => panel()?.textContent).toContain('l’un de ces 3 codes');
  await expect.poll(() => finder.status.textContent).toContain('l’un de ces 3 codes');
  await finder.press('{ArrowDown}{ArrowDown}{Enter}');
  await expect.poll(() => finder.input.value).toMatch(/^8F8GR5C4\+22, /u);
  expect(panel()).toBeNull();
});

test.each(['+216', '8F8G', 'R54J+', 'c++', 'a+b'])('"%s" is none of them', async (typed) => {
  const finder = renderFinder({ provider: createOfflineProvider() });
  await finder.press(typed);
  // Rows, or that there are none: neither is "not a valid code".
  await expect.poll(() => finder.status.textContent).toMatch(/adresses? (proposée|trouvée)/u);
  expect(finder.host.querySelector('[data-panel="almostCode"]')).toBeNull();
});

test('on a phone it stands below the bar that closes the sheet', async () => {
  const coarse = { media: '(pointer: coarse)', matches: true } as MediaQueryList;
  const query = vi.spyOn(window, 'matchMedia').mockReturnValue(coarse);
  onTestFinished(() => query.mockRestore());
  const finder = renderFinder({ provider: createOfflineProvider() });
  await finder.search('8GR5-4JJJ-28');
  const top = (selector: string) => finder.host.querySelector(selector)?.getBoundingClientRect().top ?? NaN;
  const panel = '[data-panel="almostCode"].sa-panel';
  await expect.poll(() => finder.host.querySelector(panel)).not.toBeNull();
  expect(finder.popup.dataset['layout']).toBe('sheet');
  expect(top('.sa-sheet-bar')).toBeLessThan(top(panel));
  expect(top(panel)).toBeLessThan(top('.sa-list'));
});
