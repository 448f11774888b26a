import { cleanup, screen } from '@testing-library/react';
import { createRef, useEffect, useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useAddressFinder } from '../index.ts';
import { createMemoryProvider } from '../../test-support/places.ts';
import { partsOf, renderPage } from '../../test-support/renderFinder.tsx';

const provider = createMemoryProvider();

/** A finder in the clothes of a design system that is not ours. */
function Own({ isShown = true }: { readonly isShown?: boolean }) {
  const finder = useAddressFinder({ provider, locale: 'en' });
  const { htmlFor, ...label } = finder.getLabelProps();
  return (
    <section aria-label="own" {...finder.getRootProps()}>
      <label htmlFor={htmlFor} {...label}>
        Deliver to
      </label>
      <span {...finder.getControlProps()}>
        {isShown ? <input {...finder.getInputProps()} name="to" /> : null}
        {finder.getHiddenInputProps('to').map((props) => (
          <input key={props.name} {...props} />
        ))}
        <button {...finder.getClearButtonProps()}>x</button>
        <button {...finder.getOpenButtonProps()}>v</button>
        <button {...finder.getLocateButtonProps()}>o</button>
      </span>
      <aside className="sa-popup" {...finder.getPopupProps()}>
        <ul {...finder.getListProps()}>
          {finder.state.options.map((option) => (
            <li key={option.id} {...finder.getOptionProps(option)}>
              {option.result.label}
            </li>
          ))}
        </ul>
        {finder.panel ? <p className="panel">{finder.panel.sentence}</p> : null}
      </aside>
      <div {...finder.getStatusProps()} />
      <output aria-label="source">{finder.state.value.source}</output>
    </section>
  );
}

test('the hook dresses elements of one’s own with the whole behaviour', async () => {
  const finder = partsOf(renderPage(<Own />));
  expect(screen.getByRole('combobox', { name: 'Deliver to' })).toBe(finder.input);
  expect(screen.getByRole('region', { name: 'own' }).lang).toBe('en');
  Object.assign(finder.list.style, { maxHeight: '1.5em', overflow: 'auto' });
  await finder.search('marsa');
  await finder.press('{ArrowUp}');
  expect(finder.active).toBe(finder.options.at(-1));
  const { bottom } = finder.list.getBoundingClientRect();
  expect(finder.active?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom + 1);
  await finder.press('{Enter}');
  expect(finder.input.value).toBe('Marsa Plage, gare, 2070 Tunis');
  expect(screen.getByRole('status', { name: 'source' }).textContent).toBe('picked');
  expect(finder.status.textContent).toContain('Address chosen');
  await finder.press('{Escape}');
  expect(finder.input.value).toBe('');
});

test('its rows are picked with a mouse, its panel says what happened, and leaving closes it', async () => {
  const finder = partsOf(
    renderPage(
      <>
        <Own />
        <button type="button">after</button>
      </>,
    ),
  );
  await finder.search('sfax');
  await userEvent.click(finder.option('Sfax'));
  expect(finder.input.value).toBe('Sfax Ville, 3000 Sfax');
  expect(document.activeElement).toBe(finder.input);
  await finder.press('{Control>}a{/Control}marsa');
  await finder.opened();
  // As a screen reader does.
  finder.options[0]?.focus();
  finder.options[0]?.click();
  expect(finder.input.value).toBe('La Marsa, 2070 Tunis');
  expect(document.activeElement).toBe(finder.input);
  await finder.press('{Escape}zzz');
  const panel = await screen.findByText(/No address found/, { selector: '.panel' });
  await userEvent.click(panel);
  expect(finder.hasFocus).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'after' }));
  await expect.poll(() => finder.popup.checkVisibility()).toBe(false);
});

test('its buttons do with a mouse what those of the whole finder do, and the focus is in the input after each', async () => {
  const finder = partsOf(renderPage(<Own />));
  const button = (sign: string) => screen.getByText(sign, { selector: 'button' });
  const press = (sign: string) => userEvent.click(button(sign));
  expect(button('x').hidden).toBe(true);
  const blurred = vi.fn();
  finder.input.addEventListener('blur', blurred);
  await finder.search('marsa');
  await press('v');
  expect(finder.isExpanded).toBe(false);
  await userEvent.click(finder.input);
  await finder.opened();
  expect(blurred).not.toHaveBeenCalled();
  finder.input.blur();
  await press('v');
  await finder.opened();
  expect(finder.hasFocus).toBe(true);
  blurred.mockClear();
  await press('x');
  expect(finder.input.value).toBe('');
  expect(blurred).not.toHaveBeenCalled();
  await finder.press('sfax');
  finder.input.blur();
  await press('x');
  expect(finder.input.value).toBe('');
  expect(finder.hasFocus).toBe(true);
});

test('its button asks for the position; Escape on it closes what is said of that', async () => {
  const finder = partsOf(renderPage(<Own />));
  await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  // The browser of the tests gives nobody its position.
  await expect.poll(() => finder.popup.checkVisibility()).toBe(true);
  screen.getByText(/Access to your location was denied/, { selector: '.panel' });
  // Above the page, though the focus has never been in the input.
  expect(finder.popup.matches(':popover-open')).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => finder.popup.checkVisibility()).toBe(false);
});

test('a press that ends on a row whose words have changed meanwhile picks nothing', async () => {
  const finder = partsOf(renderPage(<Own />));
  await finder.search('marsa');
  finder.options[0]?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await finder.press('{Control>}a{/Control}sfax');
  await expect.poll(() => finder.options[0]?.textContent).toContain('Sfax');
  finder.options[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  expect(finder.input.value).toBe('sfax');
});

test('its form submits the place beside the text, as that of the whole finder does', async () => {
  const host = renderPage(
    <form aria-label="order">
      <Own />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  const submitted = () => Object.fromEntries(new FormData(form));
  const nothing = { 'to.lat': '', 'to.lng': '', 'to.plusCode': '', 'to.smartCode': '', 'to.source': 'free' };
  expect(submitted()).toEqual({ to: '', ...nothing });
  const finder = partsOf(host);
  await finder.search('sfax');
  await finder.press('{ArrowDown}{Enter}');
  const picked = submitted();
  expect(picked).toMatchObject({ to: 'Sfax Ville, 3000 Sfax', 'to.source': 'picked' });
  expect(picked['to.lat']).toMatch(/^34\.\d{7}$/u);
  expect(Object.keys(picked)).toEqual(['to', ...Object.keys(nothing)]);
  await finder.press('{Control>}a{/Control}xyz');
  expect(submitted()).toEqual({ to: 'xyz', ...nothing });
  await finder.press('{Control>}a{/Control}sfax');
  await finder.opened();
  await finder.press('{ArrowDown}{Enter}');
  form.reset();
  await expect.poll(submitted).toEqual({ to: '', ...nothing });
});

test('a field that was typed into, reset and left asks and opens nothing', async () => {
  const onOpenChange = vi.fn();
  const onInputValueChange = vi.fn();
  function Page() {
    const { getInputProps } = useAddressFinder({
      provider,
      locale: 'en',
      defaultInputValue: 'sfax',
      onOpenChange,
      onInputValueChange,
    });
    return (
      <form>
        <input {...getInputProps()} />
      </form>
    );
  }
  renderPage(<Page />);
  const input = screen.getByRole<HTMLInputElement>('combobox');
  input.focus();
  await userEvent.keyboard('tunis');
  await userEvent.tab();
  input.focus();
  await userEvent.keyboard('a');
  await expect.poll(() => onOpenChange.mock.calls.at(-1)?.[0]).toBe(true);
  input.form?.reset();
  await expect.poll(() => input.value).toBe('sfax');
  await expect.poll(() => onOpenChange.mock.calls.at(-1)?.[0]).toBe(false);
  onOpenChange.mockClear();
  onInputValueChange.mockClear();
  await userEvent.tab();
  expect(document.activeElement).not.toBe(input);
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(onInputValueChange).not.toHaveBeenCalled();
});

test('an input that is shown later closes its list with Escape, and not the dialog around it', async () => {
  const keys: string[] = [];
  function Page() {
    const [isShown, show] = useState(false);
    const dialog = useRef<HTMLDivElement>(null);
    useEffect(() => {
      // As a dialog of another library, nearer to the input than where React listens.
      const { current } = dialog;
      const hear = ({ key }: KeyboardEvent) => keys.push(key);
      current?.addEventListener('keydown', hear);
      return () => current?.removeEventListener('keydown', hear);
    }, []);
    return (
      <div ref={dialog}>
        <button onClick={() => show(!isShown)}>Change the address</button>
        <Own isShown={isShown} />
      </div>
    );
  }
  const host = renderPage(<Page />);
  const change = screen.getByRole('button', { name: 'Change the address' });
  for (const _ of ['first', 'again']) {
    change.click();
    await screen.findByRole('combobox');
    const finder = partsOf(host);
    // The text of the one before came back with it.
    await finder.press('{Control>}a{/Control}');
    await finder.search('marsa');
    await finder.press('{Escape}');
    expect(finder.input.getAttribute('aria-expanded')).toBe('false');
    expect(keys).not.toContain('Escape');
    change.click();
    await expect.poll(() => screen.queryByRole('combobox')).toBeNull();
  }
});

test('an input that becomes read-only, or disabled, while its list is open closes it: nothing could be picked for it', async () => {
  const finder = partsOf(renderPage(<Own />));
  for (const attribute of ['readonly', 'disabled']) {
    await finder.search('marsa');
    finder.input.toggleAttribute(attribute, true);
    await expect.poll(() => finder.isExpanded).toBe(false);
    finder.input.toggleAttribute(attribute, false);
    await finder.press('{Control>}a{/Control}{Backspace}');
  }
});

test('an input that is shown later follows a reset, and one that comes back has the text of the pick', async () => {
  function Page() {
    const [isShown, setShown] = useState(false);
    const { getInputProps, state } = useAddressFinder({ provider, locale: 'en' });
    return (
      <form>
        <button type="button" onClick={() => setShown(!isShown)}>
          Change the address
        </button>
        {isShown && <input {...getInputProps()} />}
        <output>{state.value.text}</output>
      </form>
    );
  }
  renderPage(<Page />);
  const input = () => screen.queryByRole<HTMLInputElement>('combobox');
  const said = () => [input()?.value, screen.getByRole('status').textContent];
  const toggle = () => screen.getByRole('button').click();
  const marsa = 'La Marsa, 2070 Tunis';
  toggle();
  await expect.poll(said).toEqual(['', '']);
  input()?.focus();
  await userEvent.keyboard('marsa');
  await screen.findByRole('combobox', { expanded: true });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(said).toEqual([marsa, marsa]);
  toggle();
  await expect.poll(said).toEqual([undefined, marsa]);
  toggle();
  await expect.poll(said).toEqual([marsa, marsa]);
  input()?.form?.reset();
  await expect.poll(said).toEqual(['', '']);
});

test('its getters take props of one’s own: handlers run first, refs are shared, any element can be the root', async () => {
  const heard: string[] = [];
  const refs = { form: createRef<HTMLFormElement>(), input: createRef<HTMLInputElement>() };
  const detached = vi.fn();
  const attached = vi.fn();
  const popupRef = () => {
    attached();
    return detached;
  };
  function Merged() {
    const finder = useAddressFinder({ provider, locale: 'en' });
    return (
      <form {...finder.getRootProps({ ref: refs.form, onBlur: () => heard.push('blur') })}>
        <label {...finder.getLabelProps({ className: 'own' })} htmlFor={finder.getLabelProps().htmlFor}>
          To
        </label>
        <input
          {...finder.getInputProps({
            ref: refs.input,
            'aria-describedby': 'hint',
            style: { width: 300 },
            onChange: () => heard.push('change'),
            onKeyDown: (event) => {
              if (event.key === 'Enter') event.preventDefault();
            },
          })}
        />
        <p id="hint">Where to</p>
        <div {...finder.getPopupProps({ ref: popupRef })}>
          <ul {...finder.getListProps()}>
            {finder.state.options.map((option) => (
              <li
                key={option.id}
                {...finder.getOptionProps(option, { onClick: () => heard.push(`click ${option.index}`) })}
              >
                {option.result.label}
              </li>
            ))}
          </ul>
        </div>
        <div {...finder.getStatusProps()} />
      </form>
    );
  }
  const finder = partsOf(renderPage(<Merged />));
  expect(refs.input.current).toBe(finder.input);
  expect(refs.form.current?.getAttribute('lang')).toBe('en');
  expect(finder.input.style.width).toBe('300px');
  expect(screen.getByRole('combobox', { description: 'Where to' })).toBe(finder.input);

  await finder.search('sfax');
  expect(heard).toContain('change');
  // Without a sheet the browser would frame it in black.
  expect(getComputedStyle(finder.list.parentElement ?? document.body).borderTopWidth).toBe('0px');
  await finder.press('{ArrowDown}{Enter}');
  expect(finder.input.value).toBe('sfax');
  await userEvent.click(finder.option('Sfax'));
  expect(finder.input.value).toBe('Sfax Ville, 3000 Sfax');
  expect(heard).toContain('click 0');
  finder.input.blur();
  expect(heard).toContain('blur');
  cleanup();
  expect(detached).toHaveBeenCalledTimes(attached.mock.calls.length);
  expect(refs.input.current).toBeNull();
});

test('a popup that has a border of its own keeps it', async () => {
  function Framed() {
    const finder = useAddressFinder({ provider, locale: 'en' });
    return (
      <div {...finder.getRootProps()}>
        <style>{'.framed { border: 2px dotted }'}</style>
        <input aria-label="To" {...finder.getInputProps()} />
        <div {...finder.getPopupProps({ className: 'framed' })}>
          <div {...finder.getListProps()}>
            {finder.state.options.map((option) => (
              <div key={option.id} {...finder.getOptionProps(option)}>
                {option.result.label}
              </div>
            ))}
          </div>
        </div>
        <div {...finder.getStatusProps()} />
      </div>
    );
  }
  const finder = partsOf(renderPage(<Framed />));
  await finder.search('sfax');
  expect(getComputedStyle(finder.list.parentElement ?? document.body).borderTopStyle).toBe('dotted');
});
