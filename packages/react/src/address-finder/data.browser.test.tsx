// The rows "Data" and "API" of the contract.
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { freeValue, type AddressValue, type FinderChangeDetails } from '@smart-address/core';
import { AddressFinder } from '../index.ts';
import { composeText } from '../../../core/test-support/finder/composeText.ts';
import { createMemoryProvider, placeLike, providerWith } from '../../test-support/places.ts';
import { partsOf, renderFinder, renderOnClock, renderPage } from '../../test-support/renderFinder.tsx';

const provider = createMemoryProvider();
const MARSA = 'La Marsa, 2070 Tunis';
const held = () => screen.getByRole('status', { name: 'held' }).textContent;

describe('values', () => {
  test('free text is always a value, and a pick is one with a place', async () => {
    const onValueChange = vi.fn();
    const finder = renderFinder({ onValueChange });
    await finder.search('marsa');
    expect(onValueChange.mock.lastCall?.[0]).toMatchObject({ text: 'marsa', source: 'free', address: null });
    await finder.press('{ArrowDown}{Enter}');
    const [value, details] = onValueChange.mock.lastCall ?? [];
    expect(value).toEqual({
      text: MARSA,
      source: 'picked',
      address: expect.objectContaining({ postalCode: '2070', governorate: 'Tunis' }),
      location: { lat: 36.8782, lng: 10.3247 },
      accuracy: 'locality',
      plusCode: '8FGRV8HF+7V2',
      smartCode: 'TUN-AAAA-01',
      confirmed: false,
    });
    expect(details).toMatchObject({ reason: 'pick', event: expect.any(KeyboardEvent) });
  });

  test('a picked text that is changed by hand is edited', async () => {
    const onValueChange = vi.fn();
    const finder = renderFinder({ onValueChange });
    await finder.search('marsa');
    await finder.press('{ArrowDown}{Enter}, étage 2');
    expect(onValueChange.mock.lastCall?.[0]).toMatchObject({
      text: `${MARSA}, étage 2`,
      source: 'edited',
      smartCode: 'TUN-AAAA-01',
    });
  });

  test('a house number that was typed stays', async () => {
    const finder = renderFinder();
    await finder.search('12 rue de la marsa');
    await finder.press('{ArrowDown}{Enter}');
    expect(finder.input.value).toBe('12 Rue de la Marsa, Menzah 5, 1004 Tunis');
  });

  test("Enter on an older query's option does nothing", async () => {
    const answers: (() => void)[] = [];
    const finder = renderFinder({
      provider: providerWith(async (query, context) => {
        if (query !== 'mar') await new Promise<void>((resolve) => answers.push(resolve));
        return provider.suggest(query, context);
      }),
    });
    await finder.press('mar');
    answers.forEach((answer) => answer());
    await finder.opened();
    await finder.press('s{ArrowDown}{Enter}');
    expect(finder.input.value).toBe('mars');
    expect(finder.isExpanded).toBe(true);
    answers.forEach((answer) => answer());
    await expect.poll(() => finder.list.hasAttribute('data-stale')).toBe(false);
    await finder.press('{Enter}');
    expect(finder.input.value).toBe(MARSA);
  });

  test('cancel() in a callback takes the change back', async () => {
    const onValueChange = (_value: AddressValue, details: FinderChangeDetails) => {
      if (details.reason === 'pick') details.cancel();
    };
    const finder = renderFinder({ onValueChange });
    await finder.search('marsa');
    await finder.press('{ArrowDown}{Enter}');
    expect(finder.input.value).toBe('marsa');
    expect(finder.isExpanded).toBe(true);
  });
});

describe('held by the team', () => {
  test('value, inputValue and open follow what the team sets', async () => {
    function Page() {
      const [value, setValue] = useState<AddressValue | null>(null);
      const [inputValue, setInputValue] = useState('');
      const [open, setOpen] = useState(false);
      return (
        <>
          <AddressFinder
            provider={provider}
            value={value}
            inputValue={inputValue}
            open={open}
            onValueChange={setValue}
            onInputValueChange={setInputValue}
            onOpenChange={setOpen}
          />
          <output aria-label="held">{`${value?.source}|${inputValue}|${open}`}</output>
        </>
      );
    }
    const finder = partsOf(renderPage(<Page />));
    await finder.search('marsa');
    expect(held()).toBe('free|marsa|true');
    await finder.press('{ArrowDown}{Enter}');
    expect(held()).toBe(`picked|${MARSA}|false`);
    await finder.press('{Escape}');
    expect(held()).toBe('free||false');
  });

  test('a text the team refuses is not kept, and one it rewrites is searched for', async () => {
    function Page() {
      const [text, setText] = useState('');
      return (
        <AddressFinder
          provider={provider}
          inputValue={text}
          onInputValueChange={(next) => setText(next.replace(/\d/g, '').toUpperCase())}
        />
      );
    }
    const finder = partsOf(renderPage(<Page />));
    await finder.search('m4ar');
    expect(finder.input.value).toBe('MAR');
    expect(finder.options).toHaveLength(3);
  });

  test('a value that is set from outside shows, without a list', async () => {
    let set = (_value: AddressValue | null) => {};
    function Page() {
      const [value, setValue] = useState<AddressValue | null>(null);
      set = setValue;
      return <AddressFinder provider={provider} name="a" value={value} onValueChange={setValue} />;
    }
    const finder = partsOf(renderPage(<Page />));
    set({
      text: 'Près du phare',
      source: 'pin',
      address: null,
      location: { lat: 36.9, lng: 10.3 },
      accuracy: 'rooftop',
      plusCode: '',
      smartCode: '',
      confirmed: true,
    });
    await expect.poll(() => finder.input.value).toBe('Près du phare');
    expect(finder.isExpanded).toBe(false);
    expect(finder.host.querySelector<HTMLInputElement>('[name="a.lat"]')?.value).toBe('36.9000000');
  });

  test('a text held apart from the value is kept and searched for, whatever the value says', async () => {
    function Page() {
      const [value, setValue] = useState<AddressValue | null>(null);
      const [text, setText] = useState('');
      return (
        <>
          <AddressFinder
            provider={provider}
            value={value}
            inputValue={text}
            onValueChange={(next, { reason }) => reason === 'pick' && setValue(next)}
            onInputValueChange={(next) => setText(next.toUpperCase())}
          />
          <output aria-label="held">{`${value?.source}|${text}`}</output>
        </>
      );
    }
    const finder = partsOf(renderPage(<Page />));
    await finder.search('marsa');
    expect(finder.input.value).toBe('MARSA');
    await finder.press('{ArrowDown}{Enter}');
    expect(held()).toBe(`picked|${MARSA.toUpperCase()}`);
    await finder.press('{Backspace}');
    expect(finder.input.value).toBe(MARSA.toUpperCase().slice(0, -1));
    expect(held()).toBe(`picked|${MARSA.toUpperCase().slice(0, -1)}`);
  });

  test('a value that the team completes on each key leaves the list', async () => {
    function Page() {
      const [value, setValue] = useState<AddressValue | null>(null);
      return (
        <>
          <AddressFinder
            provider={provider}
            value={value}
            onValueChange={(next) => setValue({ ...next, confirmed: true })}
          />
          <output aria-label="held">{`${value?.source}|${value?.text}`}</output>
        </>
      );
    }
    const finder = partsOf(renderPage(<Page />));
    await finder.search('marsa');
    expect(finder.options).toHaveLength(3);
    await finder.press('{ArrowDown}{Enter}, 2{Backspace}{Backspace}');
    expect(held()).toBe(`edited|${MARSA},`);
  });

  function InCapitals() {
    const [value, setValue] = useState<AddressValue | null>(null);
    return (
      <AddressFinder
        provider={provider}
        value={value}
        onValueChange={(next) => setValue({ ...next, text: next.text.toUpperCase() })}
      />
    );
  }

  test('a value that the team writes in capitals on each key doubles no letter of an IME', async () => {
    const finder = partsOf(renderPage(<InCapitals />));
    finder.input.focus();
    await composeText('ma', 'mars', 'marsa');
    await finder.opened();
    expect(finder.options).toHaveLength(3);
    await cdp().send('Input.insertText', { text: 'marsa' });
    await expect.poll(() => finder.input.value).toBe('MARSA');
  });

  test('a value that the team writes in capitals on each key has its list', async () => {
    const finder = partsOf(renderPage(<InCapitals />));
    await finder.search('marsa');
    expect(finder.input.value).toBe('MARSA');
    expect(finder.options).toHaveLength(3);
    await finder.press('{ArrowDown}{Enter}');
    expect(finder.input.value).toBe(MARSA.toUpperCase());
    expect(finder.isExpanded).toBe(false);
  });

  test('undo appends no old letter to a text that the team rewrote', async () => {
    function TownAlone() {
      const [text, setText] = useState('');
      return (
        <AddressFinder
          provider={provider}
          inputValue={text}
          onInputValueChange={(next, { reason }) =>
            setText(reason === 'pick' ? (next.split(',')[0] ?? '') : next)
          }
        />
      );
    }
    const finder = partsOf(renderPage(<TownAlone />));
    await finder.search('marsa');
    await finder.press('{ArrowDown}{Enter}');
    await expect.poll(() => finder.input.value).toBe('La Marsa');
    await finder.press('{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}');
    expect(finder.input.value).toBe('La Marsa');
  });

  test('a pick is told once to a page that rewrites every text of its fields', async () => {
    const finder = renderFinder();
    await finder.search('marsa');
    const told: string[] = [];
    finder.input.addEventListener('input', () => {
      told.push(finder.input.value);
      finder.input.value = finder.input.value.toUpperCase();
    });
    await finder.press('{ArrowDown}{Enter}');
    expect(told).toEqual([MARSA]);
  });

  test('a point that is none, from a backend that knew none, is taken as it is', () => {
    const nowhere = { ...freeValue('chez Ali'), source: 'picked' as const, location: { lat: NaN, lng: NaN } };
    const finder = renderFinder({ value: nowhere });
    expect(finder.input.value).toBe('chez Ali');
  });

  test('open={false} keeps the list closed', async () => {
    const finder = renderFinder({ open: false });
    await finder.press('marsa');
    expect(finder.input.value).toBe('marsa');
    expect(finder.isExpanded).toBe(false);
  });

  test('defaultValue and defaultInputValue are what it starts from', () => {
    expect(renderFinder({ defaultInputValue: 'chez moi' }).input.value).toBe('chez moi');
  });
});

describe('a source that has to be fetched', () => {
  test('begins to be when somebody comes to the field, and not before', async () => {
    const prepare = vi.fn();
    const finder = renderFinder({ provider: { ...provider, prepare } });
    expect(prepare).not.toHaveBeenCalled();
    await userEvent.click(finder.input);
    expect(prepare).toHaveBeenCalledOnce();
  });

  test('begins to be at once in a field that has the focus when the page comes', () => {
    const prepare = vi.fn();
    const finder = renderFinder({ provider: { ...provider, prepare }, autoFocus: true });
    expect(document.activeElement).toBe(finder.input);
    expect(prepare).toHaveBeenCalled();
  });
});

describe('a source one cannot trust', () => {
  test('that throws when it is to be fetched is asked all the same', async () => {
    const prepare = () => {
      throw new Error('Not today.');
    };
    const finder = renderFinder({ provider: { ...provider, prepare } });
    await finder.search('marsa');
    expect(finder.options[0]?.textContent).toContain('La Marsa');
  });

  test('markup in a name is text', async () => {
    const label = '<img src=x onerror=alert(1)>, <b>Tunis</b>';
    const finder = renderFinder({
      provider: providerWith(async (query) => ({
        query,
        results: [placeLike({ id: 'x', label, highlight: [[0, 4]] })],
        attribution: '<script>alert(1)</script>',
      })),
    });
    await finder.search('x');
    expect(finder.host.querySelector('img, script')).toBeNull();
    expect(finder.options[0]?.textContent).toContain('<img src=x onerror=alert(1)>');
    await finder.press('{ArrowDown}{Enter}');
    expect(finder.input.value).toBe(label);
    expect(finder.status.textContent).toContain(label);
  });

  test('10,000 results show ten, and the same id twice shows once', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => placeLike({ id: `p${Math.floor(index / 2)}` }));
    const finder = renderFinder({
      provider: providerWith(async (query) => ({ query, results: many, attribution: '' })),
    });
    await finder.search('x');
    expect(finder.options).toHaveLength(10);
    expect(new Set(finder.options.map(({ id }) => id)).size).toBe(10);
  });

  test('ids with blanks, quotes and other scripts still name their own option', async () => {
    const ids = ['a b', 'a"b', "a'b", 'تونس', 'a_20b', '#a.b'];
    const finder = renderFinder({
      provider: providerWith(async (query) => ({
        query,
        results: ids.map((id) => placeLike({ id, label: `label ${id}` })),
        attribution: '',
      })),
    });
    await finder.search('x');
    for (const id of ids) {
      await finder.press('{ArrowDown}');
      expect(finder.active?.textContent).toContain(`label ${id}`);
    }
  });

  test('a source that throws says so, keeps the text, and can be tried again', async () => {
    let isDown = true;
    const finder = renderFinder({
      provider: providerWith(async (query, context) => {
        if (isDown) throw new Error('down');
        return provider.suggest(query, context);
      }),
    });
    await finder.press('marsa');
    await screen.findByText('La recherche d’adresses ne répond pas.', { selector: '.sa-panel *' });
    expect(finder.input.value).toBe('marsa');
    expect(finder.isExpanded).toBe(false);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await finder.opened();
    expect(document.activeElement).toBe(finder.input);
  });

  test('a press that ends on a row whose words have changed meanwhile picks nothing', async () => {
    const finder = renderFinder();
    await finder.search('marsa');
    const [row] = finder.options;
    row?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await finder.press('{Control>}a{/Control}sfax');
    await expect.poll(() => finder.options[0]?.textContent).toContain('Sfax');
    finder.options[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    expect(finder.input.value).toBe('sfax');
    finder.options[0]?.click();
    expect(finder.input.value).toBe('Sfax Ville, 3000 Sfax');
  });

  test('too many requests: the rows stay, the countdown shows, and it asks again by itself', async () => {
    let calls = 0;
    const { finder, pass } = renderOnClock({
      provider: providerWith(async (query, context) => {
        calls += 1;
        // What a client of someone else's throws: an error with two fields.
        if (query === 'mars' && calls === 4)
          throw Object.assign(new Error('429'), { reason: 'rate_limited', retryAfterSeconds: 2 });
        return provider.suggest(query, context);
      }),
    });
    await finder.search('mar');
    await finder.press('s');
    await expect.poll(() => finder.popup.textContent).toContain('Nouvel essai dans 2 secondes');
    expect(finder.options).toHaveLength(3);
    await pass(1_000);
    await expect.poll(() => finder.popup.textContent).toContain('Nouvel essai dans 1 seconde.');
    await pass(1_000);
    await expect.poll(() => finder.popup.textContent).not.toContain('Nouvel essai');
    expect(finder.list.hasAttribute('data-stale')).toBe(false);
  });

  test('a source that never answers is said to be searching, not left silent', async () => {
    const finder = renderFinder({ provider: providerWith(() => new Promise(() => {})) });
    await finder.press('marsa');
    await expect.poll(() => finder.status.textContent).toBe('Recherche en cours…');
    expect(finder.popup.textContent).toContain('Recherche en cours…');
  });
});

describe('the list in sight', () => {
  test.each([
    ['the finder’s own rows', undefined],
    [
      'rows of a team',
      <AddressFinder.Popup key="popup" className="sa-popup">
        <AddressFinder.List>{(option) => <AddressFinder.Option value={option} />}</AddressFinder.List>
      </AddressFinder.Popup>,
    ],
  ])('ten options are all rendered, and the list scrolls to the active one: %s', async (_, popup) => {
    const ten = providerWith(async (query) => ({
      query,
      results: Array.from({ length: 10 }, (_place, index) =>
        placeLike({ id: `${index}`, label: `Place ${index}` }),
      ),
      attribution: 'x',
    }));
    const finder = partsOf(
      renderPage(
        popup === undefined ? (
          <AddressFinder provider={ten} />
        ) : (
          <AddressFinder.Root provider={ten}>
            <AddressFinder.Input />
            {popup}
          </AddressFinder.Root>
        ),
      ),
    );
    await finder.search('p');
    await finder.press('{ArrowUp}');
    const list = finder.list.getBoundingClientRect();
    const active = finder.active?.getBoundingClientRect();
    expect(active?.bottom).toBeLessThanOrEqual(list.bottom + 1);
    expect(finder.list.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  });

  test('codes are isolated and left to right; names take the direction of their own script', async () => {
    const finder = renderFinder({ locale: 'ar', dir: 'rtl' });
    await finder.search('plage');
    const code = finder.host.querySelector('.sa-code');
    expect(code?.tagName).toBe('BDI');
    expect(code?.getAttribute('dir')).toBe('ltr');
    expect(finder.options[0]?.querySelectorAll('bdi').length).toBeGreaterThanOrEqual(2);
    expect(finder.input.dir).toBe('auto');
  });

  test('the language can change while the list is open', async () => {
    let set = (_locale: 'fr' | 'ar') => {};
    function Page() {
      const [locale, setLocale] = useState<'fr' | 'ar'>('fr');
      set = setLocale;
      return <AddressFinder provider={provider} locale={locale} />;
    }
    const finder = partsOf(renderPage(<Page />));
    await finder.search('marsa');
    set('ar');
    await expect.poll(() => finder.options[0]?.textContent).toContain('المرسى');
    expect(finder.list.getAttribute('aria-label')).toBe('العناوين المقترحة');
    expect(screen.getByRole('combobox', { name: 'العنوان' })).toBe(finder.input);
  });

  test("a page's own language tag is understood, and one that is not spoken is French", async () => {
    const english: string = 'en-GB';
    const german: string = 'de';
    expect(renderFinder({ locale: english as 'en' }).input.placeholder).toContain('Street');
    const finder = renderFinder({ locale: german as 'fr' });
    await finder.search('marsa');
    await expect.poll(() => finder.status.textContent).toBe('3 adresses proposées.');
  });

  test('a row is heard as its label and its kind, with no blank before a comma', async () => {
    const finder = renderFinder();
    await finder.search('2070');
    expect(finder.options[0]?.textContent).toBe(`${MARSA}, Localité`);
  });

  test('a name and a place given alone are the label, whole', async () => {
    const host = renderPage(
      <AddressFinder.Root provider={provider}>
        <AddressFinder.Input />
        <AddressFinder.Popup className="sa-popup">
          <AddressFinder.List>
            {(option) => (
              <AddressFinder.Option value={option}>
                <AddressFinder.Match />
              </AddressFinder.Option>
            )}
          </AddressFinder.List>
        </AddressFinder.Popup>
      </AddressFinder.Root>,
    );
    const finder = partsOf(host);
    await finder.search('2070');
    expect(finder.options[0]?.textContent).toBe(MARSA);
  });
});
