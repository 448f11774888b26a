import { LONGEST } from '../match/distance.ts';
import type { NameIndex } from '../match/nameIndex.ts';
import type { QueryWord } from './readQuery.ts';
import { readWords, type ReadWord } from './readWords.ts';
import { townsNamed } from '../weigh/townsNamed.ts';
import { ROLE_NONE, ROLE_WAY } from './words.ts';

/** Minimum and maximum number of words in the name of a person or a firm. */
const LEAST_WORDS = 2;
const MOST_WORDS = 5;

const joined = new Uint8Array(LONGEST);

/** Whether a place has this name, articles aside. */
function isName({ lexicon, byWhole }: NameIndex, read: readonly ReadWord[]): boolean {
  let length = 0;
  for (const { codes } of read) {
    if (length + codes.length > LONGEST) return false;
    joined.set(codes, length);
    length += codes.length;
  }
  return (byWhole.counts[lexicon.find(joined, 0, length)] ?? 0) > 0;
}

/**
 * The words of a pasted address without its addressee: the words before a house number with its street, or before a comma and a
 * street. Removed only if they are not the name of a place, and if a town or a postal code follows the street.
 */
export function stripAddressee(
  words: readonly QueryWord[],
  indices: readonly NameIndex[],
): readonly QueryWord[] {
  const [index] = indices;
  if (!index || words.length < LEAST_WORDS + 2) return words;
  const read = readWords(index, words);
  const way = read.findIndex(({ role }) => role === ROLE_WAY);
  const isHouse = read[way - 1]?.word.isNumber === true;
  const before = read.slice(0, isHouse ? way - 1 : way);
  const street = read[before.length];
  const start = street ? words.indexOf(street.word) : -1;
  if (way < 0 || start < LEAST_WORDS || start > MOST_WORDS || !(isHouse || street?.isApart)) return words;
  if (!before.every(({ role, word }) => role === ROLE_NONE && !word.isNumber)) return words;
  if (indices.some((one) => isName(one, before))) return words;
  const rest = read.slice(way + 2);
  let isPlaced = rest.some(({ word }) => word.isNumber && word.codes.length === 4);
  for (const one of indices) townsNamed(one, rest, () => (isPlaced = true));
  return isPlaced ? words.slice(start) : words;
}
