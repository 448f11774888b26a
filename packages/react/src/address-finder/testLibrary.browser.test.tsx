import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { AddressFinder } from '../index.ts';
import type { AddressFinderProps } from '../index.ts';
import { createMemoryProvider } from '../../test-support/places.ts';
import { renderPage } from '../../test-support/renderFinder.tsx';

const provider = createMemoryProvider();

/** jsdom has no `execCommand`. */
function withoutEditing() {
  Object.defineProperty(document, 'execCommand', { value: undefined, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand');
});

function Held(props: Partial<AddressFinderProps>) {
  const [value, setValue] = useState<AddressFinderProps['value']>(null);
  return <AddressFinder provider={provider} value={value} onValueChange={setValue} {...props} />;
}

// user-event keeps the text of a field beside it, as it heard it through the input's own `value`, which React has redefined too.
test.each([
  ['held by the page', <Held key="held" name="address" locale="en" />],
  ['of its own', <AddressFinder key="own" provider={provider} name="address" locale="en" />],
])('what a pick and a clear write, user-event types on from: text %s', async (_, finder) => {
  const user = userEvent.setup();
  renderPage(
    <form>
      {finder}
      <input aria-label="Postal code" autoComplete="postal-code" />
    </form>,
  );
  withoutEditing();
  const address = screen.getByRole<HTMLInputElement>('combobox');
  const zip = screen.getByRole<HTMLInputElement>('textbox', { name: 'Postal code' });
  await user.click(zip);
  const pick = async () => {
    await user.type(address, 'sfax');
    await user.click(await screen.findByRole('option', { name: /^Sfax Ville/ }));
    expect([address.value, zip.value]).toEqual(['Sfax Ville, 3000 Sfax', '3000']);
  };
  await pick();
  await user.type(address, ', 2');
  expect(address.value).toBe('Sfax Ville, 3000 Sfax, 2');
  await user.click(screen.getByRole('button', { name: 'Clear the address' }));
  expect([address.value, zip.value]).toEqual(['', '']);
  await pick();
  await user.type(zip, '9');
  expect(zip.value).toBe('30009');
});
