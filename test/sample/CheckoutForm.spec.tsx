// A team's own test of its form, as packages/react/docs/testing.md shows it. It runs in Vitest with jsdom and with happy-dom, and in Jest.
import { createMemoryProvider, placeLike } from '@smart-address/core/testing';
import { expectAddress, pickAddress } from '@smart-address/react/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CheckoutForm } from './CheckoutForm.tsx';

test('an address is picked, and fills the rest of the form', async () => {
  const user = userEvent.setup();
  render(<CheckoutForm provider={createMemoryProvider()} />);
  const field = screen.getByRole('combobox', { name: 'Adresse' });
  await pickAddress(user, field, 'marsa', 'La Marsa, 2070 Tunis');
  await expectAddress(field, { text: 'La Marsa, 2070 Tunis', source: 'picked', lat: 36.8782 });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Code postal' }).value).toBe('2070');
  await pickAddress(user, field, 'sfax', /^Sfax/);
  await expectAddress(field, 'Sfax Ville, 3000 Sfax');
});

test('a row has the name that is read out', async () => {
  const user = userEvent.setup();
  const places = [placeLike({ id: 'del:1171', type: 'delegation' })];
  render(<CheckoutForm provider={createMemoryProvider({ places })} />);
  await user.type(screen.getByRole('combobox'), 'marsa');
  await screen.findByRole('option', { name: 'La Marsa, 2070 Tunis, Délégation' });
});

test('an answer that comes late does not take the place of a newer one', async () => {
  const user = userEvent.setup();
  const provider = createMemoryProvider();
  render(<CheckoutForm provider={provider} />);
  provider.hold();
  await user.type(screen.getByRole('combobox'), 'sfax');
  await waitFor(() => expect(provider.asked).toContain('sfax'));
  provider.release('sfax');
  await screen.findByRole('option', { name: /^Sfax Ville/ });
  provider.release();
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

test('a service that refuses leaves what was typed, and can be asked again', async () => {
  const user = userEvent.setup();
  const provider = createMemoryProvider();
  render(<CheckoutForm provider={provider} />);
  const field = screen.getByRole('combobox');
  provider.fail('unavailable');
  await user.type(field, 'marsa');
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  await expectAddress(field, { text: 'marsa', source: 'free', lat: null });
  provider.recover();
  await user.click(retry);
  await screen.findByRole('option', { name: /^La Marsa/ });
  provider.fail('rate_limited', 12);
  await user.type(field, ' plage');
  await screen.findByText(/Trop de recherches à la fois/, { selector: 'p' });
});
