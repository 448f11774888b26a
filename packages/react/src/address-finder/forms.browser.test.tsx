import { useActionState, useState, type ComponentProps, type ReactNode } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AddressValue, FilledField, Provider } from '@smart-address/core';
import { AddressFinder } from '../index.ts';
import { createMemoryProvider } from '../../test-support/places.ts';
import { partsOf, renderFinder, renderPage } from '../../test-support/renderFinder.tsx';

const provider = createMemoryProvider();
const MARSA = 'La Marsa, 2070 Tunis';

/** A field that says in a token what it holds. */
const Field = ({ name, token }: { readonly name: string; readonly token: string }) => (
  <input name={name} autoComplete={token} />
);

async function renderForm(fields: ReactNode, props: Partial<ComponentProps<typeof AddressFinder>> = {}) {
  const host = await renderPage(
    <form onSubmit={(event) => event.preventDefault()}>
      <AddressFinder provider={provider} name="address" {...props} />
      {fields}
    </form>,
  );
  const form = host.querySelector('form');
  if (form === null) throw new Error('There is no form.');
  const named = (name: string) => {
    const field = form.elements.namedItem(name);
    if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement
    )
      return field;
    throw new Error(`There is no field ${name}.`);
  };
  const finder = partsOf(host);
  const pick = async (text = 'marsa') => {
    await finder.search(text);
    await finder.press('{ArrowDown}{Enter}');
  };
  return { finder, form, named, pick, data: () => Object.fromEntries(new FormData(form)) };
}

describe('what the form sends', () => {
  test('the text, and the place in five hidden inputs', async () => {
    const { data, pick } = await renderForm(null);
    expect(data()).toEqual({
      address: '',
      'address.lat': '',
      'address.lng': '',
      'address.plusCode': '',
      'address.smartCode': '',
      'address.source': 'free',
    });
    await pick();
    expect(data()).toEqual({
      address: MARSA,
      'address.lat': '36.8782000',
      'address.lng': '10.3247000',
      'address.plusCode': '8FGRV8HF+7V2',
      'address.smartCode': 'TUN-AAAA-01',
      'address.source': 'picked',
    });
  });

  test.each([
    ['order[address]', 'order[address.lat]'],
    ['orders[0][address]', 'orders[0][address.lat]'],
    ['stops[]', 'stops.lat[]'],
    ['order[stops][]', 'order[stops.lat][]'],
    ['order.address', 'order.address.lat'],
  ])('under a name of PHP or Rails the place stands beside the text: %s', async (name, place) => {
    const host = await renderPage(
      <form>
        <AddressFinder provider={provider} name={name} defaultInputValue="Chez Ali" />
      </form>,
    );
    const form = host.querySelector('form');
    const names = [...new FormData(form ?? undefined).keys()];
    expect(names.slice(0, 2)).toEqual([name, place]);
    expect(names).toHaveLength(6);
  });

  test('nothing from a disabled fieldset', async () => {
    const host = await renderPage(
      <form>
        <fieldset disabled>
          <AddressFinder provider={provider} name="address" defaultInputValue="marsa" />
        </fieldset>
      </form>,
    );
    const form = host.querySelector('form');
    expect(form && [...new FormData(form).keys()]).toEqual([]);
    const finder = partsOf(host);
    expect(finder.input.matches(':disabled')).toBe(true);
    await userEvent.click(finder.openButton, { force: true });
    expect(finder.isExpanded).toBe(false);
  });

  test('nothing and no list when the finder itself is disabled', async () => {
    const { finder, data } = await renderForm(null, { disabled: true, defaultInputValue: 'marsa' });
    expect(data()).toEqual({});
    expect(finder.locateButton.disabled).toBe(true);
  });

  test('the text it had when it is read only: no key and no button changes it', async () => {
    const { finder, data } = await renderForm(null, { readOnly: true, defaultInputValue: 'marsa' });
    await userEvent.click(finder.input);
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}{Escape}x');
    expect(data()).toMatchObject({ address: 'marsa', 'address.source': 'free' });
    expect(finder.popup.checkVisibility()).toBe(false);
    const buttons = [...finder.host.querySelectorAll<HTMLButtonElement>('.sa-control button')];
    expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true, true]);
  });

  test('a pick by mouse inside a label of the page: the label opens nothing again', async () => {
    const label = document.createElement('label');
    document.body.append(label);
    const host = await renderPage(
      <AddressFinder provider={provider} label={null} aria-label="Deliver to" name="address" />,
      label,
    );
    const finder = partsOf(host);
    await finder.search('marsa');
    await userEvent.click(finder.options[0] ?? host);
    expect(finder.input.value).toBe(MARSA);
    // A label presses its button in a step of its own.
    await expect.poll(() => finder.status.textContent).toContain('Adresse choisie');
    expect(finder.popup.checkVisibility()).toBe(false);
    expect(document.activeElement).toBe(finder.input);
    label.remove();
  });

  test('a label of the page around the finder names the input, in its own words, and leads to it', async () => {
    const label = document.createElement('label');
    const place = document.createElement('span');
    label.append('Deliver to ', place, ' (*)');
    document.body.append(label);
    const finder = <AddressFinder provider={provider} label={null} defaultInputValue="marsa" />;
    const { input } = partsOf(await renderPage(finder, place));
    await expect.element(page.getByRole('combobox', { name: 'Deliver to (*)', exact: true })).toBe(input);
    label.click();
    expect(document.activeElement).toBe(input);
    expect(input.getAttribute('aria-expanded')).toBe('false');
    label.remove();
  });

  test.each([
    ['it', (isDisabled: boolean) => <AddressFinder provider={provider} disabled={isDisabled} />],
    [
      'a fieldset around it',
      (isDisabled: boolean) => (
        <fieldset disabled={isDisabled}>
          <fieldset>
            <AddressFinder provider={provider} />
          </fieldset>
        </fieldset>
      ),
    ],
  ])('no longer a list when %s is disabled while one is open', async (_what, finderIn) => {
    function Page() {
      const [isDisabled, setIsDisabled] = useState(false);
      return (
        <>
          {finderIn(isDisabled)}
          <button id="send" onClick={() => setIsDisabled(true)}>
            Send
          </button>
        </>
      );
    }
    const finder = partsOf(await renderPage(<Page />));
    await finder.search('marsa');
    // Without a press, which would close the list by itself.
    finder.host.querySelector<HTMLElement>('#send')?.click();
    await expect.poll(() => finder.popup.checkVisibility()).toBe(false);
  });
});

describe('validity', () => {
  test('required is the browser’s own', async () => {
    const { finder, form, pick } = await renderForm(null, { required: true });
    expect(form.checkValidity()).toBe(false);
    expect(finder.input.validity.valueMissing).toBe(true);
    await pick();
    expect(form.checkValidity()).toBe(true);
  });

  test('ref is the real input, and setCustomValidity works on it', async () => {
    const ref = { current: null as HTMLInputElement | null };
    const { finder, form } = await renderForm(null, { ref });
    expect(ref.current).toBe(finder.input);
    ref.current?.setCustomValidity('Nous ne livrons pas là.');
    expect(form.checkValidity()).toBe(false);
    ref.current?.setCustomValidity('');
    expect(form.checkValidity()).toBe(true);
  });
});

describe('reset', () => {
  test('form.reset() goes back to what it started from, hidden inputs too', async () => {
    const { finder, form, data, pick } = await renderForm(null, { defaultInputValue: '' });
    await pick();
    form.reset();
    await expect.poll(data).toMatchObject({ address: '', 'address.lat': '', 'address.source': 'free' });
    await pick();
    expect(finder.input.value).toBe(MARSA);
  });

  test('a reset button goes back to a default text', async () => {
    const { finder, pick } = await renderForm(<button type="reset">again</button>, {
      defaultInputValue: 'Chez Ali',
    });
    await finder.press('{Control>}a{/Control}{Backspace}');
    await pick();
    const again = finder.host.querySelector<HTMLButtonElement>('[type="reset"]');
    if (again) await userEvent.click(again);
    await expect.poll(() => finder.input.value).toBe('Chez Ali');
  });

  test('one that the form prevents changes nothing, and so does one that a callback takes back', async () => {
    let reasons = '';
    const { finder, form, data, pick } = await renderForm(null, {
      onValueChange(_value, { reason, cancel }) {
        if (reason !== 'reset') return;
        reasons += reason;
        cancel();
      },
    });
    await pick();
    const before = data();
    form.addEventListener('reset', (event) => event.preventDefault(), { once: true });
    form.reset();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([reasons, data()]).toEqual(['', before]);
    form.reset();
    await expect.poll(() => reasons).toBe('reset');
    expect([finder.input.value, data()]).toEqual([MARSA, before]);
  });

  test('after a form action leaves a held address, as it leaves what React’s own inputs hold', async () => {
    const reasons: string[] = [];
    function Page() {
      const [answer, send] = useActionState(async (before: string) => `${before}!`, '');
      const [address, setAddress] = useState<AddressValue | null>(null);
      return (
        <form action={send}>
          <AddressFinder
            provider={provider}
            name="address"
            value={address}
            onValueChange={(value, { reason }) => {
              reasons.push(reason);
              setAddress(value);
            }}
          />
          <output>{answer}</output>
        </form>
      );
    }
    const host = await renderPage(<Page />);
    const finder = partsOf(host);
    await finder.search('marsa');
    await finder.press('{ArrowDown}{Enter}{Enter}');
    await expect.poll(() => host.querySelector('output')?.textContent).toBe('!');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(finder.input.value).toBe(MARSA);
    expect(reasons).not.toContain('reset');
  });

  test('after a form action goes to the default that the action handed back', async () => {
    function Page() {
      const [refused, send] = useActionState(
        async (_: string, data: FormData) => String(data.get('address')),
        '',
      );
      return (
        <form action={send}>
          <AddressFinder provider={provider} name="address" defaultInputValue={refused} />
          <output>{refused}</output>
        </form>
      );
    }
    const host = await renderPage(<Page />);
    const finder = partsOf(host);
    const sent = () => host.querySelector('output')?.textContent;
    await finder.search('marsa');
    await finder.press('{ArrowDown}{Enter}{Enter}');
    await expect.poll(sent).toBe(MARSA);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(finder.input.value).toBe(MARSA);
    expect(host.querySelector<HTMLInputElement>('[name="address.source"]')?.value).toBe('picked');
    await finder.press('{Control>}a{/Control}chez Ali{Enter}{Enter}');
    await expect.poll(sent).toBe('chez Ali');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(finder.input.value).toBe('chez Ali');
  });
});

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
    const { named, pick } = await renderForm(address, { onFieldsFilled });
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
    const { finder, named, pick } = await renderForm(street, { provider: knowsTowns });
    await pick('12 rue inconnue la marsa');
    expect(finder.input.value).toBe(`12 rue inconnue, ${MARSA}`);
    expect(named('street').value).toBe('12 rue inconnue');
    await finder.press(', étage 2');
    expect(finder.host.querySelector('.sa-finder')?.getAttribute('data-source')).toBe('edited');
  });

  test('that the buyer wrote in are left alone; those the finder filled follow the next pick', async () => {
    const { finder, named, pick } = await renderForm(address);
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
    const { finder, named, pick } = await renderForm(address, { onFieldsFilled });
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
    const { finder, named, pick } = await renderForm(address);
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
    const { finder, form, named, pick } = await renderForm(
      <>
        {address}
        {second}
      </>,
    );
    await pick();
    const other = form.querySelector<HTMLInputElement>('[name=second]');
    other?.focus();
    await userEvent.keyboard('x');
    await userEvent.keyboard('{Escape}{Escape}');
    expect(other?.value).toBe('');
    expect(named('zip').value).toBe('2070');
    await finder.press('{Escape}');
    expect(named('zip').value).toBe('');
  });

  test('are filled only in the same section and for the same purpose', async () => {
    const { named, pick } = await renderForm(
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
    const mapped = await renderForm(fields, { fields: { postalCode: 'cp', lng: 'long', street: 'nowhere' } });
    await mapped.pick();
    expect(mapped.data()).toMatchObject({ cp: '2070', long: '10.3247000', zip: '2070' });
    mapped.finder.host.remove();
    const none = await renderForm(fields, { fields: false });
    await none.pick();
    expect(none.data()).toMatchObject({ cp: '', zip: '' });
  });

  test('held by React hear of it as of typing', async () => {
    function Zip() {
      const [zip, setZip] = useState('');
      return (
        <>
          <input name="zip" autoComplete="postal-code" value={zip} onChange={(e) => setZip(e.target.value)} />
          <output>{zip}</output>
        </>
      );
    }
    const { finder, pick } = await renderForm(<Zip />);
    await pick();
    expect(finder.host.querySelector('output')?.textContent).toBe('2070');
  });

  test('do not include another finder: nothing is written there and searched for', async () => {
    const heard = vi.fn();
    const { named, pick } = await renderForm(
      <AddressFinder provider={provider} name="other" onValueChange={heard} onOpenChange={heard} />,
    );
    await pick('rue de la marsa');
    await expect.poll(() => named('address').value).toContain('Menzah 5');
    expect(named('other').value).toBe('');
    expect(heard).not.toHaveBeenCalled();
  });

  test('disabled and unknown fields are passed over', async () => {
    const { named, pick } = await renderForm(
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

describe('autofill', () => {
  test('is treated as typing and does not open the list', async () => {
    const onValueChange = vi.fn();
    const finder = await renderFinder({ onValueChange });
    finder.input.focus();
    // As Firefox fills: the value first, then a replacement event.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(finder.input, 'marsa');
    finder.input.dispatchEvent(
      new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: 'marsa' }),
    );
    await expect.poll(() => onValueChange.mock.lastCall?.[0].text).toBe('marsa');
    expect(onValueChange.mock.lastCall?.[1].reason).toBe('autofill');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(finder.isExpanded).toBe(false);
    await finder.press('{ArrowDown}');
    await finder.opened();
  });
});

describe('form libraries', () => {
  test('react-hook-form by register: typing, picking, defaults, reset and focus on the invalid field', async () => {
    const submitted = vi.fn();
    function Page() {
      const { register, handleSubmit, reset } = useForm({ defaultValues: { address: 'Avant' } });
      return (
        <form onSubmit={(event) => void handleSubmit(submitted)(event)}>
          <AddressFinder provider={provider} {...register('address', { required: true })} />
          <button type="submit">send</button>
          <button type="button" onClick={() => reset({ address: 'Encore' })}>
            reset
          </button>
        </form>
      );
    }
    const finder = partsOf(await renderPage(<Page />));
    const [send, again] = finder.host.querySelectorAll<HTMLButtonElement>('form > button');
    if (!send || !again) throw new Error('The buttons are missing.');
    await expect.poll(() => finder.input.value).toBe('Avant');
    await finder.press('{Escape}');
    await finder.search('marsa');
    await finder.press('{ArrowDown}{Enter}');
    await userEvent.click(send);
    await expect.poll(() => submitted.mock.lastCall?.[0]).toEqual({ address: MARSA });
    await userEvent.click(again);
    await expect.poll(() => finder.input.value).toBe('Encore');
    await finder.press('{Escape}');
    finder.input.blur();
    await userEvent.click(send);
    await expect.poll(() => document.activeElement).toBe(finder.input);
  });

  test('react-hook-form by Controller holds the whole value', async () => {
    const submitted = vi.fn();
    function Page() {
      const { control, handleSubmit } = useForm<{ place: AddressValue | null }>({
        defaultValues: { place: null },
      });
      return (
        <form onSubmit={(event) => void handleSubmit(submitted)(event)}>
          <Controller
            control={control}
            name="place"
            render={({ field }) => (
              <AddressFinder
                provider={provider}
                ref={field.ref}
                value={field.value}
                onValueChange={field.onChange}
                onBlur={field.onBlur}
              />
            )}
          />
          <button type="submit">send</button>
        </form>
      );
    }
    const finder = partsOf(await renderPage(<Page />));
    await finder.search('marsa');
    await finder.press('{ArrowDown}{Enter}{Enter}');
    await expect
      .poll(() => submitted.mock.lastCall?.[0].place)
      .toMatchObject({ source: 'picked', text: MARSA });
  });

  test('a server action gets the text and the place as FormData', async () => {
    const action = vi.fn(
      async (_before: string, data: FormData) => `reçu ${String(data.get('address.smartCode'))}`,
    );
    function Page() {
      const [answer, send] = useActionState(action, '');
      return (
        <form action={send}>
          <AddressFinder provider={provider} name="address" />
          <button type="submit">send</button>
          <output>{answer}</output>
        </form>
      );
    }
    const finder = partsOf(await renderPage(<Page />));
    await finder.search('marsa');
    await finder.press('{ArrowDown}{Enter}{Enter}');
    await expect.poll(() => finder.host.querySelector('output')?.textContent).toBe('reçu TUN-AAAA-01');
  });
});
