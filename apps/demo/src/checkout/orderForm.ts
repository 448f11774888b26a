import { type AddressValue, partOfValue } from '@smart-address/core';
import { writeField } from '@smart-address/core/dom';

const ARABIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;
/** Blanks, punctuation, and the invisible direction marks that come along when a number is copied. */
const SEPARATORS = /[\s().\-/\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * A Tunisian telephone number, however it was typed, as `+216 98 123 456`; null when it is none. Eight digits that begin with
 * 2, 3, 4, 5, 7 or 9 (national numbering plan, ITU E.164 country code 216).
 */
export function parsePhone(text: string): string | null {
  const digits = text
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0x0f))
    .replace(SEPARATORS, '')
    .replace(/^(\+|00)?216(?=\d{8}$)/, '');
  if (!/^[234579]\d{7}$/.test(digits)) return null;
  return `+216 ${digits.slice(0, 2)} ${digits.slice(2, 5)} ${digits.slice(5)}`;
}

export type FieldName = 'name' | 'phone' | 'address' | 'pin';

/** Which sentence of `errors` a field gets. */
export type FieldErrors = {
  [Field in FieldName]?:
    | 'nameMissing'
    | 'phoneMissing'
    | 'phoneInvalid'
    | 'addressMissing'
    | 'pickupMissing'
    | 'pinUnsaved'
    | undefined;
};

/** What the buyer wrote, trimmed; a field that is not there is an empty string. */
export interface OrderEntries {
  readonly name: string;
  readonly phone: string;
  readonly note: string;
  readonly line1: string;
  readonly line2: string;
  readonly locality: string;
  readonly delegation: string;
  readonly governorate: string;
  readonly postalCode: string;
}

export function readEntries(form: FormData): OrderEntries {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    name: text('name'),
    phone: text('phone'),
    note: text('note'),
    line1: text('line1'),
    line2: text('line2'),
    locality: text('locality'),
    delegation: text('delegation'),
    governorate: text('governorate'),
    postalCode: text('postalCode'),
  };
}

/**
 * What keeps an order from being sent, in the order of the page. The address may be free text and the map is never asked for; but a pin
 * that was moved and not saved would be lost.
 */
export function checkEntries(entries: OrderEntries, addressText: string, isPinLoose = false): FieldErrors {
  const errors: FieldErrors = {};
  if (addressText.trim() === '' && entries.line1 === '' && entries.locality === '')
    errors.address = 'addressMissing';
  if (isPinLoose) errors.pin = 'pinUnsaved';
  if (entries.name === '') errors.name = 'nameMissing';
  if (entries.phone === '') errors.phone = 'phoneMissing';
  else if (parsePhone(entries.phone) === null) errors.phone = 'phoneInvalid';
  return errors;
}

/** The address as a parcel label has it. */
export function addressLines(entries: OrderEntries, addressText: string): readonly string[] {
  const { line1, line2, locality, delegation, governorate, postalCode } = entries;
  const lines = [
    line1,
    line2,
    locality === delegation ? '' : locality,
    [postalCode, delegation].filter(Boolean).join(' '),
    governorate === delegation ? '' : governorate,
  ].filter(Boolean);
  return lines.length > 0 ? [...new Set(lines)] : [addressText.trim()];
}

/** What was written, with a pick-up point in the place of the buyer's own address. */
export function withPickup(entries: OrderEntries, { address }: Pick<AddressValue, 'address'>): OrderEntries {
  return {
    ...entries,
    line1: address?.street ?? '',
    line2: '',
    locality: address?.locality ?? '',
    delegation: address?.delegation ?? '',
    governorate: address?.governorate ?? '',
    postalCode: address?.postalCode ?? '',
  };
}

/** The fields of the form that the finder fills, and with what. */
const FILLED = {
  line1: 'streetAddress',
  locality: 'locality',
  delegation: 'delegation',
  governorate: 'governorate',
  postalCode: 'postalCode',
} as const;

/** Empties the fields that still say what an address filled in; what the buyer wrote stays. */
export function emptyFilledFields(form: HTMLFormElement, address: AddressValue): void {
  for (const [name, part] of Object.entries(FILLED)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === partOfValue(address, part))
      writeField(field, '');
  }
}
