// The page's own <input> in the element: the field until the script has come. The script comes when the tag is defined.
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderMarkup } from '../test-support/renderElement.ts';
import { AddressFinderElement } from './AddressFinderElement.ts';

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
});
