import { PLACE_TYPES } from '../places/placeColumns.ts';
import { LONGEST } from './distance.ts';
import { DIGIT_ZERO, isArabic } from './fold.ts';
import { Gathered } from './gathered.ts';
import type { Candidate } from './inOrder.ts';
import { noRegions, SURE_REGION, type Sought } from './leftOver.ts';
import { Likeliest } from './likeliest.ts';
import { matchKeys, type KeyMatches } from './match.ts';
import type { NameIndex } from './nameIndex.ts';
import * as penalty from './penalties.ts';
import type { Preference } from './preference.ts';
import type { QueryWord } from './readQuery.ts';
import {
  articlesIn,
  ASIDE,
  buildingNames,
  countryIn,
  fewest,
  LONGEST_ARTICLE,
  readWords,
  type ReadWord,
} from './readWords.ts';
import { townsNamed } from './townsNamed.ts';
import { PartialMatches } from './vicinity.ts';
import { ROLE_BUILDING, ROLE_KIND } from './words.ts';

const POSTAL = PLACE_TYPES.indexOf('postal');
/** How much likelier a name is for each doubling of the places that bear it. */
const COMMON = 5;
/** With a name this near, spaces in the wrong place need not be thought of. */
const CLEAR = 30;
/** A vowel for another costs so much at most. */
const OTHER_VOWEL = 40;
/** So many letters may be two words written as one. */
const RUN_TOGETHER = 6;

/** Fewer letters begin too much to be read as the beginning of another word for something. */
const LEAST_SYNONYM = 3;

/** Whether a word may be the initial of another, as in "H. Bourguiba": one Latin letter, and not that of a door. */
const isInitialOf = ({ codes, weight }: ReadWord): boolean =>
  codes.length === 1 && (codes[0] ?? 0) < DIGIT_ZERO && weight > ASIDE;

/** Finds and weighs the places of one table. Keeps its scratch memory between keystrokes. */
export class CandidateFinder implements Sought {
  private readonly index: NameIndex;
  /** Whether a kind is looked for in a region, as in "gare tunis": the region itself is then no answer. */
  isKindSought = false;
  /** Whether that region is a town by its very name, as in "gare sfax". */
  isKindInTown = false;
  /** Whether the query ends in a small word that may be the beginning of another. */
  isSmallOpen = false;
  /** Bits of the words that are a building's name, which stands for a place of that kind only, and of the words for the kind. */
  building = 0;
  buildingKind = 0;
  /** Bit of the word that may be the country's name. */
  country = 0;
  /** Bits of the words that are the very names of towns and quarters, and of those that are one word written apart: they mean nothing else. */
  named = 0;
  private apart = 0;
  /** Whether the query has a small word that is no article, as "cité du gouvernorat" does. */
  private hasOtherSmall = false;
  /** Bits of the words with which such names begin, where a building is named too. */
  private townStarts = 0;
  private readonly gathered: Gathered;
  private readonly likeliest: Likeliest;
  /** Streets of the last query that words for a quarter nearby may belong to. */
  readonly partial = new PartialMatches();
  private readonly remembered = new Map<string, KeyMatches>();

  constructor(index: NameIndex) {
    this.index = index;
    this.gathered = new Gathered(index.names);
    this.likeliest = new Likeliest(index, this.gathered);
  }

  /** Places for the words of a query; `other` knows the towns named from its own table. */
  find(words: readonly QueryWord[], preference: Preference, other?: CandidateFinder): Candidate[] {
    const { index } = this;
    this.partial.clear();
    this.gathered.clear();
    this.named = other?.named ?? 0;
    this.apart = other?.apart ?? 0;
    this.isKindInTown = false;
    const every = readWords(index, words);
    this.readBuildings(every, other);
    const read = fewest(every, this.building | this.buildingKind);
    if (read.length < every.length) this.building = this.buildingKind = 0;
    this.country = countryIn(read);
    const typed = read.length + articlesIn(words, every);
    this.hasOtherSmall = words.some(
      (word) => word.codes.length > LONGEST_ARTICLE && every.every((one) => one.word !== word),
    );
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
      const isNamed = (i: number): boolean => (this.named & (1 << i)) !== 0;
      this.isKindInTown =
        this.isKindSought &&
        read.every(({ isTelling }, i) => !isTelling || isNamed(i)) &&
        read.some(({ isKind }, i) => isKind && !isNamed(i));
    }
    const add = (telling: boolean, known: boolean): void =>
      read.forEach((one, i) => {
        const { word, codes, key, isTelling } = one;
        if (isTelling !== telling || key >= 0 !== known) return;
        const isInitial = isInitialOf(one);
        const spellings = word.isOpen && codes !== word.codes ? [codes, word.codes] : [codes];
        for (const spelling of spellings) {
          const isSure = spelling !== word.codes || (this.apart & (1 << i)) !== 0;
          const matches = this.match(spelling, word.isOpen || isInitial, limit, isSure);
          // A word of which one letter is typed opens no name by itself, for there are too many: it is found as its beginning.
          const isLetter = isInitial || (word.isOpen && spelling.length === 1);
          if (!isLetter || words.length > 1)
            this.addWord(
              i,
              spelling.length,
              matches,
              regions[i],
              telling || (!anyTelling && !isLetter),
              read.length === 1,
            );
          if (read.length > 1) continue;
          if (word.isOpen) this.addWhole(1, matches, words.length > 1);
          else this.addWhole(1, this.match(spelling, true, limit), words.length > 1, true);
        }
      });
    for (const telling of [true, false]) {
      // Before a misspelling of a word comes the word itself.
      add(telling, true);
      add(telling, false);
    }
    const isOneWord = words.length === 1 && last?.isOpen;
    if (!isOneWord) {
      if (!this.isClear(read, typed))
        this.addJoined(words, read, regions, other !== undefined && this.named !== 0);
      // What is typed may be the beginning of a longer name, its last letters that of a word no matter what they are by themselves.
      else if (last?.isOpen) this.addPieces(words, (1 << read.length) - 1, true);
    }
    // The "de" of "gare de sfax" is no article of a station's name.
    return this.likeliest.find(read, this.isKindInTown ? read.length : typed, regions, this, preference);
  }

  private readBuildings(read: readonly ReadWord[], other?: CandidateFinder): void {
    this.building = this.buildingKind = 0;
    read.forEach(({ role }, i) => {
      if (role === ROLE_BUILDING) this.buildingKind |= 1 << i;
    });
    if (this.buildingKind === 0) return;
    let starts = other?.townStarts ?? 0;
    let within = 0;
    townsNamed(this.index, read, (bits) => {
      starts |= bits & -bits;
      within |= bits & (bits - 1);
    });
    this.townStarts = starts & ~within;
    this.building = buildingNames(read, this.townStarts);
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
        if (columns.types[row[name] ?? 0] === POSTAL) this.gathered.slotOf(name);
      }
    }
  }

  /** Names of one word that was written as several. */
  private addApart(bits: number, key: number): void {
    const { gathered } = this;
    const { last, before, items } = this.index.byWord;
    if ((last[key] ?? 0) > 0) this.apart |= bits;
    for (let p = last[key] ?? 0; p > 0; p = before[p] ?? 0) {
      const slot = gathered.slotOf(items[p] ?? 0);
      gathered.matched[slot] = (gathered.matched[slot] ?? 0) | bits;
    }
  }

  /** Whether some name has the very words typed, and more than a letter or two of them. */
  private isClear(read: readonly ReadWord[], typed: number): boolean {
    const least = read.length === typed ? 1 : 3;
    if (!read.some(({ isKind, codes }) => !isKind && codes.length >= least)) return false;
    const every = (1 << read.length) - 1;
    const { gathered } = this;
    const { telling } = this.index;
    const wordsTyped = read.filter(({ isKind }) => !isKind).length;
    for (let slot = 0; slot < gathered.count; slot++) {
      if (gathered.matched[slot] !== every || gathered.fuzzy[slot] !== 0) continue;
      const missing = (telling[gathered.names[slot] ?? 0] ?? 0) - wordsTyped;
      if ((gathered.costs[slot] ?? 0) + missing * penalty.MISSING_WORD < CLEAR) return true;
    }
    return false;
  }

  /** Names that begin with the small words typed, which are all there is so far. */
  private startingWith(words: readonly QueryWord[], preference: Preference): Candidate[] {
    this.addPieces(words, 0);
    return this.likeliest.find([], 0, [], this, preference);
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

  /** Notes which names have the word; those that no telling word has found are passed over unless `opens`. */
  private addWord(
    i: number,
    size: number,
    { keys, costs }: KeyMatches,
    regions: Uint8Array | undefined,
    opens: boolean,
    isOnly: boolean,
  ): void {
    const { gathered } = this;
    const { last, before, items } = this.index.byWord;
    const { lexicon } = this.index;
    const { letters, letterStart } = lexicon;
    const inArabic = isArabic(letters[letterStart[keys[0] ?? 0] ?? 0]);
    const bit = 1 << i;
    const maySaySo = size >= LEAST_SYNONYM && inArabic;
    let isRegion = false;
    for (let m = 0; m < keys.length; m++) {
      // "الشمالية" is read as "nord", typed in part or misspelt too, and opens no name where it is a kind.
      const said = keys[m] ?? 0;
      const key = maySaySo ? lexicon.canonical(said) : said;
      const isOtherKind = key !== said && lexicon.roleOf(key) >= ROLE_KIND;
      const cost = costs[m] ?? 0;
      // What is a region's very name beside other words is no misspelling, but for a vowel of a name that has them too; an
      // Arabic word's sound in Latin letters is none.
      const isSlip = isRegion && (cost & 1) === 1 && !(inArabic && !isArabic(letters[letterStart[key] ?? 0]));
      if (isSlip && cost >> 1 > OTHER_VOWEL) {
        if (inArabic) continue;
        return;
      }
      for (let p = last[key] ?? 0; p > 0; p = before[p] ?? 0) {
        const name = items[p] ?? 0;
        if ((isSlip || !opens || isOtherKind) && !gathered.has(name)) continue;
        const slot = gathered.slotOf(name);
        if ((gathered.matched[slot] ?? 0) & bit) continue;
        // "bab b" is no Medjez el Bab: a word of a name answers one word of the query.
        if (cost > 0 && gathered.answered[slot] === key) continue;
        gathered.answered[slot] = key;
        gathered.matched[slot] = (gathered.matched[slot] ?? 0) | bit;
        gathered.costs[slot] = (gathered.costs[slot] ?? 0) + (cost >> 1);
        if (cost & 1) gathered.fuzzy[slot] = (gathered.fuzzy[slot] ?? 0) | bit;
      }
      const named = this.building & bit ? undefined : this.index.byRegion.get(key);
      if (named && regions) {
        for (const region of named) regions[region] = Math.min(regions[region] ?? 0, cost >> 1);
        isRegion ||= cost === 0 && !isOnly && !this.index.otherRegion.has(key);
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
        if (onlyMatched && !this.gathered.has(name)) continue;
        let missing = 0;
        if (smallsLeftOut && this.isSmallOpen) missing = penalty.UNSEEN_BEGINNING;
        else if (smallsLeftOut)
          missing = (smalls[name] === 0 || this.hasOtherSmall) && (cost & 1) === 0 ? penalty.UNSEEN_SMALL : 0;
        else if (item & 1) {
          const isMinor =
            cost > 1 && (cost & 1) === 0 && (columns.importance[row[name] ?? 0] ?? 0) < penalty.SOUGHT_BY_FEW;
          missing = isMinor ? penalty.UNTYPED_BY_FEW : penalty.UNTYPED_SMALL;
        }
        this.gathered.reach(name, bits, cost, missing - common);
      }
      if (bits < 2) continue;
      for (let p = byWord.last[key] ?? 0; p > 0; p = byWord.before[p] ?? 0) {
        const name = byWord.items[p] ?? 0;
        this.gathered.reach(name, bits, cost, penalty.MISSING_WORD * ((telling[name] ?? 1) - 1));
      }
    }
  }

  private addJoined(
    words: readonly QueryWord[],
    read: readonly ReadWord[],
    regions: readonly Uint8Array[],
    isSure: boolean,
  ): void {
    const every = (1 << read.length) - 1;
    // Words of names, a town among them, are no misspelling of others, written together.
    const areKnown = this.named !== 0 && read.every(({ key, isTelling }) => key >= 0 && isTelling);
    // With the small words in, an article is allowed its mistake too.
    const joined = read.length < words.length ? words : read;
    this.addPieces(joined, every, isSure || areKnown);
    const isRegion = read.map(
      ({ word }, i) =>
        (word.isNumber && word.codes.length === 4) ||
        (regions[i]?.some((cost) => cost < SURE_REGION) ?? false),
    );
    // "Cité" is of Cité El Khadra where its name follows.
    read.forEach(({ isKind }, i) => {
      if (isKind && isRegion[i + 1] !== true) isRegion[i] = false;
    });
    const rest = read.filter((_, i) => !isRegion[i]);
    if (rest.length === 0 || rest.length === read.length) return;
    let bits = 0;
    isRegion.forEach((is, i) => {
      if (!is) bits |= 1 << i;
    });
    const isKnown = rest.every(({ key }) => key >= 0);
    if (rest.length > 1 || (rest[0]?.codes.length ?? 0) >= RUN_TOGETHER) this.addPieces(rest, bits, isKnown);
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
}
