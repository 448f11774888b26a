import type { NameIndex } from '../match/nameIndex.ts';
import { canonicalOf, type QueryWord } from './readQuery.ts';
import { ROLE_SMALL, ROLE_WAY } from './words.ts';

/** Digits from which a number may be a postal code. */
const POSTAL_DIGITS = 4;
/** Letters from which an unfinished word is surely a way: "9 av" may be "9 avril". */
const SURE_WAY = 3;

/**
 * The words of an address without its house number while the name of its street is being typed. So "12 rue de la p" is answered as "rue de
 * la p" is. The number is at the start, "bis" after it, before a kind of street. It stays where a name begins so, as houses in a list of
 * one's own do.
 */
export function stripHouseNumber(
  words: readonly QueryWord[],
  indices: readonly NameIndex[],
): readonly QueryWord[] {
  const [index] = indices;
  const [number, ...rest] = words;
  if (!index || !mayBeHouse(number) || indices.some(({ hasHouses }) => hasHouses)) return words;
  const roleOf = ({ codes }: QueryWord): number => canonicalOf(index.lexicon, codes).role;
  const [way, ...name] = rest.filter((word) => roleOf(word) !== ROLE_SMALL);
  if (!way || (way.isOpen && way.codes.length < SURE_WAY)) return words;
  const last = name.at(-1);
  const isBegun = last?.isOpen === true && !indices.some((one) => isKnown(one, last));
  if (name.length > 1 && !isBegun) return words;
  return roleOf(way) === ROLE_WAY ? rest.slice(rest.indexOf(way)) : words;
}

const isKnown = ({ lexicon }: NameIndex, { codes }: QueryWord): boolean =>
  lexicon.find(codes, 0, codes.length) >= 0;

/** Whether the first word of a query may be a house number. */
export const mayBeHouse = (word: QueryWord | undefined): boolean =>
  word?.isNumber === true && word.codes.length < POSTAL_DIGITS;
