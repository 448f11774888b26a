import { ADDRESS, LOCALITY, POSTAL, STREET } from '../places/placeColumns.ts';
import { bitCount } from './bitCount.ts';
import { isArabic, isDigit } from './fold.ts';
import { UNREACHED, type NameMatches } from './nameMatches.ts';
import { Lowest, onePerRow, type Candidate } from './inOrder.ts';
import { LeftOver } from './leftOver.ts';
import type { NameIndex } from './nameIndex.ts';
import * as penalty from './penalties.ts';
import type { Preference } from './preference.ts';
import { bitsOf, isAddress, type ReadWord } from './readWords.ts';
import type { Sought } from './sought.ts';
import { TOWNS } from './townsNamed.ts';
import type { PartialMatches } from './vicinity.ts';

/** Maximum number of names that become candidates. */
const CROWD = 64;
/** Maximum cost of a guess, as a share of the weight of the query's words. */
const FARTHEST_GUESS = 0.7;
/** Maximum cost of a named town, however much of the query is not understood. */
const FARTHEST_TOWN = 900;

/** Arabic names with an article after their first word, or none that is known: "ساقية ا" begins Sakiet Ezzit. */
const GOES_ON_WITH_ARTICLE = / ال|^$/;
const ALEFS = 'اأإآ';
/** What is found by its whole name, however much else is typed. */
const KNOWN: readonly number[] = [...TOWNS, POSTAL];

/**
 * Arabic names that have a word with the article and the letter after it that were typed, as "ساحة الجمهورية" for "الجمه", or no name; null
 * if no article was typed. Before a kind of place it says nothing: no hospital's name has the article of "المستشفى".
 */
function namesWithArticle({ word: { afterArticle }, isKind }: ReadWord): RegExp | null {
  if (isKind || !/^\p{L}$/u.test(afterArticle)) return null;
  const letter = ALEFS.includes(afterArticle) ? `[${ALEFS}]` : afterArticle;
  return new RegExp(`(?:^|\\s)ال${letter}|^$`);
}

/** What of a query every name is measured against. */
interface Asked {
  /** Bits of the words that identify a name, of numbers longer than two digits, of words with a digit, and of all. */
  readonly tellingBits: number;
  readonly numberBits: number;
  readonly anyNumber: number;
  readonly every: number;
  /** Whether it is one unfinished word. */
  readonly isBeginning: boolean;
  /** Whether its one word may be the first of a name. With a space after it too: after "hammam " comes Lif or Sousse. */
  readonly mayGoOn: boolean;
  /** How many articles and the like it has; and whether it ends in one that may be the beginning of a longer word. */
  readonly smallWords: number;
  readonly isSmallOpen: boolean;
  /** Cost above which only a named town is an answer. */
  readonly farthest: number;
}

function readAsked({ read, typed, isSmallOpen }: Sought): Asked {
  const isBeginning = read.length === 1 && read[0]?.word.isOpen === true;
  const weight = read.reduce((sum, word) => sum + word.weight, 0);
  return {
    tellingBits: bitsOf(read, ({ isKind }) => !isKind),
    numberBits: bitsOf(read, ({ word }) => word.isNumber && word.codes.length > 2),
    anyNumber: bitsOf(read, ({ codes }) => isDigit(codes[0] ?? 0)),
    every: (1 << read.length) - 1,
    isBeginning,
    mayGoOn: (isBeginning || typed === 1) && (read[0]?.key ?? -1) >= 0,
    smallWords: typed - read.length,
    isSmallOpen,
    farthest: read.length < 2 ? UNREACHED : Math.min(FARTHEST_TOWN, FARTHEST_GUESS * weight),
  };
}

/** Bits of the matched words, without those of a building's name if the place is not a building of that kind. */
const meant = (bits: number, { building, buildingKind }: Sought): number =>
  (bits & building) !== 0 && (bits & buildingKind) === 0 ? bits & ~building : bits;

/** Scores the matched names and keeps the likeliest. */
export class Likeliest {
  private readonly index: NameIndex;
  private readonly nameMatches: NameMatches;
  private readonly lowest = new Lowest(CROWD);
  private totals = new Float64Array(1024);
  private slots = new Uint32Array(1024);

  constructor(index: NameIndex, nameMatches: NameMatches) {
    this.index = index;
    this.nameMatches = nameMatches;
  }

  find(
    sought: Sought,
    regions: readonly Uint8Array[],
    preference: Preference,
    streets: PartialMatches,
  ): Candidate[] {
    const { read } = sought;
    const { columns, telling, kinds, row: rowOf } = this.index;
    const { lowest, nameMatches } = this;
    if (this.totals.length < nameMatches.count) {
      this.totals = new Float64Array(nameMatches.count * 2);
      this.slots = new Uint32Array(nameMatches.count * 2);
    }
    const { totals, slots } = this;
    const asked = readAsked(sought);
    const known = sought.named | sought.postalCodes;
    const { every, isBeginning, farthest } = asked;
    const withArticle = isBeginning && read[0] ? namesWithArticle(read[0]) : null;
    const endsInArticle = sought.isSmallOpen && isArabic(sought.words.at(-1)?.codes[0]);
    lowest.clear();
    let count = 0;
    const partial = isAddress(read) ? streets : undefined;
    const leftOver = new LeftOver(this.index, sought, regions);
    /** A name's cost with that of the remaining words, which are not weighed if they make it too expensive in any case. */
    const withRest = (
      cost: number,
      bits: number,
      row: number,
      unlikely: number,
      isExact: boolean,
    ): number => {
      if (bits === every) return cost;
      const least = cost + leftOver.atLeast(bits);
      const isTown = (bits & ~known) === 0;
      if (least + unlikely >= lowest.limit || (least > farthest && !isTown)) return least;
      return cost + leftOver.weigh(bits, row, isExact);
    };
    for (let slot = 0; slot < nameMatches.count; slot++) {
      const name = nameMatches.names[slot] ?? 0;
      const row = rowOf[name] ?? 0;
      const type = columns.types[row] ?? 0;
      const unlikely = (1 - (columns.importance[row] ?? 0)) * penalty.LIKELIHOOD;
      const matched = meant(nameMatches.matched[slot] ?? 0, sought);
      let bits = matched;
      let cost = UNREACHED;
      // The cost without the remaining words.
      let base = cost;
      let isFuzzy = false;
      let isComplete = false;
      if (matched !== 0) {
        const missing = this.missing(asked, name, type, matched);
        cost = (nameMatches.costs[slot] ?? 0) + this.costOfMissing(asked, slot, type, matched, missing);
        isFuzzy = (nameMatches.fuzzy[slot] ?? 0) !== 0;
        isComplete = missing === 0;
        base = cost;
        cost = withRest(cost, matched, row, unlikely, isComplete && !isFuzzy);
      }
      const wholly = meant(nameMatches.covered[slot] ?? 0, sought);
      const whole = wholly === nameMatches.covered[slot] ? (nameMatches.wholeCosts[slot] ?? 0) : UNREACHED;
      // A name of one word, article aside, is what it is as a whole, where an article left out counts.
      const isOneWord = (telling[name] ?? 0) + (kinds[name] ?? 0) === 1;
      if (isBeginning && isOneWord && cost > 0 && !isFuzzy && whole < UNREACHED) cost = UNREACHED;
      if (whole < UNREACHED && whole >> 1 < cost) {
        const wholeCost = withRest(whole >> 1, wholly, row, unlikely, (whole & 1) === 0);
        if (wholeCost < cost) {
          cost = wholeCost;
          base = whole >> 1;
          bits = wholly;
          isFuzzy = (whole & 1) === 1;
          isComplete = true;
        }
      }
      if (
        partial?.takes(base + unlikely) &&
        bits !== every &&
        (type === STREET || type === ADDRESS) &&
        preference.accepts(row)
      ) {
        const streetCost = base + leftOver.weigh(bits, row, isComplete && !isFuzzy);
        const { unexplainedCost, elsewhereCost } = leftOver;
        const total = streetCost + unlikely + preference.weigh(row);
        if (leftOver.mayBeQuarter(bits, row) && partial.takes(total - unexplainedCost)) {
          const unexplained = leftOver.words();
          const street = this.candidate(read, name, streetCost, total, isFuzzy, bits);
          partial.add({ ...street, unexplained, unexplainedCost, elsewhereCost });
        }
      }
      if (
        endsInArticle &&
        cost > penalty.UNSEEN_BEGINNING &&
        GOES_ON_WITH_ARTICLE.test(columns.namesAr[row] ?? '')
      )
        cost -= penalty.UNSEEN_BEGINNING;
      // A named town or postal code is found, however much of an address is not understood.
      if (cost > farthest) {
        if (!isComplete || isFuzzy || (bits & ~known) !== 0 || !KNOWN.includes(type)) continue;
        cost = Math.min(cost, FARTHEST_TOWN + cost / 32);
      }
      if (cost > 0 && !isFuzzy && this.index.isAlias[name] === 1)
        cost += isBeginning ? penalty.UNSHOWN_YET : penalty.UNSHOWN;
      let total = cost + unlikely + this.costOfRank(asked, row, type, cost, isFuzzy);
      if (withArticle?.test(columns.namesAr[row] ?? '') === false) total += penalty.NO_ARTICLE;
      if (total >= lowest.limit || !preference.accepts(row)) continue;
      total += preference.weigh(row);
      if (total >= lowest.limit) continue;
      lowest.add(total);
      nameMatches.costs[slot] = Math.floor(cost) * 2 + (isFuzzy ? 1 : 0);
      nameMatches.matched[slot] = bits;
      totals[count] = total;
      slots[count++] = slot;
    }
    return this.lowestOf(read, count);
  }

  /** The places of the names kept, of the lowest totals; each at its likeliest name. */
  private lowestOf(read: readonly ReadWord[], kept: number): Candidate[] {
    const { names, costs, matched } = this.nameMatches;
    const found: Candidate[] = [];
    for (let i = 0; i < kept; i++) {
      const total = this.totals[i] ?? 0;
      if (!this.lowest.takes(total)) continue;
      const slot = this.slots[i] ?? 0;
      const cost = costs[slot] ?? 0;
      const isFuzzy = (cost & 1) === 1;
      found.push(this.candidate(read, names[slot] ?? 0, cost >> 1, total, isFuzzy, matched[slot] ?? 0));
    }
    return onePerRow(found);
  }

  /** Whether a numbered quarter is asked for without its number. */
  private isNumberMissing({ anyNumber }: Asked, name: number, type: number, matched: number): boolean {
    return this.index.numbered[name] === 1 && type === LOCALITY && (matched & anyNumber) === 0;
  }

  /** How many words that identify a name were not typed. */
  private missing(asked: Asked, name: number, type: number, matched: number): number {
    // A postal code's number is its complete name; the locality beside it only says where it is.
    if (type === POSTAL && (matched & asked.numberBits) !== 0) return 0;
    const told = bitCount(matched & asked.tellingBits);
    const number = this.isNumberMissing(asked, name, type, matched) ? 1 : 0;
    return Math.max(0, (this.index.telling[name] ?? 0) - told - number);
  }

  /** What the words of a name cost that were not typed. */
  private costOfMissing(asked: Asked, slot: number, type: number, matched: number, missing: number): number {
    const { kinds, smalls } = this.index;
    const name = this.nameMatches.names[slot] ?? 0;
    const missingKinds = Math.max(0, (kinds[name] ?? 0) - bitCount(matched & ~asked.tellingBits));
    let cost = missing * penalty.MISSING_WORD + missingKinds * penalty.MISSING_KIND;
    if (this.isNumberMissing(asked, name, type, matched)) cost += penalty.MISSING_NUMBER;
    if (asked.isSmallOpen) cost += penalty.UNSEEN_BEGINNING;
    else if (asked.smallWords > 0 && smalls[name] === 0) cost += penalty.UNSEEN_SMALL;
    if (this.nameMatches.wholeCosts[slot] === UNREACHED && missing + missingKinds > 0)
      cost += penalty.NOT_FIRST;
    return cost;
  }

  /** What sets a place back, or brings it forward, among others of its cost. */
  private costOfRank(
    { mayGoOn, numberBits }: Asked,
    row: number,
    type: number,
    cost: number,
    isFuzzy: boolean,
  ): number {
    // A place ranks before a street or a house of its name.
    let extra = cost === 0 && (type === STREET || type === ADDRESS) ? penalty.NAMED_AFTER : 0;
    const isSought = (this.index.columns.importance[row] ?? 0) > penalty.SOUGHT_BY_MANY;
    if (mayGoOn && isSought && !isFuzzy) extra -= Math.min(cost, penalty.GOES_ON);
    if (numberBits === 0 && type === POSTAL) extra += penalty.UNASKED_CODE;
    return extra;
  }

  private candidate(
    read: readonly ReadWord[],
    name: number,
    cost: number,
    total: number,
    isFuzzy: boolean,
    bits: number,
  ): Candidate {
    const { index } = this;
    const row = index.row[name] ?? 0;
    const title = index.columns.names[row] ?? '';
    return { index, row, name, cost, total, isFuzzy, read, bits, title, order: total };
  }
}
