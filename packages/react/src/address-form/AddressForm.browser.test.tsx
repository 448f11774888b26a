import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createMemoryProvider, placesIn, providerWith } from '../../test-support/places.ts';
import { partsOf, renderPage } from '../../test-support/renderFinder.tsx';
import {
  AddressForm,
  type AddressFormProps,
  type AddressFormValue,
  type StoredAddressForm,
} from './index.ts';

const provider = createMemoryProvider();

function renderAddressForm(props: Partial<AddressFormProps> = {}) {
  const finder = partsOf(
    renderPage(
      <form onSubmit={(event) => event.preventDefault()}>
        <AddressForm provider={provider} {...props} />
      </form>,
    ),
  );
  const { form } = finder.input;
  if (form === null) throw new Error('There is no form.');
  const field = (name: string) => {
    const found = form.elements.namedItem(`address.${name}`);
    if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement) return found;
    throw new Error(`There is no field ${name}.`);
  };
  const sent = () => Object.fromEntries(new FormData(form));
  const pick = async (text: string) => {
    await finder.search(text);
    await finder.press('{ArrowDown}{Enter}');
  };
  return { finder, form, field, sent, pick };
}

test('a pick shows and fills the fields, which may be edited; what was written by hand stays; a reset empties all', async () => {
  const onValueChange = vi.fn<(value: AddressFormValue) => void>();
  const { finder, form, field, sent, pick } = renderAddressForm({ onValueChange });
  expect(field('postalCode').tabIndex).toBe(-1);
  await userEvent.click(screen.getByRole('button', { name: 'Saisir l’adresse à la main' }));
  expect(document.activeElement).toBe(field('streetAddress'));
  await userEvent.keyboard('12 rue des Roses');
  await pick('la marsa');
  const filled = {
    address: 'La Marsa, 2070 Tunis',
    'address.source': 'picked',
    'address.streetAddress': '12 rue des Roses',
    'address.postalCode': '2070',
    'address.locality': 'La Marsa',
    'address.delegation': 'La Marsa',
    'address.governorate': 'TN-11',
  };
  await expect.poll(sent).toMatchObject(filled);
  await userEvent.fill(field('postalCode'), '2078');
  await userEvent.fill(field('telephone'), '98 123 456');
  await finder.press('{Escape}');
  await pick('sfax');
  await expect.poll(sent).toMatchObject({
    'address.postalCode': '2078',
    'address.governorate': 'TN-61',
    'address.telephone': '98 123 456',
  });
  expect(onValueChange.mock.lastCall?.[0]).toMatchObject({
    address: { text: finder.input.value, source: 'picked' },
    streetAddress: '12 rue des Roses',
    postalCode: '2078',
    governorate: 'TN-61',
    telephone: '98 123 456',
  });
  form.reset();
  await expect.poll(() => [...new Set(Object.values(sent()))].sort()).toEqual(['', 'free']);
  await expect.poll(() => onValueChange.mock.lastCall?.[0].governorate).toBe('');
});

test('required is met by the finder or by hand, and a wrong postal code is invalid with a sentence', async () => {
  const { finder, form, field } = renderAddressForm({ required: true, fields: ['locality', 'postalCode'] });
  expect(form.elements.namedItem('address.recipient')).toBeNull();
  expect(form.checkValidity()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Saisir l’adresse à la main' }));
  await userEvent.fill(field('locality'), 'La Marsa');
  await expect.poll(() => form.checkValidity()).toBe(true);
  await userEvent.fill(field('postalCode'), '207');
  await expect.poll(() => field('postalCode').validationMessage).toContain('quatre chiffres');
  await userEvent.fill(field('postalCode'), '٢٠٧٠');
  await expect.poll(() => form.checkValidity()).toBe(true);
  await userEvent.clear(field('postalCode'));
  await userEvent.clear(field('locality'));
  await expect.poll(() => finder.input.validity.valueMissing).toBe(true);
});

test('a controlled form says what its page holds: a change that is refused is taken back, another order is shown', async () => {
  const orders: Record<string, StoredAddressForm> = {
    first: { recipient: 'Leila', address: { text: 'Chez Ali' }, governorate: 'TN-61' },
    second: { address: { text: 'La Marsa, 2070 Tunis', address: { postalCode: '2070' } } },
  };
  function Page() {
    const [value, setValue] = useState(orders['first']);
    return (
      <form>
        <AddressForm
          provider={provider}
          value={value}
          onValueChange={(next) => setValue(next.recipient.length > 6 ? value : next)}
        />
        <button type="button" onClick={() => setValue(orders['second'])}>
          second
        </button>
      </form>
    );
  }
  const host = renderPage(<Page />);
  const sent = () => Object.fromEntries(new FormData(host.querySelector('form') ?? undefined));
  const recipient = screen.getByRole('textbox', { name: /^Nom et prénom/ });
  await userEvent.type(recipient, ' B');
  expect(recipient).toHaveProperty('value', 'Leila ');
  expect(sent()).toMatchObject({ address: 'Chez Ali', 'address.governorate': 'TN-61' });
  await userEvent.click(screen.getByRole('button', { name: 'second' }));
  await expect.poll(sent).toMatchObject({
    address: 'La Marsa, 2070 Tunis',
    'address.recipient': '',
    'address.postalCode': '2070',
  });
});

/** Fills as Firefox does: the value first, then a replacement event. */
function autofill(field: HTMLElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(
    new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: text }),
  );
}

test('an autofilled address is asked about once, aloud and without taking the focus; a yes is a pick that overwrites no field', async () => {
  const [marsa, street] = placesIn('fr');
  const asked = vi.fn();
  const source = providerWith(async (query) => {
    asked(query);
    if (query.includes('perdue')) throw new Error('The source fails.');
    return { query, results: [street, marsa].filter((each) => each !== undefined), attribution: '' };
  });
  const { finder, field, sent } = renderAddressForm({ provider: source, locale: 'en' });
  const ask = (line: string) => {
    autofill(field('streetAddress'), line);
    autofill(field('postalCode'), '2070');
    autofill(field('locality'), 'La Marsa');
  };
  const question = () => finder.host.querySelector('.sa-question [aria-live]')?.textContent;
  field('recipient').focus();
  ask('12 rue des Roses');
  await expect.poll(question).toBe('Is this the address? 12 rue des Roses, La Marsa, 2070 Tunis');
  expect(document.activeElement).toBe(field('recipient'));
  await userEvent.click(screen.getByRole('button', { name: 'No, keep mine' }));
  expect(question()).toBe('');
  expect(sent()).toMatchObject({
    address: '',
    'address.source': 'free',
    'address.streetAddress': '12 rue des Roses',
  });
  // Neither what was answered nor what fails is asked about; the next address is.
  ask('12 rue des Roses');
  ask('1 rue perdue');
  await expect.poll(() => asked.mock.lastCall?.[0]).toContain('perdue');
  expect(question()).toBe('');
  ask('14 rue des Roses');
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(sent()).toMatchObject({
    address: '14 rue des Roses, La Marsa, 2070 Tunis',
    'address.source': 'picked',
    'address.lat': '36.8782000',
    'address.streetAddress': '14 rue des Roses',
    'address.governorate': 'TN-11',
  });
  expect(question()).toBe('');
  expect(asked).toHaveBeenCalledTimes(3);
  await expect.poll(() => finder.status.textContent).toContain('Address chosen');
});

test('whether an autofilled address is meant is no longer asked once the form is gone', async () => {
  const asked: AbortSignal[] = [];
  const silent = providerWith((_, { signal }) => {
    asked.push(signal);
    return new Promise(() => {});
  });
  const { field } = renderAddressForm({ provider: silent });
  autofill(field('streetAddress'), '12 rue des Roses');
  autofill(field('locality'), 'La Marsa');
  await expect.poll(() => asked.map(({ aborted }) => aborted)).toEqual([false]);
  cleanup();
  expect(asked.map(({ aborted }) => aborted)).toEqual([true]);
});
