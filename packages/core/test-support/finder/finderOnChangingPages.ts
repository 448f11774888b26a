// Pages that others change around a finder and in it: what both faces have to hold.
import { describe, expect, onTestFinished, test } from 'vitest';
import type { FinderParts } from '../partsOf.ts';
import { translatePage } from '../translatePage.ts';

/** How far a popup is from where it belongs: 0 while it hangs on its control. */
function gapOf({ popup, input }: FinderParts): number {
  const control = input.closest('.sa-control') ?? input;
  return Math.round(popup.getBoundingClientRect().top - control.getBoundingClientRect().bottom);
}

/** The tests of one face; `render` puts a finder on a page with the five places of `places.ts` behind it. */
export function finderOnChangingPages(render: () => Promise<FinderParts>): void {
  describe('a page that is translated', () => {
    test('a row names what a pick of it writes, also after another search', async () => {
      const finder = await render();
      translatePage(finder.host);
      await finder.search('marsa');
      await finder.press('{Control>}a{/Control}sfax');
      await expect.poll(() => finder.options.map(({ textContent }) => textContent)).toHaveLength(1);
      expect(finder.options[0]?.textContent).toContain('Sfax Ville, 3000 Sfax');
      await finder.press('{ArrowDown}{Enter}');
      expect(finder.input.value).toBe('Sfax Ville, 3000 Sfax');
    });

    test('what is said in place of rows is of the text that stands there', async () => {
      const finder = await render();
      translatePage(finder.host);
      const panel = () => finder.host.querySelector('.sa-panel-sentence')?.textContent;
      await finder.press('xyzxyz');
      await expect.poll(panel).toMatch(/\[.*XYZXYZ/);
      await finder.press('{Control>}a{/Control}qwqwqw');
      await expect.poll(panel).toMatch(/^\[[^[]*QWQWQW/);
    });
  });

  test('the open list stays on its field when something above it grows', async () => {
    const finder = await render();
    const banner = document.createElement('p');
    document.body.prepend(banner);
    await finder.search('marsa');
    await expect.poll(() => gapOf(finder)).toBe(6);
    const before = finder.input.getBoundingClientRect().top;
    banner.style.height = '90px';
    expect(finder.input.getBoundingClientRect().top).toBeGreaterThan(before);
    await expect.poll(() => gapOf(finder)).toBe(6);
    banner.remove();
    await expect.poll(() => gapOf(finder)).toBe(6);
  });

  test('the open list is as wide as its field when the field becomes narrower', async () => {
    const finder = await render();
    await finder.search('marsa');
    const widths = () =>
      [finder.popup, finder.input.closest('.sa-control') ?? finder.input].map((part) =>
        Math.round(part.getBoundingClientRect().width),
      );
    const [, before = 0] = widths();
    document.body.style.paddingInlineEnd = '60px';
    onTestFinished(() => void document.body.style.removeProperty('padding-inline-end'));
    await expect.poll(() => widths()[1]).toBeLessThan(before);
    await expect.poll(() => widths()[0]).toBe(widths()[1]);
  });

  test.each(['body', 'documentElement'] as const)(
    'the list hangs on its field where the %s is zoomed by its style',
    async (part) => {
      const finder = await render();
      document[part].style.setProperty('zoom', '1.25');
      onTestFinished(() => void document[part].style.removeProperty('zoom'));
      const spacer = document.createElement('p');
      onTestFinished(() => spacer.remove());
      document.body.prepend(spacer);
      const overhang = () => {
        const popup = finder.popup.getBoundingClientRect();
        const control = (finder.input.closest('.sa-control') ?? finder.input).getBoundingClientRect();
        return [popup.left - control.left, popup.width - control.width].map(Math.round);
      };
      await finder.search('marsa');
      await expect.poll(() => gapOf(finder)).toBe(6);
      expect(overhang()).toEqual([0, 0]);
      // Where there is no room below it hangs over the field.
      await finder.press('{Escape}');
      spacer.style.height = `${window.innerHeight / 1.25 - 200}px`;
      await finder.press('{ArrowDown}');
      await expect.poll(() => finder.popup.dataset['side']).toBe('top');
      await expect
        .poll(() => Math.round(finder.popup.getBoundingClientRect().bottom))
        .toBeLessThan(finder.input.getBoundingClientRect().top);
    },
  );
}
