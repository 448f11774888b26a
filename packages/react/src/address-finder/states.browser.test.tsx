import { defaultEnvironment, LocateError, type FinderEnvironment } from '@smart-address/core';
import type { AddressResult } from '@smart-address/gazetteer';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AddressFinder } from '../index.ts';
import { createMemoryProvider, placeLike, providerWith } from '../../test-support/places.ts';
import { partsOf, renderFinder, renderOnClock, renderPage } from '../../test-support/renderFinder.tsx';

const provider = createMemoryProvider();

afterEach(() => localStorage.clear());

const world = (change: Partial<FinderEnvironment>): FinderEnvironment => ({
  ...defaultEnvironment,
  ...change,
});

describe('announcements', () => {
  test('one polite live region, mounted before it is needed, outside the popup, out of sight', () => {
    const finder = renderFinder();
    const regions = finder.host.querySelectorAll('[role="status"], [aria-live]');
    expect([...regions]).toEqual([screen.getByRole('status')]);
    expect(finder.status.getAttribute('aria-live')).toBe('polite');
    expect(finder.popup.contains(finder.status)).toBe(false);
    expect(finder.status.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  });

  test.each([
    ['fr', 'marsa', '3 adresses proposées.'],
    ['en', 'marsa', '3 addresses suggested.'],
    ['ar', 'المرسى', 'عنوانان مقترحان.'],
  ] as const)('%s: the count once typing rests', async (locale, text, sentence) => {
    const { finder, pass } = renderOnClock({ locale });
    await finder.search(text);
    expect(finder.status.textContent).toBe('');
    await pass(500);
    await expect.poll(() => finder.status.textContent).toBe(sentence);
  });

  test('the same sentence twice in a row is a new text in the region', async () => {
    const { finder, pass } = renderOnClock();
    const spoken: string[] = [];
    new MutationObserver(() => {
      if (finder.status.textContent !== '') spoken.push(finder.status.textContent);
    }).observe(finder.status, { subtree: true, childList: true, characterData: true });
    const sentence = '1 adresse proposée.';
    await finder.search('sfax');
    await pass(500);
    await expect.poll(() => spoken).toEqual([sentence]);
    await finder.press('{Backspace}');
    await pass(500);
    await expect.poll(() => spoken).toEqual([sentence, sentence]);
  });

  test('nothing found, error, rate limit and offline are four sentences, spoken with what to do about it', async () => {
    const sentences = new Set<string>();
    for (const suggest of [
      async (query: string) => ({ query, results: [], attribution: '' }),
      () => Promise.reject(new Error('down')),
      () =>
        Promise.reject(Object.assign(new Error('429'), { reason: 'rate_limited', retryAfterSeconds: 12 })),
      () => Promise.reject(Object.assign(new Error('no network'), { reason: 'offline' })),
    ]) {
      const { finder, pass } = renderOnClock({ provider: providerWith(suggest) });
      await finder.press('xyz');
      await pass(500);
      await expect.poll(() => finder.status.textContent).not.toBe('');
      sentences.add(finder.status.textContent);
      expect(finder.host.querySelector('.sa-panel svg')).not.toBeNull();
      const drawn = [...finder.popup.querySelectorAll('.sa-panel p')].map(({ textContent }) => textContent);
      expect(drawn.join(' ')).toBe(finder.status.textContent);
      finder.host.remove();
    }
    expect(sentences.size).toBe(4);
    expect([...sentences][2]).toContain('12');
  });

  test('the active option is spoken through the region on Apple devices only', async () => {
    const { finder: apple } = renderOnClock({ environment: world({ speaksActiveOption: true }) });
    await apple.search('marsa');
    await apple.press('{ArrowDown}');
    await expect.poll(() => apple.status.textContent).toContain('La Marsa, 2070 Tunis');
    expect(apple.status.textContent).toContain('1 sur 3');
    apple.host.remove();
    const other = renderFinder({ environment: world({ speaksActiveOption: false }) });
    await other.search('marsa');
    await other.press('{ArrowDown}');
    expect(other.status.textContent).not.toContain('La Marsa');
  });

  test('a pick says what was filled', async () => {
    const finder = renderFinder();
    await finder.search('marsa');
    await finder.press('{ArrowDown}{Enter}');
    expect(finder.status.textContent).toContain('Adresse choisie');
    expect(finder.status.textContent).toContain('La Marsa, 2070 Tunis');
  });
});

test.each([
  ['fr', 'Il manque la ville'],
  ['en', 'lacks its town'],
  ['ar', 'ينقص plus code القصير'],
] as const)(
  '%s: a short plus code alone is asked for its town, seen and spoken',
  async (locale, sentence) => {
    const finder = renderFinder({
      locale,
      provider: providerWith(async (query) => ({ query, results: [], attribution: '' })),
    });
    await userEvent.fill(finder.input, 'R54J+JJ');
    const panel = () => finder.host.querySelector('[data-panel="empty"].sa-panel');
    await expect.poll(() => panel()?.textContent).toContain(sentence);
    // Its spelling is right, and a courier cannot find it by it.
    expect(panel()?.querySelector('.sa-panel-hint')).toBeNull();
    await expect.poll(() => finder.status.textContent).toContain(sentence);
  },
);

describe('a mistyped address code', () => {
  const guess = (id: string): AddressResult => ({
    ...placeLike({ id, label: `${id}, République, 1001 Tunis` }),
    type: 'code',
    match: { score: 0.5, kind: 'fuzzy', corrections: [{ from: '8GR8-J7QF-93', to: id }] },
  });

  test.each([
    ['fr', 'Vouliez-vous dire celui-ci\u202f?'],
    ['en', 'Did you mean this one?'],
    ['ar', 'هل تقصد هذا الرمز؟'],
  ] as const)(
    '%s: says so over the codes it may have been meant as, seen and spoken',
    async (locale, sentence) => {
      const finder = renderFinder({
        locale,
        provider: providerWith(async (query) => ({
          query,
          results: [guess('8GR8-J7QF-63')],
          attribution: '',
        })),
      });
      await finder.search('8GR8-J7QF-93');
      const panel = finder.host.querySelector<HTMLElement>('[data-panel="almostCode"].sa-panel');
      expect(panel?.textContent).toContain('8GR8-J7QF-93');
      expect(panel?.textContent).toContain(sentence);
      expect(panel?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        (finder.list.getBoundingClientRect().top ?? 0) + 1,
      );
      await expect.poll(() => finder.status.textContent).toContain(sentence);
      expect(finder.active).toBeNull();
    },
  );

  test('a code that is right is only a row', async () => {
    const right: AddressResult = {
      ...guess('8GR8-J7QF-92'),
      match: { score: 1, kind: 'code', corrections: [] },
    };
    const finder = renderFinder({
      provider: providerWith(async (query) => ({ query, results: [right], attribution: '' })),
    });
    await finder.search('8GR8-J7QF-92');
    expect(finder.host.querySelector('.sa-panel')).toBeNull();
  });
});

describe('recent addresses', () => {
  test('are remembered only when asked for', async () => {
    const finder = renderFinder();
    await finder.search('marsa');
    await finder.press('{ArrowDown}{Enter}{Escape}{ArrowDown}');
    expect(finder.isExpanded).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  test('are offered on an empty input, under a heading outside the list, and picked again', async () => {
    const finder = renderFinder({ recents: true });
    await finder.search('marsa');
    await finder.press('{ArrowDown}{Enter}{Escape}');
    expect(finder.input.value).toBe('');
    await userEvent.click(finder.input);
    await finder.opened();
    expect(finder.options).toHaveLength(1);
    const heading = screen.getByText('Adresses récentes');
    expect(finder.list.getAttribute('aria-label')).toBe('Adresses récentes');
    expect(finder.list.contains(heading)).toBe(false);
    await finder.press('{ArrowDown}{Enter}');
    expect(finder.input.value).toBe('La Marsa, 2070 Tunis');
  });

  test('can be removed one by one with Delete, and all at once', async () => {
    const finder = renderFinder({ recents: true });
    for (const text of ['marsa', 'sfax', 'avril']) {
      await finder.search(text);
      await finder.press('{ArrowDown}{Enter}{Escape}');
    }
    await finder.press('{ArrowDown}');
    await finder.opened();
    expect(finder.options).toHaveLength(3);
    // On a busy machine the count of those left is said before the test looks.
    const spoken: string[] = [];
    new MutationObserver(() => spoken.push(finder.status.textContent)).observe(finder.status, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    await finder.press('{Delete}');
    expect(finder.options).toHaveLength(2);
    expect(finder.active).toBeNull();
    await expect.poll(() => spoken.join(' ')).toContain('Retirée des adresses récentes');
    const clear = screen.getByRole('button', { name: 'Tout effacer' });
    // As a screen reader does, whose focus the button would take with it.
    clear.focus();
    await userEvent.click(clear);
    expect(finder.isExpanded).toBe(false);
    expect(document.activeElement).toBe(finder.input);
    expect(localStorage).toHaveLength(0);
  });
});

describe('use my position', () => {
  const at = { lat: 36.8825, lng: 10.3312 };

  test('is asked on a click only, and fills a pin', async () => {
    const locate = vi.fn(() => Promise.resolve(at));
    const onValueChange = vi.fn();
    const finder = renderFinder({ environment: world({ locate }), onValueChange });
    await finder.search('marsa');
    expect(locate).not.toHaveBeenCalled();
    await userEvent.click(finder.locateButton);
    await expect.poll(() => finder.input.value).toBe('Marsa Plage, gare, 2070 Tunis');
    expect(onValueChange.mock.lastCall?.[0]).toMatchObject({ source: 'pin', location: at });
    expect(onValueChange.mock.lastCall?.[1].reason).toBe('locate');
  });

  test('denied, forbidden, timed out, unavailable and outside are told apart, seen and spoken', async () => {
    const said = new Set<string>();
    for (const locate of [
      () => Promise.reject(new LocateError('denied')),
      () => Promise.reject(new LocateError('forbidden')),
      () => Promise.reject(new LocateError('timeout')),
      () => Promise.reject(new LocateError('unavailable')),
      () => Promise.resolve({ lat: 48.85, lng: 2.35 }),
    ]) {
      const finder = renderFinder({ environment: world({ locate }) });
      await userEvent.click(finder.locateButton);
      await expect.poll(() => finder.host.querySelector('.sa-panel')?.textContent).toBeTruthy();
      expect(finder.popup.checkVisibility()).toBe(true);
      expect(finder.host.querySelector('.sa-panel')?.textContent).toBe(finder.status.textContent);
      said.add(finder.status.textContent);
      expect(finder.locateButton.disabled).toBe(false);
      finder.host.remove();
    }
    expect(said.size).toBe(5);
  });

  test('a refusal goes away with the next key', async () => {
    const finder = renderFinder({
      environment: world({ locate: () => Promise.reject(new LocateError('denied')) }),
    });
    await userEvent.click(finder.locateButton);
    await expect.poll(() => finder.popup.checkVisibility()).toBe(true);
    await finder.search('marsa');
    expect(finder.host.querySelector('.sa-panel')).toBeNull();
  });
});

describe('off line', () => {
  test('the device goes on answering, and says that it is the device', async () => {
    const { finder } = renderOnClock();
    await finder.search('marsa');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await expect.poll(() => finder.status.textContent).toBe('Vous êtes hors connexion.');
    expect(finder.popup.textContent).toContain('adresses enregistrées sur cet appareil');
    await finder.press('{Backspace}');
    await finder.opened();
    vi.restoreAllMocks();
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => finder.popup.textContent).not.toContain('Hors connexion');
  });
});

describe('parts', () => {
  test('every part can be replaced', async () => {
    const host = renderPage(
      <AddressFinder.Root provider={provider} className="mine">
        <AddressFinder.Label>Livrer à</AddressFinder.Label>
        <AddressFinder.Input name="to" placeholder="…" />
        <AddressFinder.ClearButton>vider</AddressFinder.ClearButton>
        <AddressFinder.Popup className="sa-popup my-popup">
          <AddressFinder.List>
            {(option) => (
              <AddressFinder.Option value={option} className="my-row">
                <AddressFinder.Match className="my-match" />
              </AddressFinder.Option>
            )}
          </AddressFinder.List>
          <AddressFinder.Empty>Rien.</AddressFinder.Empty>
        </AddressFinder.Popup>
        <AddressFinder.Status />
      </AddressFinder.Root>,
    );
    const finder = partsOf(host);
    expect(screen.getByRole('combobox', { name: 'Livrer à' })).toBe(finder.input);
    await finder.search('marsa');
    expect(host.querySelectorAll('.my-row > .my-match:not(.sa-match)')).toHaveLength(3);
    await finder.press('{ArrowDown}{Enter}');
    expect(finder.input.value).toBe('La Marsa, 2070 Tunis');
    await finder.press('{Escape}zzz');
    await expect.poll(() => host.querySelector('.my-popup')?.textContent).toContain('Rien.');
  });

  test('of the three that stand in place of rows, one is there at a time', async () => {
    const source = providerWith((query) => {
      if (query === 'a') return new Promise(() => {});
      const nothing = { query, results: [], attribution: '' };
      return query === 'ab' ? Promise.resolve(nothing) : Promise.reject(new Error('down'));
    });
    const host = renderPage(
      <AddressFinder.Root provider={source}>
        <AddressFinder.Input />
        <AddressFinder.Popup>
          <AddressFinder.List />
          <AddressFinder.Loading className="loading" />
          <AddressFinder.Empty className="empty" />
          <AddressFinder.Error className="error" />
        </AddressFinder.Popup>
      </AddressFinder.Root>,
    );
    const finder = partsOf(host);
    const shown = () =>
      [...host.querySelectorAll('.loading, .empty, .error')].map(({ className }) => className);
    await finder.press('a');
    await expect.poll(shown).toEqual(['loading']);
    await finder.press('b');
    await expect.poll(shown).toEqual(['empty']);
    await finder.press('c');
    await expect.poll(shown).toEqual(['error']);
  });

  test("a team's row says what the newest answer says, also where the place is the same", async () => {
    const street = placeLike({
      id: 'street:1',
      label: 'Rue de Rome, Tunis',
      smartCode: '',
      plusCode: '8FGRR56P+23Q',
    });
    const place = { ...street, location: { ...street.location, accuracy: 'rooftop' as const } };
    const answers: Record<string, AddressResult> = {
      r: { ...place, type: 'locality' },
      ro: { ...place, type: 'street' },
      rom: { ...place, type: 'street', plusCode: '8FGRR56P+23C' },
      rome: { ...place, type: 'street', smartCode: 'TUN-AAAA-01' },
      rome1: { ...place, type: 'street', label: 'Rue de Rome 12, Tunis', smartCode: 'TUN-AAAA-01' },
    };
    const source = providerWith((query) =>
      Promise.resolve({ query, results: [answers[query] ?? place], attribution: '' }),
    );
    const host = renderPage(
      <AddressFinder.Root provider={source}>
        <AddressFinder.Input />
        <AddressFinder.Popup>
          <AddressFinder.List>{(option) => <AddressFinder.Option value={option} />}</AddressFinder.List>
        </AddressFinder.Popup>
      </AddressFinder.Root>,
    );
    const finder = partsOf(host);
    const row = () => finder.options[0]?.textContent;
    const said: Record<string, string> = {
      r: 'Rue de Rome, Tunis, Localité',
      ro: 'Rue de Rome, Tunis, Rue, 8FGRR56P+23Q',
      rom: 'Rue de Rome, Tunis, Rue, 8FGRR56P+23C',
      rome: 'Rue de Rome, Tunis, Rue, TUN-AAAA-01',
      rome1: 'Rue de Rome 12, Tunis, Rue, TUN-AAAA-01',
    };
    for (const [typed, sentence] of Object.entries(said)) {
      await finder.press(typed.slice(-1));
      await expect.poll(row).toBe(sentence);
    }
  });

  test("a row without children is the finder's own, and rows change hands without a trace", async () => {
    function Page() {
      const [isOwn, setIsOwn] = useState(false);
      return (
        <AddressFinder.Root provider={provider}>
          <AddressFinder.Input />
          <AddressFinder.Popup>
            <AddressFinder.List>
              {isOwn
                ? (option) => <AddressFinder.Option value={option} className="sa-option own" />
                : undefined}
            </AddressFinder.List>
          </AddressFinder.Popup>
          <button onClick={() => setIsOwn(!isOwn)}>change</button>
        </AddressFinder.Root>
      );
    }
    const host = renderPage(<Page />);
    const finder = partsOf(host);
    const change = () => screen.getByRole('button', { name: 'change' }).click();
    const contents = () => finder.options.map(({ innerHTML }) => innerHTML);
    await finder.search('marsa');
    const drawn = contents();
    expect(drawn).toHaveLength(3);
    change();
    await expect.poll(() => finder.options.every((option) => option.matches('.own'))).toBe(true);
    expect(contents()).toEqual(drawn);
    change();
    await expect.poll(() => finder.options.some((option) => option.matches('.own'))).toBe(false);
    expect(contents()).toEqual(drawn);
    await finder.press('{ArrowDown}{Enter}');
    expect(finder.input.value).toBe('La Marsa, 2070 Tunis');
  });

  test("the label names the input under the team's own id too", () => {
    const host = renderPage(
      <AddressFinder.Root provider={createMemoryProvider()}>
        <AddressFinder.Label>Deliver to</AddressFinder.Label>
        <AddressFinder.Input id="shipping" />
      </AddressFinder.Root>,
    );
    const { input } = partsOf(host);
    expect(screen.getByRole('combobox', { name: 'Deliver to' })).toBe(input);
    expect(input.id).toBe('shipping');
  });

  test("a team's own key handler comes first, and what it prevents does not happen", async () => {
    const finder = renderFinder({
      onKeyDown: (event) => {
        if (event.key === 'ArrowDown') event.preventDefault();
      },
    });
    await finder.search('marsa');
    await finder.press('{ArrowDown}');
    expect(finder.active).toBeNull();
    await finder.press('{ArrowUp}');
    expect(finder.active).not.toBeNull();
  });

  test('a press on a button that a team prevents does nothing', () => {
    const host = renderPage(
      <AddressFinder.Root provider={provider} defaultInputValue="Chez Ali">
        <AddressFinder.Input />
        <AddressFinder.ClearButton onClick={(event) => event.preventDefault()} />
      </AddressFinder.Root>,
    );
    const { input, clearButton } = partsOf(host);
    clearButton.click();
    expect(input.value).toBe('Chez Ali');
    expect(clearButton.checkVisibility()).toBe(true);
  });

  test('Escape is heard before it bubbles, so a handler of its capture comes first', async () => {
    const finder = renderFinder({
      onKeyDownCapture: (event) => {
        if (event.key === 'Escape') event.preventDefault();
      },
    });
    await finder.search('marsa');
    await finder.press('{Escape}');
    expect(finder.popup.checkVisibility()).toBe(true);
    expect(finder.input.value).toBe('marsa');
  });

  test('who watches the page never sees an active row that is not there', async () => {
    const finder = renderFinder();
    const missing: string[] = [];
    const look = () => {
      const id = finder.input.getAttribute('aria-activedescendant');
      if (id !== null && finder.active?.getAttribute('aria-selected') !== 'true') missing.push(id);
    };
    const observer = new MutationObserver(look);
    observer.observe(finder.host, { subtree: true, childList: true, attributes: true, characterData: true });
    await finder.search('marsa');
    await finder.press('{ArrowDown}{ArrowDown}{ArrowDown}');
    await finder.press(
      '{Backspace}{ArrowUp}{Backspace}{Backspace}{ArrowUp}{Escape}{ArrowDown}{Escape}{Escape}',
    );
    observer.disconnect();
    expect(missing).toEqual([]);
  });
});
