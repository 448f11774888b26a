// The element as an element: properties, events, the way into a page, through it and out of it.
import { defaultEnvironment, type AddressValue } from '@smart-address/core';
import { describe, expect, expectTypeOf, onTestFinished, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { composeText } from '../../../core/test-support/finder/composeText.ts';
import { watchWorld } from '../../../core/test-support/watchWorld.ts';
import { createMemoryProvider, providerWith } from '../../../react/test-support/places.ts';
import { insideOf, renderElement, renderMarkup } from '../../test-support/renderElement.ts';
import { AddressFinderElement, type AddressFinderChange } from '../index.ts';

const MARSA = 'La Marsa, 2070 Tunis';

describe('registration', () => {
  test('a second time is no error, and a team can have a tag name of its own', async () => {
    await import('../index.ts?again' as './index.ts');
    expect(customElements.get('address-finder')).toBe(AddressFinderElement);
    class ShopFinder extends AddressFinderElement {}
    customElements.define('shop-finder', ShopFinder);
    const host = renderMarkup('<shop-finder name="a" value="x"></shop-finder>');
    expect(host.querySelector('shop-finder')).toBeInstanceOf(ShopFinder);
  });

  test('the tag name and the events have their types', () => {
    const element = document.createElement('address-finder');
    expectTypeOf(element).toEqualTypeOf<AddressFinderElement>();
    element.addEventListener('value-change', (event) => {
      expectTypeOf(event.detail).toEqualTypeOf<AddressFinderChange<AddressValue>>();
    });
    expect(element.getAttributeNames()).toEqual([]);
  });

  test('properties that were set before the script came are honoured', async () => {
    const early = document.createElement('late-finder');
    const provider = createMemoryProvider();
    Object.assign(early, { provider, value: 'marsa', required: true, name: 'to', mine: 1 });
    document.body.append(early);
    customElements.define('late-finder', class extends AddressFinderElement {});
    if (!(early instanceof AddressFinderElement)) throw new Error('It was not upgraded.');
    expect(early.provider).toBe(provider);
    expect(Object.keys(early)).toEqual(['mine']);
    expect([early.value, early.required, early.getAttribute('name')]).toEqual(['marsa', true, 'to']);
    const finder = insideOf(early);
    await finder.press('{ArrowDown}');
    await finder.opened();
  });
});

describe('attributes and properties', () => {
  test('say the same', () => {
    const { element } = renderElement();
    Object.assign(element, {
      name: 'a',
      label: 'b',
      placeholder: 'c',
      autocomplete: 'shipping address-line1',
      service: 'https://x.example',
      apiKey: 'k',
      defaultValue: 'd',
      required: true,
      disabled: true,
      readOnly: true,
      commitOnBlur: true,
      recents: true,
      clearOnEscape: false,
      locate: false,
    });
    expect(Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))).toEqual({
      name: 'a',
      label: 'b',
      placeholder: 'c',
      autocomplete: 'shipping address-line1',
      service: 'https://x.example',
      'api-key': 'k',
      value: 'd',
      required: '',
      disabled: '',
      readonly: '',
      'commit-on-blur': '',
      recents: '',
      'clear-on-escape': 'false',
      locate: 'false',
    });
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    expect([element.name, element.required, element.clearOnEscape, element.locate, element.recents]).toEqual([
      '',
      false,
      true,
      true,
      false,
    ]);
  });

  test('"readonly" in a template of Svelte or Solid, which look for a property of that name', () => {
    const { element, finder } = renderElement('<address-finder readonly></address-finder>');
    for (const isReadOnly of [false, true, false]) {
      // Without such a property Svelte sets the attribute, "false" too.
      if (Reflect.has(element, 'readonly')) element.readonly = isReadOnly;
      else element.setAttribute('readonly', String(isReadOnly));
      expect([element.readOnly, element.readonly, finder.input.readOnly]).toEqual(Array(3).fill(isReadOnly));
    }
  });

  test('what a framework sets to nothing is as if it had never been set', () => {
    const { element, finder } = renderElement(
      '<address-finder name="a" placeholder="b" required commit-on-blur locate="false" recents></address-finder>',
    );
    for (const nothing of [null, undefined]) {
      Object.assign(element, {
        name: nothing,
        placeholder: nothing,
        value: nothing,
        addressValue: nothing,
        open: nothing,
        messages: nothing,
        required: nothing,
        disabled: nothing,
        commitOnBlur: nothing,
        clearOnEscape: nothing,
        locate: nothing,
        recents: nothing,
        fields: nothing,
      });
      expect(element.getAttributeNames()).toEqual([]);
    }
    expect(finder.input.value).toBe('');
    expect(finder.input.placeholder).toBe('Rue, quartier ou ville');
  });

  test('an address that is set shows, without an event or a list', () => {
    const { element, finder } = renderElement('<form><address-finder name="a"></address-finder></form>');
    const heard = vi.fn();
    for (const type of ['input', 'change', 'value-change', 'input-value-change'])
      element.addEventListener(type, heard);
    element.addressValue = {
      text: 'Près du phare',
      source: 'pin',
      address: null,
      location: { lat: 36.9, lng: 10.3 },
      accuracy: 'rooftop',
      plusCode: '',
      smartCode: '',
      confirmed: true,
    };
    expect(finder.input.value).toBe('Près du phare');
    expect(element.value).toBe('Près du phare');
    expect(new FormData(element.form ?? undefined).get('a.lat')).toBe('36.9000000');
    expect(heard).not.toHaveBeenCalled();
    expect(finder.isExpanded).toBe(false);
    element.value = 'Près du phare';
    expect(element.addressValue.source).toBe('pin');
    // Of a text that a page sets nobody knows what it means, even where it has the words of the address.
    element.value = 'Près du phare, au fond';
    expect(element.addressValue).toMatchObject({ source: 'free', location: null });
  });

  test('an address that is none is left out, told in words, and what was there stays', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    onTestFinished(() => warn.mockRestore());
    const { element } = renderElement('<address-finder value="Ici"></address-finder>');
    for (const wrong of ['Sousse', {}, { text: null, lat: 36.8 }])
      Reflect.set(element, 'addressValue', wrong);
    expect(warn.mock.calls.flat()).toEqual([
      expect.stringMatching(
        /^addressValue: left out, because it has no text\. .* A text alone is the value\.$/,
      ),
    ]);
    expect(element.value).toBe('Ici');
    element.addressValue = JSON.parse(JSON.stringify(element.addressValue));
    expect(element.value).toBe('Ici');
  });

  test('open shows and hides the list', async () => {
    const { element, finder } = renderElement('<address-finder value="marsa"></address-finder>');
    element.open = true;
    await finder.opened();
    expect(element.open).toBe(true);
    element.open = false;
    expect(finder.isExpanded).toBe(false);
  });

  test('open says nothing of the text: the attribute still sets it, and what was typed is told by `change` when it is left', async () => {
    const { element, finder, host } = renderElement('<address-finder></address-finder><button>x</button>');
    element.open = false;
    element.setAttribute('value', 'sfax');
    expect(element.value).toBe('sfax');
    const changed = vi.fn();
    element.addEventListener('change', changed);
    finder.input.select();
    await finder.search('marsa');
    element.open = false;
    expect(finder.isExpanded).toBe(false);
    await userEvent.click(host.querySelector('button') ?? host);
    expect(changed).toHaveBeenCalledOnce();
  });

  test('own sentences, a new provider and a bias count from then on', async () => {
    const { element, finder } = renderElement();
    element.messages = { label: 'Où livrer ?' };
    expect(finder.host.querySelector('label')?.textContent).toBe('Où livrer ?');
    const asked: unknown[] = [];
    element.provider = providerWith(async (query, { bias }) => {
      asked.push(bias);
      return { query, results: [], attribution: '' };
    });
    await finder.press('marsa');
    await expect.poll(() => finder.popup.textContent).toContain('Aucune adresse trouvée');
    expect(asked.at(-1)).toBeUndefined();
    element.bias = { lat: 36.8, lng: 10.2 };
    await finder.press('x');
    await expect.poll(() => asked.at(-1)).toEqual({ lat: 36.8, lng: 10.2 });
  });
});

describe('events', () => {
  test('input on each key and on a pick, change once a text is settled, as an <input> has them', async () => {
    const { element, finder, host } = renderElement('<address-finder></address-finder><button>x</button>');
    const heard: string[] = [];
    for (const type of ['input', 'change'])
      host.addEventListener(type, ({ target }) =>
        heard.push(`${type} ${target === element ? element.value : '?'}`),
      );
    await finder.search('mars');
    await finder.press('{ArrowDown}{Enter}');
    expect(heard).toEqual([
      'input m',
      'input ma',
      'input mar',
      'input mars',
      `input ${MARSA}`,
      `change ${MARSA}`,
    ]);
    heard.length = 0;
    await userEvent.click(host.querySelector('button') ?? host);
    expect(heard).toEqual([]);
    await finder.press('{Escape}ab{Tab}{Tab}');
    expect(heard).toEqual(['input ', 'change ', 'input a', 'input ab', 'change ab']);
  });

  test('value-change, input-value-change and open-change say what, why and on which event, before it is so', async () => {
    const { element, finder, host } = renderElement();
    const heard: unknown[] = [];
    const record = ({ type, detail }: CustomEvent<AddressFinderChange<unknown>>) =>
      heard.push([type, detail.reason, detail.event?.type, element.value]);
    for (const type of ['value-change', 'input-value-change', 'open-change'])
      host.addEventListener(type, (event) => event instanceof CustomEvent && record(event));
    await finder.search('m');
    expect(heard).toEqual([
      ['value-change', 'input', 'input', ''],
      ['input-value-change', 'input', 'input', ''],
      ['open-change', 'input', 'input', ''],
    ]);
  });

  test('preventDefault() takes the change back', async () => {
    const { element, finder } = renderElement();
    element.addEventListener('value-change', (event) => {
      if (event.detail.reason === 'pick') event.preventDefault();
    });
    element.addEventListener('input-value-change', (event) => {
      if (/\d/.test(event.detail.value)) event.preventDefault();
    });
    await finder.press('m4');
    expect([element.value, finder.input.value]).toEqual(['m', 'm']);
    await finder.search('arsa');
    await finder.press('{ArrowDown}{Enter}');
    expect(finder.input.value).toBe('marsa');
    expect(finder.isExpanded).toBe(true);
  });

  test('a page that holds the text and writes it back, changed or not, is searched for what it wrote', async () => {
    const { element, finder } = renderElement();
    const asked: string[] = [];
    element.provider = providerWith(async (query, context) => {
      asked.push(query);
      return createMemoryProvider().suggest(query, context);
    });
    element.addEventListener('input', () => {
      element.value = element.value.toUpperCase();
    });
    await finder.search('mar');
    expect(finder.input.value).toBe('MAR');
    expect(finder.options).toHaveLength(3);
    expect(asked.at(-1)).toBe('MAR');
    await finder.press('{ArrowDown}{Enter}');
    expect(element.value).toBe(MARSA.toUpperCase());
    element.addEventListener('input-value-change', ({ detail }) => {
      element.value = `${detail.value}!`;
    });
    await finder.press('x');
    // What it says of a change that it is being told of counts after what it wrote while it was told.
    await expect.poll(() => element.value).toBe(`${MARSA.toUpperCase()}x!`);
  });

  test('a page that writes each text back in capitals doubles no letter of an IME', async () => {
    const { element, finder } = renderElement('<address-finder></address-finder>');
    element.addEventListener('input-value-change', ({ detail }) => {
      element.value = detail.value.toUpperCase();
    });
    finder.input.focus();
    await composeText('ma', 'mars', 'marsa');
    await finder.opened();
    await cdp().send('Input.insertText', { text: 'marsa' });
    await expect.poll(() => finder.input.value).toBe('MARSA');
  });

  test('undo appends no old letter to a text that the page rewrote', async () => {
    const { element, finder } = renderElement('<address-finder></address-finder>');
    element.addEventListener('change', () => {
      element.value = element.value.split(',')[0] ?? '';
    });
    await finder.search('marsa');
    await finder.press('{ArrowDown}{Enter}');
    await expect.poll(() => finder.input.value).toBe('La Marsa');
    await finder.press('{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}');
    expect(finder.input.value).toBe('La Marsa');
  });

  test('a framework that writes its own text back as soon as it may loses none of what is typed', async () => {
    const { element, finder } = renderElement();
    // As Vue draws anew: the text that `input` told of last, in a microtask after anything that was told.
    let held = '';
    const draw = () => queueMicrotask(() => Object.assign(element, { value: held }));
    element.addEventListener('value-change', draw);
    element.addEventListener('input', () => {
      held = element.value;
      draw();
    });
    const typed: unknown[] = [];
    element.addEventListener('input', (event) => event instanceof InputEvent && typed.push(event.data));
    await finder.search('marsa');
    expect([finder.input.value, held, typed.join('')]).toEqual(['marsa', 'marsa', 'marsa']);
    await finder.press('{ArrowDown}{Enter}');
    expect([finder.input.value, held]).toEqual([MARSA, MARSA]);
  });

  test("a key that the page takes first does nothing here, and the page does not see the list's own Escape", async () => {
    const { element, finder } = renderElement();
    const seen: string[] = [];
    element.addEventListener('keydown', ({ key }) => seen.push(key));
    element.addEventListener('keydown', (event) => event.key === 'ArrowDown' && event.preventDefault(), true);
    await finder.search('m');
    await finder.press('{ArrowDown}');
    expect(finder.active).toBeNull();
    await finder.press('{Escape}');
    expect(finder.isExpanded).toBe(false);
    expect(seen).toEqual(['m', 'ArrowDown']);
  });
});

describe('language and direction', () => {
  test('are those of the page where it stands, of the element first, and follow a change', async () => {
    document.documentElement.lang = 'ar-TN';
    const { host, element, finder } = renderElement();
    const label = () => finder.host.querySelector('label')?.textContent;
    expect(label()).toBe('العنوان');
    host.lang = 'en';
    await expect.poll(label).toBe('Address');
    element.lang = 'fr';
    expect(label()).toBe('Adresse');
    element.removeAttribute('lang');
    host.lang = 'de';
    await expect.poll(label).toBe('Adresse');
  });

  test('the list changes its language while it is open', async () => {
    const { element, finder } = renderElement('<address-finder lang="fr"></address-finder>');
    await finder.search('marsa');
    element.lang = 'ar';
    await expect.poll(() => finder.options[0]?.textContent).toContain('المرسى');
    expect(finder.list.getAttribute('aria-label')).toBe('العناوين المقترحة');
    element.dir = 'rtl';
    expect(getComputedStyle(finder.popup).direction).toBe('rtl');
  });

  test('a theme of the page decides over the system, from outside a shadow root too', async () => {
    const { host, finder } = renderElement();
    host.dataset['theme'] = 'dark';
    const surface = () =>
      getComputedStyle(finder.host.querySelector('.sa-control') ?? finder.input).backgroundColor;
    await expect.poll(surface).toBe('rgb(20, 27, 38)');
    host.dataset['theme'] = 'light';
    await expect.poll(surface).toBe('rgb(255, 255, 255)');
  });
});

describe('on its way through a page', () => {
  test('moved while its list is open, it closes, keeps its text and works on', async () => {
    const { host, element, finder } = renderElement(
      '<form><address-finder name="a"></address-finder></form>',
    );
    await finder.search('marsa');
    const elsewhere = document.createElement('section');
    host.append(elsewhere);
    elsewhere.append(element);
    expect(finder.isExpanded).toBe(false);
    expect(finder.popup.checkVisibility()).toBe(false);
    expect([element.value, element.form]).toEqual(['marsa', null]);
    await finder.press('{Control>}a{/Control}');
    await finder.search('sfax');
    await finder.press('{ArrowDown}{Enter}');
    expect(element.value).toBe('Sfax Ville, 3000 Sfax');
  });

  test('in a new place it hears of the label and the language there', () => {
    const { host, element, finder } = renderElement(
      '<address-finder></address-finder><label lang="ar">هنا <i></i></label>',
    );
    host.querySelector('i')?.append(element);
    expect(finder.input.getAttribute('aria-label')).toBe('هنا');
    expect(finder.list.getAttribute('aria-label')).toBe('العناوين المقترحة');
  });

  test('taken out, it listens to nothing, asks nothing and times nothing', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => void vi.restoreAllMocks());
    const left = watchWorld();
    const signals: AbortSignal[] = [];
    let timers = 0;
    const { element } = renderElement();
    element.environment = {
      ...defaultEnvironment,
      setTimer(callback, milliseconds) {
        timers += 1;
        let isOver = false;
        const end = () => {
          if (!isOver) timers -= 1;
          isOver = true;
        };
        const stop = defaultEnvironment.setTimer(() => {
          end();
          callback();
        }, milliseconds);
        return () => {
          end();
          stop();
        };
      },
    };
    element.provider = providerWith((_query, { signal }) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    const finder = insideOf(element);
    await finder.press('mar');
    await expect.poll(() => timers).toBeGreaterThan(0);
    await expect.poll(() => finder.popup.checkVisibility()).toBe(true);
    // What makes codes of a position waits for the network.
    await expect.poll(left).toContain('online on window: 2');
    element.remove();
    expect(left()).toEqual([]);
    isOnline.mockRestore();
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
    expect(timers).toBe(0);
    document.body.append(element);
    expect(element.value).toBe('mar');
  });

  test('a copy begins anew from the attributes', async () => {
    const { host, element, finder } = renderElement(
      '<address-finder name="a" value="Chez Ali"></address-finder>',
    );
    await finder.press('!');
    const copy = element.cloneNode(true);
    host.append(copy);
    expect(copy).toBeInstanceOf(AddressFinderElement);
    expect([...host.querySelectorAll('address-finder')].map(({ value }) => value)).toEqual([
      'Chez Ali!',
      'Chez Ali',
    ]);
  });

  test('in the document of a frame it keeps its look', () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const { element, finder } = renderElement();
    frame.contentDocument?.body.append(element);
    expect(element.ownerDocument).toBe(frame.contentDocument);
    expect(frame.contentWindow?.getComputedStyle(finder.input.parentElement ?? finder.input).display).toBe(
      'flex',
    );
  });

  test('in the document of a frame a dialog that hears Escape first leaves it to it', () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const { element, finder } = renderElement('<address-finder value="Sousse"></address-finder>');
    frame.contentDocument?.body.append(element);
    const heard: boolean[] = [];
    const hear = (event: Event) => heard.push(event.defaultPrevented);
    frame.contentDocument?.addEventListener('keydown', hear, { capture: true });
    frame.contentWindow?.focus();
    element.focus();
    const escape = { key: 'Escape', bubbles: true, composed: true, cancelable: true };
    finder.input.dispatchEvent(new KeyboardEvent('keydown', escape));
    expect([heard, element.value]).toEqual([[true], '']);
    frame.remove();
  });

  test("a team's own sheet stays and comes last, put in before the element is on the page or not", () => {
    const host = renderMarkup('<p></p>');
    const element = document.createElement('address-finder');
    const own = new CSSStyleSheet();
    element.shadowRoot?.adoptedStyleSheets.push(own);
    host.append(element);
    document.body.append(element);
    expect(element.shadowRoot?.adoptedStyleSheets.at(-1)).toBe(own);
    expect(element.shadowRoot?.adoptedStyleSheets).toHaveLength(2);
  });
});
