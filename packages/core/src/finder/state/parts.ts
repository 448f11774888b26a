import type { AddressValue } from './types.ts';

/** The texts of an address, all of them: one that is missing here does not compile in `readAddress`. */
export const ADDRESS_TEXTS = [
  'houseNumber',
  'street',
  'locality',
  'delegation',
  'governorate',
  'governorateCode',
  'postalCode',
  'country',
] as const;

/** The parts of an address that other fields may hold. */
export const ADDRESS_PARTS = [
  'streetAddress',
  ...ADDRESS_TEXTS,
  'countryName',
  'lat',
  'lng',
  'plusCode',
  'smartCode',
] as const;

/** A part of an address that another field may hold. */
export type AddressPart = (typeof ADDRESS_PARTS)[number];

/**
 * The WHATWG autocomplete tokens that the finder fills, each with its part of the address. `address-line2` and `-line3` are the
 * buyer's.
 */
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

/**
 * The name under which a form submits a part of the address that it submits as `name`, such as `address.lat`. PHP, Rails and qs allow
 * nothing after a bracket, so in names with brackets the part goes inside the last: `order[address.lat]`, `stops.lat[]`.
 */
export function nameOfPart(name: string, part: string): string {
  return String(name).replace(/(\]?\[\]|\])?$/, (brackets) => `.${part}${brackets}`);
}

/** The text of a part; an empty string if the address has none. */
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

/** What a form submits beside the text. */
export const submittedParts = (value: AddressValue) => ({
  lat: partOfValue(value, 'lat'),
  lng: partOfValue(value, 'lng'),
  plusCode: value.plusCode,
  smartCode: value.smartCode,
  source: value.source,
});
