import { loadTestingLibrary } from './testingLibrary.ts';

/** What it uses of user-event, and of the user of Vitest's browser, who presses real keys. */
export interface TestUser {
  clear(element: HTMLElement): Promise<void>;
  type(element: HTMLElement, text: string): Promise<void>;
  click(element: HTMLElement): Promise<void>;
}

/**
 * Types into a finder's input over what is there, waits for a row, and picks it.
 * @param field the input: `screen.getByRole('combobox')`
 * @param typed what the buyer types
 * @param option the row's name as it is read out ("La Marsa, 2070 Tunis, Délégation"), with or without its end, or a pattern of it
 * @throws Error if no row has this name, or several do, with the names of the rows
 */
export async function pickAddress(
  user: TestUser,
  field: HTMLElement,
  typed: string,
  option: string | RegExp,
): Promise<void> {
  const { waitFor, within } = await loadTestingLibrary();
  const input = finderInput(field, 'pickAddress');
  if (input.value !== '') await user.clear(input);
  // A brace and a bracket stand for keys there.
  await user.type(input, typed.replace(/[{[]/g, '$&$&'));

  const isWanted = (name: string): boolean =>
    typeof option === 'string'
      ? name === option || name.startsWith(`${option},`) || name.startsWith(`${option}،`)
      : option.test(name);
  const findRow = (): HTMLElement => {
    const list = listOf(input);
    const names: string[] = [];
    const accept = (computed: string): boolean => {
      // Of a team's own rows: jsdom before 27 and happy-dom set each element apart by spaces.
      const name = computed.replace(/ (?=[,،])/g, '');
      names.push(name);
      return isWanted(name);
    };
    // Rows of what was typed before wait for their answer, and cannot be picked.
    const isSettled = list !== null && !list.hasAttribute('data-stale');
    const rows = isSettled ? within(list).queryAllByRole('option', { name: accept }) : [];
    const [row] = rows;
    if (row !== undefined && rows.length === 1) return row;
    const seen = names.map((name) => `“${name}”`).join('; ');
    throw new Error(
      `After “${typed}” was typed, ${rows.length === 0 ? 'no row is' : `${rows.length} rows are`} named ${String(option)}. The rows: ${seen || 'none'}.`,
    );
  };
  const asTold = { onTimeout: (error: Error) => error };
  await user.click(await waitFor(findRow, asTold));
  await waitFor(() => {
    if (input.getAttribute('aria-expanded') === 'true')
      throw new Error(`The row ${String(option)} was clicked, and the list is still open.`);
  }, asTold);
}

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
function listOf(input: HTMLInputElement): HTMLElement | null {
  const id = input.getAttribute('aria-controls') ?? '';
  const tree = input.getRootNode();
  return 'getElementById' in tree && typeof tree.getElementById === 'function'
    ? tree.getElementById(id)
    : null;
}
