// What the finder writes on its elements without a render, beside what React and the team write there.
import { defaultEnvironment } from '@smart-address/core';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AddressFinder } from '../index.ts';
import { createMemoryProvider } from '../../test-support/places.ts';
import { partsOf, renderFinder, renderPage } from '../../test-support/renderFinder.tsx';

const provider = createMemoryProvider();

test('what a team gives a part stays, whatever happens', async () => {
  const host = renderPage(
    <AddressFinder.Root provider={provider} data-status="mine">
      <AddressFinder.Control>
        <AddressFinder.Input id="street" data-state="mine" />
        <AddressFinder.ClearButton hidden={false} />
      </AddressFinder.Control>
      <AddressFinder.Popup>
        <AddressFinder.List aria-label="Places" />
      </AddressFinder.Popup>
    </AddressFinder.Root>,
  );
  const finder = partsOf(host);
  const { input, clearButton } = finder;
  const given = () => [
    host.querySelector('.sa-finder')?.getAttribute('data-status'),
    input.id,
    input.dataset['state'],
    clearButton.hasAttribute('hidden'),
    finder.list.getAttribute('aria-label'),
  ];
  const wanted = ['mine', 'street', 'mine', false, 'Places'];
  expect(given()).toEqual(wanted);
  await finder.search('marsa');
  expect(given()).toEqual(wanted);
  expect(input.getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Escape}{Escape}');
  expect(input.value).toBe('');
  expect(given()).toEqual(wanted);
});

test('a page that is rendered again at any moment leaves every part as the state has it', async () => {
  let renderAgain = () => {};
  function Page() {
    const [count, setCount] = useState(0);
    renderAgain = () => setCount(count + 1);
    return (
      <>
        <output aria-label="times">{count}</output>
        <AddressFinder provider={provider} title={`${count}`} />
      </>
    );
  }
  const host = renderPage(<Page />);
  const finder = partsOf(host);
  const times = () => screen.getByRole('status', { name: 'times' }).textContent;
  const again = async () => {
    const before = times();
    renderAgain();
    await expect.poll(times).not.toBe(before);
  };
  const seen = () => ({
    expanded: finder.input.getAttribute('aria-expanded'),
    root: host.querySelector('.sa-finder')?.getAttribute('data-state'),
    popup: finder.popup.checkVisibility(),
    clear: finder.clearButton.checkVisibility(),
    rows: screen.queryAllByRole('option', { hidden: true }).length > 0,
  });
  const closed = { expanded: 'false', root: 'closed', popup: false, clear: false, rows: false };
  const open = { expanded: 'true', root: 'open', popup: true, clear: true, rows: true };
  for (let round = 0; round < 2; round += 1) {
    await finder.search('marsa');
    expect(seen()).toEqual(open);
    await again();
    expect(seen()).toEqual(open);
    await userEvent.keyboard('{Escape}');
    expect(seen()).toEqual({ ...closed, clear: true, rows: true });
    await again();
    expect(seen()).toEqual({ ...closed, clear: true, rows: true });
    await userEvent.keyboard('{Escape}');
    expect(seen()).toEqual(closed);
    await again();
    expect(seen()).toEqual(closed);
  }
});

test('a popup that a team puts in the place of the open one opens too', async () => {
  let swap = () => {};
  function Page() {
    const [name, setName] = useState('one');
    swap = () => setName('two');
    return (
      <AddressFinder.Root provider={provider}>
        <AddressFinder.Input />
        <AddressFinder.Popup key={name} data-name={name}>
          <AddressFinder.List />
        </AddressFinder.Popup>
      </AddressFinder.Root>
    );
  }
  const host = renderPage(<Page />);
  const finder = partsOf(host);
  await finder.search('marsa');
  swap();
  await expect
    .poll(() => host.querySelector('[data-name="two"]:popover-open [role="option"]'))
    .not.toBeNull();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(finder.popup.checkVisibility()).toBe(false);
});

test('rows of text say what the team makes of a result, in its own direction, and take part like any other', async () => {
  let set = (_look: 'labels' | 'kinds' | 'drawn') => {};
  const picked = vi.fn();
  function Page() {
    const [look, setLook] = useState<'labels' | 'kinds' | 'drawn'>('labels');
    set = setLook;
    return (
      <AddressFinder.Root provider={provider} locale="ar" dir="rtl" onValueChange={picked}>
        <AddressFinder.Input />
        <AddressFinder.Popup>
          {look === 'drawn' ? (
            <AddressFinder.List />
          ) : (
            <AddressFinder.List
              getOptionLabel={({ result }) => (look === 'labels' ? result.label : `${result.type}!`)}
            />
          )}
        </AddressFinder.Popup>
      </AddressFinder.Root>
    );
  }
  const finder = partsOf(renderPage(<Page />));
  const texts = () => finder.options.map((option) => option.textContent);
  await finder.search('marsa');
  const [first] = texts();
  expect(first).toBe('المرسى، 2070 تونس');
  expect(finder.options.map((option) => option.querySelector('bdi')?.dir)).toEqual(['auto', 'auto', 'auto']);
  set('kinds');
  await expect.poll(texts).toEqual(['locality!', 'street!', 'address!']);
  set('drawn');
  await expect.poll(() => finder.options[0]?.querySelector('svg')).toBeTruthy();
  set('labels');
  await expect.poll(() => finder.host.querySelector('[role="option"] svg')).toBeNull();
  expect(texts()[0]).toBe(first);
  await finder.press('{ArrowDown}');
  expect(finder.active).toBe(finder.options[0]);
  expect(finder.active?.getAttribute('aria-selected')).toBe('true');
  const second = finder.options[1];
  if (second) await userEvent.click(second);
  await expect.poll(() => picked.mock.lastCall?.[1].reason).toBe('pick');
  expect(finder.input.value).toBe('نهج المرسى، المنزه 5، 1004 تونس');
});

test('a text that comes with no more than a change event is searched for', async () => {
  const finder = renderFinder({ provider });
  finder.input.focus();
  finder.input.value = 'marsa';
  finder.input.dispatchEvent(new Event('change', { bubbles: true }));
  await screen.findAllByRole('option');
});

test('while the position is sought the button says so, and asks no second time', async () => {
  const locate = vi.fn(() => new Promise<never>(() => {}));
  const finder = renderFinder({ provider, environment: { ...defaultEnvironment, locate } });
  await userEvent.click(finder.locateButton);
  expect(finder.locateButton.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(finder.locateButton, { force: true });
  expect(locate).toHaveBeenCalledTimes(1);
});

test('the position button has our name or a team’s own: its words, its label, its tooltip', async () => {
  const host = renderPage(
    <AddressFinder.Root provider={provider} locale="en">
      <AddressFinder.LocateButton />
      <AddressFinder.LocateButton>Where I am</AddressFinder.LocateButton>
      <AddressFinder.LocateButton>
        <svg aria-hidden="true" />
      </AddressFinder.LocateButton>
      <AddressFinder.LocateButton aria-label="Here" />
    </AddressFinder.Root>,
  );
  const buttons = page.elementLocator(host).getByRole('button');
  const names = ['Use my location', 'Where I am', 'Use my location', 'Here'];
  for (const [at, name] of names.entries()) await expect.element(buttons.nth(at)).toHaveAccessibleName(name);
  const tooltip = (at: number) =>
    host.querySelectorAll('button')[at]?.querySelector('[title]')?.getAttribute('title');
  expect([tooltip(0), tooltip(3)]).toEqual(['Use my location', 'Here']);
});

test('the words of a button may be those of a translating component, with values in between', async () => {
  // As i18next's: its children hold values that React itself would refuse.
  function Trans({ children }: { readonly children: unknown }) {
    const textOf = (part: unknown) => (typeof part === 'string' ? part : Object.values(part ?? {}).join(''));
    return <i>{[children].flat().map(textOf).join('')}</i>;
  }
  const host = renderPage(
    <AddressFinder.Root provider={provider} locale="en" defaultInputValue="La Marsa">
      <AddressFinder.ClearButton>
        <Trans>Remove {{ place: 'La Marsa' }}</Trans>
      </AddressFinder.ClearButton>
    </AddressFinder.Root>,
  );
  const button = page.elementLocator(host).getByRole('button');
  await expect.element(button).toHaveAccessibleName('Remove La Marsa');
});

test('so have the buttons that clear and open: of a team’s own words theirs, of a picture or a sign ours', async () => {
  const host = renderPage(
    <AddressFinder.Root provider={provider} locale="en" defaultInputValue="La Marsa">
      <AddressFinder.ClearButton />
      <AddressFinder.ClearButton>Start again</AddressFinder.ClearButton>
      <AddressFinder.ClearButton>
        <svg aria-hidden="true" />
      </AddressFinder.ClearButton>
      <AddressFinder.ClearButton>
        <b>×</b>
      </AddressFinder.ClearButton>
      <AddressFinder.ClearButton>
        <i className="material-icons" aria-hidden="true">
          close
        </i>
      </AddressFinder.ClearButton>
      <AddressFinder.OpenButton />
      <AddressFinder.OpenButton>
        <span>▾</span> Choose
      </AddressFinder.OpenButton>
      <AddressFinder.OpenButton>▾</AddressFinder.OpenButton>
      <AddressFinder.OpenButton aria-label="Choose a place">Choose</AddressFinder.OpenButton>
    </AddressFinder.Root>,
  );
  const [clear, open] = ['Clear the address', 'Show suggested addresses'];
  const names = [clear, 'Start again', clear, clear, clear, open, '▾ Choose', open, 'Choose a place'];
  const buttons = page.elementLocator(host).getByRole('button');
  for (const [at, name] of names.entries()) await expect.element(buttons.nth(at)).toHaveAccessibleName(name);
});
