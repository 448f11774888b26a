import type { AddressValue, StoredAddress } from '@smart-address/core';
import { freeValue, inOneLine, nameOfPart, partOfValue } from '@smart-address/core/finder';

/** The form value: the text under the name, and the place beside it, as the React finder's hidden inputs submit it. */
export function formDataOf(name: string, value: AddressValue): FormData {
  const data = new FormData();
  data.append(name, value.text);
  for (const part of ['lat', 'lng', 'plusCode', 'smartCode'] as const)
    data.append(nameOfPart(name, part), partOfValue(value, part));
  data.append(nameOfPart(name, 'source'), value.source);
  return data;
}

/** Whether a value is an address; what else it should have is seen to where it is set. */
const isStored = (value: unknown): value is StoredAddress =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

/** The value restored from the browser's saved form state; any other text is free text. */
export function restoredValue(state: string): StoredAddress {
  try {
    const value: unknown = JSON.parse(state);
    if (isStored(value)) return value;
  } catch {
    // Written by another script, or by the browser's autofill.
  }
  return freeValue(state);
}

/** The address of a default text: the one that the page has set for it, else the text alone. */
export function defaultAddress(text: string, stored: StoredAddress | null): StoredAddress {
  return stored !== null && inOneLine(stored.text) === inOneLine(text) ? stored : freeValue(text);
}
