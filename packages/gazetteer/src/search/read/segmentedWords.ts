import type { NameIndex } from '../match/nameIndex.ts';
import type { QueryWord } from './readQuery.ts';

/** Minimum number of letters of an address without spaces, and of a word in it. */
const LEAST_GLUED = 8;
const LEAST_WORD = 2;
/** Maximum number of letters of one word among them: two hundred letters without a space take time too. */
const LONGEST_WORD = 24;

/** Whether letters from `start` to `end` are a word of names. */
type IsPart = (start: number, end: number) => boolean;

/** The ends of the words that the letters from `start` on consist of, the longest first; null if they are not words of names. */
function wordEnds(
  isPart: IsPart,
  length: number,
  start: number,
  deadEnds: Set<number> = new Set(),
): number[] | null {
  if (deadEnds.has(start)) return null;
  for (let end = Math.min(length, start + LONGEST_WORD); end >= start + LEAST_WORD; end--) {
    if (!isPart(start, end)) continue;
    const rest = end === length ? [] : wordEnds(isPart, length, end, deadEnds);
    if (rest) return [end, ...rest];
  }
  deadEnds.add(start);
  return null;
}

/** The words that a word consists of, by the ends of theirs. */
function split(word: QueryWord, ends: readonly number[]): readonly QueryWord[] {
  const { codes, isOpen, isApart } = word;
  // The position of a letter is exact where each is one character, as nearly always.
  const isOneToOne = word.end - word.start === codes.length;
  return ends.map((end, i) => {
    const start = ends[i - 1] ?? 0;
    const range = isOneToOne ? { start: word.start + start, end: word.start + end } : {};
    const isLast = end === codes.length;
    return {
      ...word,
      ...range,
      codes: codes.slice(start, end),
      isOpen: isOpen && isLast,
      isApart: isApart && i === 0,
    };
  });
}

const isIn = ({ lexicon }: NameIndex, codes: Uint8Array, start: number, end: number): boolean => {
  const key = lexicon.find(codes, start, end);
  return key >= 0 && key < lexicon.words;
};

/** Splits every long word that no name has into words of names: "ruedemarseilletunis". The others are the same objects. For a query that nothing answers. */
export function segmentedWords(
  words: readonly QueryWord[],
  indices: readonly NameIndex[],
): readonly QueryWord[] {
  return words.flatMap((word) => {
    const { codes, isNumber } = word;
    if (isNumber || codes.length < LEAST_GLUED) return [word];
    const isPart: IsPart = (start, end) => indices.some((index) => isIn(index, codes, start, end));
    const ends = wordEnds(isPart, codes.length, 0) ?? [];
    return ends.length > 1 ? split(word, ends) : [word];
  });
}
