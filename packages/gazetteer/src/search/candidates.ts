import { PLACE_TYPES } from '../places/placeColumns.ts';
import { LONGEST } from './distance.ts';
import { Lowest, onePerRow, type Candidate } from './inOrder.ts';
import { LeftOver, noRegions, SURE_REGION } from './leftOver.ts';
import { matchKeys, type KeyMatches } from './match.ts';
import type { NameIndex } from './nameIndex.ts';
import type { Preference } from './preference.ts';
import type { QueryWord } from './readQuery.ts';
import * as penalty from './penalties.ts';
import { buildingNames, isAddress, readWords, type ReadWord } from './readWords.ts';
import { TOWNS, townsNamed } from './townsNamed.ts';
import { Hopes } from './vicinity.ts';
import { isDigit } from './fold.ts';
import { bitCount } from './bitCount.ts';
import { ROLE_BUILDING } from './words.ts';

const POSTAL = PLACE_TYPES.indexOf('postal');
const LOCALITY = PLACE_TYPES.indexOf('locality');
const STREET = [PLACE_TYPES.indexOf('street'), PLACE_TYPES.indexOf('address')];
/** A small word of more letters than this is being typed as itself. */
const LONGEST_ARTICLE = 3;
/** How much likelier a name is for each doubling of the places that bear it. */
const COMMON = 5;
/** So many names are candidates, the likeliest of all that were gathered. */
const CROWD = 128;
/** With a name this near, spaces in the wrong place need not be thought of. */
const CLEAR = 30;
/** So many letters may be two words written as one. */
const RUN_TOGETHER = 6;
const UNREACHED = 1 << 20;
/** A guess farther off than this is none, in hundredths of an edit. */
const FARTHEST_GUESS = 0.7;

/** Finds and weighs the places of one table. Keeps its scratch memory between keystrokes. */
export class CandidateFinder {
  private readonly index: NameIndex;
  private readonly stamp: Int32Array;
  private readonly slot: Int32Array;
  private epoch = 0;
  /** Whether a kind is looked for in a region, as in "gare tunis": the region itself is then no answer. */
  isKindSought = false;
  /** Whether the query ends in a small word that may be the beginning of another. */
  private isSmallOpen = false;
  /** Bits of the words that are a building's name, which stands for a place of that kind only, and of the words for the kind. */
  building = 0;
  private buildingKind = 0;
  /** Bits of the words that are the very names of towns and quarters, and of those that are one word written apart: they mean nothing else. */
  named = 0;
  private apart = 0;
  private count = 0;
  private touched = new Uint32Array(1024);
  /** Bits of the query's words: found in the name; found with corrections; covered by the whole name. */
  private matched = new Uint16Array(1024);
  private fuzzy = new Uint16Array(1024);
  private covered = new Uint16Array(1024);
  private costs = new Int32Array(1024);
  /** Which of its words last answered one of the query. */
  private answered = new Int32Array(1024);
  private wholeCosts = new Int32Array(1024);
  private totals = new Float64Array(1024);
  private likely = new Uint32Array(1024);
  private readonly lowest = new Lowest(CROWD);
  /** Streets of the last query that words for a quarter nearby may belong to. */
  readonly hopes = new Hopes();
  private readonly remembered = new Map<string, KeyMatches>();

  constructor(index: NameIndex) {
    this.index = index;
    this.stamp = new Int32Array(index.names);
    this.slot = new Int32Array(index.names);
  }

  /** Places for the words of a query; `other` knows the towns named from its own table. */
  find(words: readonly QueryWord[], preference: Preference, other?: CandidateFinder): Candidate[] {
    const { index } = this;
    this.hopes.clear();
    this.epoch++;
    this.count = 0;
    this.named = other?.named ?? 0;
    this.apart = other?.apart ?? 0;
    const read = readWords(index, words);
    this.readBuildings(read);
    if (read.length === 0) return this.startingWith(words, preference);
    const last = words.at(-1);
    this.isSmallOpen =
      last?.isOpen === true && last !== read.at(-1)?.word && last.codes.length <= LONGEST_ARTICLE;
    const regions = read.map(() => noRegions(index));
    const limit = read.length === 1 ? index.lexicon.size : index.lexicon.words;
    // Beside a region's name, a kind alone may be what is looked for.
    const anyTelling = read.some(
      ({ isTelling, key }) => isTelling && !(read.length > 1 && index.byRegion.has(key)),
    );
    this.isKindSought = !anyTelling && read.length > 1;
    if (read.length > 1) {
      this.addTowns(read);
      this.addCodes(read);
    }
    for (const telling of [true, false]) {
      read.forEach(({ word, codes, isTelling }, i) => {
        if (isTelling !== telling) return;
        const spellings = word.isOpen && codes !== word.codes ? [codes, word.codes] : [codes];
        for (const spelling of spellings) {
          const isSure = spelling !== word.codes || (this.apart & (1 << i)) !== 0;
          const matches = this.match(spelling, word.isOpen, limit, isSure);
          // A word of which one letter is typed opens no name by itself, for there are too many: it is found as its beginning.
          const isLetter = word.isOpen && spelling.length === 1;
          if (!isLetter || words.length > 1)
            this.addWord(i, matches, regions[i], telling || (!anyTelling && !isLetter), read.length === 1);
          if (read.length > 1) continue;
          if (word.isOpen) this.addWhole(1, matches, words.length > 1);
          else this.addWhole(1, this.match(spelling, true, limit), words.length > 1, true);
        }
      });
    }
    const isOneWord = words.length === 1 && last?.isOpen;
    if (!isOneWord) {
      if (!this.isClear(read, words.length)) this.addJoined(words, read, regions);
      // What is typed may be the beginning of a longer name, its last letters that of a word no matter what they are by themselves.
      else if (last?.isOpen) this.addPieces(words, (1 << read.length) - 1, true);
    }
    return this.best(read, words.length, regions, preference);
  }

  private readBuildings(read: readonly ReadWord[]): void {
    this.building = buildingNames(read);
    this.buildingKind = 0;
    if (this.building === 0) return;
    read.forEach(({ role }, i) => {
      if (role === ROLE_BUILDING) this.buildingKind |= 1 << i;
    });
  }

  private addTowns(read: readonly ReadWord[]): void {
    townsNamed(this.index, read, (bits, key) => {
      if (bits & this.building) return;
      this.named |= bits;
      if (bits & (bits - 1)) this.addApart(bits, key);
    });
  }

  /** A postal code says by itself where an address is. */
  private addCodes(read: readonly ReadWord[]): void {
    const { byWord, columns, row } = this.index;
    for (const { word, key } of read) {
      if (!word.isNumber || word.codes.length !== 4 || key < 0) continue;
      for (let p = byWord.last[key] ?? 0; p > 0; p = byWord.before[p] ?? 0) {
        const name = byWord.items[p] ?? 0;
        if (columns.types[row[name] ?? 0] === POSTAL) this.slotOf(name);
      }
    }
  }

  /** Names of one word that was written as several. */
  private addApart(bits: number, key: number): void {
    const { last, before, items } = this.index.byWord;
    if ((last[key] ?? 0) > 0) this.apart |= bits;
    for (let p = last[key] ?? 0; p > 0; p = before[p] ?? 0) {
      const slot = this.slotOf(items[p] ?? 0);
      this.matched[slot] = (this.matched[slot] ?? 0) | bits;
    }
  }

  /** Bits of words found, without those of a building's name where the place is none of that kind. */
  private meant(bits: number): number {
    return bits & this.building && !(bits & this.buildingKind) ? bits & ~this.building : bits;
  }

  /** Whether some name has the very words typed, and more than a letter or two of them. */
  private isClear(read: readonly ReadWord[], typed: number): boolean {
    const least = read.length === typed ? 1 : 3;
    if (!read.some(({ isKind, codes }) => !isKind && codes.length >= least)) return false;
    const every = (1 << read.length) - 1;
    const { telling } = this.index;
    const wordsTyped = read.filter(({ isKind }) => !isKind).length;
    for (let slot = 0; slot < this.count; slot++) {
      if (this.matched[slot] !== every || this.fuzzy[slot] !== 0) continue;
      const missing = (telling[this.touched[slot] ?? 0] ?? 0) - wordsTyped;
      if ((this.costs[slot] ?? 0) + missing * penalty.MISSING_WORD < CLEAR) return true;
    }
    return false;
  }

  /** Names that begin with the small words typed, which are all there is so far. */
  private startingWith(words: readonly QueryWord[], preference: Preference): Candidate[] {
    this.addPieces(words, 0);
    return this.best([], 0, [], preference);
  }

  /** Keys for a piece of the query; `isSure` where it is a known word in another spelling, and no misspelling of it is meant. */
  private match(codes: Uint8Array, isPrefix: boolean, limit: number, isSure = false): KeyMatches {
    const isWord = limit === this.index.lexicon.words;
    const name = String.fromCharCode((isPrefix ? 1 : 0) + (isWord ? 2 : 0) + (isSure ? 4 : 0), ...codes);
    let matches = this.remembered.get(name);
    if (!matches) {
      matches = matchKeys(this.index.lexicon, limit, codes, isPrefix, isSure);
      if (this.remembered.size > 40) this.remembered.clear();
      this.remembered.set(name, matches);
    }
    return matches;
  }

  private slotOf(name: number): number {
    if (this.stamp[name] === this.epoch) return this.slot[name] ?? 0;
    const slot = this.count++;
    if (slot === this.touched.length) this.grow();
    this.stamp[name] = this.epoch;
    this.slot[name] = slot;
    this.touched[slot] = name;
    this.matched[slot] = this.fuzzy[slot] = this.covered[slot] = this.costs[slot] = 0;
    this.wholeCosts[slot] = UNREACHED;
    this.answered[slot] = -1;
    return slot;
  }

  private grow(): void {
    const size = this.count * 2;
    this.touched = larger(this.touched, new Uint32Array(size));
    this.matched = larger(this.matched, new Uint16Array(size));
    this.fuzzy = larger(this.fuzzy, new Uint16Array(size));
    this.covered = larger(this.covered, new Uint16Array(size));
    this.costs = larger(this.costs, new Int32Array(size));
    this.answered = larger(this.answered, new Int32Array(size));
    this.wholeCosts = larger(this.wholeCosts, new Int32Array(size));
    this.totals = new Float64Array(size);
    this.likely = new Uint32Array(size);
  }

  /** Notes which names have the word; those that no telling word has found are passed over unless `opens`. */
  private addWord(
    i: number,
    { keys, costs }: KeyMatches,
    regions: Uint8Array | undefined,
    opens: boolean,
    isOnly: boolean,
  ): void {
    const { last, before, items } = this.index.byWord;
    const bit = 1 << i;
    let isRegion = false;
    for (let m = 0; m < keys.length; m++) {
      const key = keys[m] ?? 0;
      const cost = costs[m] ?? 0;
      // What is a region's very name beside other words is no misspelling of one of them.
      if (isRegion && cost & 1) return;
      for (let p = last[key] ?? 0; p > 0; p = before[p] ?? 0) {
        const name = items[p] ?? 0;
        if (!opens && this.stamp[name] !== this.epoch) continue;
        const slot = this.slotOf(name);
        if ((this.matched[slot] ?? 0) & bit) continue;
        // "bab b" is no Medjez el Bab: a word of a name answers one word of the query.
        if (cost > 0 && this.answered[slot] === key) continue;
        this.answered[slot] = key;
        this.matched[slot] = (this.matched[slot] ?? 0) | bit;
        this.costs[slot] = (this.costs[slot] ?? 0) + (cost >> 1);
        if (cost & 1) this.fuzzy[slot] = (this.fuzzy[slot] ?? 0) | bit;
      }
      const named = this.building & bit ? undefined : this.index.byRegion.get(key);
      if (named && regions) {
        for (const region of named) regions[region] = Math.min(regions[region] ?? 0, cost >> 1);
        isRegion ||= cost === 0 && !isOnly;
      }
    }
  }

  /** Names that are, without spaces, what the words in `bits` are without spaces; or one word that is. */
  private addWhole(
    bits: number,
    { keys, costs }: KeyMatches,
    smallsLeftOut = false,
    onlyMatched = false,
  ): void {
    const { byWhole, byWord, telling, smalls, row, columns } = this.index;
    for (let m = 0; m < keys.length; m++) {
      const key = keys[m] ?? 0;
      const cost = costs[m] ?? 0;
      // The more places bear a name, the likelier it is the one being typed.
      const bearers = byWhole.counts[key] ?? 0;
      const common = Math.max(0, Math.min(COMMON * (32 - Math.clz32(bearers - 1)), (cost >> 1) - 1));
      for (let p = byWhole.last[key] ?? 0; p > 0; p = byWhole.before[p] ?? 0) {
        const item = byWhole.items[p] ?? 0;
        const name = item >> 1;
        if (onlyMatched && this.stamp[name] !== this.epoch) continue;
        let missing = 0;
        if (smallsLeftOut && this.isSmallOpen) missing = penalty.UNSEEN_BEGINNING;
        else if (smallsLeftOut) missing = smalls[name] === 0 && (cost & 1) === 0 ? penalty.UNSEEN_SMALL : 0;
        else if (item & 1) {
          const isMinor =
            cost > 1 && (cost & 1) === 0 && (columns.importance[row[name] ?? 0] ?? 0) < penalty.SOUGHT_BY_FEW;
          missing = isMinor ? penalty.UNTYPED_BY_FEW : penalty.UNTYPED_SMALL;
        }
        this.reach(name, bits, cost, missing - common);
      }
      if (bits < 2) continue;
      for (let p = byWord.last[key] ?? 0; p > 0; p = byWord.before[p] ?? 0) {
        const name = byWord.items[p] ?? 0;
        this.reach(name, bits, cost, penalty.MISSING_WORD * ((telling[name] ?? 1) - 1));
      }
    }
  }

  private reach(name: number, bits: number, cost: number, missing: number): void {
    const slot = this.slotOf(name);
    const reached = ((cost >> 1) + missing) * 2 + (cost & 1);
    if (reached >= (this.wholeCosts[slot] ?? 0)) return;
    this.wholeCosts[slot] = reached;
    this.covered[slot] = bits;
  }

  private addJoined(
    words: readonly QueryWord[],
    read: readonly ReadWord[],
    regions: readonly Uint8Array[],
  ): void {
    const every = (1 << read.length) - 1;
    // With the small words in, an article is allowed its mistake too.
    const joined = read.length < words.length ? words : read;
    this.addPieces(joined, every);
    const isRegion = read.map(
      ({ word }, i) =>
        (word.isNumber && word.codes.length === 4) ||
        (regions[i]?.some((cost) => cost < SURE_REGION) ?? false),
    );
    const rest = read.filter((_, i) => !isRegion[i]);
    if (rest.length === 0 || rest.length === read.length) return;
    let bits = 0;
    isRegion.forEach((is, i) => {
      if (!is) bits |= 1 << i;
    });
    if (rest.length > 1 || (rest[0]?.codes.length ?? 0) >= RUN_TOGETHER) this.addPieces(rest, bits);
  }

  /** Names that are the pieces written without spaces, or go on from them. */
  private addPieces(pieces: readonly { readonly codes: Uint8Array }[], bits: number, isSure = false): void {
    const joined = new Uint8Array(LONGEST);
    let length = 0;
    for (const { codes } of pieces) {
      const part = codes.subarray(0, LONGEST - length);
      joined.set(part, length);
      length += part.length;
    }
    this.addWhole(bits, this.match(joined.subarray(0, length), true, this.index.lexicon.size, isSure));
  }

  private best(
    read: readonly ReadWord[],
    typed: number,
    regions: readonly Uint8Array[],
    preference: Preference,
  ): Candidate[] {
    const { columns, telling, kinds, smalls, numbered, row: rowOf } = this.index;
    const { lowest, totals, likely } = this;
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
    lowest.clear();
    let count = 0;
    const farthest =
      read.length < 2 ? UNREACHED : FARTHEST_GUESS * read.reduce((sum, { weight }) => sum + weight, 0);
    const smallWords = typed - read.length;
    const hopes = isAddress(read) ? this.hopes : undefined;
    const leftOver = new LeftOver(this.index, read, regions, this);
    for (let slot = 0; slot < this.count; slot++) {
      const name = this.touched[slot] ?? 0;
      const row = rowOf[name] ?? 0;
      const unlikely = (1 - (columns.importance[row] ?? 0)) * penalty.LIKELIHOOD;
      const matched = this.meant(this.matched[slot] ?? 0);
      let bits = matched;
      let cost = UNREACHED;
      let isFuzzy = false;
      if (matched !== 0) {
        const told = bitCount(matched & tellingBits);
        // A postal code's number is its whole name; the locality beside it only says where.
        const isCode = columns.types[row] === POSTAL && (matched & numberBits) !== 0;
        const isNumberMissing =
          numbered[name] === 1 && columns.types[row] === LOCALITY && (matched & anyNumber) === 0;
        const missing = isCode ? 0 : Math.max(0, (telling[name] ?? 0) - told - (isNumberMissing ? 1 : 0));
        const missingKinds = Math.max(0, (kinds[name] ?? 0) - bitCount(matched & ~tellingBits));
        cost =
          (this.costs[slot] ?? 0) +
          missing * penalty.MISSING_WORD +
          (isNumberMissing ? penalty.MISSING_NUMBER : 0) +
          missingKinds * penalty.MISSING_KIND +
          (this.isSmallOpen
            ? penalty.UNSEEN_BEGINNING
            : smallWords > 0 && smalls[name] === 0
              ? penalty.UNSEEN_SMALL
              : 0);
        if (this.wholeCosts[slot] === UNREACHED && missing + missingKinds > 0) cost += penalty.NOT_FIRST;
        isFuzzy = (this.fuzzy[slot] ?? 0) !== 0;
        if (cost + unlikely < lowest.limit && matched !== every)
          cost += leftOver.weigh(matched, row, missing === 0 && !isFuzzy);
      }
      const wholly = this.meant(this.covered[slot] ?? 0);
      const whole = wholly === this.covered[slot] ? (this.wholeCosts[slot] ?? 0) : UNREACHED;
      // A name of one word, article aside, is what it is as a whole, where an article left out counts.
      const isOneWord = (telling[name] ?? 0) + (kinds[name] ?? 0) === 1;
      if (isBeginning && isOneWord && cost > 0 && !isFuzzy && whole < UNREACHED) cost = UNREACHED;
      if (whole < UNREACHED && whole >> 1 < cost) {
        const wholeCost =
          (whole >> 1) + (wholly === every ? 0 : leftOver.weigh(wholly, row, (whole & 1) === 0));
        if (wholeCost < cost) {
          cost = wholeCost;
          bits = wholly;
          isFuzzy = (whole & 1) === 1;
        }
      }
      if (hopes && bits !== every && STREET.includes(columns.types[row] ?? 0) && preference.accepts(row)) {
        leftOver.weigh(bits, row, false);
        const { unexplainedCost, elsewhereCost } = leftOver;
        const total = cost + unlikely + preference.weigh(row);
        if (leftOver.mayBeQuarter(bits, row) && hopes.takes(total - unexplainedCost)) {
          const unexplained = leftOver.words();
          const street = this.candidate(name, cost, total, isFuzzy);
          hopes.add({ ...street, unexplained, unexplainedCost, elsewhereCost });
        }
      }
      // A town named is found, no matter how much of an address is not understood.
      const isTown = !isFuzzy && TOWNS.includes(columns.types[row] ?? 0) && (bits & ~this.named) === 0;
      if (cost > farthest && !isTown) continue;
      if (cost > 0 && !isFuzzy && this.index.isAlias[name] === 1)
        cost += isBeginning ? penalty.UNSHOWN_YET : penalty.UNSHOWN;
      let total = cost + unlikely;
      // A place before a street or a house that bears its name.
      if (cost === 0 && STREET.includes(columns.types[row] ?? 0)) total += penalty.NAMED_AFTER;
      if (numberBits === 0 && columns.types[row] === POSTAL) total += penalty.UNASKED_CODE;
      if (total >= lowest.limit || !preference.accepts(row)) continue;
      total += preference.weigh(row);
      if (total >= lowest.limit) continue;
      lowest.add(total);
      this.costs[slot] = cost * 2 + (isFuzzy ? 1 : 0);
      totals[count] = total;
      likely[count++] = slot;
    }
    const found: Candidate[] = [];
    for (let i = 0; i < count; i++) {
      const total = totals[i] ?? 0;
      if (!lowest.takes(total)) continue;
      const slot = likely[i] ?? 0;
      const name = this.touched[slot] ?? 0;
      const cost = this.costs[slot] ?? 0;
      found.push(this.candidate(name, cost >> 1, total, (cost & 1) === 1));
    }
    return onePerRow(found);
  }

  private candidate(name: number, cost: number, total: number, isFuzzy: boolean): Candidate {
    const { index } = this;
    const row = index.row[name] ?? 0;
    return { index, row, name, cost, total, isFuzzy, title: index.columns.names[row] ?? '', order: total };
  }
}

function larger<T extends Uint32Array | Uint16Array | Int32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
