import { screen } from '@testing-library/react';
import { useActionState, useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AddressValue } from '@smart-address/core';
import { AddressFinder } from '../index.ts';
import { createMemoryProvider } from '../../test-support/places.ts';
import { partsOf, renderFinder, renderPage } from '../../test-support/renderFinder.tsx';
import { renderForm } from '../../test-support/renderForm.tsx';

const provider = createMemoryProvider();
const MARSA = 'La Marsa, 2070 Tunis';
const answer = () => screen.getByRole('status', { name: 'answer' }).textContent;

describe('what the form sends', () => {
  test('the text, and the place in five hidden inputs', async () => {
    const { data, pick } = renderForm(null);
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
    ['that is empty', ''],
    ['of another address', 'Chez Ali'],
  ])(
    'no place beside a text %s, which a script has written over a pick without an event',
    async (_, text) => {
      const host = renderPage(
        <>
          <form action="about:blank" target="sink">
            <AddressFinder provider={provider} name="address" />
            <button type="submit">send</button>
          </form>
          <iframe name="sink" title="sink" sandbox="" />
        </>,
      );
      const finder = partsOf(host);
      await finder.search('marsa');
      await finder.press('{ArrowDown}{Enter}');
      const sent: unknown[] = [];
      host.addEventListener('formdata', ({ formData }) =>
        sent.push(['address', 'address.lat', 'address.source'].map((name) => formData.get(name))),
      );
      finder.input.blur();
      finder.input.value = text;
      await userEvent.click(page.getByRole('button', { name: 'send' }));
      await expect.poll(() => sent.at(-1)).toEqual([text, '', 'free']);
    },
  );

  test('no place of the pick before, where a script writes a text and sends the form in one turn', async () => {
    const { finder, form, pick } = renderForm(null);
    await pick();
    const sent: unknown[] = [];
    form.addEventListener('submit', () => sent.push(Object.fromEntries(new FormData(form))));
    finder.input.value = 'Chez Ali';
    form.requestSubmit();
    const place = { 'address.lat': '', 'address.lng': '', 'address.plusCode': '', 'address.smartCode': '' };
    expect(sent).toEqual([{ address: 'Chez Ali', ...place, 'address.source': 'free' }]);
    await expect.poll(() => finder.isExpanded).toBe(false);
    await finder.press('{Control>}a{/Control}{Backspace}');
    await pick();
    form.requestSubmit();
    expect(sent[1]).toMatchObject({
      address: MARSA,
      'address.lat': '36.8782000',
      'address.source': 'picked',
    });
  });

  test.each(['value', 'text'])(
    'a text that a script has written into a finder with a held %s, and the page is told of it',
    async (held) => {
      const told = vi.fn();
      function Page() {
        const [value, setValue] = useState<AddressValue | null>(null);
        const [inputValue, setInputValue] = useState('');
        const props =
          held === 'value'
            ? { value, onValueChange: setValue }
            : { inputValue, onInputValueChange: setInputValue };
        useEffect(() => told(value?.text ?? inputValue), [value, inputValue]);
        return (
          <>
            <form action="about:blank" target="sink">
              <AddressFinder provider={provider} name="address" required {...props} />
              <button type="submit">send</button>
            </form>
            <iframe name="sink" title="sink" sandbox="" />
          </>
        );
      }
      const host = renderPage(<Page />);
      const sent: unknown[] = [];
      host.addEventListener('formdata', ({ formData }) => sent.push(formData.get('address')));
      partsOf(host).input.value = 'Chez Ali';
      await userEvent.click(page.getByRole('button', { name: 'send' }));
      await expect.poll(() => sent).toEqual(['Chez Ali']);
      expect(told).toHaveBeenLastCalledWith('Chez Ali');
    },
  );

  test.each([
    ['order[address]', 'order[address.lat]'],
    ['orders[0][address]', 'orders[0][address.lat]'],
    ['stops[]', 'stops.lat[]'],
    ['order[stops][]', 'order[stops.lat][]'],
    ['order.address', 'order.address.lat'],
  ])('under a name of PHP or Rails the place stands beside the text: %s', (name, place) => {
    const host = renderPage(
      <form>
        <AddressFinder provider={provider} name={name} defaultInputValue="Chez Ali" />
      </form>,
    );
    const names = [...new FormData(partsOf(host).input.form ?? undefined).keys()];
    expect(names.slice(0, 2)).toEqual([name, place]);
    expect(names).toHaveLength(6);
  });

  test('nothing from a disabled fieldset', async () => {
    const host = renderPage(
      <form>
        <fieldset disabled>
          <AddressFinder provider={provider} name="address" defaultInputValue="marsa" />
        </fieldset>
      </form>,
    );
    const finder = partsOf(host);
    const { form } = finder.input;
    expect(form && [...new FormData(form).keys()]).toEqual([]);
    expect(finder.input.matches(':disabled')).toBe(true);
    await userEvent.click(finder.openButton, { force: true });
    expect(finder.isExpanded).toBe(false);
  });

  test('no row that was active when the fieldset was disabled, also where the focus leaves in the same turn', async () => {
    const host = renderPage(
      <>
        <fieldset aria-label="where">
          <AddressFinder provider={provider} name="address" commitOnBlur />
        </fieldset>
        <button type="button">next</button>
      </>,
    );
    const finder = partsOf(host);
    const fieldset = screen.getByRole<HTMLFieldSetElement>('group', { name: 'where' });
    await finder.search('marsa');
    await finder.press('{ArrowDown}');
    fieldset.disabled = true;
    screen.getByRole('button', { name: 'next' }).focus();
    await expect.poll(() => finder.isExpanded).toBe(false);
    expect(finder.input.value).toBe('marsa');
  });

  test('nothing and no list when the finder itself is disabled', () => {
    const { finder, data } = renderForm(null, { disabled: true, defaultInputValue: 'marsa' });
    expect(data()).toEqual({});
    expect(finder.locateButton.disabled).toBe(true);
  });

  test('the text it had when it is read only: no key and no button changes it', async () => {
    const { finder, data } = renderForm(null, { readOnly: true, defaultInputValue: 'marsa' });
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
    const host = renderPage(
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
    const { input } = partsOf(renderPage(finder, place));
    await expect.element(page.getByRole('combobox', { name: 'Deliver to (*)', exact: true })).toBe(input);
    expect(label.control).toBe(input);
    label.click();
    expect(document.activeElement).toBe(input);
    expect(input.getAttribute('aria-expanded')).toBe('false');
    label.remove();
  });

  test('a text that a page has set without an event is what the field asks for', async () => {
    const finder = renderFinder({ locate: false });
    finder.input.value = 'sfax';
    await finder.press('{ArrowDown}');
    await finder.opened();
    expect(finder.input.value).toBe('sfax');
    expect(finder.active?.textContent).toContain('Sfax');
  });

  test('within a label of the page it keeps the name that its own label shows', async () => {
    const around = document.createElement('label');
    const place = document.createElement('span');
    around.append('Deliver to ', place);
    document.body.append(around);
    onTestFinished(() => around.remove());
    const { input } = partsOf(renderPage(<AddressFinder provider={provider} label="Address" />, place));
    await expect.element(page.getByRole('combobox', { name: 'Address', exact: true })).toBe(input);
  });

  test.each([null, '', false])(
    'a label that is %j is none, and the placeholder names the input',
    async (none) => {
      const { host, input } = renderFinder({ label: none });
      expect(host.querySelector('label')).toBeNull();
      await expect
        .element(page.getByRole('combobox', { name: 'Rue, quartier ou ville', exact: true }))
        .toBe(input);
    },
  );

  test.each([
    ['it is disabled', (isDisabled: boolean) => <AddressFinder provider={provider} disabled={isDisabled} />],
    ['it is read only', (isReadOnly: boolean) => <AddressFinder provider={provider} readOnly={isReadOnly} />],
    [
      'a fieldset around it is disabled',
      (isDisabled: boolean) => (
        <fieldset disabled={isDisabled}>
          <fieldset>
            <AddressFinder provider={provider} />
          </fieldset>
        </fieldset>
      ),
    ],
  ])('no longer a list once %s while one is open', async (_what, finderIn) => {
    function Page() {
      const [isDisabled, setIsDisabled] = useState(false);
      return (
        <>
          {finderIn(isDisabled)}
          <button onClick={() => setIsDisabled(true)}>Send</button>
        </>
      );
    }
    const finder = partsOf(renderPage(<Page />));
    await finder.search('marsa');
    // Without a press, which would close the list by itself.
    screen.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => finder.popup.checkVisibility()).toBe(false);
  });
});

describe('validity', () => {
  test('required is the browser’s own', async () => {
    const { finder, form, pick } = renderForm(null, { required: true });
    expect(form.checkValidity()).toBe(false);
    expect(finder.input.validity.valueMissing).toBe(true);
    await pick();
    expect(form.checkValidity()).toBe(true);
  });

  test('ref is the real input, and setCustomValidity works on it', () => {
    const ref = { current: null as HTMLInputElement | null };
    const { finder, form } = renderForm(null, { ref });
    expect(ref.current).toBe(finder.input);
    ref.current?.setCustomValidity('Nous ne livrons pas là.');
    expect(form.checkValidity()).toBe(false);
    ref.current?.setCustomValidity('');
    expect(form.checkValidity()).toBe(true);
  });
});

test('an undo from another field, which writes the text before it gives the focus, is told as typing is', async () => {
  const told: string[] = [];
  const { named, pick } = renderForm(<input name="after" />, {
    onValueChange: ({ text }, { reason }) => told.push(`${reason}: ${text}`),
  });
  await pick();
  await userEvent.click(named('after'));
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => named('address').value).toBe('marsa');
  await expect.poll(() => told.at(-1)).toBe('input: marsa');
});

describe('reset', () => {
  test('form.reset() goes back to what it started from, hidden inputs too', async () => {
    const { finder, form, data, pick } = renderForm(null, { defaultInputValue: '' });
    await pick();
    form.reset();
    await expect.poll(data).toMatchObject({ address: '', 'address.lat': '', 'address.source': 'free' });
    await pick();
    expect(finder.input.value).toBe(MARSA);
  });

  test('the place of a stored order comes back, also where the text of what was picked is the same', async () => {
    const { finder, form, data, pick } = renderForm(null, {
      defaultValue: { text: MARSA, lat: '36.9000000', lng: '10.3000000' },
    });
    await finder.press('{Control>}a{/Control}{Backspace}');
    await pick();
    expect(data()).toMatchObject({ address: MARSA, 'address.lat': '36.8782000' });
    form.reset();
    await expect.poll(data).toMatchObject({ address: MARSA, 'address.lat': '36.9000000' });
  });

  test('a reset button goes back to a default text', async () => {
    const { finder, pick } = renderForm(<button type="reset">again</button>, {
      defaultInputValue: 'Chez Ali',
    });
    await finder.press('{Control>}a{/Control}{Backspace}');
    await pick();
    await userEvent.click(screen.getByRole('button', { name: 'again' }));
    await expect.poll(() => finder.input.value).toBe('Chez Ali');
  });

  test('one that the form prevents changes nothing, and so does one that a callback takes back', async () => {
    let reasons = '';
    const { finder, form, data, pick } = renderForm(null, {
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
          <output aria-label="answer">{answer}</output>
        </form>
      );
    }
    const finder = partsOf(renderPage(<Page />));
    await finder.search('marsa');
    await finder.press('{ArrowDown}{Enter}{Enter}');
    await expect.poll(answer).toBe('!');
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
          <output aria-label="answer">{refused}</output>
        </form>
      );
    }
    const host = renderPage(<Page />);
    const finder = partsOf(host);
    await finder.search('marsa');
    await finder.press('{ArrowDown}{Enter}{Enter}');
    await expect.poll(answer).toBe(MARSA);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(finder.input.value).toBe(MARSA);
    expect(host.querySelector<HTMLInputElement>('[name="address.source"]')?.value).toBe('picked');
    await finder.press('{Control>}a{/Control}chez Ali{Enter}{Enter}');
    await expect.poll(answer).toBe('chez Ali');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(finder.input.value).toBe('chez Ali');
  });
});

describe('autofill', () => {
  test('is treated as typing and does not open the list', async () => {
    const onValueChange = vi.fn();
    const finder = renderFinder({ onValueChange });
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
    const finder = partsOf(renderPage(<Page />));
    const [send, again] = ['send', 'reset'].map((name) => screen.getByRole('button', { name }));
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

  test('react-hook-form by Controller holds the whole value, and requires its text', async () => {
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
            rules={{ validate: (value) => Boolean(value?.text.trim()) }}
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
    const finder = partsOf(renderPage(<Page />));
    const send = screen.getByRole('button', { name: 'send' });
    await finder.search('marsa');
    await finder.press('{ArrowDown}{Enter}{Enter}');
    await expect
      .poll(() => submitted.mock.lastCall?.[0].place)
      .toMatchObject({ source: 'picked', text: MARSA });
    // A cleared address is an object, for which their `required` has no objection.
    await finder.press('{Escape}');
    expect(finder.input.value).toBe('');
    finder.input.blur();
    await userEvent.click(send);
    await expect.poll(() => document.activeElement).toBe(finder.input);
    expect(submitted).toHaveBeenCalledOnce();
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
          <output aria-label="answer">{answer}</output>
        </form>
      );
    }
    const finder = partsOf(renderPage(<Page />));
    await finder.search('marsa');
    await finder.press('{ArrowDown}{Enter}{Enter}');
    await expect.poll(answer).toBe('reçu TUN-AAAA-01');
  });
});
