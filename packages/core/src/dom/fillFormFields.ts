import { PART_OF_TOKEN, planFill, type FormFieldSnapshot } from '../finder/finder.fill.ts';
import type { AddressPart, AddressValue, FilledField } from '../finder/finder.types.ts';
import { writeField, type TextField } from './writeField.ts';

/** Which field takes which part, by the field's name. */
export type FieldMap = Readonly<Partial<Record<AddressPart, string>>>;

const TEXT_TYPES = new Set(['text', 'search', 'hidden', 'tel', 'number', '']);

/** The finder's own field: an input, or an element that is one in its form. */
interface OwnField extends Element {
  readonly form: HTMLFormElement | null;
}

/** What a finder wrote last in each field, and which; what stands there otherwise is the buyer's. */
const written = new WeakMap<TextField, { readonly text: string; readonly by: OwnField }>();

/** By its tag, not by its class: a field in an iframe is of another page's class. */
function asTextField(element: Element | RadioNodeList | null | undefined): TextField | null {
  if (element == null || !('tagName' in element)) return null;
  if (isTag(element, 'select') || isTag(element, 'textarea')) return element;
  return isTag(element, 'input') && TEXT_TYPES.has(element.type) ? element : null;
}

function isTag<Tag extends 'input' | 'select' | 'textarea'>(
  element: Element,
  tag: Tag,
): element is HTMLElementTagNameMap[Tag] {
  return element.localName === tag;
}

/** An `autocomplete` value apart: its scope (section, shipping or billing) and its field name. */
function readTokens(autocomplete: string | null): { scope: string; token: string } {
  const tokens = (autocomplete ?? '').trim().toLowerCase().split(/\s+/);
  const scope = tokens.filter(
    (token) => token.startsWith('section-') || token === 'shipping' || token === 'billing',
  );
  return { scope: scope.join(' '), token: tokens.at(-1) ?? '' };
}

/** A choice nobody has made: the first one, which the browser selects by itself. */
function isUntouched(field: TextField): boolean {
  return (
    'selectedIndex' in field &&
    field.selectedIndex <= 0 &&
    ![...field.options].some((option) => option.defaultSelected)
  );
}

function snapshot(field: TextField, part: AddressPart): FormFieldSnapshot {
  return {
    part,
    value: field.value,
    isOurs: written.get(field)?.text === field.value || isUntouched(field),
    choices: 'options' in field ? [...field.options].map(({ value, label }) => ({ value, label })) : null,
  };
}

function fieldsByName(form: HTMLFormElement, map: FieldMap): [TextField, AddressPart][] {
  return Object.entries(map).flatMap(([part, name]): [TextField, AddressPart][] => {
    const item = form.elements.namedItem(name);
    const field = asTextField(item);
    return field === null ? [] : [[field, part as AddressPart]];
  });
}

function fieldsByToken(form: HTMLFormElement, input: OwnField): [TextField, AddressPart][] {
  const own = readTokens(input.getAttribute('autocomplete'));
  return [...form.elements].flatMap((element): [TextField, AddressPart][] => {
    const field = asTextField(element);
    if (field === null || field === input) return [];
    const { scope, token } = readTokens(field.getAttribute('autocomplete'));
    const part = scope === own.scope ? PART_OF_TOKEN[token] : undefined;
    // Another finder's: what is written there would be searched for.
    const isFinder = part === 'streetAddress' && field.getAttribute('role') === 'combobox';
    return part === undefined || isFinder ? [] : [[field, part]];
  });
}

/**
 * Writes an address into the other fields of the input's form: those a map names, and those whose WHATWG `autocomplete` token
 * says what they hold in the same section and for the same purpose as the input. A field that holds words of the buyer's own is
 * left alone; the empty value empties what this input has filled. Returns what was changed.
 */
export function fillFormFields(
  input: OwnField | null,
  value: AddressValue,
  map: FieldMap | false | undefined,
): readonly FilledField[] {
  const form = input?.form;
  if (input === null || form == null || map === false) return [];
  const found = new Map<TextField, AddressPart>([
    ...fieldsByToken(form, input),
    ...(map === undefined ? [] : fieldsByName(form, map)),
  ]);
  const fields = [...found].filter(
    ([field]) =>
      field !== input &&
      !field.matches(':disabled') &&
      (value.text !== '' || written.get(field)?.by === input),
  );
  const plan = planFill(
    fields.map(([field, part]) => snapshot(field, part)),
    value,
  );
  return fields.flatMap(([field], index) => {
    const change = plan[index];
    if (change == null) return [];
    writeField(field, change.to);
    written.set(field, { text: field.value, by: input });
    return [change];
  });
}
