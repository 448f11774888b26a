import { type AddressValue, partOfValue } from '@smart-address/core';
import { writeField } from '@smart-address/core/dom';

/** The codes of the delivery point. */
export interface OrderCodes {
  /** Letters and digits, a 3 m cell. */
  readonly codeA: string;
  /** Digits only, a 10 m cell. */
  readonly codeB: string;
  /** 11 digits. */
  readonly plusCode: string;
  /** False while they are only computed on the device, because the backend could not be reached. */
  readonly isRegistered: boolean;
  /** What the backend answered, as it came. */
  readonly answer: unknown;
}

/** What a form begins with: what was written before the page was loaded anew, or an order that is corrected. */
export interface Draft {
  /** Of the order that is corrected; null for a new one. */
  readonly number: string | null;
  /** As the fields of the form had it. */
  readonly entries: OrderEntries;
  readonly address: AddressValue | null;
  /** The pick-up point that the order goes to instead of the door; null for the door. */
  readonly pickup: AddressValue | null;
}

export interface Order extends Draft {
  readonly number: string;
  /** As it is read out, if it could be read; else as it was written. */
  readonly phone: string;
  /** The address as lines to print, without empty ones. */
  readonly addressLines: readonly string[];
  /** Null when the address has no point. */
  readonly codes: OrderCodes | null;
}

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

const NAMES = [
  'name',
  'phone',
  'note',
  'line1',
  'line2',
  'locality',
  'delegation',
  'governorate',
  'postalCode',
] as const;

/** What the buyer wrote, trimmed; a field that is not there is an empty string. */
export type OrderEntries = Readonly<Record<(typeof NAMES)[number], string>>;

export function readEntries(form: FormData): OrderEntries {
  const textOf = (name: string) => String(form.get(name) ?? '').trim();
  // What is made of pairs has lost the names in its type.
  return Object.fromEntries(NAMES.map((name) => [name, textOf(name)])) as OrderEntries;
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
