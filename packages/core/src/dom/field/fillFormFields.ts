import {
  bareName,
  fieldText,
  planEdit,
  planFill,
  type FormFieldSnapshot,
} from '../../finder/address/fill.ts';
import { PART_OF_TOKEN, type AddressPart } from '../../finder/state/parts.ts';
import type { ValueChange } from '../../finder/state/options.types.ts';
import type { AddressValue, FilledField } from '../../finder/state/types.ts';
import { readCoordinate } from '../../readPoint.ts';
import { writeField, type TextField } from './writeField.ts';

/** Maps a part of the address to the name of its field. */
export type FieldMap = Readonly<Partial<Record<AddressPart, string>>>;

const TEXT_TYPES = new Set(['text', 'search', 'hidden', 'tel', 'number', '']);

/** The finder's own field: an input, or a form-associated element. */
interface OwnField extends Element {
  readonly form: HTMLFormElement | null;
}

/** What a finder last wrote into each field, and which part it was; any other content is the buyer's. */
const written = new WeakMap<TextField, { readonly text: string; readonly by: OwnField | null }>();

/** Checked by tag name: `instanceof` fails for fields in an iframe. */
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

/** Splits an `autocomplete` value into its scope (section, shipping or billing) and its field name. */
function readTokens(autocomplete: string | null): { scope: string; token: string } {
  const tokens = (autocomplete ?? '').trim().toLowerCase().split(/\s+/);
  const scope = tokens.filter(
    (token) => token.startsWith('section-') || token === 'shipping' || token === 'billing',
  );
  return { scope: scope.join(' '), token: tokens.at(-1) ?? '' };
}

/** Whether a `<select>` still has its first option, which the browser selects by itself. */
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
    choices: 'options' in field ? [...field.options] : null,
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
    if (field === null) return [];
    const { scope, token } = readTokens(field.getAttribute('autocomplete'));
    const part = scope === own.scope ? PART_OF_TOKEN[token] : undefined;
    // Belongs to another finder: text written there would start a search.
    const isFinder = part === 'streetAddress' && field.getAttribute('role') === 'combobox';
    return part === undefined || isFinder ? [] : [[field, part]];
  });
}

/**
 * Whether a field says what an address says: the same part, as a point whatever its decimals. Or where a database kept no such part, words
 * of the text.
 */
function says({ value }: TextField, each: FormFieldSnapshot, given: AddressValue): boolean {
  const text = fieldText(each, given);
  const degrees = readCoordinate(value);
  if (text !== '')
    return bareName(value) === bareName(text) || (typeof degrees === 'number' && degrees.toFixed(7) === text);
  const name = bareName(each.choices?.find((choice) => choice.value === value)?.label ?? value);
  return name !== '' && bareName(given.text).includes(name);
}

/**
 * Counts fields that say what a given value says as filled by this input: they came with it, from the same order. The country is the page's
 * own, since every address has the same. A list without an empty choice follows a pick, but is not emptied.
 */
function adopt(
  fields: readonly (readonly [TextField, AddressPart])[],
  given: AddressValue,
  by: OwnField,
): void {
  for (const [field, part] of fields) {
    if (part === 'country' || part === 'countryName' || written.get(field)?.text === field.value) continue;
    const each = snapshot(field, part);
    const canBeEmpty = each.choices?.some(({ value }) => value === '') ?? true;
    if (says(field, each, given)) written.set(field, { text: field.value, by: canBeEmpty ? by : null });
  }
}

/**
 * The other fields of the input's form that hold a part of the address. Those are the ones named in `map`, and those whose `autocomplete`
 * token has the same section and purpose as the input's.
 */
export function findFormFields(
  input: OwnField | null,
  map: FieldMap | false | null | undefined,
): ReadonlyMap<TextField, AddressPart> {
  const form = input?.form;
  if (input === null || form == null || map === false) return new Map();
  const found = new Map<TextField, AddressPart>([
    ...fieldsByToken(form, input),
    ...(map == null ? [] : fieldsByName(form, map)),
  ]);
  for (const field of found.keys()) if (field === input || field.matches(':disabled')) found.delete(field);
  return found;
}

/**
 * Writes an address into the other fields of the input's form. A field with the buyer's own text is left alone. An edit changes what it changed
 * in the address, and the empty value empties what this input had filled. Returns the changes.
 */
export function fillFormFields(
  input: OwnField | null,
  value: AddressValue,
  { previous, isEdit, isGiven }: ValueChange,
  map: FieldMap | false | null | undefined,
): readonly FilledField[] {
  if (input === null) return [];
  const others = [...findFormFields(input, map)];
  if (isGiven) adopt(others, previous, input);
  const fields = others.filter(([field]) => value.text !== '' || written.get(field)?.by === input);
  const snapshots = fields.map(([field, part]) => snapshot(field, part));
  const plan = isEdit ? planEdit(snapshots, value, previous) : planFill(snapshots, value);
  return fields.flatMap(([field], index) => {
    const change = plan[index];
    if (change == null) return [];
    writeField(field, change.to);
    written.set(field, { text: field.value, by: input });
    return [change];
  });
}
