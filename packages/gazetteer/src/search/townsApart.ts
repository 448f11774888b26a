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
 * The words of a query, with a town of several words that was written as one ("12 rue de Rome hammamlif") as those words: streets and regions
 * are found by them. A word that some name has is left as it is, and so is a query of one word, which is found as a whole name.
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
