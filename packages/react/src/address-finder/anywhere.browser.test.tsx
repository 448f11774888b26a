// The finder where pages put it: shadow roots, iframes, server-rendered pages, scrolled and zoomed ones.
import { render, screen, within } from '@testing-library/react';
import { StrictMode, useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import type { AddressValue } from '@smart-address/core';
import { AddressFinder } from '../index.ts';
import { createMemoryProvider } from '../../test-support/places.ts';
import { pointOf } from '../../../core/test-support/map/pointers.ts';
import { watchBack } from '../../../core/test-support/watchBack.ts';
import { partsOf, renderFinder, renderPage } from '../../test-support/renderFinder.tsx';

const provider = createMemoryProvider();
const CLOSE = 'Fermer la liste';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A popup that is still opening is not yet where it will be. */
function finishAnimations(): void {
  for (const animation of document.getAnimations()) animation.finish();
}

describe('in a shadow root', () => {
  test('the list is in the same tree, a click in it is not outside, and it can be picked from', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    const shadow = host.attachShadow({ mode: 'open' });
    const inside = renderPage(<AddressFinder provider={provider} />, shadow);
    const finder = partsOf(inside);
    finder.input.focus();
    await userEvent.keyboard('marsa');
    await finder.opened();
    expect(finder.popup.getRootNode()).toBe(shadow);
    expect(shadow.getElementById(finder.input.getAttribute('aria-controls') ?? '')).toBe(finder.list);
    const heading = inside.querySelector('.sa-attribution');
    heading?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    expect(finder.isExpanded).toBe(true);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(finder.input.value).toBe('La Marsa, 2070 Tunis');
    host.remove();
  });
});

describe('in an iframe', () => {
  test('rendered from the page around it, it opens, fills and closes', async () => {
    const frame = document.createElement('iframe');
    frame.width = '600';
    frame.height = '400';
    document.body.append(frame);
    const inner = frame.contentDocument;
    if (inner === null) throw new Error('The frame has no document.');
    const form = inner.createElement('form');
    inner.body.append(form);
    const host = renderPage(
      <>
        <AddressFinder provider={provider} />
        <input aria-label="zip" autoComplete="postal-code" />
      </>,
      form,
    );
    const inFrame = within(host);
    const input = inFrame.getByRole<HTMLInputElement>('combobox');
    input.focus();
    await cdp().send('Input.insertText', { text: 'marsa' });
    await expect.poll(() => input.getAttribute('aria-expanded')).toBe('true');
    const [option] = inFrame.getAllByRole('option');
    expect(host.querySelector('.sa-popup')?.matches(':popover-open')).toBe(true);
    option?.click();
    expect(input.value).toBe('La Marsa, 2070 Tunis');
    expect(inFrame.getByRole<HTMLInputElement>('textbox', { name: 'zip' }).value).toBe('2070');
    frame.remove();
  });

  test('in a closed shadow root, a press beside the rows is not outside', async () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    onTestFinished(() => frame.remove());
    const inner = frame.contentDocument;
    if (inner === null) throw new Error('The frame has no document.');
    const holder = inner.body.appendChild(inner.createElement('div'));
    const shadow = holder.attachShadow({ mode: 'closed' });
    const host = renderPage(<AddressFinder provider={provider} />, shadow);
    const input = within(host).getByRole('combobox');
    input.focus();
    await cdp().send('Input.insertText', { text: 'marsa' });
    await expect.poll(() => input.getAttribute('aria-expanded')).toBe('true');
    const press = () => new PointerEvent('pointerdown', { bubbles: true, composed: true });
    host.querySelector('.sa-attribution')?.dispatchEvent(press());
    expect(input.getAttribute('aria-expanded')).toBe('true');
    inner.body.dispatchEvent(press());
    expect(input.getAttribute('aria-expanded')).toBe('false');
  });

  test('"back" on a phone closes the sheet there too', async () => {
    const touch = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled });
    await touch(true);
    onTestFinished(async () => void (await touch(false)));
    const frame = document.createElement('iframe');
    document.body.append(frame);
    onTestFinished(() => frame.remove());
    const { contentDocument: inner, contentWindow: view } = frame;
    if (inner === null || view === null) throw new Error('The frame has no document.');
    const { watchers, goBack } = watchBack(view);
    const host = renderPage(<AddressFinder provider={provider} />, inner.body);
    const input = within(host).getByRole<HTMLInputElement>('combobox');
    input.focus();
    await cdp().send('Input.insertText', { text: 'marsa' });
    await expect.poll(() => watchers.length).toBe(1);
    goBack();
    expect(input.getAttribute('aria-expanded')).toBe('false');
    expect(input.value).toBe('marsa');
  });
});

describe('in a modal dialog', () => {
  test('the list lies over the dialog and can be clicked', async () => {
    const host = renderPage(
      <dialog>
        <AddressFinder provider={provider} />
      </dialog>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
    dialog.showModal();
    const finder = partsOf(host);
    await finder.search('marsa');
    await userEvent.click(finder.option('Marsa Plage'));
    expect(finder.input.value).toBe('Marsa Plage, gare, 2070 Tunis');
    expect(dialog.open).toBe(true);
  });
});

describe('rendered on a server', () => {
  async function hydrate(tree: ReactNode, before?: (host: HTMLElement) => void) {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const recovered = vi.fn();
    const host = document.createElement('div');
    const markup = renderToString(tree);
    // The server's own answer, parsed as a browser parses it.
    host.append(...new DOMParser().parseFromString(markup, 'text/html').body.childNodes);
    document.body.append(host);
    before?.(host);
    render(tree, { container: host, hydrate: true, onRecoverableError: recovered });
    // What the page does next has been done too.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return { host, errors, recovered, markup };
  }

  const tree = (
    <StrictMode>
      <form>
        <AddressFinder provider={provider} name="address" locale="ar" recents />
        <AddressFinder provider={provider} name="billing" defaultInputValue="Chez Ali" />
      </form>
    </StrictMode>
  );

  test('hydrates without a warning, and its ids match', async () => {
    const { host, errors, recovered } = await hydrate(tree);
    expect(errors).not.toHaveBeenCalled();
    expect(recovered).not.toHaveBeenCalled();
    const ids = [...host.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const input of screen.getAllByRole('combobox')) {
      expect(host.querySelector(`#${CSS.escape(input.getAttribute('aria-controls') ?? '')}`)).not.toBeNull();
      expect(host.querySelector(`label[for="${input.id}"]`)).not.toBeNull();
    }
  });

  test('a text typed before the script came is kept', async () => {
    const { host } = await hydrate(tree, (served) => {
      partsOf(served).input.value = 'tapé avant';
    });
    const { input } = partsOf(host);
    expect(input.value).toBe('tapé avant');
    const data = new FormData(input.form ?? undefined);
    expect(data.get('address')).toBe('tapé avant');
  });

  test('a text typed before the script came is told to a team that controls the value, and stays', async () => {
    const told = vi.fn();
    function Checkout() {
      const [value, setValue] = useState<AddressValue | null>(null);
      return (
        <AddressFinder
          provider={provider}
          value={value}
          onValueChange={(next, { reason }) => {
            told(next.text, reason);
            setValue(next);
          }}
        />
      );
    }
    const { host } = await hydrate(<Checkout />, (served) => {
      partsOf(served).input.value = 'tapé avant';
    });
    const { input, isExpanded } = partsOf(host);
    expect(input.value).toBe('tapé avant');
    expect(told.mock.calls).toEqual([['tapé avant', 'autofill']]);
    expect(isExpanded).toBe(false);
  });

  test('somebody who waits in the field for the script gets the rows of what was typed', async () => {
    const { host } = await hydrate(<AddressFinder provider={provider} />, (served) => {
      const { input } = partsOf(served);
      input.value = 'marsa';
      input.focus();
    });
    await expect.poll(() => partsOf(host).options.length).toBeGreaterThan(0);
    expect(partsOf(host).isExpanded).toBe(true);
  });

  test('the served page shows no list and holds no inline style', async () => {
    const { host, markup } = await hydrate(tree, (served) => {
      expect(served.querySelector('.sa-popup')?.checkVisibility()).toBe(false);
    });
    expect(markup).not.toMatch(/\sstyle=/);
    expect(host.querySelectorAll('style, script')).toHaveLength(0);
  });
});

describe('the popup', () => {
  test('is in the top layer: no overflow, transform or z-index of the page cuts or covers it', async () => {
    const host = renderPage(
      <main>
        <AddressFinder provider={provider} />
      </main>,
    );
    Object.assign(screen.getByRole('main').style, {
      overflow: 'hidden',
      height: '90px',
      position: 'relative',
    });
    const cover = document.createElement('div');
    Object.assign(cover.style, {
      position: 'fixed',
      inset: '0',
      zIndex: '2147483647',
      pointerEvents: 'none',
    });
    document.body.append(cover);
    const finder = partsOf(host);
    await finder.search('marsa');
    expect(finder.popup.matches(':popover-open')).toBe(true);
    const option = finder.options[0]?.getBoundingClientRect();
    const at = document.elementFromPoint((option?.left ?? 0) + 20, (option?.top ?? 0) + 20);
    expect(at?.closest('[role="option"]')).toBe(finder.options[0]);
    cover.remove();
  });

  test('waits there, hidden, while the input has the focus, and leaves with it', async () => {
    const finder = renderFinder();
    const waits = () => [finder.popup.matches(':popover-open'), finder.popup.checkVisibility()];
    expect(waits()).toEqual([false, false]);
    finder.input.focus();
    expect(waits()).toEqual([true, false]);
    await finder.search('marsa');
    await userEvent.keyboard('{Escape}');
    expect(waits()).toEqual([true, false]);
    finder.input.blur();
    expect(waits()).toEqual([false, false]);
  });

  test('lies above what went full screen while it waited, and stays when that ends', async () => {
    const host = renderPage(<AddressFinder provider={provider} />);
    const finder = partsOf(host);
    finder.input.addEventListener('keydown', ({ key }) => {
      if (key === 'F2') void host.requestFullscreen();
    });
    finder.input.focus();
    await userEvent.keyboard('{F2}');
    await expect.poll(() => document.fullscreenElement).toBe(host);
    await finder.search('marsa');
    const seenRow = () => {
      const row = finder.options[0]?.getBoundingClientRect();
      const at = document.elementFromPoint((row?.left ?? 0) + 20, (row?.top ?? 0) + 20);
      return at?.closest('[role="option"]');
    };
    expect(seenRow()).toBe(finder.options[0]);
    const isOver = new Promise((done) => document.addEventListener('fullscreenchange', done, { once: true }));
    await document.exitFullscreen();
    await isOver;
    await expect.poll(seenRow).toBe(finder.options[0]);
  });

  test('without popovers it shows in place', async () => {
    const finder = renderFinder();
    Object.defineProperty(finder.popup, 'showPopover', { value: undefined });
    finder.popup.removeAttribute('popover');
    await finder.search('marsa');
    expect(finder.popup.checkVisibility()).toBe(true);
  });

  test('stays on its control while the page scrolls, and is as wide', async () => {
    const host = renderPage(<AddressFinder provider={provider} />);
    const tall = document.createElement('div');
    tall.style.height = '3000px';
    document.body.append(tall);
    const finder = partsOf(host);
    await finder.search('marsa');
    const gap = () =>
      finder.popup.getBoundingClientRect().top -
      (host.querySelector('.sa-control')?.getBoundingClientRect().bottom ?? 0);
    finishAnimations();
    const before = gap();
    window.scrollBy(0, 40);
    await expect.poll(() => Math.abs(gap() - before)).toBeLessThan(1);
    const control = host.querySelector('.sa-control')?.getBoundingClientRect();
    expect(finder.popup.getBoundingClientRect().width).toBeCloseTo(control?.width ?? 0, 0);
    window.scrollTo(0, 0);
    tall.remove();
  });

  test('the frame that opens it again finds it on its control, though that moved meanwhile', async () => {
    const host = renderPage(<AddressFinder provider={provider} />);
    const finder = partsOf(host);
    await finder.search('marsa');
    await userEvent.keyboard('{Escape}');
    Object.assign(host.style, { position: 'fixed', top: '120px', left: '30px', width: '250px' });
    const firstSeen = new Promise<DOMRect>((resolve) => {
      // A task after a frame's callbacks sees what that frame painted.
      const look = () =>
        finder.popup.checkVisibility()
          ? setTimeout(() => resolve(finder.popup.getBoundingClientRect()))
          : requestAnimationFrame(look);
      requestAnimationFrame(look);
    });
    await userEvent.keyboard('{ArrowDown}');
    const box = await firstSeen;
    const control = host.querySelector('.sa-control')?.getBoundingClientRect();
    expect(box.left).toBeCloseTo(control?.left ?? 0, 0);
    expect(box.width).toBeCloseTo(control?.width ?? 0, 0);
    expect(box.top).toBeGreaterThan(control?.bottom ?? 0);
  });

  test('opens upwards where there is no room below', async () => {
    const host = renderPage(<AddressFinder provider={provider} />);
    Object.assign(host.style, { position: 'fixed', insetInline: '10px', bottom: '4px' });
    const finder = partsOf(host);
    await finder.search('marsa');
    expect(finder.popup.dataset['side']).toBe('top');
    expect(finder.popup.getBoundingClientRect().bottom).toBeLessThan(
      finder.input.getBoundingClientRect().top,
    );
  });

  test('at 400 % zoom (a 320 px page) nothing is wider than the page', async () => {
    await page.viewport(320, 256);
    const finder = renderFinder();
    await finder.search('marsa');
    const box = finder.popup.getBoundingClientRect();
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(320);
    expect(box.bottom).toBeLessThanOrEqual(256);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await page.viewport(414, 896);
  });
});

describe('with a coarse pointer', () => {
  const coarse = { media: '(pointer: coarse)', matches: true } as MediaQueryList;

  test('the popup is a sheet as wide as the screen that ends where the keyboard begins', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(coarse);
    await page.viewport(360, 640);
    const finder = renderFinder();
    await finder.search('marsa');
    expect(finder.popup.dataset['layout']).toBe('sheet');
    expect(finder.popup.getBoundingClientRect().width).toBe(360);
    const keyboard = { offsetLeft: 0, offsetTop: 0, width: 360, height: 300 } as VisualViewport;
    vi.spyOn(window, 'visualViewport', 'get').mockReturnValue(keyboard);
    window.dispatchEvent(new Event('resize'));
    const bottom = () => {
      finishAnimations();
      return finder.popup.getBoundingClientRect().bottom;
    };
    await expect.poll(bottom).toBeLessThanOrEqual(300);
    for (const option of finder.options)
      expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await page.viewport(414, 896);
  });

  test('the second half of a double tap does not press what the sheet had covered; a later tap there does, and one elsewhere at once', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(coarse);
    const finder = renderFinder();
    const pressed = vi.fn();
    const covered = document.createElement('button');
    covered.addEventListener('click', ({ detail }) => pressed(detail));
    Object.assign(covered.style, { position: 'fixed', inset: '0', width: '100%', height: '100%' });
    document.body.append(covered);
    onTestFinished(() => covered.remove());
    await finder.search('marsa');
    finishAnimations();
    const at = pointOf(finder.options[0] ?? covered);
    const begun = Date.now() / 1000;
    // As iOS has it: every tap is a first click.
    const tap = async (seconds: number, right = 0) => {
      for (const type of ['mousePressed', 'mouseReleased'] as const)
        await cdp().send('Input.dispatchMouseEvent', {
          x: at.x + right,
          y: at.y,
          type,
          button: 'left',
          clickCount: 1,
          timestamp: begun + seconds,
        });
    };
    await tap(0);
    await expect.poll(() => finder.input.value).toBe('La Marsa, 2070 Tunis');
    await tap(0.3);
    await tap(2);
    await expect.poll(() => pressed.mock.calls).toEqual([[1]]);
    await finder.press('{Control>}a{/Control}marsa');
    await finder.opened();
    finishAnimations();
    await tap(4);
    await expect.poll(() => finder.input.value).toBe('La Marsa, 2070 Tunis');
    await tap(4.3, 60);
    await expect.poll(() => pressed.mock.calls).toEqual([[1], [1]]);
  });

  test('held sideways with the keyboard open it shows a whole row, and beside it the button that closes the sheet', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(coarse);
    await page.viewport(640, 180);
    const finder = renderFinder();
    await finder.search('marsa');
    const row = () => {
      finishAnimations();
      return finder.options[0]?.getBoundingClientRect() ?? new DOMRect();
    };
    await expect.poll(() => row().bottom).toBeLessThanOrEqual(180);
    const close = screen.getByRole('button', { name: CLOSE }).getBoundingClientRect();
    expect(close.left).toBeGreaterThanOrEqual(row().right);
    expect(close.bottom).toBeLessThanOrEqual(180);
    await page.viewport(414, 896);
  });

  test('a field at the lower edge of the screen goes to the upper one, so that the sheet has room', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(coarse);
    await page.viewport(360, 640);
    const space = (height: string) => <div style={{ height }} />;
    const host = renderPage(
      <>
        {space('560px')}
        <AddressFinder provider={createMemoryProvider()} />
        {space('640px')}
      </>,
    );
    const finder = partsOf(host);
    await finder.search('marsa');
    finishAnimations();
    await expect.poll(() => finder.input.getBoundingClientRect().top).toBeLessThan(60);
    await expect.poll(() => finder.popup.getBoundingClientRect().height).toBeGreaterThan(400);
    await page.viewport(414, 896);
  });

  test('above a keyboard that makes the page low the rows are not written over the line of the sources', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(coarse);
    await page.viewport(360, 300);
    const finder = renderFinder();
    await finder.search('marsa');
    finishAnimations();
    const sources = finder.popup.querySelector('.sa-attribution')?.getBoundingClientRect();
    expect(sources?.height).toBeGreaterThan(0);
    expect(finder.options.at(-1)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(sources?.top ?? 0);
    await page.viewport(414, 896);
  });

  test('the sheet has a button that closes it', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(coarse);
    const finder = renderFinder();
    await finder.search('marsa');
    await userEvent.click(screen.getByRole('button', { name: CLOSE }));
    expect(finder.isExpanded).toBe(false);
    expect(finder.input.value).toBe('marsa');
  });
});
