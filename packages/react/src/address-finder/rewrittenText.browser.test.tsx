import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AddressFinder, type AddressFinderProps } from '../index.ts';
import { createMemoryProvider } from '../../test-support/places.ts';
import { partsOf, renderPage } from '../../test-support/renderFinder.tsx';

const provider = createMemoryProvider();

/** A finder whose page writes every address in capitals. */
function Capitals() {
  const [value, setValue] = useState<AddressFinderProps['value']>(null);
  return (
    <AddressFinder
      provider={provider}
      value={value}
      onValueChange={({ text, ...rest }) => setValue({ ...rest, text: text.toUpperCase() })}
    />
  );
}

test('what the buyer wrote beside an address that the page rewrites stays when the finder is cleared', async () => {
  const host = renderPage(
    <form>
      <Capitals />
      <input aria-label="city" autoComplete="address-level2" />
      <input aria-label="zip" autoComplete="postal-code" />
    </form>,
  );
  const finder = partsOf(host);
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const said = () => [field('city').value, field('zip').value];
  await userEvent.fill(field('zip'), '2070');
  await finder.search('marsa');
  await finder.press('{ArrowDown}{Enter}');
  await expect.poll(() => finder.input.value).toBe('LA MARSA, 2070 TUNIS');
  expect(said()).toEqual(['La Marsa', '2070']);
  await finder.press('{Escape}');
  expect(said()).toEqual(['', '2070']);
});
