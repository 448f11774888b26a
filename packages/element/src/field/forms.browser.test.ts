// The finder as a control of its form: what an <input> does there, it does.
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { placesIn } from '../../../react/test-support/places.ts';
import { renderElement } from '../../test-support/renderElement.ts';

const MARSA = 'La Marsa, 2070 Tunis';
const [marsa] = placesIn('fr');

function renderForm(inside: string) {
  const rendered = renderElement(`<form>${inside}</form>`);
  const form = rendered.host.querySelector('form');
  if (form === null) throw new Error('There is no form.');
  form.addEventListener('submit', (event) => event.preventDefault());
  const submitted = vi.fn();
  form.addEventListener('submit', (event) => submitted(event.submitter));
  return {
    ...rendered,
    form,
    submitted,
    data: () => Object.fromEntries(new FormData(form)),
    async pick(text = 'marsa') {
      await rendered.finder.search(text);
      await rendered.finder.press('{ArrowDown}{Enter}');
    },
    field: (name: string) => {
      const field = form.elements.namedItem(name);
      if (field === null || !('value' in field)) throw new Error(`There is no field ${name}.`);
      return field;
    },
  };
}

describe('what the form sends', () => {
  test('the text, and the place under five names', async () => {
    const { data, pick } = renderForm('<address-finder name="address"></address-finder>');
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

  test('under a name of PHP or Rails the place stands beside the text, since nothing may follow a bracket', () => {
    const { element, data } = renderForm('<address-finder name="order[address]"></address-finder>');
    expect(Object.keys(data()).slice(0, 2)).toEqual(['order[address]', 'order[address.lat]']);
    element.name = 'stops[]';
    expect(Object.keys(data()).slice(0, 2)).toEqual(['stops[]', 'stops.lat[]']);
  });

  test('is up to date in the very event that tells of a key', async () => {
    const { element, finder, data } = renderForm('<address-finder name="address"></address-finder>');
    const seen: unknown[] = [];
    element.addEventListener('input', () => seen.push([element.value, data()['address']]));
    await finder.press('ma');
    expect(seen).toEqual([
      ['m', 'm'],
      ['ma', 'ma'],
    ]);
  });

  test('nothing without a name, and what a new name says', () => {
    const { element, data } = renderForm('<address-finder value="Chez Ali"></address-finder>');
    expect(data()).toEqual({});
    element.name = 'to';
    expect(data()).toMatchObject({ to: 'Chez Ali', 'to.source': 'free' });
  });

  test('no row that was active when the page disabled the fieldset, with commit-on-blur either', async () => {
    const { host, element, finder } = renderElement(
      '<fieldset><address-finder commit-on-blur></address-finder></fieldset>',
    );
    await finder.search('marsa');
    await finder.press('{ArrowDown}');
    host.querySelector('fieldset')?.setAttribute('disabled', '');
    await expect.poll(() => finder.isExpanded).toBe(false);
    expect(element.value).toBe('marsa');
  });

  test('nor where the focus leaves in the same turn', async () => {
    const { host, element, finder } = renderElement(
      '<fieldset><address-finder commit-on-blur></address-finder></fieldset><button>next</button>',
    );
    await finder.search('marsa');
    await finder.press('{ArrowDown}');
    host.querySelector('fieldset')?.setAttribute('disabled', '');
    host.querySelector<HTMLElement>('fieldset + button')?.focus();
    await expect.poll(() => finder.isExpanded).toBe(false);
    expect(element.value).toBe('marsa');
  });

  test('nothing when the finder or its fieldset is disabled, and then no key or press opens it', async () => {
    for (const inside of [
      '<address-finder name="address" value="marsa" disabled></address-finder>',
      '<fieldset disabled><address-finder name="address" value="marsa"></address-finder></fieldset>',
    ]) {
      const { element, finder, data, host } = renderForm(inside);
      expect(data()).toEqual({});
      expect(element.matches(':disabled')).toBe(true);
      expect(finder.input.disabled).toBe(true);
      await userEvent.click(finder.openButton, { force: true });
      expect(finder.isExpanded).toBe(false);
      element.disabled = false;
      host.querySelector('fieldset')?.removeAttribute('disabled');
      expect(finder.input.disabled).toBe(false);
      expect(data()).toMatchObject({ address: 'marsa' });
      host.remove();
    }
  });

  test('is sent, and cannot be changed, when the finder is read-only', async () => {
    const { element, finder, data } = renderForm(
      '<address-finder name="address" value="marsa" readonly required></address-finder>',
    );
    expect(element.willValidate).toBe(false);
    await finder.press('x{ArrowDown}');
    await userEvent.click(finder.clearButton, { force: true });
    expect(finder.isExpanded).toBe(false);
    expect(data()).toMatchObject({ address: 'marsa' });
  });

  test.each(['disabled', 'readOnly'] as const)('no list once it is %s while one is open', async (state) => {
    const { element, finder } = renderForm('<address-finder name="address"></address-finder>');
    await finder.search('marsa');
    await finder.press('{ArrowDown}');
    element[state] = true;
    await expect.poll(() => finder.isExpanded).toBe(false);
    expect(finder.popup.checkVisibility()).toBe(false);
    expect(element.value).toBe('marsa');
  });

  test('belongs to the form that the attribute names', () => {
    const { element, host } = renderElement(
      '<form id="there"></form><address-finder form="there" name="a" value="x"></address-finder>',
    );
    expect(element.form).toBe(host.querySelector('form'));
  });

  test('two finders of a form keep apart', async () => {
    const { host, finder } = renderElement(
      '<form><address-finder name="a"></address-finder><address-finder name="b" value="x"></address-finder></form>',
    );
    await finder.search('marsa');
    await finder.press('{ArrowDown}{Enter}');
    const data = new FormData(host.querySelector('form') ?? undefined);
    expect([data.get('a'), data.get('b'), data.get('b.source')]).toEqual([MARSA, 'x', 'free']);
  });
});

describe('validity', () => {
  test('required: the form is refused, the field is focused, and a text is enough', async () => {
    const { element, finder, form, submitted } = renderForm(
      '<address-finder name="address" required></address-finder><button>send</button>',
    );
    expect(form.checkValidity()).toBe(false);
    expect(element.validity.valueMissing).toBe(true);
    expect(element.validationMessage).not.toBe('');
    await userEvent.click(form.querySelector('button') ?? form);
    expect(submitted).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(element);
    expect(finder.hasFocus).toBe(true);
    expect(finder.input.getAttribute('aria-invalid')).toBe('true');
    await finder.press('Derrière la mosquée{Escape}');
    expect(element.checkValidity()).toBe(true);
    expect(finder.input.hasAttribute('aria-invalid')).toBe(false);
    await userEvent.click(form.querySelector('button') ?? form);
    expect(submitted).toHaveBeenCalledOnce();
  });

  test('select() selects the text, so that the next letter replaces it', async () => {
    const { element, finder } = renderForm('<address-finder value="sfax"></address-finder>');
    element.focus();
    finder.input.setSelectionRange(0, 0);
    element.select();
    await userEvent.keyboard('m');
    expect(finder.input.value).toBe('m');
  });

  test('setCustomValidity refuses with a sentence of the page, and an empty one takes it back', () => {
    const { element, form } = renderForm('<address-finder name="address"></address-finder>');
    element.setCustomValidity('Nous ne livrons pas là.');
    expect(element.validity.customError).toBe(true);
    expect(element.validationMessage).toBe('Nous ne livrons pas là.');
    expect(form.reportValidity()).toBe(false);
    element.setCustomValidity('');
    expect(form.reportValidity()).toBe(true);
  });

  test('follows the attribute', () => {
    const { element } = renderForm('<address-finder name="address"></address-finder>');
    element.required = true;
    expect(element.matches(':invalid')).toBe(true);
    element.required = false;
    expect(element.matches(':valid')).toBe(true);
  });
});

describe('reset', () => {
  test('goes back to the text of the attribute, without the events of typing', async () => {
    const { element, finder, form, data, pick } = renderForm(
      '<address-finder name="address" value="Chez Ali"></address-finder>',
    );
    await finder.press('{Control>}a{/Control}');
    await pick();
    const heard = vi.fn();
    element.addEventListener('input', heard);
    element.addEventListener('change', heard);
    form.reset();
    expect(element.value).toBe('Chez Ali');
    expect(finder.input.value).toBe('Chez Ali');
    expect(data()).toMatchObject({ address: 'Chez Ali', 'address.lat': '', 'address.source': 'free' });
    expect(heard).not.toHaveBeenCalled();
  });

  test('the attribute is the text until somebody writes one, and again after a reset', async () => {
    const { element, finder, form } = renderForm('<address-finder value="a"></address-finder>');
    element.defaultValue = 'b';
    expect(finder.input.value).toBe('b');
    await finder.press('c');
    element.defaultValue = 'd';
    expect(element.value).toBe('bc');
    form.reset();
    expect(element.value).toBe('d');
  });
});

describe('Enter, with the list closed', () => {
  const finderMarkup = '<address-finder name="address"></address-finder>';

  test('goes through the default button, of those the form has anywhere', async () => {
    const { finder, host, submitted } = renderForm(
      `${finderMarkup}<button type="button">other</button><button name="b">send</button><button>second</button>`,
    );
    const clicked = vi.fn();
    host.querySelector('[name="b"]')?.addEventListener('click', clicked);
    await finder.press('x{Escape}{Enter}');
    expect(clicked).toHaveBeenCalledOnce();
    expect(submitted).toHaveBeenCalledExactlyOnceWith(host.querySelector('[name="b"]'));
  });

  test('goes through an image that is the default button, which `form.elements` leaves out', async () => {
    const { finder, host, submitted } = renderForm(
      `${finderMarkup}<input type="image" alt="send"><button>second</button>`,
    );
    await finder.press('x{Escape}{Enter}');
    expect(submitted).toHaveBeenCalledExactlyOnceWith(host.querySelector('[type="image"]'));
  });

  test('does nothing while the default button is disabled', async () => {
    const { finder, submitted } = renderForm(
      `${finderMarkup}<button disabled>send</button><button>second</button>`,
    );
    await finder.press('x{Escape}{Enter}');
    expect(submitted).not.toHaveBeenCalled();
  });

  test('sends a form without a button if this is its only text field', async () => {
    const alone = renderForm(`${finderMarkup}<input type="checkbox">`);
    await alone.finder.press('x{Escape}{Enter}');
    expect(alone.submitted).toHaveBeenCalledOnce();
    alone.host.remove();
    const beside = renderForm(`${finderMarkup}<input name="flat">`);
    await beside.finder.press('x{Escape}{Enter}');
    expect(beside.submitted).not.toHaveBeenCalled();
  });

  test('is not for a page that takes the key, and settles the text before it sends', async () => {
    const { element, finder, submitted } = renderForm(`${finderMarkup}<button>send</button>`);
    const order: string[] = [];
    element.addEventListener('change', () => order.push('change'));
    submitted.mockImplementation(() => order.push('submit'));
    await finder.press('xyz{Escape}{Enter}');
    expect(order).toEqual(['change', 'submit']);
    element.addEventListener('keydown', (event) => event.preventDefault());
    await finder.press('{Enter}');
    expect(submitted).toHaveBeenCalledOnce();
  });

  test('is refused by an invalid form', async () => {
    const { finder, submitted } = renderForm(`${finderMarkup}<input required><button>send</button>`);
    await finder.press('x{Escape}{Enter}');
    expect(submitted).not.toHaveBeenCalled();
  });
});

describe('other fields', () => {
  const fields = `
    <input name="flat" autocomplete="address-line2"><input name="city" autocomplete="address-level2">
    <input name="zip" autocomplete="postal-code"><input name="x"><input name="bill" autocomplete="billing postal-code">`;

  test('are filled by their tokens, line 2 never, and the page is told', async () => {
    const { element, field, pick } = renderForm(`<address-finder></address-finder>${fields}`);
    const told = vi.fn();
    element.addEventListener('fields-filled', ({ detail }) => told(detail.changed));
    const heard: string[] = [];
    // A shop reckons its delivery anew on `change`.
    for (const type of ['input', 'change'])
      element.form?.addEventListener(type, ({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'zip')
          heard.push(`${type} ${target.value}`);
      });
    await pick();
    expect(heard).toEqual(['input 2070', 'change 2070']);
    expect(['flat', 'city', 'zip', 'bill'].map((name) => field(name).value)).toEqual([
      '',
      'La Marsa',
      '2070',
      '',
    ]);
    expect(told).toHaveBeenCalledExactlyOnceWith([
      { part: 'delegation', from: '', to: 'La Marsa' },
      { part: 'postalCode', from: '', to: '2070' },
    ]);
  });

  test('that it filled are emptied with it, what the buyer wrote stays, and the page is told', async () => {
    const { element, finder, field, pick } = renderForm(`<address-finder></address-finder>${fields}`);
    const told = vi.fn();
    await pick();
    field('city').value = 'Gammarth';
    element.addEventListener('fields-filled', ({ detail }) => told(detail));
    await finder.press('{Control>}a{/Control}{Backspace}');
    expect(field('zip').value).toBe('2070');
    await finder.press('{Tab}');
    expect(['city', 'zip'].map((name) => field(name).value)).toEqual(['Gammarth', '']);
    expect(told).toHaveBeenCalledExactlyOnceWith({
      changed: [{ part: 'postalCode', from: '2070', to: '' }],
      reason: 'leave',
      event: expect.any(Event),
    });
  });

  test('that it filled follow an edit of the text, and the page is told', async () => {
    const { element, finder, field, pick } = renderForm(
      `<address-finder fields="streetAddress:x"></address-finder>${fields}`,
    );
    const told = vi.fn();
    await pick('rue de la marsa');
    element.addEventListener('fields-filled', ({ detail }) => told(detail));
    await finder.press('{Home}9 ');
    expect([field('x').value, field('zip').value]).toEqual(['9 Rue de la Marsa', '1004']);
    expect(told).toHaveBeenCalledExactlyOnceWith({
      changed: [{ part: 'streetAddress', from: 'Rue de la Marsa', to: '9 Rue de la Marsa' }],
      reason: 'input',
      event: expect.any(Event),
    });
  });

  test('are filled for the same purpose as the tokens of the element say', async () => {
    const { field, pick } = renderForm(
      `<address-finder autocomplete="billing address-line1"></address-finder>${fields}`,
    );
    await pick();
    expect(['zip', 'bill'].map((name) => field(name).value)).toEqual(['', '2070']);
  });

  test('are filled by names too, as an attribute or a property, and not at all with "false"', async () => {
    const byAttribute = renderForm(
      `<address-finder fields="smartCode:x  lat:nowhere"></address-finder>${fields}`,
    );
    await byAttribute.pick();
    expect(byAttribute.field('x').value).toBe('TUN-AAAA-01');
    byAttribute.host.remove();
    const byProperty = renderForm(`<address-finder></address-finder>${fields}`);
    byProperty.element.fields = { lng: 'x' };
    await byProperty.pick();
    expect(byProperty.field('x').value).toBe('10.3247000');
    byProperty.host.remove();
    const none = renderForm(`<address-finder fields="false"></address-finder>${fields}`);
    await none.pick();
    expect(none.field('zip').value).toBe('');
  });
});

describe('what the browser puts in', () => {
  test('autofill is typing that opens nothing', async () => {
    const { element, finder } = renderElement();
    const reasons: string[] = [];
    element.addEventListener('value-change', ({ detail }) => reasons.push(detail.reason));
    finder.input.focus();
    // As Firefox fills: the value first, then a replacement event.
    finder.input.value = 'marsa';
    finder.input.dispatchEvent(
      new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertReplacementText' }),
    );
    expect(element.value).toBe('marsa');
    expect(reasons).toEqual(['autofill']);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(finder.isExpanded).toBe(false);
  });

  test('Chromium’s autofill presses a key that has no name: no error of the page', async () => {
    const { element, finder } = renderElement();
    const failed = vi.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', failed);
    onTestFinished(() => window.removeEventListener('error', failed));
    finder.input.focus();
    finder.input.dispatchEvent(new Event('keydown', { bubbles: true }));
    finder.input.value = 'marsa';
    finder.input.dispatchEvent(new Event('input', { bubbles: true }));
    finder.input.dispatchEvent(new Event('keyup', { bubbles: true }));
    expect(element.value).toBe('marsa');
    expect(failed).not.toHaveBeenCalled();
  });

  test('on the way back the whole address is there again; a state that is none of ours is a text', async () => {
    const { element, data } = renderForm('<address-finder name="address" value="x"></address-finder>');
    const picked = {
      text: MARSA,
      source: 'picked',
      address: marsa?.address,
      location: { lat: 36.8782, lng: 10.3247 },
      accuracy: 'locality',
      plusCode: '8FGRV8HF+7V2',
      smartCode: 'TUN-AAAA-01',
      confirmed: false,
    };
    element.formStateRestoreCallback(JSON.stringify(picked));
    expect(data()).toMatchObject({ address: MARSA, 'address.smartCode': 'TUN-AAAA-01' });
    element.formStateRestoreCallback('{"text":1}');
    expect(element.addressValue).toMatchObject({ text: '{"text":1}', source: 'free' });
    element.formStateRestoreCallback(null);
    expect(element.value).toBe('{"text":1}');
  });
});
