import type { AddressValue } from '@smart-address/core';
import { parsePhone } from './phone.ts';

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
