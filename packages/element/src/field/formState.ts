import type { AddressValue, StoredAddress } from '@smart-address/core';
import { freeValue, inOneLine, nameOfPart, SOURCES, submittedParts } from '@smart-address/core/finder';

/** The form value: the text under the name, and the place beside it, as the React finder's hidden inputs submit it. */
export function formDataOf(name: string, value: AddressValue): FormData {
  const data = new FormData();
  data.append(name, value.text);
  for (const [part, text] of Object.entries(submittedParts(value))) data.append(nameOfPart(name, part), text);
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

/** The initial address: its text, and the rest as the form had submitted it. So a server can write a form anew without a script. */
export const VALUE_ATTRIBUTES: readonly string[] = [
  'value',
  'lat',
  'lng',
  'plus-code',
  'smart-code',
  'source',
];

/** The address that the attributes are: the text alone if it has no place beside it. Without a text there is none. */
function writtenAddress(element: Element): StoredAddress {
  const [text = '', lat, lng, plusCode, smartCode, source] = VALUE_ATTRIBUTES.map(
    (name) => element.getAttribute(name) ?? '',
  );
  const known = SOURCES.find((each) => each === source);
  return text && (lat || known) ? { text, lat, lng, plusCode, smartCode, source: known } : freeValue(text);
}

/** Whether an address has the text of the attribute `value`. */
export const hasDefaultText = (element: Element, { text }: StoredAddress): boolean =>
  inOneLine(text) === inOneLine(element.getAttribute('value') ?? '');

/** The address that a reset restores: the one that the page has set for the default text, else the one in the attributes. */
export function defaultAddress(element: Element, stored: StoredAddress | null): StoredAddress {
  return stored !== null && hasDefaultText(element, stored) ? stored : writtenAddress(element);
}
