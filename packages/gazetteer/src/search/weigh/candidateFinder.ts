import { POSTAL } from '../../places/placeColumns.ts';
import { LONGEST } from '../match/distance.ts';
import { DIGIT_ZERO, isArabic } from '../read/fold.ts';
import { NameMatches } from './nameMatches.ts';
import type { Candidate } from '../rank/candidates.ts';
import { NameScorer } from './nameScorer.ts';
import { matchKeys, type KeyMatches } from '../match/matchKeys.ts';
import type { NameIndex } from '../match/nameIndex.ts';
import * as penalty from './penalties.ts';
import type { Preference } from '../rank/preference.ts';
import type { QueryWord } from '../read/readQuery.ts';
import { ASIDE, asInNames, bitsOf, type ReadWord } from '../read/readWords.ts';
import { nearestOf, NO_REGION, SURE_REGION } from './regionsNamed.ts';
import { isOneWord, parseQuery, type ParsedQuery } from './parsedQuery.ts';
import { PartialMatches } from './vicinity.ts';
import { ROLE_KIND } from '../read/words.ts';

/** Reduction of a name's cost for each doubling of the number of places with that name, in hundredths of an edit. */
const COMMON = 5;
/** Cost of a name below which misplaced spaces are not considered. */
const CLEAR = 30;
/** Maximum cost of one vowel for another. */
const OTHER_VOWEL = 40;
/** Letters from which a word may be two words written as one. */
const RUN_TOGETHER = 6;

/** Additional cost, doubled, of a word that something follows and that begins a longer one: "hab" in "av hab bourguiba". */
const BEGUN = 80;

/** Letters from which a typed beginning is read as its word's synonym: fewer begin too many words. */
const LEAST_SYNONYM = 3;
/** Letters up to which a Latin word is its synonym while it is being typed. "ib" is "ibn", but "sou" not "south", it may be Sousse. */
const LONGEST_SYNONYM = 3;

/** Whether a word may be an initial, as in "H. Bourguiba": one Latin letter that is not a door's. */
const isInitialOf = ({ codes, weight }: ReadWord): boolean =>
  codes.length === 1 && (codes[0] ?? 0) < DIGIT_ZERO && weight > ASIDE;

/** Finds and scores the places of one table. Reuses its memory between keystrokes. */
export class CandidateFinder {
  private readonly index: NameIndex;
  private readonly nameMatches: NameMatches;
  private readonly scorer: NameScorer;
  private readonly remembered = new Map<string, KeyMatches>();
  /** For each word of a query, its distance from each region's name; the next query overwrites it. */
  private readonly regions: Uint8Array[] = [];
  /** Streets of the last query that its remaining words may place near a quarter. */
  readonly partial = new PartialMatches();

  constructor(index: NameIndex) {
    this.index = index;
    this.nameMatches = new NameMatches(index.names);
    this.scorer = new NameScorer(index, this.nameMatches);
  }

  /** What a query asks for in this table; `other` is what it asks for in a table read before, which may know other towns. */
  read(words: readonly QueryWord[], other?: ParsedQuery): ParsedQuery {
    return parseQuery(this.index, words, other);
  }

  /** Places that match what a query asks for. */
  find(parsed: ParsedQuery, preference: Preference): Candidate[] {
    const { words, every, read } = parsed;
    this.partial.clear();
    this.nameMatches.clear();
    const regions = read.map((_, i) =>
      (this.regions[i] ??= new Uint8Array(this.index.regions)).fill(NO_REGION),
    );
    if (read.length === 0) {
      // Small words alone begin a name.
      this.addPieces(words, 0, parsed);
    } else {
      for (const { bits, key } of parsed.towns)
        if (isOneWord(this.index, bits, key)) {
          this.addApart(bits, key);
          // Each of its words names the region, as the one word does: "cité Nouvelle, Bou Hajla" is in Bouhajla.
          for (const region of this.index.byRegion.get(key) ?? [])
            regions.forEach((costs, i) => {
              if (bits & (1 << i)) costs[region] = 0;
            });
        }
      if (read.length > 1) this.addCodes(read);
      this.addWords(parsed, regions);
      if (words.length > 1 || words[0]?.isOpen === false) {
        if (!this.isClear(parsed)) this.addJoined(parsed, regions);
        // The text may be the beginning of a longer name, whatever its last letters are as a word.
        else if (words.length > 1)
          this.addPieces(asInNames(words, every), (1 << read.length) - 1, parsed, true);
      }
    }
    return this.scorer.find(parsed, regions, preference, this.partial);
  }

  /** Adds the names that contain the words: those that identify a place first, as others add no names, and known before misspelt ones. */
  private addWords(parsed: ParsedQuery, regions: readonly Uint8Array[]): void {
    const { words, read, anyTelling, apart } = parsed;
    const { lexicon } = this.index;
    const limit = read.length === 1 ? lexicon.size : lexicon.words;
    const rankOf = ({ isTelling, key }: ReadWord): number => (isTelling ? 0 : 2) + (key >= 0 ? 0 : 1);
    for (let rank = 0; rank < 4; rank++)
      read.forEach((one, i) => {
        if (rankOf(one) !== rank) return;
        const { word, codes, isTelling } = one;
        const isInitial = isInitialOf(one);
        const spellings = word.isOpen && codes !== word.codes ? [codes, word.codes] : [codes];
        for (const spelling of spellings) {
          // A word for a kind of place is no misspelt name: "faculté" is not Bekalta.
          const isSure = spelling !== word.codes || one.isKind || (apart & (1 << i)) !== 0;
          const matches = this.match(spelling, word.isOpen || isInitial, limit, isSure);
          // One typed letter matches too many names by itself: it only matches names that begin with it.
          const isLetter = isInitial || (word.isOpen && spelling.length === 1);
          if (!isLetter || words.length > 1) {
            const opens = isTelling || (!anyTelling && !isLetter);
            this.addWord(parsed, i, spelling.length, matches, regions[i], opens);
          }
          if (read.length > 1) {
            if (isTelling && !word.isOpen && one.key < 0)
              this.addWord(parsed, i, 0, this.match(spelling, true, limit, true), undefined, true, BEGUN);
            continue;
          }
          if (word.isOpen) this.addWhole(1, matches, parsed, words.length > 1);
          else this.addWhole(1, this.match(spelling, true, limit), parsed, words.length > 1, true);
        }
      });
  }

  /** Adds the postal codes among the words: a postal code alone locates an address. */
  private addCodes(read: readonly ReadWord[]): void {
    const { byWord, columns, row } = this.index;
    for (const { word, key } of read) {
      if (!word.isNumber || word.codes.length !== 4 || key < 0) continue;
      for (let p = byWord.last[key] ?? 0; p > 0; p = byWord.before[p] ?? 0) {
        const name = byWord.items[p] ?? 0;
        if (columns.types[row[name] ?? 0] === POSTAL) this.nameMatches.slotOf(name);
      }
    }
  }

  /** Adds the names of a word that was written as several. */
  private addApart(bits: number, key: number): void {
    const { nameMatches } = this;
    const { last, before, items } = this.index.byWord;
    for (let p = last[key] ?? 0; p > 0; p = before[p] ?? 0) {
      const slot = nameMatches.slotOf(items[p] ?? 0);
      nameMatches.matched[slot] = (nameMatches.matched[slot] ?? 0) | bits;
    }
  }

  /** Whether a name contains exactly the typed words, and not only kinds of places. */
  private isClear({ read }: ParsedQuery): boolean {
    const wordsTyped = read.filter(({ isKind }) => !isKind).length;
    if (wordsTyped === 0) return false;
    const every = (1 << read.length) - 1;
    const { nameMatches } = this;
    const { telling } = this.index;
    for (let slot = 0; slot < nameMatches.count; slot++) {
      if (nameMatches.matched[slot] !== every || nameMatches.fuzzy[slot] !== 0) continue;
      const missing = (telling[nameMatches.names[slot] ?? 0] ?? 0) - wordsTyped;
      if ((nameMatches.costs[slot] ?? 0) + missing * penalty.MISSING_WORD < CLEAR) return true;
    }
    return false;
  }

  /** Keys that match a piece of the query; `isSure` for another spelling of a known word: then no misspelling is considered. */
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

  /**
   * Records the names that contain a word, at the keys' costs and `extra`. Unless `opens`, only names that an identifying word has
   * already matched.
   */
  private addWord(
    { read, building }: ParsedQuery,
    i: number,
    size: number,
    { keys, costs }: KeyMatches,
    regions: Uint8Array | undefined,
    opens: boolean,
    extra = 0,
  ): void {
    const { nameMatches } = this;
    const { last, before, items } = this.index.byWord;
    const { lexicon } = this.index;
    const { letters, letterStart } = lexicon;
    const inArabic = isArabic(letters[letterStart[keys[0] ?? 0] ?? 0]);
    const bit = 1 << i;
    const isOpen = read.length > 1 && read[i]?.word.isOpen === true;
    let isRegion = false;
    for (let m = 0; m < keys.length; m++) {
      // "الشمالية" is read as "nord", also typed in part or misspelt; "ib" as "ibn" is, after another word. It adds no names by itself where
      // it is Latin or a kind of place.
      const said = keys[m] ?? 0;
      const cost = (costs[m] ?? 0) + extra;
      const length = (letterStart[said + 1] ?? 0) - (letterStart[said] ?? 0);
      const maySaySo = inArabic
        ? size >= LEAST_SYNONYM
        : isOpen && length <= LONGEST_SYNONYM && (cost & 1) === 0;
      const key = maySaySo ? lexicon.canonical(said) : said;
      const isOther = key !== said && (!inArabic || lexicon.roleOf(key) >= ROLE_KIND);
      // Beside other words, exactly a region's name is not a misspelling, except of one vowel in a name that has those very words too.
      // An Arabic word that sounds like a Latin one is not a misspelling of it.
      const isSlip = isRegion && (cost & 1) === 1 && !(inArabic && !isArabic(letters[letterStart[key] ?? 0]));
      if (isSlip && cost >> 1 > OTHER_VOWEL) {
        if (inArabic) continue;
        return;
      }
      const typedSo = cost > 0 ? bitsOf(read, (one, at) => at !== i && one.key === key) : 0;
      for (let p = last[key] ?? 0; p > 0; p = before[p] ?? 0) {
        const name = items[p] ?? 0;
        if ((isSlip || !opens || isOther) && !nameMatches.has(name)) continue;
        const slot = nameMatches.slotOf(name);
        if ((nameMatches.matched[slot] ?? 0) & bit || (isSlip && nameMatches.fuzzy[slot] !== 0)) continue;
        // "bab b" is not Medjez el Bab. One word of a name matches only one word of the query, and first one that is typed as it is.
        const isAnswered =
          nameMatches.answered[slot] === key || ((nameMatches.matched[slot] ?? 0) & typedSo) !== 0;
        if (cost > 0 && isAnswered) continue;
        nameMatches.answered[slot] = key;
        nameMatches.matched[slot] = (nameMatches.matched[slot] ?? 0) | bit;
        nameMatches.costs[slot] = (nameMatches.costs[slot] ?? 0) + (cost >> 1);
        if (cost & 1) nameMatches.fuzzy[slot] = (nameMatches.fuzzy[slot] ?? 0) | bit;
      }
      const named = !regions || building & bit ? undefined : this.index.byRegion.get(key);
      if (named && regions) {
        for (const region of named) regions[region] = Math.min(regions[region] ?? 0, cost >> 1);
        isRegion ||= cost === 0 && read.length > 1 && !this.index.otherRegion.has(key);
      }
    }
  }

  /** Adds the names that equal the words in `bits` when both are written without spaces, and names with one such word. */
  private addWhole(
    bits: number,
    { keys, costs }: KeyMatches,
    { isSmallOpen, hasOtherSmall }: ParsedQuery,
    smallsLeftOut = false,
    onlyMatched = false,
  ): void {
    const { byWhole, byWord, telling, smalls, row, columns } = this.index;
    for (let m = 0; m < keys.length; m++) {
      const key = keys[m] ?? 0;
      const cost = costs[m] ?? 0;
      // The more places have a name, the likelier it is the one being typed.
      const bearers = byWhole.counts[key] ?? 0;
      const common = Math.max(0, Math.min(COMMON * (32 - Math.clz32(bearers - 1)), (cost >> 1) - 1));
      for (let p = byWhole.last[key] ?? 0; p > 0; p = byWhole.before[p] ?? 0) {
        const item = byWhole.items[p] ?? 0;
        const name = item >> 1;
        if (onlyMatched && !this.nameMatches.has(name)) continue;
        let missing = 0;
        if (smallsLeftOut && isSmallOpen) missing = penalty.UNSEEN_BEGINNING;
        else if (smallsLeftOut)
          missing = (smalls[name] === 0 || hasOtherSmall) && (cost & 1) === 0 ? penalty.UNSEEN_SMALL : 0;
        else if (item & 1) {
          const isMinor =
            cost > 1 && (cost & 1) === 0 && (columns.importance[row[name] ?? 0] ?? 0) < penalty.LITTLE_KNOWN;
          missing = isMinor ? penalty.UNTYPED_BY_FEW : penalty.UNTYPED_SMALL;
        }
        this.nameMatches.reach(name, bits, cost, missing - common);
      }
      if (bits < 2) continue;
      for (let p = byWord.last[key] ?? 0; p > 0; p = byWord.before[p] ?? 0) {
        const name = byWord.items[p] ?? 0;
        this.nameMatches.reach(name, bits, cost, penalty.MISSING_WORD * ((telling[name] ?? 1) - 1));
      }
    }
  }

  private addJoined(parsed: ParsedQuery, regions: readonly Uint8Array[]): void {
    const { words, every, read, named, isSecond } = parsed;
    // With the small words, so that an article may be misspelt too.
    const joined = read.length < words.length ? asInNames(words, every) : read;
    // Known words, with a town among them, are not misspellings of another name written together.
    const areKnown = isSecond || read.every(({ key, isTelling }) => key >= 0 && isTelling);
    this.addPieces(joined, (1 << read.length) - 1, parsed, named !== 0 && areKnown);
    const isRegion = read.map(
      ({ word }, i) => (word.isNumber && word.codes.length === 4) || nearestOf(regions[i]) < SURE_REGION,
    );
    // "Cité" belongs to Cité El Khadra if its name follows.
    read.forEach(({ isKind }, i) => {
      if (isKind && isRegion[i + 1] !== true) isRegion[i] = false;
    });
    const rest = read.filter((_, i) => !isRegion[i]);
    if (rest.length === 0 || rest.length === read.length) return;
    const bits = bitsOf(read, (_, i) => !isRegion[i]);
    const isKnown = rest.every(({ key }) => key >= 0);
    if (rest.length > 1 || (rest[0]?.codes.length ?? 0) >= RUN_TOGETHER)
      this.addPieces(rest, bits, parsed, isKnown);
  }

  /** Adds the names that equal the pieces written without spaces, or begin with them. */
  private addPieces(
    pieces: readonly { readonly codes: Uint8Array }[],
    bits: number,
    parsed: ParsedQuery,
    isSure = false,
  ): void {
    const joined = new Uint8Array(LONGEST);
    let length = 0;
    for (const { codes } of pieces) {
      const part = codes.subarray(0, LONGEST - length);
      joined.set(part, length);
      length += part.length;
    }
    const matches = this.match(joined.subarray(0, length), true, this.index.lexicon.size, isSure);
    this.addWhole(bits, matches, parsed);
  }
}
