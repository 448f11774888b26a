import { PLACE_TYPES } from '../places/placeColumns.ts';
import type { NameIndex } from './nameIndex.ts';
import * as penalty from './penalties.ts';
import { isPostal, NO_WORD, type ReadWord } from './readWords.ts';

const SPOT = [PLACE_TYPES.indexOf('locality'), PLACE_TYPES.indexOf('address')];
const NO_REGION = 255;

/** What is known of each region beside each word of a query: how far the word is from its name. */
export function noRegions(index: NameIndex): Uint8Array {
  return new Uint8Array(index.regions).fill(NO_REGION);
}

/** What the words cost that a name leaves out: less, where they say in which region or under which postal code its place lies. */
export class LeftOver {
  /** Of the row last weighed: bits of the words that nothing explains, and what they cost. */
  unexplained = 0;
  unexplainedCost = 0;
  private readonly index: NameIndex;
  private readonly read: readonly ReadWord[];
  private readonly regions: readonly Uint8Array[];
  private readonly isKindSought: boolean;
  /** Which word is the first "rue" or the like; -1 where none is. */
  private readonly way: number;

  /** `isKindSought` where a kind is looked for in a region, as in "gare tunis". */
  constructor(
    index: NameIndex,
    read: readonly ReadWord[],
    regions: readonly Uint8Array[],
    isKindSought: boolean,
  ) {
    this.index = index;
    this.read = read;
    this.regions = regions;
    this.isKindSought = isKindSought;
    this.way = read.findIndex(({ isWay }) => isWay);
  }

  /**
   * Whether the words that nothing explains may say where a street is of which `bits` are the name: "rue" is followed by a street's own
   * name, and without such a word the name comes first.
   */
  mayBeQuarter(bits: number): boolean {
    const { unexplained } = this;
    if (unexplained === 0) return false;
    if (this.way < 0) return (bits & -bits) < (unexplained & -unexplained);
    return (unexplained & (2 << this.way)) === 0;
  }

  /** What the words cost that are not among `bits`, for the place of a row. */
  weigh(bits: number, row: number): number {
    const { read, regions, isKindSought } = this;
    const { columns } = this.index;
    const area = columns.area[row] ?? 0;
    const governorate = columns.areas[area]?.governorate ?? -1;
    const isSpot = this.way >= 0 && SPOT.includes(columns.types[row] ?? 0);
    let cost = 0;
    this.unexplained = this.unexplainedCost = 0;
    for (let i = 0; i < read.length; i++) {
      const bit = 1 << i;
      if (bits & bit) continue;
      const { word, weight, isKind, isWay, isTelling } = read[i] ?? NO_WORD;
      if (isWay && isSpot) cost += penalty.SOUGHT_WAY;
      if (isKind && isKindSought) {
        cost += penalty.SOUGHT_KIND;
        continue;
      }
      if (word.isNumber && isPostal(columns.postal[row] ?? 0, word.codes)) {
        cost += penalty.REGION_COST;
        continue;
      }
      const region = Math.min(
        regions[i]?.[columns.governorates.length + area] ?? NO_REGION,
        governorate < 0 ? NO_REGION : (regions[i]?.[governorate] ?? NO_REGION),
      );
      const explained = region === NO_REGION ? weight : region + penalty.REGION_COST;
      cost += Math.min(weight, explained);
      if (explained < weight || isWay) continue;
      // A number belongs to the name before it, as in "Cité Ennour 2"; at the beginning it is a house's.
      if (isTelling || isKind || this.unexplained & (bit >> 1)) {
        this.unexplained |= bit;
        this.unexplainedCost += weight;
      }
    }
    return cost;
  }
}
