// The optional stylesheet: its custom properties can be set anywhere around a finder, in every theme, and its one focus ring stays one.
import { createOfflineProvider } from '@smart-address/core';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { AddressFinder } from '../index.ts';
import {
  createMemoryProvider,
  failingProvider,
  placeLike,
  placesIn,
  providerWith,
} from '../../test-support/places.ts';
import { mouse, pointOf, turnWheel } from '../../../core/test-support/map/pointers.ts';
import { partsOf, renderPage } from '../../test-support/renderFinder.tsx';

const provider = createMemoryProvider();
const RED = 'rgb(200, 0, 0)';
const { documentElement: page } = document;

afterEach(() => {
  page.removeAttribute('style');
  delete page.dataset['theme'];
});

const style = (element: Element | null, property: string) =>
  element === null ? '' : getComputedStyle(element).getPropertyValue(property);

function renderIn(around: HTMLElement = document.createElement('div')) {
  document.body.append(around);
  return partsOf(renderPage(<AddressFinder provider={provider} />, around));
}

describe('a custom property of the team', () => {
  const locate = (finder: ReturnType<typeof renderIn>) => style(finder.locateButton, 'color');

  test.each(['light', 'dark'] as const)('%s: counts on the page itself', (theme) => {
    page.dataset['theme'] = theme;
    page.style.setProperty('--sa-accent', RED);
    expect(locate(renderIn())).toBe(RED);
  });

  test('counts on any element around, and the nearest one wins', () => {
    page.style.setProperty('--sa-accent', 'rgb(0, 0, 1)');
    const around = document.createElement('section');
    around.style.setProperty('--sa-accent', RED);
    expect(locate(renderIn(around))).toBe(RED);
  });

  test('counts on the finder', () => {
    const host = renderPage(
      <AddressFinder.Root provider={provider} style={{ '--sa-radius': '3px' } as object}>
        <AddressFinder.Control>
          <AddressFinder.Input />
        </AddressFinder.Control>
      </AddressFinder.Root>,
    );
    expect(style(host.querySelector('.sa-control'), 'border-top-left-radius')).toBe('3px');
  });

  test.each([
    ['light', '', [230, 240, 251]],
    ['light', '#0b6b4f', [231, 240, 237]],
    ['dark', '', [29, 51, 80]],
    ['dark', '#6fd3b0', [39, 61, 68]],
    // Ours for the second line, #a5b2c4, has 4.57:1 on it; with a hundredth more of white 4.42.
    ['dark', '#ffffff', [60, 68, 80]],
  ] as const)(
    '%s: an accent alone (%s) has its own soft shade, and ours the one it had',
    async (theme, accent, shade) => {
      page.dataset['theme'] = theme;
      page.style.setProperty('--sa-accent', accent);
      const finder = renderIn();
      await finder.search('marsa');
      await finder.press('{ArrowDown}');
      const row = style(finder.active, 'background-color');
      const parts = row.match(/[\d.]+/g)?.map(Number) ?? [];
      expect(parts.map((part) => Math.round(row.startsWith('rgb') ? part : part * 255))).toEqual(shade);
    },
  );

  test('may make a pill of the field, and its list keeps its rows', async () => {
    page.style.setProperty('--sa-radius', '999px');
    const finder = renderIn();
    expect(style(finder.host.querySelector('.sa-control'), 'border-top-left-radius')).toBe('999px');
    await finder.search('la marsa');
    const corner = Number.parseFloat(style(finder.popup, 'border-top-left-radius'));
    expect(corner).toBeGreaterThan(0);
    expect(corner).toBeLessThanOrEqual(24);
    const { left, top } = finder.popup.getBoundingClientRect();
    const title = finder.popup.querySelector('.sa-title')?.getBoundingClientRect() ?? new DOMRect();
    expect(
      document.elementFromPoint(title.left + 1, title.top + 1)?.closest('[role="option"]'),
    ).not.toBeNull();
    expect([title.left - left, title.top - top].every((inside) => inside > 0)).toBe(true);
  });

  test('comes through from outside a shadow root', () => {
    const around = document.createElement('div');
    around.style.setProperty('--sa-accent', RED);
    document.body.append(around);
    const shadow = around.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .map(({ cssText }) => cssText)
        .join('\n'),
    );
    shadow.adoptedStyleSheets = [sheet];
    const finder = partsOf(renderPage(<AddressFinder provider={provider} />, shadow));
    expect(locate(finder)).toBe(RED);
    expect(style(finder.host.querySelector('.sa-control'), 'display')).toBe('flex');
    around.remove();
  });

  test('reaches the list too', async () => {
    page.style.setProperty('--sa-surface-raised', RED);
    const finder = renderIn();
    await finder.search('marsa');
    expect(style(finder.popup, 'background-color')).toBe(RED);
  });
});

describe('the theme', () => {
  const surfaces = { light: 'rgb(255, 255, 255)', dark: 'rgb(20, 27, 38)' };

  test.each(['light', 'dark', 'dark light', 'light dark', 'dark light dark', 'light dark light'])(
    'data-theme around a finder, outermost first: %s: the nearest decides',
    (around) => {
      const outermost = document.createElement('div');
      const nearest = around.split(' ').reduce((box, theme) => {
        const within = box.appendChild(document.createElement('div'));
        within.dataset['theme'] = theme;
        return within;
      }, outermost);
      document.body.append(outermost);
      onTestFinished(() => outermost.remove());
      const host = renderPage(<AddressFinder provider={provider} />, nearest);
      expect(style(host.querySelector('.sa-control'), 'background-color')).toBe(
        around.endsWith('dark') ? surfaces.dark : surfaces.light,
      );
    },
  );
});

describe('the focus', () => {
  test("is shown once: a page's own ring for every input does not come on top", () => {
    const own = document.createElement('style');
    own.textContent = 'form input:focus-visible { outline: 3px solid red; box-shadow: 0 0 9px red }';
    document.head.append(own);
    const form = document.createElement('form');
    const finder = renderIn(form);
    finder.input.focus();
    expect(style(finder.input, 'outline-style')).toBe('none');
    expect(style(finder.input, 'box-shadow')).toBe('none');
    expect(style(finder.host.querySelector('.sa-control'), 'box-shadow')).not.toBe('none');
    own.remove();
  });
});

describe('a field that the team calls invalid', () => {
  test('is framed in red, as one that the browser refuses', () => {
    page.style.setProperty('--sa-danger', RED);
    const host = renderPage(<AddressFinder provider={provider} aria-invalid />);
    expect(style(host.querySelector('.sa-control'), 'border-top-color')).toBe(RED);
  });

  test('shows its focus by a frame that is seen, like every other field', async () => {
    page.style.setProperty('--sa-danger', RED);
    page.style.setProperty('--sa-accent', 'rgb(0, 0, 1)');
    const finder = partsOf(renderPage(<AddressFinder provider={provider} aria-invalid />));
    finder.input.focus();
    await expect
      .poll(() => style(finder.host.querySelector('.sa-control'), 'border-top-color'))
      .toBe('rgb(0, 0, 1)');
  });
});

describe('a class of a team’s own beside ours', () => {
  test('counts more than our rules for the field, its buttons and their pictures', async () => {
    const own = document.createElement('style');
    own.textContent = `.own { margin: 1px; padding: 2px; border: 3px solid ${RED}; background: ${RED}; color: ${RED}; fill: ${RED} }`;
    document.head.append(own);
    onTestFinished(() => own.remove());
    const host = renderPage(
      <AddressFinder.Root provider={provider}>
        <AddressFinder.Control>
          <AddressFinder.Input className="sa-input own" />
          <AddressFinder.OpenButton className="own sa-button sa-open">
            <svg fill="none" className="own" />
          </AddressFinder.OpenButton>
          <AddressFinder.ClearButton className="sa-button sa-clear own" />
          <AddressFinder.LocateButton className="sa-button sa-locate own" />
        </AddressFinder.Control>
      </AddressFinder.Root>,
    );
    // Where a test before left it, it may be over a button.
    await mouse('mouseMoved', pointOf(host, 0, 300));
    const looks = [...host.querySelectorAll('input.own, button.own')].map((part) =>
      ['margin', 'padding', 'border-top-width', 'background-color', 'color'].map((name) => style(part, name)),
    );
    expect(looks).toEqual(Array.from({ length: 4 }, () => ['1px', '2px', '3px', RED, RED]));
    expect(style(host.querySelector('svg.own'), 'fill')).toBe(RED);
  });
});

describe('the room', () => {
  test("a team's grid on a phone is not widened by the input's own twenty letters", async () => {
    await browserPage.viewport(360, 640);
    const form = document.createElement('form');
    form.style.display = 'grid';
    const finder = renderIn(form);
    await finder.search('marsa');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    expect(finder.popup.getBoundingClientRect().right).toBeLessThanOrEqual(360);
    await browserPage.viewport(414, 896);
  });

  test('a text without a button before it keeps clear of the round corner', () => {
    const host = renderPage(
      <AddressFinder.Root provider={provider}>
        <AddressFinder.Control>
          <AddressFinder.Input />
        </AddressFinder.Control>
      </AddressFinder.Root>,
    );
    expect(style(partsOf(host).input, 'padding-inline-start')).toBe('12px');
    expect(style(renderIn().input, 'padding-inline-start')).toBe('4px');
  });

  describe('with letters twice as large on a phone (WCAG 1.4.4)', () => {
    beforeEach(async () => {
      // Wide letters on any machine.
      page.style.font = '32px monospace';
      await browserPage.viewport(320, 480);
      onTestFinished(async () => browserPage.viewport(414, 896));
    });

    test('the button that tries again can be reached', async () => {
      const finder = partsOf(renderPage(<AddressFinder provider={failingProvider('unavailable')} />));
      await finder.press('la marsa');
      const retry = await screen.findByRole('button', { name: 'Réessayer' });
      const bottomOf = (part: Element) => part.getBoundingClientRect().bottom;
      // A script can scroll what is hidden, a person cannot.
      await turnWheel(pointOf(finder.popup), 900);
      await expect.poll(() => bottomOf(retry)).toBeLessThanOrEqual(bottomOf(finder.popup));
    });

    test('below a sentence that fills the popup a row is seen', async () => {
      const finder = partsOf(renderPage(<AddressFinder provider={createOfflineProvider()} />));
      await finder.search('8GR5-4JJJ-28');
      await expect.poll(() => finder.options.length).toBe(6);
      await finder.press('{ArrowDown}');
      const seen = finder.popup.getBoundingClientRect();
      const { top, bottom } = finder.active?.getBoundingClientRect() ?? new DOMRect();
      const shown = Math.min(bottom, seen.bottom, finder.list.getBoundingClientRect().bottom) - top;
      expect(shown).toBeGreaterThan(44);
    });

    test('a name keeps the width of its row: the kind goes below', async () => {
      const finder = renderIn();
      await finder.search('marsa');
      const row = finder.popup.querySelector('.sa-option');
      const [match, kind] = ['.sa-match', '.sa-kind'].map((part) =>
        row?.querySelector(part)?.getBoundingClientRect(),
      );
      expect(kind?.top).toBeGreaterThanOrEqual(match?.bottom ?? Infinity);
    });

    test('the button that clears the recent addresses is not cut off', async () => {
      const recents = { load: () => placesIn('fr').slice(0, 1), add() {}, remove() {}, clear() {} };
      const finder = partsOf(renderPage(<AddressFinder provider={provider} recents={recents} />));
      finder.openButton.click();
      await expect.poll(() => finder.options.length).toBe(1);
      expect(finder.popup.scrollWidth).toBeLessThanOrEqual(finder.popup.clientWidth);
    });
  });

  test('a Latin name in an Arabic list stands where the rows begin', async () => {
    page.dir = 'rtl';
    const latin = placeLike({ id: 'x', label: 'Carrefour, 2070 تونس' });
    const answer = async (query: string) => ({ query, results: [latin], attribution: '' });
    const finder = partsOf(renderPage(<AddressFinder provider={providerWith(answer)} locale="ar" />));
    await finder.search('car');
    const [title, detail] = [...finder.host.querySelectorAll('.sa-title, .sa-detail')].map((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      return range.getBoundingClientRect().right;
    });
    expect(title).toBeCloseTo(detail ?? 0, 0);
  });
});
