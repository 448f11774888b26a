import type { AddressResult, PlaceType } from '@smart-address/gazetteer';
import { titleOf } from './finder.label.ts';
import { foldText } from './finder.query.ts';
import {
  DOORS,
  isCountedFloor,
  NUMBER_SIGNS,
  readingsOf,
  wordMatcher,
  WAYS,
  wordsOf,
} from './finder.words.ts';

/** "12", "12 bis", "12bis", "N° 12", "12A", "12-14", "12/A" before a separator, at the start of an address. */
export const LEADING_NUMBER =
  /^\s*(?:n[°ºo]?\.?\s*)?(\d{1,4}(?:\s?(?:bis|ter|quater|مكرر|[a-d])|[-–/](?:\d{1,3}|[a-d]))?)(?=[\s,،])/iu;
const NUMBER = /^\d{1,4}(?:\s?(?:bis|ter|quater|مكرر)|[a-d]|[-–/](?:\d{1,3}|[a-d]))?(?![\p{L}\p{N}])/iu;

const TAKES_HOUSE_NUMBER: readonly PlaceType[] = ['street', 'address', 'locality'];

/** A house number, or an empty string, and the query without it. */
interface HouseNumber {
  readonly number: string;
  readonly rest: string;
}

function count(words: readonly string[], word: string): number {
  return words.filter((each) => each === word).length;
}

/**
 * The house number a buyer typed before the name or within the query for a street: "résidence X 12 rue de Rome", "rue de Rome n°
 * 12". Not a house number: one that belongs to the name ("9 avril"), the place's postal code, and four digits before a place that
 * has no streets of its own.
 */
export function typedHouseNumber(query: string, result: AddressResult): HouseNumber {
  const none = { number: '', rest: query };
  if (result.address.houseNumber !== '' || !TAKES_HOUSE_NUMBER.includes(result.type)) return none;
  const typed = LEADING_NUMBER.exec(query)?.[1];
  if (typed === undefined)
    return result.type === 'street' ? numberWithin(query, titleOf(result.label), readingsOf(result)) : none;
  const digits = /^\d+/.exec(typed)?.[0] ?? '';
  if (result.type === 'locality' && digits.length > 3) return none;
  const inQuery = count(foldText(query.replace(typed, digits)).split(' '), digits);
  const inLabel = count(foldText(result.label).split(' '), digits);
  return inQuery > inLabel ? { number: typed.trim(), rest: query } : none;
}

/**
 * A number marked as one, or before "rue" or after the street's name if it is too short for a postal code: "manouba 2010 rue de
 * Rome" is the town's. `readAs` has the words of the query that were taken for others of that name.
 */
export function numberWithin(
  query: string,
  street: string,
  readAs: ReadonlyMap<string, string> = new Map(),
): HouseNumber {
  const words = wordsOf(query);
  const isInTitle = wordMatcher(street);
  let at = -1;
  for (const { start, word } of words) {
    at += 1;
    const number = NUMBER.exec(query.slice(start))?.[0];
    if (number === undefined || isInTitle(word)) continue;
    const end = start + number.length;
    const next = words.find((each) => each.start >= end)?.word ?? '';
    const before = words[at - 1];
    const marker = before !== undefined && NUMBER_SIGNS.has(before.word) ? before : undefined;
    const from = marker === undefined ? at : at - 1;
    const previous = words[from - 1]?.word ?? '';
    const isOfDoor = (DOORS.has(previous) || WAYS.has(previous)) && !isCountedFloor(words, from - 1);
    if (isOfDoor || next === 'etage') continue;
    const isAfterName = isInTitle(previous) || isInTitle(readAs.get(previous));
    if (marker !== undefined || (word.length < 4 && (WAYS.has(next) || isAfterName)))
      return { number, rest: query.slice(0, marker?.start ?? start) + query.slice(end) };
  }
  return { number: '', rest: query };
}
