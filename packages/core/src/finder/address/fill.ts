import { foldText } from '../state/query.ts';
import { type AddressPart, partOfValue } from '../state/parts.ts';
import type { AddressValue, FilledField } from '../state/types.ts';

/** A snapshot of a field of the form. */
export interface FormFieldSnapshot {
  readonly part: AddressPart;
  readonly value: string;
  /** Whether only the finder has written to it. */
  readonly isOurs: boolean;
  /** The options of a `<select>`; null for a text field. */
  readonly choices: readonly { readonly value: string; readonly label: string }[] | null;
}

/** The parts that say where exactly, as a town does not. */
const EXACT_PARTS: ReadonlySet<AddressPart> = new Set<AddressPart>([
  'streetAddress',
  'houseNumber',
  'street',
  'lat',
  'lng',
  'plusCode',
  'smartCode',
]);

/** What shops write around a region's name: "Gouvernorat de l'Ariana", "Kef Governorate", "ولاية أريانة", "El Kef". */
const AROUND_NAME = / (?:(?:gouvernorat|governorate|ولاية|de|du|d|l|la|le|el)(?= ))?/g;

/** A name as it is compared: without case, accents, spaces and what may stand around it. Numbers stay whole: 2 is no part of 2070. */
export const bareName = (text: string): string =>
  ` ${foldText(text).replace(/\p{N}+/gu, '#$&#')} `.replace(AROUND_NAME, '');

/** The option that matches a text by its value or its label. */
function choiceFor(field: Pick<FormFieldSnapshot, 'part' | 'choices'>, value: AddressValue): string {
  const wanted = [partOfValue(value, field.part)];
  if (field.part === 'governorate') wanted.push(value.address?.governorateCode ?? '');
  if (field.part === 'country' || field.part === 'countryName')
    wanted.push('TN', 'Tunisie', 'Tunisia', 'تونس');
  const choiceBy = (read: (text: string) => string) => {
    const names = new Set(wanted.filter((text) => text !== '').map(read));
    return field.choices?.find(
      (each) => each.value !== '' && (names.has(read(each.value)) || names.has(read(each.label))),
    );
  };
  // A list of localities has both Golaa and El Golaa.
  const choice = choiceBy(foldText) ?? choiceBy(bareName);
  return choice?.value ?? '';
}

/** What a field says for an address; an empty string if it has no part or no choice for it. */
export function fieldText(field: Pick<FormFieldSnapshot, 'part' | 'choices'>, value: AddressValue): string {
  return field.choices === null ? partOfValue(value, field.part) : choiceFor(field, value);
}

/** The initial value of a field: empty, or the first option of a `<select>` without an empty one. */
function initialTextOf({ choices }: FormFieldSnapshot): string {
  return choices === null || choices.some(({ value }) => value === '') ? '' : (choices[0]?.value ?? '');
}

/**
 * Plans what a pick writes into each field: null for no change. A field with the buyer's own text is kept. What the finder wrote
 * for an earlier address is removed if the new one has nothing for it, or if the value is empty.
 */
export function planFill(
  fields: readonly FormFieldSnapshot[],
  value: AddressValue,
): readonly (FilledField | null)[] {
  return fields.map((field) => {
    if (field.value !== '' && !field.isOurs) return null;
    const to = value.text === '' ? initialTextOf(field) : fieldText(field, value);
    return to === field.value ? null : { part: field.part, from: field.value, to };
  });
}

/**
 * Plans what an edit of the text writes into each field: null for no change. The street, its number, the point and its codes say
 * what the value says, because those of another text would be sent to another door. The town and its postal code stay beside a text
 * that no longer names the address: it is often the street only that is corrected.
 */
export function planEdit(
  fields: readonly FormFieldSnapshot[],
  value: AddressValue,
  previous: AddressValue,
): readonly (FilledField | null)[] {
  const plan = planFill(fields, value);
  return fields.map(({ part }, index) => {
    const isChanged = partOfValue(value, part) !== partOfValue(previous, part);
    return EXACT_PARTS.has(part) && isChanged ? (plan[index] ?? null) : null;
  });
}
