import { configure, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { AddressFinder } from '../index.ts';
import type { AddressFinderProps } from '../index.ts';
import { createMemoryProvider } from '@smart-address/core/testing';
import { partsOf, renderFinder, renderPage } from '../../test-support/renderFinder.tsx';
import { expectAddress, pickAddress } from '../testing/index.ts';

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
    await pickAddress(user, address, 'sfax', 'Sfax Ville, 3000 Sfax');
    await expectAddress(address, { text: 'Sfax Ville, 3000 Sfax', source: 'picked', lng: 10.76 });
    expect(zip.value).toBe('3000');
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

test('what the kit cannot do, it says in a sentence', async () => {
  // It waits for each of them in vain.
  configure({ asyncUtilTimeout: 1_000 });
  onTestFinished(() => configure({ asyncUtilTimeout: 30_000 }));
  const user = userEvent.setup();
  const { input } = renderFinder();
  await expect(pickAddress(user, input, 'marsa', 'Sousse')).rejects.toThrow(
    'After “marsa” was typed, no row is named Sousse. The rows: “La Marsa, 2070 Tunis, Localité”; “Rue de la Marsa, Menzah 5, 1004 Tunis, Rue”; “Marsa Plage, gare, 2070 Tunis, Lieu”.',
  );
  await expect(pickAddress(user, input, 'marsa', /Marsa/)).rejects.toThrow('3 rows are named /Marsa/.');
  await expect(expectAddress(input, 'Sousse')).rejects.toThrow('text is “marsa” and should be “Sousse”');
  await expect(expectAddress(input, { lat: 36 })).rejects.toThrow('give <AddressFinder> a `name`');
  await expect(pickAddress(user, document.body, 'marsa', 'La Marsa')).rejects.toThrow(
    'pickAddress was given a <body>',
  );
});

test('the kit picks from the list of a finder in a shadow root', async () => {
  const shadow = document.createElement('div').attachShadow({ mode: 'open' });
  document.body.append(shadow.host);
  const { input } = partsOf(renderPage(<AddressFinder provider={provider} name="address" />, shadow));
  await pickAddress(userEvent.setup(), input, 'marsa', /^Marsa Plage/);
  await expectAddress(input, { smartCode: 'TUN-AAAA-03' });
  shadow.host.remove();
});
