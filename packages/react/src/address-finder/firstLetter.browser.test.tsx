// What is typed as soon as the field is there: React runs passive effects later than it puts elements on the page.
import type { AddressValue } from '@smart-address/core';
import { screen } from '@testing-library/react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AddressFinder } from '../index.ts';
import { createMemoryProvider } from '../../test-support/places.ts';
import { partsOf, renderPage } from '../../test-support/renderFinder.tsx';

const provider = createMemoryProvider();

/** Types into the field in the commit that puts it on the page, before any passive effect. */
function FastBuyer({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  const hasTyped = useRef(false);
  useLayoutEffect(() => {
    const input = page.current?.querySelector('input');
    if (input == null || hasTyped.current) return;
    hasTyped.current = true;
    input.focus();
    input.value = text;
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
  }, [text]);
  return <div ref={page}>{children}</div>;
}

test('a letter typed as soon as the field is there is searched for', async () => {
  const finder = partsOf(
    renderPage(
      <FastBuyer text="marsa">
        <AddressFinder provider={provider} />
      </FastBuyer>,
    ),
  );
  await expect.poll(() => finder.options.length).toBeGreaterThan(0);
  expect(finder.isExpanded).toBe(true);
  expect(finder.input.value).toBe('marsa');
});

test('a team that controls the value is told of a letter typed as soon as the field is there', async () => {
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
  const host = renderPage(
    <FastBuyer text="marsa">
      <Checkout />
    </FastBuyer>,
  );
  await expect.poll(() => partsOf(host).options.length).toBeGreaterThan(0);
  expect(told.mock.calls).toEqual([['marsa', 'input']]);
  expect(partsOf(host).input.value).toBe('marsa');
});

test('a field that comes later than its root, or comes back, is heard', async () => {
  function Field() {
    const [isShown, setShown] = useState(false);
    return (
      <>
        <button onClick={() => setShown(!isShown)}>change the address</button>
        {isShown ? <AddressFinder.Input /> : null}
      </>
    );
  }
  const host = renderPage(
    <AddressFinder.Root provider={provider}>
      <Field />
      <AddressFinder.Popup>
        <AddressFinder.List />
      </AddressFinder.Popup>
    </AddressFinder.Root>,
  );
  const change = screen.getByRole('button', { name: 'change the address' });
  for (const text of ['marsa', 'sfax']) {
    change.click();
    await screen.findByRole('combobox');
    const finder = partsOf(host);
    finder.input.value = '';
    await finder.search(text);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => finder.isExpanded).toBe(false);
    change.click();
    await expect.poll(() => screen.queryByRole('combobox')).toBeNull();
  }
});
