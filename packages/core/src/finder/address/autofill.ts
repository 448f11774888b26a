import type { AddressResult, PlaceType } from '@smart-address/gazetteer';
import type { AddressPart } from '../state/parts.ts';
import { queryOf, withLatinDigits } from '../state/query.ts';
import { readResults } from '../state/results.ts';
import { hasWords } from './value.ts';

/**
 * Whether an input event comes from the browser's autofill and not from typing. Chromium and WebKit match `:autofill` and then
 * fire a plain event without an `inputType`; Firefox reports a replacement. A replacement while the list is open is a spelling
 * correction.
 */
export function isAutofill(
  { inputType }: { readonly inputType?: string | undefined },
  target: { matches(selector: string): boolean },
  isOpen: boolean,
): boolean {
  if (inputType === 'insertReplacementText') return !isOpen;
  if (inputType) return false;
  try {
    // A forgiving selector list: each browser skips the pseudo-class it does not know.
    return target.matches(':is(:autofill, :-webkit-autofill)');
  } catch {
    return false;
  }
}

/** What the fields of a form say, each as a part of one address. */
type WrittenParts = Readonly<Partial<Record<AddressPart, string>>>;

/**
 * What to search for an address that the browser has written into several fields, `text` being the finder's own. An empty string if it
 * names no street or place, or no town: a row could not be told from its namesakes.
 */
export function autofilledQuery(text: string, parts: WrittenParts): string {
  const { streetAddress = '', houseNumber = '', street = '', postalCode = '', locality = '' } = parts;
  const [line = ''] = [text, streetAddress, `${houseNumber} ${street}`].map(queryOf).filter(Boolean);
  const [town = ''] = [locality, parts.delegation ?? '', parts.governorate ?? ''].filter(Boolean);
  const isTownKnown = postalCode + town !== '' || /[,،]/.test(line);
  if (line === '' || !isTownKnown) return '';
  const place = [postalCode, town].filter((each) => each !== '' && !hasWords(line, each)).join(' ');
  return queryOf(place === '' ? line : `${line}, ${place}`);
}

/** Rows that say less than what is written: a code or a region has many streets, and a town's middle is no delegation's. */
const AREAS: readonly PlaceType[] = ['postal', 'delegation', 'governorate'];

/**
 * The row that an autofilled address may mean, or null: the first that is no area and contradicts nothing of it. It has the same
 * postal code; where one of the two has none, its town is named.
 */
export function autofilledResult(
  results: readonly unknown[],
  query: string,
  parts: WrittenParts,
): AddressResult | null {
  const code = withLatinDigits(parts.postalCode ?? '').trim();
  const isMeant = ({ type, address }: AddressResult): boolean => {
    if (AREAS.includes(type)) return false;
    if (code !== '' && address.postalCode !== '') return address.postalCode === code;
    const towns = [address.locality, address.delegation, address.governorate];
    return towns.some((name) => name !== '' && hasWords(query, name));
  };
  return readResults(results).find(isMeant) ?? null;
}
