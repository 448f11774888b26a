import type { AddressResult, PlaceType } from '@smart-address/gazetteer';
import { foldText } from './finder.query.ts';

/** "12", "12 bis", "12bis", "N° 12", "12A" before a separator, as people begin an address. */
export const LEADING_NUMBER = /^\s*(?:n[°ºo]?\.?\s*)?(\d{1,4}(?:\s?(?:bis|ter|quater|[a-d]))?)(?=[\s,،])/iu;

const TAKES_HOUSE_NUMBER: readonly PlaceType[] = ['street', 'address', 'locality'];

function count(words: readonly string[], word: string): number {
  return words.filter((each) => each === word).length;
}

/**
 * The house number a buyer typed before the name, or an empty string. A number that belongs to the name ("9 avril") or is its
 * postal code is not one, nor is a four-digit number before a place that has no streets of its own.
 */
export function typedHouseNumber(query: string, result: AddressResult): string {
  if (result.address.houseNumber !== '' || !TAKES_HOUSE_NUMBER.includes(result.type)) return '';
  const typed = LEADING_NUMBER.exec(query)?.[1];
  if (typed === undefined) return '';
  const digits = /^\d+/.exec(typed)?.[0] ?? '';
  if (result.type === 'locality' && digits.length > 3) return '';
  const inQuery = count(foldText(query.replace(typed, digits)).split(' '), digits);
  const inLabel = count(foldText(result.label).split(' '), digits);
  return inQuery > inLabel ? typed.trim() : '';
}
