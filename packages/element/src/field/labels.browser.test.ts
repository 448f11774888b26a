// What names the finder: a <label> around it or for it, or its own.
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderElement } from '../../test-support/renderElement.ts';

test('a <label for> names the input, in step with its words, and takes the place of ours', async () => {
  const { host, element, finder } = renderElement(
    '<label for="a">Livrer <b>à</b></label><address-finder id="a"></address-finder>',
  );
  const label = host.querySelector('label');
  expect([...element.labels]).toEqual([label]);
  expect(finder.input.getAttribute('aria-label')).toBe('Livrer à');
  expect(finder.host.querySelector('label')?.checkVisibility()).toBe(false);
  if (label?.firstChild) label.firstChild.textContent = 'Envoyer ';
  await expect.poll(() => finder.input.getAttribute('aria-label')).toBe('Envoyer à');
  label?.remove();
  await expect.poll(() => finder.input.hasAttribute('aria-label')).toBe(false);
  expect(finder.host.querySelector('label')?.checkVisibility()).toBe(true);
  expect(finder.input.labels?.[0]?.textContent).toBe('Adresse');
});

test('a press on a label, for or around, focuses the input behind its text and opens nothing', async () => {
  for (const markup of [
    '<label for="a">Ici</label><address-finder id="a"></address-finder>',
    '<label><span>Ici</span><address-finder></address-finder></label>',
  ]) {
    const { host, finder } = renderElement(markup);
    expect(finder.input.getAttribute('aria-label')).toBe('Ici');
    await userEvent.click(host.querySelector('span') ?? host.querySelector('label') ?? host);
    expect(finder.hasFocus).toBe(true);
    expect(finder.isExpanded).toBe(false);
    await userEvent.keyboard('a');
    await userEvent.click(host.querySelector('span') ?? host.querySelector('label') ?? host);
    await userEvent.keyboard('b');
    expect(finder.input.value).toBe('ab');
    host.remove();
  }
});

test('inside a label around it, rows and buttons do what they do', async () => {
  const { finder } = renderElement('<label>Ici <address-finder></address-finder></label>');
  await finder.search('marsa');
  await userEvent.click(finder.option('Marsa Plage'));
  expect(finder.input.value).toBe('Marsa Plage, gare, 2070 Tunis');
  await userEvent.click(finder.clearButton);
  expect(finder.input.value).toBe('');
  expect(finder.hasFocus).toBe(true);
});

test('a label that comes later, or moves, is heard of', async () => {
  const { host, finder } = renderElement('<address-finder id="a"></address-finder><label>Là</label>');
  expect(finder.input.hasAttribute('aria-label')).toBe(false);
  host.querySelector('label')?.setAttribute('for', 'a');
  await expect.poll(() => finder.input.getAttribute('aria-label')).toBe('Là');
});

test('aria-label, aria-labelledby and aria-describedby of the element are those of the input', () => {
  const { finder, host } = renderElement(
    `<p id="name">Dépôt</p><p id="hint">Rue et ville.</p>
     <address-finder aria-label="Retrait" aria-labelledby="name" aria-describedby="hint nothing"></address-finder>`,
  );
  expect(finder.input.getAttribute('aria-label')).toBe('Retrait');
  expect(finder.input.ariaLabelledByElements).toEqual([host.querySelector('#name')]);
  expect(finder.input.ariaDescribedByElements).toEqual([host.querySelector('#hint')]);
  expect(finder.host.querySelector('label')?.checkVisibility()).toBe(false);
});

test('a label of its own by the attribute, and none by an empty one, which still leaves a name', () => {
  const own = renderElement('<address-finder label="Livrer à"></address-finder>');
  expect(own.finder.input.labels?.[0]?.textContent).toBe('Livrer à');
  own.host.remove();
  const none = renderElement('<address-finder label=""></address-finder>');
  expect(none.finder.host.querySelector('label')?.checkVisibility()).toBe(false);
  expect(none.finder.input.getAttribute('aria-label')).toBe('Adresse');
});
