// The page's own <input> in the element: the field until the script has come. The script comes when the tag is defined.
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createMemoryProvider } from '../../../react/test-support/places.ts';
import { insideOf, renderMarkup } from '../../test-support/renderElement.ts';
import { AddressFinderElement } from '../finder/AddressFinderElement.ts';

let tags = 0;

/** A form whose field stands in a tag that nothing defines yet. */
function pageBeforeItsScript(attributes = '', inputAttributes = '') {
  const tag = `late-field-${(tags += 1)}`;
  const host = renderMarkup(
    `<form><label>Livrer à <${tag} name="address" ${attributes}><input name="address" ${inputAttributes}></${tag}></label><button>Commander</button></form>`,
  );
  const form = host.querySelector('form');
  const field = host.querySelector('input');
  if (form === null || field === null) throw new Error('There is no field in the form.');
  return {
    form,
    field,
    sent: () => [...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`),
    scriptComes() {
      customElements.define(tag, class extends AddressFinderElement {});
      const element = host.querySelector(tag);
      if (!(element instanceof AddressFinderElement)) throw new Error('The tag is not defined.');
      return element;
    },
  };
}

describe('an <input> of the page in the element', () => {
  test('is what the form sends while there is no script', async () => {
    const { field, sent } = pageBeforeItsScript('required', 'required');
    await userEvent.fill(field, '12 rue de Rome');
    expect(sent()).toEqual(['address=12 rue de Rome']);
  });

  test('hands over what was typed in it, and the focus, in the middle of a word', async () => {
    const { field, form, sent, scriptComes } = pageBeforeItsScript('required', 'required');
    await userEvent.click(field);
    await userEvent.keyboard('12 rue de R');
    const element = scriptComes();
    expect(element.value).toBe('12 rue de R');
    expect(document.activeElement).toBe(element);
    await userEvent.keyboard('ome');
    expect(sent()).toContain('address=12 rue de Rome');
    expect(sent().filter((each) => each.startsWith('address='))).toHaveLength(1);
    expect(form.checkValidity()).toBe(true);
    expect(element.labels).toHaveLength(1);
    form.reset();
    expect(element.value).toBe('');
  });

  test('is searched for what was typed in it while the focus is there, and not after it was left', async () => {
    for (const stays of [true, false]) {
      const { field, form, scriptComes } = pageBeforeItsScript();
      Object.assign(field.parentElement ?? {}, { provider: createMemoryProvider() });
      await userEvent.click(field);
      await userEvent.keyboard('marsa');
      if (!stays) form.querySelector('button')?.focus();
      const element = scriptComes();
      const { input, options } = insideOf(element);
      expect(element.value).toBe('marsa');
      if (stays) {
        await expect.poll(() => insideOf(element).options.length).toBeGreaterThan(0);
        await userEvent.keyboard('{ArrowDown}{Enter}');
        expect(element.addressValue).toMatchObject({ source: 'picked', text: 'La Marsa, 2070 Tunis' });
      } else
        expect([input.getAttribute('aria-expanded'), options.length, element.open]).toEqual([
          'false',
          0,
          false,
        ]);
    }
  });

  test('that was not touched leaves the initial text to the element, and the focus where it is', () => {
    const { sent, scriptComes } = pageBeforeItsScript('value="Rue de Rome"', 'value="Rue de Rome"');
    scriptComes();
    expect(sent()).toContain('address=Rue de Rome');
    expect(document.activeElement).toBe(document.body);
    expect(sent().filter((each) => each.startsWith('address='))).toHaveLength(1);
  });

  test('stays where a framework looks for it when it hydrates the page, unseen and in no form', async () => {
    const { field, form, sent, scriptComes } = pageBeforeItsScript('required', 'required');
    await userEvent.fill(field, 'Sousse');
    const element = scriptComes();
    expect([field.parentElement, field.form, field.getClientRects().length]).toEqual([element, null, 0]);
    expect(form.elements).not.toContain(field);
    element.value = 'Sfax';
    form.after(element);
    form.append(element);
    expect([element.value, sent()[0]]).toEqual(['Sfax', 'address=Sfax']);
  });

  test('is not sent again by a page that writes its markup anew over what is there, as morphdom does', async () => {
    const { field, form, sent, scriptComes } = pageBeforeItsScript('required', 'required');
    await userEvent.fill(field, '12 rue de R');
    const element = scriptComes();
    element.addressValue = { text: 'Sousse', source: 'picked', lat: 35.8, lng: 10.6 };
    for (const name of ['form', 'readonly']) field.removeAttribute(name);
    await Promise.resolve();
    expect(sent().filter((each) => each.startsWith('address='))).toEqual(['address=Sousse']);
    expect([element.addressValue.source, field.form, field.readOnly]).toEqual(['picked', null, true]);
    expect(form.checkValidity()).toBe(true);
  });

  test('is not sent by a form that is off the page either, nor once it is back', async () => {
    const { field, form, sent, scriptComes } = pageBeforeItsScript();
    await userEvent.fill(field, '12 rue de R');
    const element = scriptComes();
    element.value = 'Sousse';
    const { parentElement } = form;
    for (const isBack of [false, true, false, true]) {
      if (isBack) parentElement?.append(form);
      else form.remove();
      expect(sent().filter((each) => each.startsWith('address='))).toEqual(['address=Sousse']);
    }
    expect(field.disabled).toBe(false);
  });

  // Vue's hydrateOnInteraction. So a page's own button that clears it works at the second press.
  test('keeps what was typed from a framework that hydrates the page when a button is pressed', async () => {
    const { field, form, sent, scriptComes } = pageBeforeItsScript();
    await userEvent.fill(field, '12 rue de R');
    const element = scriptComes();
    const button = document.createElement('button');
    button.type = 'button';
    button.addEventListener('click', () => (element.value = ''));
    // Above the field: the list of what was typed is below it.
    form.prepend(button);
    await userEvent.click(button);
    await Promise.resolve();
    expect(sent()).toContain('address=12 rue de R');
    await userEvent.click(button);
    await Promise.resolve();
    expect(sent()).toContain('address=');
  });

  test('that is put into an element of the page, as Angular renders it, is not sent beside it', async () => {
    const { form, sent, scriptComes } = pageBeforeItsScript();
    const element = scriptComes();
    const later = document.createElement(element.localName);
    later.setAttribute('name', 'second');
    form.append(later);
    later.append(Object.assign(document.createElement('input'), { name: 'second' }));
    await Promise.resolve();
    expect(sent().filter((each) => each.startsWith('second='))).toHaveLength(1);
  });

  test('that comes later, while a slow page is still being read, neither is sent nor keeps the form back', async () => {
    const { form, sent, scriptComes } = pageBeforeItsScript();
    const element = scriptComes();
    const later = document.createElement(element.localName);
    later.setAttribute('name', 'second');
    form.append(later);
    await new Promise((resolve) => setTimeout(resolve));
    later.append(Object.assign(document.createElement('input'), { name: 'second', required: true }));
    await Promise.resolve();
    expect(sent().filter((each) => each.startsWith('second='))).toHaveLength(1);
    expect(form.checkValidity()).toBe(true);
  });

  test('that is required is not what a page finds as invalid', () => {
    const { form, scriptComes } = pageBeforeItsScript('required', 'required');
    const element = scriptComes();
    expect([...form.querySelectorAll(':invalid')]).toEqual([element]);
    element.value = 'Sousse';
    expect([...form.querySelectorAll(':invalid')]).toEqual([]);
  });

  test('beside a hidden one is the field, and the hidden one is sent as before', async () => {
    const { field, form, sent, scriptComes } = pageBeforeItsScript();
    field.before(
      Object.assign(document.createElement('input'), { type: 'hidden', name: 'shop', value: '7' }),
    );
    await userEvent.fill(field, 'Sousse');
    scriptComes();
    expect(new FormData(form).get('shop')).toBe('7');
    expect(sent().filter((each) => each.startsWith('address='))).toEqual(['address=Sousse']);
  });

  test.each([
    ['value', (element: AddressFinderElement) => (element.value = '')],
    ['addressValue', (element: AddressFinderElement) => (element.addressValue = null)],
  ])(
    'keeps what was typed in it where a framework then sets its first %s, and tells the framework',
    async (_, hydrate) => {
      const { field, sent, scriptComes } = pageBeforeItsScript();
      await userEvent.fill(field, '12 rue de R');
      const element = scriptComes();
      hydrate(element);
      const told: string[] = [];
      element.addEventListener('input-value-change', ({ detail }) => told.push(detail.value));
      element.addEventListener('value-change', ({ detail }) => told.push(detail.value.text));
      element.addEventListener('input', () => told.push(element.value));
      await Promise.resolve();
      expect(new Set(told)).toEqual(new Set(['12 rue de R']));
      expect(told.length).toBeGreaterThanOrEqual(3);
      expect(sent()).toContain('address=12 rue de R');
      hydrate(element);
      expect(element.value).toBe('');
    },
  );

  test('whose text the page rewrites once the buyer goes on typing is like every other', async () => {
    const { field, scriptComes } = pageBeforeItsScript();
    await userEvent.click(field);
    await userEvent.keyboard('12');
    const element = scriptComes();
    await userEvent.keyboard('3');
    element.value = '';
    await Promise.resolve();
    expect(element.value).toBe('');
  });

  test('is in the form again while the page is left, by which the browser knows the form on the way back', async () => {
    const { field, form, scriptComes } = pageBeforeItsScript('required', 'required');
    const element = scriptComes();
    element.addressValue = { text: 'Sousse', source: 'picked', lat: 35.8, lng: 10.6 };
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await Promise.resolve();
    expect([field.form, field.value]).toEqual([form, 'Sousse']);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect([field.form, element.addressValue.source]).toEqual([null, 'picked']);
    element.remove();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(field.getAttribute('form')).toBe('');
  });
});
