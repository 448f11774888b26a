import type { Lexicon } from './lexicon.ts';
import type { NameIndex } from './nameIndex.ts';
import type { QueryWord } from './readQuery.ts';
import { isTown } from './townsNamed.ts';

/** Fewer letters are no two words of a town's. */
const LEAST_LETTERS = 6;
const LEAST_WORD = 2;

/** Where the words end that letters from `start` on are, the longest first; null where they are no words of names. */
function wordEnds(lexicon: Lexicon, codes: Uint8Array, start: number): number[] | null {
  for (let end = codes.length; end >= start + LEAST_WORD; end--) {
    const key = lexicon.find(codes, start, end);
    if (key < 0 || key >= lexicon.words) continue;
    const rest = end === codes.length ? [] : wordEnds(lexicon, codes, end);
    if (rest) return [end, ...rest];
  }
  return null;
}

/**
 * The words of a query, those of a town apart that are written as one beside others: "12 rue de Rome hammamlif". What is a word of some name
 * is left as it is.
 */
export function townsApart(words: readonly QueryWord[], indices: readonly NameIndex[]): readonly QueryWord[] {
  if (words.length < 2) return words;
  return words.flatMap((word) => {
    const { codes, isOpen, isApart } = word;
    if (codes.length < LEAST_LETTERS) return [word];
    const keys = indices.map(({ lexicon }) => lexicon.find(codes, 0, codes.length));
    if (indices.some(({ lexicon }, i) => (keys[i] ?? -1) >= 0 && (keys[i] ?? 0) < lexicon.words))
      return [word];
    const index = indices.find((other, i) => (keys[i] ?? -1) >= 0 && isTown(other, keys[i] ?? 0));
    const ends = index && wordEnds(index.lexicon, codes, 0);
    if (!ends) return [word];
    // Where a letter stands is known where each is one character, as nearly always.
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
  });
}
