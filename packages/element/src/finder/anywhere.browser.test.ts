// Where pages put it, what sources send it, and how it looks there.
import { defaultEnvironment, LocateError } from '@smart-address/core';
import { describe, expect, test, vi, onTestFinished } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { manualClock } from '../../../core/test-support/manualClock.ts';
import { createMemoryProvider, placeLike, providerWith } from '../../../react/test-support/places.ts';
import { insideOf, renderElement } from '../../test-support/renderElement.ts';

type Rendered = ReturnType<typeof renderElement>;

/** Time stands still for an element but when the test lets it pass: a busy machine counts no seconds, and no rest between two keys. */
function holdTime({ element }: Rendered) {
  const { setTimer, now, pass } = manualClock();
  element.environment = { ...defaultEnvironment, setTimer, now };
  return pass;
}

describe('inside another component', () => {
  test.each(['open', 'closed'] as const)('in a %s shadow root a press on a row picks it', async (mode) => {
    const component = document.createElement('div');
    component.dataset['theme'] = 'dark';
    component.lang = 'en';
    document.body.append(component);
    const shadow = component.attachShadow({ mode });
    const element = document.createElement('address-finder');
    element.provider = createMemoryProvider();
    shadow.append(element);
    const finder = insideOf(element);
    expect(finder.host.querySelector('label')?.textContent).toBe('Address');
    await finder.search('marsa');
    const box = finder.option('Marsa Plage').getBoundingClientRect();
    // A closed root hides its rows from the driver: pressed by their place.
    await userEvent.click(document.body, { position: { x: box.left + 40, y: box.top + 20 }, force: true });
    expect(element.value).toBe('Marsa Plage, gare, 2070 Tunis');
    expect(finder.hasFocus).toBe(true);
    await finder.press('x');
    await finder.press('{Backspace}');
    await finder.opened();
    await userEvent.click(document.body, { position: { x: 5, y: window.innerHeight - 5 }, force: true });
    expect(finder.isExpanded).toBe(false);
  });

  test('in a modal dialog the list lies over it and can be pressed', async () => {
    const { host, finder } = renderElement('<dialog><address-finder></address-finder></dialog>');
    host.querySelector('dialog')?.showModal();
    await finder.search('marsa');
    await userEvent.click(finder.option('Marsa Plage'));
    expect(finder.input.value).toBe('Marsa Plage, gare, 2070 Tunis');
    expect(host.querySelector('dialog')?.open).toBe(true);
  });

  test('the focus that the page gives to the element is the input’s', () => {
    const { element, finder } = renderElement();
    element.focus();
    expect(finder.hasFocus).toBe(true);
    element.blur();
    expect(finder.hasFocus).toBe(false);
  });
});

describe('a source one cannot trust', () => {
  function renderWith(suggest: Parameters<typeof providerWith>[0]): Rendered {
    const rendered = renderElement();
    rendered.element.provider = providerWith(suggest);
    return rendered;
  }

  test('markup in a name is text', async () => {
    const label = '<img src=x onerror=alert(1)>, <b>Tunis</b>';
    const { element, finder } = renderWith(async (query) => ({
      query,
      results: [placeLike({ id: 'x', label, highlight: [[0, 4]] })],
      attribution: '<script>alert(1)</script>',
    }));
    await finder.search('x');
    expect(finder.host.querySelector('img, script')).toBeNull();
    expect(finder.options[0]?.textContent).toContain('<img src=x onerror=alert(1)>');
    await finder.press('{ArrowDown}{Enter}');
    expect(element.value).toBe(label);
  });

  test('10,000 results show ten', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => placeLike({ id: `p${index}` }));
    const { finder } = renderWith(async (query) => ({ query, results: many, attribution: '' }));
    await finder.search('x');
    expect(finder.options).toHaveLength(10);
    await finder.press('{ArrowUp}');
    const list = finder.list.getBoundingClientRect();
    expect(finder.active?.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom + 1);
  });

  test('one that throws is said to, the text stays, and it can be tried again', async () => {
    let isDown = true;
    const { finder } = renderWith(async (query, context) => {
      if (isDown) throw new Error('down');
      return createMemoryProvider().suggest(query, context);
    });
    await finder.press('marsa');
    const panel = () => finder.host.querySelector<HTMLElement>('.sa-panel');
    await expect.poll(() => panel()?.textContent).toContain('La recherche d’adresses ne répond pas.');
    expect(finder.input.value).toBe('marsa');
    isDown = false;
    await userEvent.click(panel()?.querySelector('button') ?? finder.input);
    await finder.opened();
    expect(panel()?.checkVisibility()).toBe(false);
    expect(finder.hasFocus).toBe(true);
  });

  test('answers out of order: the last text has its own rows', async () => {
    const answers: (() => void)[] = [];
    const { finder } = renderWith(async (query, context) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return createMemoryProvider().suggest(query, context);
    });
    await finder.press('m');
    await finder.press('{Backspace}sfax');
    for (const answer of answers.reverse()) answer();
    await finder.opened();
    expect(finder.options.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Sfax')]);
  });

  test('too many requests: the rows stay, the seconds count down, and it asks again by itself', async () => {
    let isLimited = false;
    const rendered = renderWith(async (query, context) => {
      if (isLimited) {
        isLimited = false;
        throw Object.assign(new Error('429'), { reason: 'rate_limited', retryAfterSeconds: 2 });
      }
      return createMemoryProvider().suggest(query, context);
    });
    const pass = holdTime(rendered);
    const { finder } = rendered;
    await finder.search('mar');
    isLimited = true;
    await finder.press('s');
    await expect.poll(() => finder.popup.textContent).toContain('Nouvel essai dans 2 secondes');
    expect(finder.options).toHaveLength(3);
    await pass(1_000);
    await expect.poll(() => finder.popup.textContent).toContain('Nouvel essai dans 1 seconde.');
    await pass(1_000);
    await expect.poll(() => finder.list.hasAttribute('data-stale')).toBe(false);
  });

  test('one that never answers is said to be searching', async () => {
    const { finder } = renderWith(() => new Promise(() => {}));
    await finder.press('marsa');
    await expect.poll(() => finder.status.textContent).toBe('Recherche en cours…');
  });

  test('one that has to be fetched begins to be when somebody comes to the field, and not before', async () => {
    const { element, finder } = renderElement();
    const prepare = vi.fn();
    element.provider = { ...createMemoryProvider(), prepare };
    expect(prepare).not.toHaveBeenCalled();
    await userEvent.click(finder.input);
    expect(prepare).toHaveBeenCalledOnce();
  });

  test('without any, the data on the device answers, and is fetched once somebody comes to search', async () => {
    const { element, finder } = renderElement();
    element.provider = null;
    await finder.search('la marsa');
    expect(finder.options[0]?.textContent).toContain('La Marsa');
    await finder.press('{ArrowDown}{Enter}');
    expect(element.addressValue).toMatchObject({ source: 'picked' });
    expect(element.addressValue.plusCode).not.toBe('');
  });
});

describe('what is said', () => {
  test('the count once typing rests, a pick, and the same sentence twice', async () => {
    const rendered = renderElement();
    const pass = holdTime(rendered);
    const { finder } = rendered;
    const spoken: string[] = [];
    new MutationObserver(() => {
      if (finder.status.textContent !== '') spoken.push(finder.status.textContent);
    }).observe(finder.status, { subtree: true, childList: true, characterData: true });
    await finder.search('sfax');
    expect(spoken).toEqual([]);
    await pass(500);
    await expect.poll(() => spoken).toEqual(['1 adresse proposée.']);
    await finder.press('{Backspace}');
    await pass(500);
    await expect.poll(() => spoken).toEqual(['1 adresse proposée.', '1 adresse proposée.']);
    await finder.press('{ArrowDown}{Enter}');
    expect(spoken.at(-1)).toContain('Adresse choisie');
  });

  test('without a network the device goes on answering, and says that it is the device', async () => {
    const { finder } = renderElement();
    await finder.search('marsa');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await expect.poll(() => finder.status.textContent).toBe('Vous êtes hors connexion.');
    const note = finder.host.querySelector('.sa-offline-note');
    expect(note?.checkVisibility()).toBe(true);
    vi.restoreAllMocks();
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => note?.checkVisibility()).toBe(false);
  });

  test('recent addresses are offered on an empty field, and can be removed', async () => {
    const { finder } = renderElement('<address-finder recents></address-finder>');
    for (const text of ['marsa', 'sfax']) {
      await finder.search(text);
      await finder.press('{ArrowDown}{Enter}{Escape}');
    }
    await userEvent.click(finder.input);
    await finder.opened();
    const bar = finder.host.querySelector('.sa-recents');
    expect(bar?.textContent).toContain('Adresses récentes');
    expect(finder.options).toHaveLength(2);
    await finder.press('{ArrowDown}{Delete}');
    expect(finder.options).toHaveLength(1);
    const clear = bar?.querySelector('button');
    // As a screen reader does, whose focus the button would take with it.
    clear?.focus();
    await userEvent.click(clear ?? finder.input);
    expect(finder.isExpanded).toBe(false);
    expect(finder.hasFocus).toBe(true);
    expect(localStorage).toHaveLength(0);
  });

  test('the position is asked for on a press, and a refusal is said', async () => {
    const { element, finder } = renderElement();
    const locate = vi.fn(() => Promise.resolve({ lat: 36.8825, lng: 10.3312 }));
    element.environment = { ...defaultEnvironment, locate };
    await finder.press('x{Escape}');
    expect(locate).not.toHaveBeenCalled();
    await userEvent.click(finder.locateButton);
    await expect.poll(() => element.value).toBe('Marsa Plage, gare, 2070 Tunis');
    expect(element.addressValue.source).toBe('pin');
    element.environment = { ...defaultEnvironment, locate: () => Promise.reject(new LocateError('denied')) };
    await userEvent.click(finder.locateButton);
    await expect.poll(() => finder.status.textContent).toContain('refusé');
    expect(finder.popup.checkVisibility()).toBe(true);
  });

  test('who watches never sees an active row that is not there', async () => {
    const { finder } = renderElement();
    const missing: string[] = [];
    const observer = new MutationObserver(() => {
      const id = finder.input.getAttribute('aria-activedescendant');
      if (id !== null && finder.active?.getAttribute('aria-selected') !== 'true') missing.push(id);
    });
    observer.observe(finder.host, { subtree: true, childList: true, attributes: true, characterData: true });
    await finder.search('marsa');
    await finder.press(
      '{ArrowDown}{ArrowDown}{Backspace}{ArrowUp}{Backspace}{ArrowUp}{Escape}{ArrowDown}{Escape}',
    );
    observer.disconnect();
    expect(missing).toEqual([]);
  });
});

describe('the look', () => {
  const RED = 'rgb(200, 0, 0)';

  test('custom properties come through from the page, and parts can be styled from outside', async () => {
    const { element, finder } = renderElement();
    element.style.setProperty('--sa-accent', RED);
    expect(getComputedStyle(finder.locateButton).color).toBe(RED);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `::part(option) { color: ${RED} } ::part(active) { outline: 3px solid ${RED} } ::part(code) { opacity: 0.5 }`,
    );
    document.adoptedStyleSheets.push(sheet);
    await finder.search('plage');
    await finder.press('{ArrowDown}');
    const [row] = finder.options;
    expect(row && getComputedStyle(row).color).toBe(RED);
    expect(row && getComputedStyle(row).outlineStyle).toBe('solid');
    const code = finder.host.querySelector('.sa-code');
    expect(code && getComputedStyle(code).opacity).toBe('0.5');
    await finder.press('{ArrowDown}{ArrowUp}{Escape}');
    expect(finder.host.querySelectorAll('[part~="active"]')).toHaveLength(0);
    document.adoptedStyleSheets = [];
  });

  test('every part that the README names is there', async () => {
    const { finder } = renderElement();
    await finder.search('plage');
    const parts =
      'finder label control input button open clear locate popup sheet-bar recents list option picture title detail kind code panel attribution status';
    const missing = parts
      .split(' ')
      .filter((part) => finder.host.querySelector(`[part~="${part}"]`) === null);
    expect(missing).toEqual([]);
  });

  test.each(['ltr', 'rtl'] as const)(
    '%s: the lens stands where the field begins, the other buttons at its end',
    (dir) => {
      document.documentElement.dir = dir;
      const { element, finder } = renderElement();
      element.value = 'x';
      const places = [finder.openButton, finder.input, finder.clearButton, finder.locateButton].map(
        (part) => part.getBoundingClientRect().left,
      );
      expect(places).toEqual(places.toSorted((a, b) => (dir === 'ltr' ? a - b : b - a)));
    },
  );

  test('where there are no adopted style sheets, as in jsdom, it goes without its look', async () => {
    const known = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, 'adoptedStyleSheets');
    Reflect.deleteProperty(ShadowRoot.prototype, 'adoptedStyleSheets');
    onTestFinished(() => void Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', known ?? {}));
    const { finder } = renderElement();
    await finder.search('marsa');
    expect(finder.options).not.toHaveLength(0);
  });

  test('where a page of a test has one kind of observer only, it searches all the same', async () => {
    const known = Object.getOwnPropertyDescriptor(window, 'ResizeObserver');
    Reflect.deleteProperty(window, 'ResizeObserver');
    onTestFinished(() => void Object.defineProperty(window, 'ResizeObserver', known ?? {}));
    const { finder } = renderElement();
    await finder.search('marsa');
    expect(finder.options).not.toHaveLength(0);
  });

  test('nothing is wider than a narrow page, and the hidden attribute hides', async () => {
    await page.viewport(320, 256);
    const { element, finder } = renderElement();
    await finder.search('marsa');
    const isInView = () => {
      const { left, right, bottom } = finder.popup.getBoundingClientRect();
      return [left >= 0, right <= 320, bottom <= 256];
    };
    await expect.poll(isInView).toEqual([true, true, true]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    element.hidden = true;
    expect(element.getBoundingClientRect().height).toBe(0);
    await page.viewport(414, 896);
  });

  test('the popup is as wide as its field and stays on it while the page scrolls', async () => {
    const { host, finder } = renderElement();
    host.style.paddingBottom = '3000px';
    await finder.search('marsa');
    const control = () => finder.input.parentElement?.getBoundingClientRect() ?? new DOMRect();
    expect(finder.popup.matches(':popover-open')).toBe(true);
    const gap = () => finder.popup.getBoundingClientRect().top - control().bottom;
    const before = gap();
    window.scrollBy(0, 40);
    await expect.poll(() => Math.abs(gap() - before)).toBeLessThan(1);
    expect(finder.popup.getBoundingClientRect().width).toBeCloseTo(control().width, 0);
    window.scrollTo(0, 0);
  });

  test('with a coarse pointer the popup is a sheet', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({
      media: '(pointer: coarse)',
      matches: true,
    } as MediaQueryList);
    await page.viewport(360, 640);
    const { finder } = renderElement();
    await finder.search('marsa');
    expect(finder.popup.getBoundingClientRect().width).toBe(360);
    for (const option of finder.options)
      expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(finder.host.querySelector('.sa-close') ?? finder.input);
    expect(finder.isExpanded).toBe(false);
    vi.restoreAllMocks();
    await page.viewport(414, 896);
  });
});

describe('in a frame, moved there by the page around it', () => {
  function renderFrame() {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    onTestFinished(() => frame.remove());
    const inner = frame.contentDocument;
    if (inner === null) throw new Error('The frame has no document.');
    return { inner, ...renderElement() };
  }

  test('it has the language and the theme around it, across a shadow root, and follows them', async () => {
    const { inner, element, finder } = renderFrame();
    const holder = inner.body.appendChild(inner.createElement('div'));
    holder.lang = 'ar';
    holder.dataset['theme'] = 'dark';
    holder.attachShadow({ mode: 'open' }).append(element);
    const label = finder.host.querySelector('label');
    expect(label?.textContent).toBe('العنوان');
    expect(finder.host.querySelector('.sa-finder')?.getAttribute('data-theme')).toBe('dark');
    holder.lang = 'en';
    await expect.poll(() => label?.textContent).toBe('Address');
  });

  test('it follows the text of its label, and that it is gone', async () => {
    const { inner, element, finder } = renderFrame();
    const label = inner.body.appendChild(inner.createElement('label'));
    label.htmlFor = element.id = 'to';
    label.textContent = 'Livraison';
    inner.body.append(element);
    const name = () => finder.input.getAttribute('aria-label');
    expect(name()).toBe('Livraison');
    label.textContent = 'Facturation';
    await expect.poll(name).toBe('Facturation');
    label.remove();
    await expect.poll(name).toBeNull();
  });

  test('Enter presses the submit button of its form, and does nothing while that is disabled', async () => {
    const { inner, element, finder } = renderFrame();
    const form = inner.body.appendChild(inner.createElement('form'));
    const button = inner.createElement('button');
    form.append(element, button);
    const submitters: unknown[] = [];
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      submitters.push(event.submitter);
    });
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' } as const;
    finder.input.focus();
    await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', ...enter });
    await expect.poll(() => submitters).toEqual([button]);
    button.disabled = true;
    await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
    await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', ...enter });
    await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
    expect(submitters).toEqual([button]);
  });
});
