import { PLACE_TYPES } from '../places/placeColumns.ts';
import { bitCount } from './bitCount.ts';
import { isDigit } from './fold.ts';
import { UNREACHED, type NameMatches } from './nameMatches.ts';
import { Lowest, onePerRow, type Candidate } from './inOrder.ts';
import { LeftOver } from './leftOver.ts';
import type { NameIndex } from './nameIndex.ts';
import * as penalty from './penalties.ts';
import type { Preference } from './preference.ts';
import { isAddress, type ReadWord } from './readWords.ts';
import type { Sought } from './sought.ts';
import { TOWNS } from './townsNamed.ts';
import type { PartialMatches } from './vicinity.ts';

const POSTAL = PLACE_TYPES.indexOf('postal');
const LOCALITY = PLACE_TYPES.indexOf('locality');
const STREET = PLACE_TYPES.indexOf('street');
const ADDRESS = PLACE_TYPES.indexOf('address');
/** Maximum number of names that become candidates. */
const CROWD = 64;
/** Maximum cost of a guess, as a share of the weight of the query's words. */
const FARTHEST_GUESS = 0.7;
/** Maximum cost of a named town, however much of the query is not understood. */
const FARTHEST_TOWN = 900;

const ALEFS = 'اأإآ';

/**
 * Arabic names that have a word with the article and the letter after it that were typed, as "ساحة الجمهورية" for "الجمه", or no name; null
 * if no article was typed. Before a kind of place it says nothing: no hospital's name has the article of "المستشفى".
 */
function namesWithArticle({ word: { afterArticle }, isKind }: ReadWord): RegExp | null {
  if (isKind || !/^\p{L}$/u.test(afterArticle)) return null;
  const letter = ALEFS.includes(afterArticle) ? `[${ALEFS}]` : afterArticle;
  return new RegExp(`(?:^|\\s)ال${letter}|^$`);
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
    const { read, typed } = sought;
    const { columns, telling, kinds, smalls, numbered, row: rowOf } = this.index;
    const { lowest, nameMatches } = this;
    if (this.totals.length < nameMatches.count) {
      this.totals = new Float64Array(nameMatches.count * 2);
      this.slots = new Uint32Array(nameMatches.count * 2);
    }
    const { totals, slots } = this;
    let tellingBits = 0;
    let numberBits = 0;
    let anyNumber = 0;
    read.forEach(({ isKind, word, codes }, i) => {
      if (!isKind) tellingBits |= 1 << i;
      if (word.isNumber && word.codes.length > 2) numberBits |= 1 << i;
      if (isDigit(codes[0] ?? 0)) anyNumber |= 1 << i;
    });
    const every = (1 << read.length) - 1;
    const isBeginning = read.length === 1 && read[0]?.word.isOpen === true;
    // With a space after it too: after "hammam " comes Lif or Sousse.
    const mayGoOn = (isBeginning || typed === 1) && (read[0]?.key ?? -1) >= 0;
    const withArticle = isBeginning && read[0] ? namesWithArticle(read[0]) : null;
    lowest.clear();
    let count = 0;
    const weight = read.reduce((sum, word) => sum + word.weight, 0);
    const farthest = read.length < 2 ? UNREACHED : Math.min(FARTHEST_TOWN, FARTHEST_GUESS * weight);
    // Too expensive to be an answer, unless it is a named town, so the remaining words need not be weighed.
    const isTooFar = (least: number, bits: number): boolean =>
      least > farthest && (bits & ~sought.named) !== 0;
    const smallWords = typed - read.length;
    const partial = isAddress(read) ? streets : undefined;
    const leftOver = new LeftOver(this.index, sought, regions);
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
        const told = bitCount(matched & tellingBits);
        // A postal code's number is its complete name; the locality beside it only says where it is.
        const isCode = type === POSTAL && (matched & numberBits) !== 0;
        const isNumberMissing = numbered[name] === 1 && type === LOCALITY && (matched & anyNumber) === 0;
        const missing = isCode ? 0 : Math.max(0, (telling[name] ?? 0) - told - (isNumberMissing ? 1 : 0));
        const missingKinds = Math.max(0, (kinds[name] ?? 0) - bitCount(matched & ~tellingBits));
        cost =
          (nameMatches.costs[slot] ?? 0) +
          missing * penalty.MISSING_WORD +
          (isNumberMissing ? penalty.MISSING_NUMBER : 0) +
          missingKinds * penalty.MISSING_KIND +
          (sought.isSmallOpen
            ? penalty.UNSEEN_BEGINNING
            : smallWords > 0 && smalls[name] === 0
              ? penalty.UNSEEN_SMALL
              : 0);
        if (nameMatches.wholeCosts[slot] === UNREACHED && missing + missingKinds > 0)
          cost += penalty.NOT_FIRST;
        isFuzzy = (nameMatches.fuzzy[slot] ?? 0) !== 0;
        isComplete = missing === 0;
        base = cost;
        if (matched !== every) {
          const least = cost + leftOver.atLeast(matched);
          if (least + unlikely >= lowest.limit || isTooFar(least, matched)) cost = least;
          else cost += leftOver.weigh(matched, row, missing === 0 && !isFuzzy);
        }
      }
      const wholly = meant(nameMatches.covered[slot] ?? 0, sought);
      const whole = wholly === nameMatches.covered[slot] ? (nameMatches.wholeCosts[slot] ?? 0) : UNREACHED;
      // A name of one word, article aside, is what it is as a whole, where an article left out counts.
      const isOneWord = (telling[name] ?? 0) + (kinds[name] ?? 0) === 1;
      if (isBeginning && isOneWord && cost > 0 && !isFuzzy && whole < UNREACHED) cost = UNREACHED;
      if (whole < UNREACHED && whole >> 1 < cost) {
        let wholeCost = whole >> 1;
        if (wholly !== every) {
          const least = wholeCost + leftOver.atLeast(wholly);
          if (least + unlikely >= lowest.limit || isTooFar(least, wholly)) wholeCost = least;
          else wholeCost += leftOver.weigh(wholly, row, (whole & 1) === 0);
        }
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
      // A named town is found, however much of an address is not understood.
      if (cost > farthest) {
        if (!isComplete || isFuzzy || (bits & ~sought.named) !== 0 || !TOWNS.includes(type)) continue;
        cost = Math.min(cost, FARTHEST_TOWN);
      }
      if (cost > 0 && !isFuzzy && this.index.isAlias[name] === 1)
        cost += isBeginning ? penalty.UNSHOWN_YET : penalty.UNSHOWN;
      let total = cost + unlikely;
      // A place ranks before a street or a house of its name.
      if (cost === 0 && (type === STREET || type === ADDRESS)) total += penalty.NAMED_AFTER;
      const isSought = (columns.importance[row] ?? 0) > penalty.SOUGHT_BY_MANY;
      if (mayGoOn && isSought && !isFuzzy) total -= Math.min(cost, penalty.GOES_ON);
      if (numberBits === 0 && type === POSTAL) total += penalty.UNASKED_CODE;
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
    const found: Candidate[] = [];
    for (let i = 0; i < count; i++) {
      const total = totals[i] ?? 0;
      if (!lowest.takes(total)) continue;
      const slot = slots[i] ?? 0;
      const name = nameMatches.names[slot] ?? 0;
      const cost = nameMatches.costs[slot] ?? 0;
      const bits = nameMatches.matched[slot] ?? 0;
      found.push(this.candidate(read, name, cost >> 1, total, (cost & 1) === 1, bits));
    }
    return onePerRow(found);
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
