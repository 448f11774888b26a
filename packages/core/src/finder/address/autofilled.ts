import type { AddressResult } from '@smart-address/gazetteer';
import type { AddressPart } from '../state/parts.ts';
import { queryOf, withLatinDigits } from '../state/query.ts';
import { readResults } from '../state/results.ts';
import { hasWords } from './value.ts';

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

/**
 * The row that an autofilled address may mean, or null: the first that contradicts nothing of it. It has the same postal code; where one
 * of the two has none, its town is named.
 */
export function autofilledResult(
  results: readonly unknown[],
  query: string,
  parts: WrittenParts,
): AddressResult | null {
  const code = withLatinDigits(parts.postalCode ?? '').trim();
  const isMeant = ({ address }: AddressResult): boolean => {
    if (code !== '' && address.postalCode !== '') return address.postalCode === code;
    const towns = [address.locality, address.delegation, address.governorate];
    return towns.some((name) => name !== '' && hasWords(query, name));
  };
  return readResults(results).find(isMeant) ?? null;
}
