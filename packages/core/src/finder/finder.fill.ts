import { foldText } from './finder.query.ts';
import type { AddressPart, AddressValue, FilledField } from './finder.types.ts';

/** A field of the form, as it stands. */
export interface FormFieldSnapshot {
  readonly part: AddressPart;
  readonly value: string;
  /** Whether nobody but the finder has written in it. */
  readonly isOurs: boolean;
  /** What a choice can be set to; null for a field of free text. */
  readonly choices: readonly { readonly value: string; readonly label: string }[] | null;
}

/** The WHATWG autocomplete tokens the finder fills, and with what. Line 2 and 3 are the buyer's own. */
export const PART_OF_TOKEN: Readonly<Record<string, AddressPart>> = {
  'street-address': 'streetAddress',
  'address-line1': 'streetAddress',
  'address-level1': 'governorate',
  'address-level2': 'delegation',
  'address-level3': 'locality',
  'postal-code': 'postalCode',
  country: 'country',
  'country-name': 'countryName',
};

/** The parts of an address that other fields may take. */
export const ADDRESS_PARTS = [
  'streetAddress',
  'houseNumber',
  'street',
  'locality',
  'delegation',
  'governorate',
  'governorateCode',
  'postalCode',
  'country',
  'countryName',
  'lat',
  'lng',
  'plusCode',
  'smartCode',
] as const;

/** What the address says for a part; an empty string where it says nothing. */
export function partOfValue(value: AddressValue, part: AddressPart): string {
  const { address, location } = value;
  switch (part) {
    case 'lat':
      return location?.lat.toFixed(7) ?? '';
    case 'lng':
      return location?.lng.toFixed(7) ?? '';
    case 'plusCode':
    case 'smartCode':
      return value[part];
    case 'streetAddress':
      return [address?.houseNumber, address?.street].filter(Boolean).join(' ');
    case 'delegation':
      return address?.delegation || address?.locality || '';
    case 'countryName':
      return address ? 'Tunisie' : '';
    default:
      return address?.[part] ?? '';
  }
}

/** The choice that says the same as a text, by its value or its label. */
function choiceFor(field: FormFieldSnapshot, value: AddressValue): string {
  const wanted = [partOfValue(value, field.part)];
  if (field.part === 'governorate') wanted.push(value.address?.governorateCode ?? '');
  if (field.part === 'country' || field.part === 'countryName')
    wanted.push('TN', 'Tunisie', 'Tunisia', 'تونس');
  const folded = new Set(wanted.filter((text) => text !== '').map(foldText));
  const choice = field.choices?.find(
    (each) => each.value !== '' && (folded.has(foldText(each.value)) || folded.has(foldText(each.label))),
  );
  return choice?.value ?? '';
}

function wanted(field: FormFieldSnapshot, value: AddressValue): string {
  return field.choices === null ? partOfValue(value, field.part) : choiceFor(field, value);
}

/** What a field begins with that takes an address: nothing, or the first choice where each of them is something. */
function without({ choices }: FormFieldSnapshot): string {
  return choices === null || choices.some(({ value }) => value === '') ? '' : (choices[0]?.value ?? '');
}

/**
 * What a pick writes in each field: null where nothing is to be written. A field that holds the buyer's own words stays, and what
 * the finder wrote for an earlier address goes when the new one has nothing for it, or when the value is the empty one.
 */
export function planFill(
  fields: readonly FormFieldSnapshot[],
  value: AddressValue,
): readonly (FilledField | null)[] {
  return fields.map((field) => {
    if (field.value !== '' && !field.isOurs) return null;
    const to = value.text === '' ? without(field) : wanted(field, value);
    return to === field.value ? null : { part: field.part, from: field.value, to };
  });
}
