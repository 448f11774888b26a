import { partOfValue, type AddressValue } from '@smart-address/core';
import { writeField } from '@smart-address/core/dom';

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
