import { PLACE_TYPES } from '../places/placeColumns.ts';
import { LONGEST } from './distance.ts';
import type { NameIndex } from './nameIndex.ts';
import { NO_WORD, type ReadWord } from './readWords.ts';

/** A town's or a quarter's name has so many words at most, or is taken for several. */
const MOST_WORDS = 4;
export const TOWNS: readonly number[] = (['governorate', 'delegation', 'locality'] as const).map((type) =>
  PLACE_TYPES.indexOf(type),
);

const joined = new Uint8Array(LONGEST);

/** Whether a town or a quarter is called just so. */
export function isTown({ byWhole, row, columns }: NameIndex, key: number): boolean {
  for (let p = byWhole.last[key] ?? 0; p > 0; p = byWhole.before[p] ?? 0) {
    const name = (byWhole.items[p] ?? 0) >> 1;
    if (TOWNS.includes(columns.types[row[name] ?? 0] ?? 0)) return true;
  }
  return false;
}

/**
 * Finds words that are, one after another, the very name of some town or quarter, each spelt as it is or in two words ("den den"):
 * calls `take` with their bits and the key of the name. The words that follow "rue" are a street's name, and none.
 */
export function townsNamed(
  index: NameIndex,
  read: readonly ReadWord[],
  take: (bits: number, key: number) => void,
): void {
  for (let first = 0; first < read.length; first++) {
    if (read[first - 1]?.isWay) continue;
    let length = 0;
    let isTelling = false;
    for (let i = first; i < read.length && i < first + MOST_WORDS; i++) {
      const word = read[i] ?? NO_WORD;
      if (length + word.codes.length > LONGEST || word.isWay) break;
      joined.set(word.codes, length);
      length += word.codes.length;
      isTelling ||= word.isTelling;
      if (!isTelling) continue;
      const key = index.lexicon.find(joined, 0, length);
      if (key >= 0 && isTown(index, key)) take((2 << i) - (1 << first), key);
    }
  }
}
