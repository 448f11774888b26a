import { ADDRESS, LOCALITY, POSTAL, STREET } from '../../places/placeColumns.ts';
import { isArabic, isDigit } from '../read/fold.ts';
import { UNREACHED, type NameMatches } from './nameMatches.ts';
import { Lowest, onePerRow, type Candidate } from '../rank/candidates.ts';
import { ResidualCost } from './residualCost.ts';
import type { NameIndex } from '../match/nameIndex.ts';
import * as penalty from './penalties.ts';
import type { Preference } from '../rank/preference.ts';
import { bitsOf, isAddress, type ReadWord } from '../read/readWords.ts';
import type { ParsedQuery } from './parsedQuery.ts';
import { TOWNS } from './townsNamed.ts';
import type { PartialMatches } from './vicinity.ts';

/** Maximum number of names that become candidates. */
const CROWD = 64;
/** Maximum cost of a guess, as a share of the weight of the query's words. */
const FARTHEST_GUESS = 0.7;
/** Maximum cost of a named town, however much of the query is not understood. */
const FARTHEST_TOWN = 900;
/** Share of its cost that is added all the same: of two such towns the one at the typed postal code is cheaper. */
const STILL_COUNTED = 1 / 32;

/** Arabic names with an article after their first word, or none that is known: "ساقية ا" begins Sakiet Ezzit. */
const GOES_ON_WITH_ARTICLE = / ال|^$/;
const ALEFS = 'اأإآ';
/** What is found by its whole name, however much else is typed. */
const KNOWN: readonly number[] = [...TOWNS, POSTAL];

/**
 * Arabic names that have a word with the article and the letter after it that were typed, as "ساحة الجمهورية" for "الجمه", or no name. Null
 * if no article was typed. Before a kind of place it says nothing: no hospital's name has the article of "المستشفى".
 */
function namesWithArticle({ word: { afterArticle }, isKind }: ReadWord): RegExp | null {
  if (isKind || !/^\p{L}$/u.test(afterArticle)) return null;
  const letter = ALEFS.includes(afterArticle) ? `[${ALEFS}]` : afterArticle;
  return new RegExp(`(?:^|\\s)ال${letter}|^$`);
}

/** The number of bits set, one per word of a query. */
function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** What of a query every name is measured against. */
interface Asked {
  readonly parsed: ParsedQuery;
  readonly residual: ResidualCost;
  /** Bits of the words that name a town or are a postal code. */
  readonly known: number;
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
  /** The same of an Arabic one. */
  readonly endsInArticle: boolean;
  /** Cost above which only a named town is an answer. */
  readonly farthest: number;
}

/** How a query may be read as a name. */
interface Reading {
  /** Bits of the words that are the name's. */
  bits: number;
  /** The cost with that of the remaining words, and without. */
  cost: number;
  base: number;
  isFuzzy: boolean;
  /** Whether no word that identifies the name is missing. */
  isComplete: boolean;
}

function readAsked(parsed: ParsedQuery, residual: ResidualCost): Asked {
  const { read, typed, isSmallOpen } = parsed;
  const isBeginning = read.length === 1 && read[0]?.word.isOpen === true;
  const weight = read.reduce((sum, word) => sum + word.weight, 0);
  return {
    parsed,
    residual,
    known: parsed.named | parsed.postalCodes,
    tellingBits: bitsOf(read, ({ isKind }) => !isKind),
    numberBits: bitsOf(read, ({ word }) => word.isNumber && word.codes.length > 2),
    anyNumber: bitsOf(read, ({ codes }) => isDigit(codes[0] ?? 0)),
    every: (1 << read.length) - 1,
    isBeginning,
    mayGoOn: (isBeginning || typed === 1) && (read[0]?.key ?? -1) >= 0,
    smallWords: typed - read.length,
    isSmallOpen,
    endsInArticle: isSmallOpen && isArabic(parsed.words.at(-1)?.codes[0]),
    farthest: read.length < 2 ? UNREACHED : Math.min(FARTHEST_TOWN, FARTHEST_GUESS * weight),
  };
}

/** Bits of the matched words, without those of a building's name if the place is not a building of that kind. */
const meant = (bits: number, { building, buildingKind }: ParsedQuery): number =>
  (bits & building) !== 0 && (bits & buildingKind) === 0 ? bits & ~building : bits;

/** Scores the matched names and keeps the likeliest. */
export class NameScorer {
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
    parsed: ParsedQuery,
    regions: readonly Uint8Array[],
    preference: Preference,
    streets: PartialMatches,
  ): Candidate[] {
    const { columns, row: rowOf } = this.index;
    const { lowest, nameMatches } = this;
    if (this.totals.length < nameMatches.count) {
      this.totals = new Float64Array(nameMatches.count * 2);
      this.slots = new Uint32Array(nameMatches.count * 2);
    }
    const { totals, slots } = this;
    const { read } = parsed;
    const asked = readAsked(parsed, new ResidualCost(this.index, parsed, regions));
    const withArticle = asked.isBeginning && read[0] ? namesWithArticle(read[0]) : null;
    const partial = isAddress(read) ? streets : undefined;
    // One for all names: thousands are read on a key.
    const reading: Reading = { bits: 0, cost: 0, base: 0, isFuzzy: false, isComplete: false };
    lowest.clear();
    let count = 0;
    for (let slot = 0; slot < nameMatches.count; slot++) {
      const row = rowOf[nameMatches.names[slot] ?? 0] ?? 0;
      this.readName(asked, slot, row, reading);
      if (partial) this.addPartial(asked, slot, row, reading, preference, partial);
      const cost = this.costOfRow(asked, slot, row, reading);
      let total = cost + this.unlikely(row) + this.costOfRank(asked, row, cost, reading.isFuzzy);
      if (withArticle?.test(columns.namesAr[row] ?? '') === false) total += penalty.NO_ARTICLE;
      if (total >= lowest.limit || !preference.accepts(row)) continue;
      total += preference.weigh(row);
      if (total >= lowest.limit) continue;
      lowest.add(total);
      nameMatches.costs[slot] = Math.floor(cost) * 2 + (reading.isFuzzy ? 1 : 0);
      nameMatches.matched[slot] = reading.bits;
      totals[count] = total;
      slots[count++] = slot;
    }
    return this.lowestOf(read, count);
  }

  /** What a place costs for being little known. */
  private unlikely(row: number): number {
    return (1 - (this.index.columns.importance[row] ?? 0)) * penalty.LIKELIHOOD;
  }

  /** A name's cost with that of the remaining words, which are not weighed if they make it too expensive in any case. */
  private withRest(asked: Asked, cost: number, bits: number, row: number, isExact: boolean): number {
    const { every, known, farthest, residual } = asked;
    if (bits === every) return cost;
    const least = cost + residual.atLeast(bits);
    const isTown = (bits & ~known) === 0;
    if (least + this.unlikely(row) >= this.lowest.limit || (least > farthest && !isTown)) return least;
    return cost + residual.weigh(bits, row, isExact);
  }

  /** Reads a name's words one by one, and it as a whole, and notes the cheaper reading. */
  private readName(asked: Asked, slot: number, row: number, reading: Reading): void {
    const { nameMatches } = this;
    const { telling, kinds } = this.index;
    const { parsed } = asked;
    const name = nameMatches.names[slot] ?? 0;
    const bits = meant(nameMatches.matched[slot] ?? 0, parsed);
    reading.bits = bits;
    reading.cost = reading.base = UNREACHED;
    reading.isFuzzy = reading.isComplete = false;
    if (bits !== 0) {
      const missing = this.missing(asked, name, row, bits);
      reading.base = (nameMatches.costs[slot] ?? 0) + this.costOfMissing(asked, slot, row, bits, missing);
      reading.isFuzzy = nameMatches.fuzzy[slot] !== 0;
      reading.isComplete = missing === 0;
      reading.cost = this.withRest(asked, reading.base, bits, row, missing === 0 && !reading.isFuzzy);
    }
    const covered = nameMatches.covered[slot] ?? 0;
    const wholeCost = nameMatches.wholeCosts[slot] ?? 0;
    if (wholeCost === UNREACHED || meant(covered, parsed) !== covered) return;
    const base = wholeCost >> 1;
    const isFuzzy = (wholeCost & 1) === 1;
    // A name of one word, article aside, is what it is as a whole, where an article left out counts.
    const isOneWord = (telling[name] ?? 0) + (kinds[name] ?? 0) === 1;
    if (asked.isBeginning && isOneWord && reading.cost > 0 && !reading.isFuzzy) reading.cost = UNREACHED;
    if (base >= reading.cost) return;
    const cost = this.withRest(asked, base, covered, row, !isFuzzy);
    if (cost >= reading.cost) return;
    reading.bits = covered;
    reading.cost = cost;
    reading.base = base;
    reading.isFuzzy = isFuzzy;
    reading.isComplete = true;
  }

  /** A reading's cost, with what holds of its place; infinite where too little of the query is understood. */
  private costOfRow(asked: Asked, slot: number, row: number, reading: Reading): number {
    const { types, namesAr } = this.index.columns;
    const { bits, isFuzzy, isComplete } = reading;
    let { cost } = reading;
    if (
      asked.endsInArticle &&
      cost > penalty.UNSEEN_BEGINNING &&
      GOES_ON_WITH_ARTICLE.test(namesAr[row] ?? '')
    )
      cost -= penalty.UNSEEN_BEGINNING;
    // A named town or postal code is found, however much of an address is not understood.
    if (cost > asked.farthest) {
      const isKnown = isComplete && !isFuzzy && (bits & ~asked.known) === 0;
      if (!isKnown || !KNOWN.includes(types[row] ?? 0)) return Infinity;
      cost = Math.min(cost, FARTHEST_TOWN + cost * STILL_COUNTED);
    }
    if (cost > 0 && !isFuzzy && this.index.isAlias[this.nameMatches.names[slot] ?? 0] === 1)
      cost += asked.isBeginning ? penalty.UNSHOWN_YET : penalty.UNSHOWN;
    return cost;
  }

  /** Notes a street or building whose quarter the other words may name. */
  private addPartial(
    { parsed, every, residual }: Asked,
    slot: number,
    row: number,
    { bits, base, isFuzzy, isComplete }: Reading,
    preference: Preference,
    partial: PartialMatches,
  ): void {
    const type = this.index.columns.types[row];
    const unlikely = this.unlikely(row);
    if (!partial.takes(base + unlikely) || bits === every) return;
    if ((type !== STREET && type !== ADDRESS) || !preference.accepts(row)) return;
    const cost = base + residual.weigh(bits, row, isComplete && !isFuzzy);
    const { unexplainedCost, elsewhereCost } = residual;
    const total = cost + unlikely + preference.weigh(row);
    if (!residual.mayBeQuarter(bits, row) || !partial.takes(total - unexplainedCost)) return;
    const name = this.nameMatches.names[slot] ?? 0;
    const street = this.candidate(parsed.read, name, cost, total, isFuzzy, bits);
    partial.add({ ...street, unexplained: residual.words(), unexplainedCost, elsewhereCost });
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
  private isNumberMissing({ anyNumber }: Asked, name: number, row: number, matched: number): boolean {
    const { numbered, columns } = this.index;
    return numbered[name] === 1 && columns.types[row] === LOCALITY && (matched & anyNumber) === 0;
  }

  /** How many words that identify a name were not typed. */
  private missing(asked: Asked, name: number, row: number, matched: number): number {
    // A postal code's number is its complete name; the locality beside it only says where it is.
    const isCode = this.index.columns.types[row] === POSTAL;
    if (isCode && (matched & asked.numberBits) !== 0) return 0;
    const told = bitCount(matched & asked.tellingBits);
    const number = this.isNumberMissing(asked, name, row, matched) ? 1 : 0;
    const missing = Math.max(0, (this.index.telling[name] ?? 0) - told - number);
    // Where only a kind is typed, one of it is as good as another, however long its name is.
    return asked.tellingBits === 0 ? Math.min(1, missing) : missing;
  }

  /** What the words of a name cost that were not typed. */
  private costOfMissing(asked: Asked, slot: number, row: number, matched: number, missing: number): number {
    const { kinds, smalls } = this.index;
    const name = this.nameMatches.names[slot] ?? 0;
    const missingKinds = Math.max(0, (kinds[name] ?? 0) - bitCount(matched & ~asked.tellingBits));
    // Beside the kind that was asked for another one is not left out: a station at an airport is no post office.
    const perKind = asked.parsed.asksForKind ? penalty.MISSING_WORD : penalty.MISSING_KIND;
    let cost = missing * penalty.MISSING_WORD + missingKinds * perKind;
    if (this.isNumberMissing(asked, name, row, matched)) cost += penalty.MISSING_NUMBER;
    if (asked.isSmallOpen) cost += penalty.UNSEEN_BEGINNING;
    else if (asked.smallWords > 0 && smalls[name] === 0) cost += penalty.UNSEEN_SMALL;
    if (this.nameMatches.wholeCosts[slot] === UNREACHED && missing + missingKinds > 0)
      cost += penalty.NOT_FIRST;
    return cost;
  }

  /** What sets a place back, or brings it forward, among others of its cost. */
  private costOfRank({ mayGoOn, numberBits }: Asked, row: number, cost: number, isFuzzy: boolean): number {
    const { types, importance, area } = this.index.columns;
    const type = types[row];
    // A place ranks before a street or a house of its name.
    let extra = cost === 0 && (type === STREET || type === ADDRESS) ? penalty.NAMED_AFTER : 0;
    // Of streets of one name the one in a governorate's seat is likelier meant.
    if (cost === 0 && type === STREET && this.index.besideSeat[area[row] ?? 0]) extra += penalty.BESIDE_SEAT;
    const isSought = (importance[row] ?? 0) > penalty.WELL_KNOWN;
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
