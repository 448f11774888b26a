import { DELEGATION, GOVERNORATE, LOCALITY } from '../../places/placeColumns.ts';
import { LONGEST } from '../match/distance.ts';
import type { NameIndex } from '../match/nameIndex.ts';
import { NO_WORD, type ReadWord } from '../read/readWords.ts';

/** Maximum number of words in the name of a town or quarter. */
const MOST_WORDS = 4;
export const TOWNS: readonly number[] = [GOVERNORATE, DELEGATION, LOCALITY];

const joined = new Uint8Array(LONGEST);

/** The towns and quarters that have exactly this name. */
export function* rowsOfTowns(
  { byWhole, row, columns }: NameIndex,
  key: number,
): Generator<number, undefined> {
  for (let p = byWhole.last[key] ?? 0; p > 0; p = byWhole.before[p] ?? 0) {
    const named = row[(byWhole.items[p] ?? 0) >> 1] ?? 0;
    if (TOWNS.includes(columns.types[named] ?? 0)) yield named;
  }
}

/** Whether a town or quarter has exactly this name. */
const isTown = (index: NameIndex, key: number): boolean => rowsOfTowns(index, key).next().done === false;

/**
 * Finds consecutive words that are exactly the name of a town or quarter, each spelt correctly or as two words ("den den"). Calls `take`
 * with their bits and the name's key. Words after "rue" are a street's name and do not count.
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
