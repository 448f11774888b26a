import type { Lexicon } from './lexicon.ts';
import type { NameIndex } from './nameIndex.ts';
import type { QueryWord } from './readQuery.ts';
import { isTown } from './townsNamed.ts';

/** Minimum number of letters of a town's two words. */
const LEAST_LETTERS = 6;
const LEAST_WORD = 2;

/** The ends of the words that the letters from `start` on consist of, the longest first; null if they are not words of names. */
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
 * Splits a town of several words that was written as one ("12 rue de Rome hammamlif") into its words, so that streets and regions
 * are found by them. Words that are part of a name are left alone, and so is a query of one word, which is found as a complete
 * name.
 */
export function townsApart(words: readonly QueryWord[], indices: readonly NameIndex[]): readonly QueryWord[] {
  if (words.length < 2) return words;
  return words.flatMap((word) => {
    const { codes, isOpen, isApart } = word;
    if (codes.length < LEAST_LETTERS) return [word];
    const known = indices
      .map((index) => ({ index, key: index.lexicon.find(codes, 0, codes.length) }))
      .filter(({ key }) => key >= 0);
    if (known.some(({ index, key }) => key < index.lexicon.words)) return [word];
    const town = known.find(({ index, key }) => isTown(index, key));
    const ends = town && wordEnds(town.index.lexicon, codes, 0);
    if (!ends) return [word];
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
  });
}
