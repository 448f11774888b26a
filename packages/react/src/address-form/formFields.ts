import type { StoredAddress, AddressValue } from '@smart-address/core';
import {
  emptyValue,
  partOfValue,
  readValue,
  usableAddress,
  usableText,
  warnOnce,
} from '@smart-address/core/finder';
import { governorateCodeOf } from './governorates.ts';

/** The fields beside the finder, in the order of the form, each with its WHATWG autofill token. */
export const FIELD_TOKENS = {
  recipient: 'name',
  streetAddress: 'address-line1',
  unit: 'address-line2',
  postalCode: 'postal-code',
  locality: 'address-level3',
  delegation: 'address-level2',
  governorate: 'address-level1',
  telephone: 'tel',
} as const;

/** A field of the form beside the finder. */
export type AddressFormField = keyof typeof FIELD_TOKENS;

export const ADDRESS_FORM_FIELDS = Object.keys(FIELD_TOKENS) as readonly AddressFormField[];

/** The fields that a pick fills. Whom it is for, how to call them and which flat it is, no row knows. */
export const FILLED_FIELDS = [
  'streetAddress',
  'postalCode',
  'locality',
  'delegation',
  'governorate',
] as const satisfies readonly AddressFormField[];

/** What each field says. A governorate is its ISO 3166-2 code, or the text that was given if that names none. */
type FieldTexts = Readonly<Record<AddressFormField, string>>;

/** What a form says: its finder, and each of its fields. A field that is not shown keeps what it was given. */
export interface AddressFormValue extends FieldTexts {
  readonly address: AddressValue;
}

/** What a team sets: a value that the form gave, or what its database kept. Of a field that is missing, the address is asked. */
export interface StoredAddressForm extends Readonly<
  Partial<Record<AddressFormField, string | number | null>>
> {
  readonly address?: StoredAddress | null | undefined;
}

const isFilled = (field: AddressFormField): field is (typeof FILLED_FIELDS)[number] =>
  (FILLED_FIELDS as readonly AddressFormField[]).includes(field);

/** @throws Error if a form has no such field */
export function checkedField(field: AddressFormField): AddressFormField {
  if (Object.keys(FIELD_TOKENS).includes(field)) return field;
  throw new Error(
    `An address form has no field "${String(field)}". Its fields: ${ADDRESS_FORM_FIELDS.join(', ')}.`,
  );
}

/** A value as untyped code may set it. What cannot be read is left out, and told in the console by the name of its setting. */
export function readFormValue(
  setting: 'value' | 'defaultValue',
  given: StoredAddressForm | null | undefined,
): AddressFormValue {
  const isObject = typeof given === 'object' && given !== null;
  if (!isObject && given != null)
    warnOnce(`${setting}: left out, because it is no object. Set { address, postalCode, ... }, or null.`);
  const stored: StoredAddressForm = isObject ? given : {};
  for (const name of Object.keys(stored))
    if (name !== 'address' && !Object.keys(FIELD_TOKENS).includes(name))
      warnOnce(
        `${setting}: "${name}" is left out, because an address form has no such field. Its fields: address, ${ADDRESS_FORM_FIELDS.join(', ')}.`,
      );
  const known = usableAddress(`${setting}.address`, stored.address);
  // Its own text stays as it was typed.
  const address = known ? readValue(known, known.text) : emptyValue;
  const texts = Object.fromEntries(
    ADDRESS_FORM_FIELDS.map((field) => {
      const text = usableText(`${setting}.${field}`, stored[field]);
      return [field, text ?? (isFilled(field) ? partOfValue(address, field) : '')];
    }),
  ) as Record<AddressFormField, string>;
  return { ...texts, governorate: governorateCodeOf(texts.governorate), address };
}
