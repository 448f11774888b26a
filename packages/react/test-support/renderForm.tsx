import type { ComponentProps, ReactNode } from 'react';
import { AddressFinder } from '../src/index.ts';
import { createMemoryProvider } from './places.ts';
import { partsOf, renderPage } from './renderFinder.tsx';

const provider = createMemoryProvider();

/** A finder in a form, before other fields. */
export function renderForm(fields: ReactNode, props: Partial<ComponentProps<typeof AddressFinder>> = {}) {
  const finder = partsOf(
    renderPage(
      <form onSubmit={(event) => event.preventDefault()}>
        <AddressFinder provider={provider} name="address" {...props} />
        {fields}
      </form>,
    ),
  );
  const { form } = finder.input;
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
  const pick = async (text = 'marsa') => {
    await finder.search(text);
    await finder.press('{ArrowDown}{Enter}');
  };
  return { finder, form, named, pick, data: () => Object.fromEntries(new FormData(form)) };
}
