import type { AddressPart } from '../state/parts.ts';
import type { AddressValue } from '../state/types.ts';

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
