/**
 * The finder's input, as a test found it.
 * @throws Error if it is another element
 */
export function finderInput(field: HTMLElement, asker: string): HTMLInputElement {
  if (field.getAttribute('role') !== 'combobox' || !('value' in field))
    throw new Error(
      `${asker} was given a <${field.localName}>, and works with the finder's input: screen.getByRole('combobox', { name: 'Adresse' }). In <address-finder> it is in the tag's shadow root.`,
    );
  // Not by `instanceof`: the input of an iframe has another window's class.
  return field as HTMLInputElement;
}

/** The list that an input names; it is in the same tree, which may be a shadow root. */
export function listOf(input: HTMLInputElement): HTMLElement | null {
  const id = input.getAttribute('aria-controls') ?? '';
  const tree = input.getRootNode();
  return 'getElementById' in tree && typeof tree.getElementById === 'function'
    ? tree.getElementById(id)
    : null;
}
