import { typing, weightedDistance } from './distance.ts';
import type { NameIndex } from './nameIndex.ts';
import type { QueryWord } from './readQuery.ts';
import { ROLE_WAY } from './words.ts';

/** Minimum number of letters of a kind of street: one mistake makes many words of "rue", and a beach of "place". */
const LEAST_LETTERS = 6;
/** Maximum cost of the one mistake in it. */
const ONE_MISTAKE = 58;

const latin = (codes: Uint8Array): string => String.fromCharCode(...codes.map((code) => code + 96));

/**
 * Puts right a misspelt "avenue", "boulevard" or "impasse" that no name has: only where it is known does the street's name begin. The other
 * words are the same objects. For a query that nothing answers.
 */
export function waysRespelt(
  words: readonly QueryWord[],
  indices: readonly NameIndex[],
): readonly QueryWord[] {
  const [index] = indices;
  return words.map((word) => {
    const { codes } = word;
    const isKnown = indices.some(({ lexicon }) => lexicon.find(codes, 0, codes.length) >= 0);
    if (!index || isKnown) return word;
    const { lexicon } = index;
    for (let key = 0; key < lexicon.roleCount; key++) {
      if (lexicon.roleOf(key) !== ROLE_WAY || lexicon.canonical(key) !== key) continue;
      const way = lexicon.letters.slice(lexicon.letterStart[key], lexicon.letterStart[key + 1]);
      if (way.length < LEAST_LETTERS) continue;
      const cost = weightedDistance(typing, codes, codes.length, way, 0, way.length, false, ONE_MISTAKE);
      if (cost <= ONE_MISTAKE) return { ...word, codes: way, meant: latin(way) };
    }
    return word;
  });
}
