// What the tag is in a browser that the element cannot run in, here under a name of its own.
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderMarkup } from '../../test-support/renderElement.ts';
import { PlainField } from './PlainField.ts';

customElements.define('plain-field', PlainField);

function render(markup: string) {
  const host = renderMarkup(`<form>${markup}<button>Commander</button></form>`);
  const form = host.querySelector('form');
  const field = host.querySelector('input');
  const element = host.querySelector('plain-field');
  if (form === null || field === null || !(element instanceof PlainField)) throw new Error('No field.');
  return { form, field, element };
}

describe('the plain field', () => {
  test('is named by the page’s label, required, and sent with the form', async () => {
    const { form, field, element } = render(
      '<label for="where">Livrer à</label><plain-field id="where" name="address" required placeholder="Rue"></plain-field>',
    );
    expect(form.checkValidity()).toBe(false);
    await userEvent.click(form.querySelector('label') ?? form);
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('12 rue de Rome');
    expect([...new FormData(form)]).toEqual([['address', '12 rue de Rome']]);
    expect([element.value, element.addressValue.source, element.form]).toEqual([
      '12 rue de Rome',
      'free',
      form,
    ]);
    expect([field.placeholder, field.autocomplete]).toEqual(['Rue', 'address-line1']);
    expect(document.querySelector('#where')).toBe(element);
  });

  test.each([
    ['<plain-field name="address" lang="ar"></plain-field>', 'العنوان'],
    ['<plain-field name="address" label="Livrer à"></plain-field>', 'Livrer à'],
    ['<label>Livrer à <plain-field name="address"></plain-field></label>', 'Livrer à'],
  ])('is named where the page has no label for it: %s', (markup, name) => {
    const { field } = render(markup);
    expect([...(field.labels ?? [])].map(({ textContent }) => textContent.trim())).toEqual([name]);
  });

  test('follows its attributes, and reports what is typed as the finder does', async () => {
    const { field, element } = render('<plain-field name="address" value="Rue A"></plain-field>');
    const told: unknown[] = [];
    element.addEventListener('value-change', (event) => {
      if (event instanceof CustomEvent) told.push(event.detail.value.text);
    });
    expect(element.value).toBe('Rue A');
    element.setAttribute('disabled', '');
    expect(field.disabled).toBe(true);
    element.removeAttribute('disabled');
    element.focus();
    await userEvent.keyboard('{End}1');
    expect(told).toEqual(['Rue A1']);
    element.addressValue = null;
    expect(field.value).toBe('');
  });

  test('is the page’s own where the page has put one into the tag', () => {
    const { field, form, element } = render(
      '<label for="where">Livrer à</label><plain-field id="where" name="address"><input name="address" class="mine" value="x"></plain-field>',
    );
    expect(field.className).toBe('mine');
    expect(field.labels).toHaveLength(1);
    expect([...new FormData(form)]).toEqual([['address', 'x']]);
    expect(element.querySelectorAll('input')).toHaveLength(1);
  });

  test('has what the page set before its script came, and what is typed after', async () => {
    const host = renderMarkup('<form><late-plain-field name="address"></late-plain-field></form>');
    const form = host.querySelector('form');
    const element = host.querySelector('late-plain-field');
    if (form === null || element === null) throw new Error('No field.');
    Object.assign(element, { addressValue: { text: 'Sousse' } });
    customElements.define('late-plain-field', class extends PlainField {});
    expect(new FormData(form).get('address')).toBe('Sousse');
    await userEvent.click(host.querySelector('input') ?? host);
    await userEvent.keyboard('{End}!');
    expect(element).toHaveProperty('addressValue.text', 'Sousse!');
  });

  test.each(['', '<input name="address">'])(
    'has what a framework gave it before it was in the page, with %s in it',
    (inside) => {
      const element = document.createElement('plain-field');
      element.setAttribute('name', 'address');
      element.innerHTML = inside;
      Object.assign(element, { addressValue: { text: 'Sousse' } });
      const form = renderMarkup('<form></form>').querySelector('form');
      if (form === null) throw new Error('No form.');
      expect(element).toHaveProperty('value', 'Sousse');
      form.append(element);
      expect(new FormData(form).getAll('address')).toEqual(['Sousse']);
    },
  );

  test('is checked by the page as a field is', () => {
    const { form, element } = render('<plain-field name="address" value="Rue A"></plain-field>');
    expect([element.checkValidity(), element.reportValidity()]).toEqual([true, true]);
    element.setCustomValidity('Hors zone');
    expect([element.checkValidity(), element.reportValidity(), form.checkValidity()]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('stays the one field where the page moves it, with what was typed', async () => {
    const { form, field, element } = render('<plain-field name="address"></plain-field>');
    await userEvent.fill(field, 'Gabès');
    form.prepend(document.createElement('p'));
    form.querySelector('p')?.append(element);
    expect(new FormData(form).getAll('address')).toEqual(['Gabès']);
    expect(element.querySelector('input')?.labels).toHaveLength(1);
  });

  test('tells its text as the finder does, by which frameworks keep it', async () => {
    const { field, element } = render('<plain-field name="address"></plain-field>');
    const told: unknown[] = [];
    element.addEventListener('input-value-change', (event) => {
      if (event instanceof CustomEvent) told.push(event.detail.value);
    });
    await userEvent.click(field);
    await userEvent.keyboard('ab');
    expect(told).toEqual(['a', 'ab']);
  });

  test('is the page’s own where that comes after the tag, and the only one', async () => {
    const { form, element } = render(
      '<label for="there">Livrer à</label><plain-field id="there" name="address" value="Sousse"></plain-field>',
    );
    element.append(Object.assign(document.createElement('input'), { name: 'address', className: 'mine' }));
    await Promise.resolve();
    expect([...element.querySelectorAll('input')].map(({ className }) => className)).toEqual(['mine']);
    expect(new FormData(form).getAll('address')).toEqual(['Sousse']);
    expect(element.querySelector('input')?.labels).toHaveLength(1);
    expect(element.value).toBe('Sousse');
  });
});
