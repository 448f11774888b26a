import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AddressValue, FilledField, Provider } from '@smart-address/core';
import { AddressFinder, type AddressFinderProps } from '../index.ts';
import { createMemoryProvider } from '../../test-support/places.ts';
import { renderForm } from '../../test-support/renderForm.tsx';

const provider = createMemoryProvider();
const MARSA = 'La Marsa, 2070 Tunis';

/** A field that says in a token what it holds. */
const Field = ({ name, token }: { readonly name: string; readonly token: string }) => (
  <input name={name} autoComplete={token} />
);

describe('other fields', () => {
  const address = (
    <>
      <input name="flat" autoComplete="address-line2" />
      <input name="city" autoComplete="address-level2" />
      <input name="zip" autoComplete="postal-code" />
      <select name="region" autoComplete="address-level1" defaultValue="">
        <option value="">…</option>
        <option value="TN-61">Sfax</option>
        <option value="TN-11">Tunis</option>
      </select>
    </>
  );

  test('are filled by their WHATWG tokens, line 2 never, and what changed is reported', async () => {
    const onFieldsFilled = vi.fn();
    const { named, pick } = renderForm(address, { onFieldsFilled });
    await pick();
    expect(['flat', 'city', 'zip', 'region'].map((name) => named(name).value)).toEqual([
      '',
      'La Marsa',
      '2070',
      'TN-11',
    ]);
    const changed: FilledField[] = onFieldsFilled.mock.calls[0]?.[0] ?? [];
    expect(changed).toEqual([
      { part: 'delegation', from: '', to: 'La Marsa' },
      { part: 'postalCode', from: '', to: '2070' },
      { part: 'governorate', from: '', to: 'TN-11' },
    ]);
    expect(onFieldsFilled.mock.calls[0]?.[1]).toEqual({ reason: 'pick', event: expect.any(Event) });
  });

  test('for a street take the one that was typed and not found, and the text keeps it too', async () => {
    const knowsTowns: Provider = {
      ...provider,
      suggest: async (query, context) => ({ ...(await provider.suggest('la marsa', context)), query }),
    };
    const street = <Field name="street" token="street-address" />;
    const { finder, named, pick } = renderForm(street, { provider: knowsTowns });
    await pick('12 rue inconnue la marsa');
    expect(finder.input.value).toBe(`12 rue inconnue, ${MARSA}`);
    expect(named('street').value).toBe('12 rue inconnue');
    await finder.press(', étage 2');
    expect(finder.host.querySelector('.sa-finder')?.getAttribute('data-source')).toBe('edited');
  });

  test('that the buyer wrote in are left alone; those the finder filled follow the next pick', async () => {
    const { finder, named, pick } = renderForm(address);
    await userEvent.fill(named('city'), 'Gammarth');
    await userEvent.fill(named('flat'), 'Apt 4');
    await pick();
    await finder.press('{Escape}');
    await pick('sfax');
    expect(['flat', 'city', 'zip', 'region'].map((name) => named(name).value)).toEqual([
      'Apt 4',
      'Gammarth',
      '3000',
      'TN-61',
    ]);
  });

  test('that the finder filled are emptied with it, and this is said; what the buyer wrote stays', async () => {
    const onFieldsFilled = vi.fn();
    const { finder, named, pick } = renderForm(address, { onFieldsFilled });
    const filled = () => ['flat', 'city', 'zip', 'region'].map((name) => named(name).value);
    await userEvent.fill(named('flat'), 'Apt 4');
    await pick();
    await userEvent.fill(named('city'), 'Gammarth');
    await finder.press('{Escape}');
    expect(filled()).toEqual(['Apt 4', 'Gammarth', '', '']);
    expect(onFieldsFilled.mock.lastCall).toEqual([
      [
        { part: 'postalCode', from: '2070', to: '' },
        { part: 'governorate', from: 'TN-11', to: '' },
      ],
      { reason: 'escape', event: expect.any(KeyboardEvent) },
    ]);
    await expect.poll(() => finder.status.textContent).toBe('Adresse effacée. 2 autres champs vidés.');
    await pick('sfax');
    expect(filled()).toEqual(['Apt 4', 'Gammarth', '3000', 'TN-61']);
  });

  test('stay while a text is deleted and written anew; they are emptied when none is left behind', async () => {
    const { finder, named, pick } = renderForm(address);
    await pick();
    await finder.press('{Control>}a{/Control}{Backspace}');
    expect(named('zip').value).toBe('2070');
    await finder.press('12 rue des Roses{Tab}');
    expect(named('zip').value).toBe('2070');
    await finder.press('{Control>}a{/Control}{Backspace}{Tab}');
    expect([named('city').value, named('zip').value]).toEqual(['', '']);
  });

  test('that two finders fill are emptied by the one that filled them last', async () => {
    const second = <AddressFinder provider={provider} name="second" />;
    const { finder, named, pick } = renderForm(
      <>
        {address}
        {second}
      </>,
    );
    await pick();
    const other = named('second');
    other.focus();
    await userEvent.keyboard('x');
    await userEvent.keyboard('{Escape}{Escape}');
    expect(other.value).toBe('');
    expect(named('zip').value).toBe('2070');
    await finder.press('{Escape}');
    expect(named('zip').value).toBe('');
  });

  test('are filled only in the same section and for the same purpose', async () => {
    const { named, pick } = renderForm(
      <>
        <Field name="ship" token="section-a shipping postal-code" />
        <Field name="bill" token="section-a billing postal-code" />
        <Field name="other" token="section-b shipping postal-code" />
        <input name="plain" autoComplete="postal-code" />
      </>,
      { autoComplete: 'section-a shipping address-line1' },
    );
    await pick();
    expect(['ship', 'bill', 'other', 'plain'].map((name) => named(name).value)).toEqual(['2070', '', '', '']);
  });

  test('are filled by a map of names, and not at all with fields={false}', async () => {
    const fields = (
      <>
        <input name="cp" />
        <input name="long" type="hidden" />
        <input name="zip" autoComplete="postal-code" />
      </>
    );
    const mapped = renderForm(fields, {
      fields: { postalCode: 'cp', lng: 'long', street: 'nowhere' },
    });
    await mapped.pick();
    expect(mapped.data()).toMatchObject({ cp: '2070', long: '10.3247000', zip: '2070' });
    mapped.finder.host.remove();
    const none = renderForm(fields, { fields: false });
    await none.pick();
    expect(none.data()).toMatchObject({ cp: '', zip: '' });
  });

  test('held by React hear of it as of typing', async () => {
    function Zip() {
      const [zip, setZip] = useState('');
      return (
        <>
          <input name="zip" autoComplete="postal-code" value={zip} onChange={(e) => setZip(e.target.value)} />
          <output aria-label="zip">{zip}</output>
        </>
      );
    }
    const { pick } = renderForm(<Zip />);
    await pick();
    expect(screen.getByRole('status', { name: 'zip' }).textContent).toBe('2070');
  });

  test('do not include another finder: nothing is written there and searched for', async () => {
    const heard = vi.fn();
    const { named, pick } = renderForm(
      <AddressFinder provider={provider} name="other" onValueChange={heard} onOpenChange={heard} />,
    );
    await pick('rue de la marsa');
    await expect.poll(() => named('address').value).toContain('Menzah 5');
    expect(named('other').value).toBe('');
    expect(heard).not.toHaveBeenCalled();
  });

  test('disabled and unknown fields are passed over', async () => {
    const { named, pick } = renderForm(
      <>
        <input name="off" autoComplete="postal-code" disabled />
        <input name="box" type="checkbox" autoComplete="postal-code" />
        <Field name="family" token="family-name" />
      </>,
    );
    await pick();
    expect(named('off').value).toBe('');
    expect(named('family').value).toBe('');
  });
});

describe('an edit of the text', () => {
  const line1 = <Field name="line1" token="address-line1" />;
  const parts = (
    <>
      {line1}
      <Field name="city" token="address-level2" />
      <Field name="zip" token="postal-code" />
      <input name="number" />
      <input type="hidden" name="lat" />
      <input type="hidden" name="code" />
    </>
  );
  const fields = { houseNumber: 'number', lat: 'lat', smartCode: 'code' };
  const renderParts = (props: Partial<AddressFinderProps> = {}) => {
    const form = renderForm(parts, { fields, ...props });
    const said = () => {
      const { line1, city, zip, number, lat, code } = form.data();
      return [line1, city, zip, number, lat, code].join(' | ');
    };
    return { ...form, said };
  };
  const PICKED = '12 Rue de la Marsa | El Menzah | 1004 | 12 | 36.8401000 | TUN-AAAA-02';

  test('that changes the house number changes it in the fields that the finder filled', async () => {
    const onFieldsFilled = vi.fn();
    const { finder, pick, said } = renderParts({ onFieldsFilled });
    await pick('12 rue de la marsa');
    expect(said()).toBe(PICKED);
    await finder.press('{Home}{Delete}{Delete}14');
    expect(finder.input.value).toBe('14 Rue de la Marsa, Menzah 5, 1004 Tunis');
    expect(said()).toBe(PICKED.replaceAll('12', '14'));
    expect(onFieldsFilled.mock.lastCall).toEqual([
      [
        { part: 'streetAddress', from: '1 Rue de la Marsa', to: '14 Rue de la Marsa' },
        { part: 'houseNumber', from: '1', to: '14' },
      ],
      { reason: 'input', event: expect.any(Event) },
    ]);
    await finder.press('{End}, étage 2');
    expect(said()).toBe(PICKED.replaceAll('12', '14'));
  });

  test('that adds a house number adds it, also to a field that was empty', async () => {
    const { finder, pick, said } = renderParts();
    await pick('rue de la marsa');
    await finder.press('{Home}9 ');
    expect(said()).toBe(PICKED.replaceAll('12', '9'));
  });

  test('that names another place empties the street and the point, which would lead to the old door; the town stays', async () => {
    const { finder, pick, said } = renderParts();
    await pick('12 rue de la marsa');
    await finder.press('{Control>}a{/Control}{Backspace}');
    expect(said()).toBe(PICKED);
    await finder.press('8 rue des Roses');
    expect(said()).toBe(' | El Menzah | 1004 |  |  | ');
    await finder.press('{Control>}a{/Control}');
    await pick('12 rue de la marsa');
    expect(said()).toBe(PICKED);
  });

  test("leaves the buyer's own words alone, and what the buyer emptied", async () => {
    const { finder, named, pick } = renderParts();
    await pick('12 rue de la marsa');
    await userEvent.fill(named('line1'), '12, derrière la mosquée');
    await userEvent.fill(named('city'), '');
    await finder.press('{Home}{Delete}{Delete}14');
    expect([named('line1').value, named('city').value, named('number').value]).toEqual([
      '12, derrière la mosquée',
      '',
      '14',
    ]);
  });

  test('that is taken back brings the fields back', async () => {
    const { finder, pick, said } = renderParts();
    await pick('12 rue de la marsa');
    await finder.press('{Home}{ArrowRight>4}{Delete}');
    expect(said()).toBe(' | El Menzah | 1004 |  |  | ');
    await finder.press('u');
    expect(said()).toBe(PICKED);
  });
});

describe('the fields of a stored order', () => {
  const order: AddressValue = {
    text: '12 Rue de la Marsa, Menzah 5, 1004 Tunis',
    source: 'picked',
    address: {
      houseNumber: '12',
      street: 'Rue de la Marsa',
      locality: 'Menzah 5',
      delegation: 'El Menzah',
      governorate: 'Tunis',
      governorateCode: 'TN-11',
      postalCode: '1004',
      country: 'TN',
    },
    location: { lat: 36.8401, lng: 10.1702 },
    accuracy: 'street',
    plusCode: '8FGRR5RC+23Q',
    smartCode: 'TUN-AAAA-02',
    confirmed: false,
  };
  const stored = (
    <>
      <input name="line1" autoComplete="address-line1" defaultValue="12 rue de la marsa" />
      <input name="city" autoComplete="address-level2" defaultValue="Chez moi" />
      <input name="zip" autoComplete="postal-code" defaultValue="1004" />
      <select name="region" autoComplete="address-level1" defaultValue="TN-11">
        <option value="TN-61">Sfax</option>
        <option value="TN-11">Tunis</option>
      </select>
    </>
  );
  const said = (named: (name: string) => { readonly value: string }) =>
    ['line1', 'city', 'zip', 'region'].map((name) => named(name).value).join(' | ');

  test('follow its house number where they say what the order says', async () => {
    const { finder, named } = renderForm(stored, { defaultValue: order });
    finder.input.focus();
    await finder.press('{Home}{Delete}{Delete}14');
    expect(said(named)).toBe('14 Rue de la Marsa | Chez moi | 1004 | TN-11');
  });

  test('follow another pick where they say what the order says', async () => {
    const { finder, named, pick } = renderForm(stored, { defaultValue: order });
    finder.input.focus();
    await finder.press('{Control>}a{/Control}');
    await pick('sfax');
    expect(said(named)).toBe(' | Chez moi | 3000 | TN-61');
  });

  test.each([
    [
      'a row',
      { text: 'Rue de la Marsa, Menzah 5, 1004 Tunis', lat: '36.8401', lng: '10.1702' },
      '3000 | TN-61',
    ],
    ['a free text', { text: 'derrière la poste, 1004 Tunis' }, '3000 | TN-61'],
    ['a text that does not have it', { text: 'derrière la poste, Tunis' }, '1004 | TN-61'],
  ])('of which the database kept the text alone follow it where it has what they say: %s', async (...row) => {
    const [, defaultValue, expected] = row;
    const { finder, named, pick } = renderForm(stored, { defaultValue });
    finder.input.focus();
    await finder.press('{Control>}a{/Control}');
    await pick('sfax');
    expect(said(named)).toBe(`12 rue de la marsa | Chez moi | ${expected}`);
  });

  test('keep a number of the buyer’s of which the text has the figures alone', async () => {
    const number = <input name="number" />;
    const { finder, named, pick } = renderForm(number, {
      fields: { houseNumber: 'number' },
      defaultValue: { text: 'Rue de la Marsa, 2070 La Marsa' },
    });
    await userEvent.fill(named('number'), '2');
    finder.input.focus();
    await finder.press('{Control>}a{/Control}');
    await pick('sfax');
    expect(named('number').value).toBe('2');
  });

  test('keep their country, and their town where none can be chosen, when the address is cleared', async () => {
    const places = (
      <>
        <select name="land" autoComplete="country" defaultValue="TN">
          <option value="FR">France</option>
          <option value="TN">Tunisie</option>
        </select>
        <select name="region" autoComplete="address-level1" defaultValue="TN-11">
          <option value="TN-61">Sfax</option>
          <option value="TN-11">Tunis</option>
        </select>
      </>
    );
    for (const defaultValue of [order, undefined]) {
      const { finder, named, pick } = renderForm(places, { defaultValue });
      const chosen = () => [named('land').value, named('region').value];
      finder.input.focus();
      await finder.press('x{Escape}{Escape}');
      expect(finder.input.value).toBe('');
      expect(chosen()).toEqual(['TN', 'TN-11']);
      await pick('sfax');
      expect(chosen()).toEqual(['TN', defaultValue === undefined ? 'TN-11' : 'TN-61']);
      finder.host.remove();
    }
  });

  test('are emptied with it where they say what the order says, but for the country’s name', async () => {
    const country = <input name="land" autoComplete="country-name" defaultValue="Tunisie" />;
    const { finder, named } = renderForm([stored, country], { defaultValue: order });
    finder.input.focus();
    await finder.press('x{Escape}{Escape}');
    expect(said(named)).toBe(' | Chez moi |  | TN-11');
    expect(named('land').value).toBe('Tunisie');
  });

  test('follow with their point, however many decimals it is stored with', async () => {
    const point = (
      <>
        <input type="hidden" name="lat" defaultValue="36.84010" />
        <input type="hidden" name="lng" defaultValue="10,1702" />
      </>
    );
    const fields = { lat: 'lat', lng: 'lng' };
    const { finder, named } = renderForm(point, { defaultValue: order, fields });
    finder.input.focus();
    await finder.press('{Control>}a{/Control}chez moi');
    expect([named('lat').value, named('lng').value]).toEqual(['', '']);
  });

  test('are untouched while nothing is changed', async () => {
    const onFieldsFilled = vi.fn();
    const { finder, named } = renderForm(stored, { defaultValue: order, onFieldsFilled });
    finder.input.focus();
    await finder.press('{End}, étage 2{Tab}');
    expect(said(named)).toBe('12 rue de la marsa | Chez moi | 1004 | TN-11');
    expect(onFieldsFilled).not.toHaveBeenCalled();
  });
});
