import type { Gathered } from './gathered.ts';
import type { KeyMatches } from './match.ts';
import type { NameIndex } from './nameIndex.ts';
import * as penalty from './penalties.ts';
import type { Preference } from './preference.ts';

/** Keys found, by the name under which they are remembered. */
export interface NamedMatches extends KeyMatches {
  readonly name: string;
}

/** A word of the query in one spelling, and the keys that it may be. */
export interface CrowdWord {
  /** Which of the query's words it is. */
  readonly i: number;
  readonly spelling: Uint8Array;
  readonly matches: NamedMatches;
  /** The whole names that it may be, where it is the only word. */
  readonly wholes: NamedMatches;
  readonly isKind: boolean;
  /** What leaving the word out of account costs. */
  readonly weight: number;
  /** Whether it is looked for among the words of names, and not only as their beginning; whether it finds names by itself. */
  readonly isIn: boolean;
  readonly opens: boolean;
  /** Whether it finds too many. */
  readonly isCrowded: boolean;
}

/** More names than this are not weighed one by one: a list may have 20,000 that all begin with "Point relais". */
const MOST_OPENED = 4096;
/** Of those, so many are. */
const CHOSEN = 512;
/** Scores from here on are as bad as each other. */
const SCORES = 1024;
/** So many choices are remembered: while a name is typed its first words stay the same. */
const REMEMBERED = 16;

/** Chooses, where words find more names than can be weighed between two keystrokes, the likeliest of them by a rough measure. */
export class Crowd {
  /** Whether words of the query at hand have found too many names. */
  isOpen = false;
  /** Whether, then, the other words are some name's: no mistake need be looked for in all of them together. */
  isAsTyped = false;
  /** Letters typed -> those of the word of the crowd that they were corrected to, and what that costs, doubled and odd. */
  readonly corrected = new Map<Uint8Array, { readonly codes: Uint8Array; readonly cost: number }>();
  /** Whether the index has a word of so many names at all: where it has none, nothing need be counted. */
  private readonly mayBe: boolean;
  private readonly index: NameIndex;
  private readonly gathered: Gathered;
  private readonly chosen = new Map<string, Uint32Array>();
  private preference = '';
  private epoch = 0;
  private stamp = new Int32Array(0);
  /** What each name costs for what it has besides the query, and for how few look for it. */
  private own = new Uint16Array(0);
  /** What the words found in a name save, and which of the query's words was the last. */
  private saved = new Uint16Array(0);
  private lastWord = new Uint8Array(0);
  /** What the preference adds to each name, once known; -1 before. */
  private weighed = new Float32Array(0);
  private listed = new Uint32Array(0);
  private scores = new Uint16Array(0);
  private readonly counts = new Uint32Array(SCORES);
  private size = 0;

  constructor(index: NameIndex, gathered: Gathered) {
    this.index = index;
    this.gathered = gathered;
    this.mayBe = index.names > MOST_OPENED && index.byWord.counts.some((count) => count > MOST_OPENED);
  }

  /** Whether keys, as words, are of so many names that the likeliest have to be chosen. */
  isCrowded(matches: NamedMatches): boolean {
    return this.mayBe && isCrowded(this.index.byWord.counts, matches.keys, this.index.lexicon.words);
  }

  /**
   * Where a word finds too many names, gathers the likeliest of those that have such words, and says so. The other words may say in
   * which region they are; an only word may be a whole name.
   */
  openWords(words: readonly CrowdWord[], isOnly: boolean, preference: Preference): boolean {
    if (!this.mayBe) return false;
    this.corrected.clear();
    const crowded = words.filter((word) => word.isCrowded);
    this.isOpen = crowded.some(({ opens }) => opens);
    // Names that all begin alike would all be measured otherwise.
    const isAstray = ({ isCrowded, matches }: CrowdWord): boolean =>
      !isCrowded && ((matches.costs[0] ?? 1) & 1) === 1;
    this.isAsTyped = this.isOpen && !words.some(isAstray);
    if (!this.isOpen) return false;
    const { byRegion, lexicon } = this.index;
    for (const { spelling, matches } of crowded) {
      const [key = 0] = matches.keys;
      const [cost = 0] = matches.costs;
      const [start, end] = [lexicon.letterStart[key] ?? 0, lexicon.letterStart[key + 1] ?? 0];
      if (cost & 1) this.corrected.set(spelling, { codes: lexicon.letters.slice(start, end), cost });
    }
    const regional = words.filter(
      ({ matches, isIn, isCrowded }) => isIn && !isCrowded && matches.keys.some((key) => byRegion.has(key)),
    );
    const sought = [...crowded, ...regional];
    const name = sought.map(({ i, matches }) => `${i} ${matches.name}`).join('|');
    this.open(name, preference, () => {
      for (const word of crowded) this.save(word);
      const most = crowded.reduce((sum, { weight, isKind }) => sum + weight + missingOf(isKind), 0);
      if (isOnly) for (const { wholes } of words) this.saveWholes(wholes, most);
      this.score(preference, most, this.savedByRegion(sought));
    });
    return true;
  }

  /** Where there are too many whole names, gathers the likeliest, unless words did so already; says whether there are. */
  openWholes({ name, keys, costs }: NamedMatches, preference: Preference): boolean {
    const { last, before, items, counts } = this.index.byWhole;
    if (!this.mayBe || !isCrowded(counts, keys)) return false;
    if (this.isOpen) return true;
    this.open(`whole ${name}`, preference, () => {
      const dearest = costs.at(-1) ?? 0;
      for (let m = 0; m < keys.length; m++) {
        for (let p = last[keys[m] ?? 0] ?? 0; p > 0; p = before[p] ?? 0) {
          const at = (items[p] ?? 0) >> 1;
          if (this.list(at)) this.saved[at] = (dearest - (costs[m] ?? 0)) >> 1;
        }
      }
      this.score(preference, dearest >> 1, undefined);
    });
    return true;
  }

  /** Gathers the names chosen before under this name, or those that `list` lists and scores. */
  private open(name: string, preference: Preference, list: () => void): void {
    const isOther = this.preference !== preference.name;
    if (isOther || this.chosen.size >= REMEMBERED) this.chosen.clear();
    if (isOther) this.weighed.fill(-1);
    this.preference = preference.name;
    let chosen = this.chosen.get(name);
    if (!chosen) {
      this.begin();
      list();
      chosen = this.choose();
      this.chosen.set(name, chosen);
    }
    for (const one of chosen) this.gathered.slotOf(one);
  }

  private begin(): void {
    const { names, telling, kinds, row, columns } = this.index;
    if (this.stamp.length === 0) {
      this.stamp = new Int32Array(names);
      this.saved = new Uint16Array(names);
      this.lastWord = new Uint8Array(names);
      this.listed = new Uint32Array(names);
      this.scores = new Uint16Array(names);
      this.own = new Uint16Array(names);
      this.weighed = new Float32Array(names).fill(-1);
      for (let name = 0; name < names; name++) {
        const unlikely = (1 - (columns.importance[row[name] ?? 0] ?? 0)) * penalty.LIKELIHOOD;
        const missing =
          (telling[name] ?? 0) * penalty.MISSING_WORD + (kinds[name] ?? 0) * penalty.MISSING_KIND;
        this.own[name] = missing + unlikely;
      }
    }
    this.epoch++;
    this.size = 0;
  }

  /** Lists a name, and says whether it is new. */
  private list(name: number): boolean {
    if (this.stamp[name] === this.epoch) return false;
    this.stamp[name] = this.epoch;
    this.listed[this.size++] = name;
    return true;
  }

  /** Notes what a word saves in the names that have it. */
  private save({ i, matches: { keys, costs }, weight, isKind }: CrowdWord): void {
    const { saved, lastWord } = this;
    const { last, before, items } = this.index.byWord;
    for (let m = 0; m < keys.length; m++) {
      const gain = Math.max(0, weight - ((costs[m] ?? 0) >> 1)) + missingOf(isKind);
      for (let p = last[keys[m] ?? 0] ?? 0; p > 0; p = before[p] ?? 0) {
        const name = items[p] ?? 0;
        if (this.list(name)) saved[name] = 0;
        else if (lastWord[name] === i) continue;
        lastWord[name] = i;
        saved[name] = (saved[name] ?? 0) + gain;
      }
    }
  }

  /** Notes where a name listed costs less as a whole than by its words, which cost `most` where none is found. */
  private saveWholes({ keys, costs }: NamedMatches, most: number): void {
    const { saved, stamp, epoch } = this;
    const { telling, kinds } = this.index;
    const { last, before, items } = this.index.byWhole;
    for (let m = 0; m < keys.length; m++) {
      const cost = (costs[m] ?? 0) >> 1;
      for (let p = last[keys[m] ?? 0] ?? 0; p > 0; p = before[p] ?? 0) {
        const name = (items[p] ?? 0) >> 1;
        if (stamp[name] !== epoch) continue;
        const missing =
          (telling[name] ?? 0) * penalty.MISSING_WORD + (kinds[name] ?? 0) * penalty.MISSING_KIND;
        saved[name] = Math.max(saved[name] ?? 0, most + missing - cost);
      }
    }
  }

  /** What the words save for the names of each area that is called so; undefined where none is. */
  private savedByRegion(words: readonly CrowdWord[]): Uint16Array | undefined {
    const { byRegion, regions, columns } = this.index;
    const { governorates, areas } = columns;
    const saved = new Uint16Array(areas.length);
    let isAny = false;
    for (const { matches, weight } of words) {
      const region = new Uint16Array(regions);
      matches.keys.forEach((key, m) => {
        const gain = Math.max(0, weight - penalty.REGION_COST - ((matches.costs[m] ?? 0) >> 1));
        for (const at of byRegion.get(key) ?? []) {
          region[at] = Math.max(region[at] ?? 0, gain);
          isAny = true;
        }
      });
      areas.forEach(({ governorate }, area) => {
        const own = region[governorates.length + area] ?? 0;
        saved[area] = (saved[area] ?? 0) + Math.max(own, region[governorate] ?? 0);
      });
    }
    return isAny ? saved : undefined;
  }

  /** Scores the names listed, lower ones likelier: `most`, without what is saved. */
  private score(preference: Preference, most: number, inRegion: Uint16Array | undefined): void {
    const { listed, scores, counts, own, saved, weighed, size } = this;
    const { columns, row: rowOf } = this.index;
    const isAny = preference.name === '';
    counts.fill(0);
    for (let i = 0; i < size; i++) {
      const name = listed[i] ?? 0;
      let score = most + (own[name] ?? 0) - (saved[name] ?? 0);
      if (inRegion) score -= inRegion[columns.area[rowOf[name] ?? 0] ?? 0] ?? 0;
      if (!isAny) {
        let preferred = weighed[name] ?? 0;
        if (preferred < 0) {
          const row = rowOf[name] ?? 0;
          preferred = preference.accepts(row) ? preference.weigh(row) : SCORES * 2;
          weighed[name] = preferred;
        }
        score += preferred;
      }
      // Two steps of a score are one, and what is said twice may save more than there is.
      const step = Math.max(0, Math.min(SCORES - 1, (score + most) >> 1));
      scores[i] = step;
      counts[step] = (counts[step] ?? 0) + 1;
    }
  }

  /** The names of the lowest scores, of those that are as good as each other the first of the list. */
  private choose(): Uint32Array {
    const { listed, scores, counts, size } = this;
    let left = CHOSEN;
    let cut = 0;
    for (; cut < SCORES - 1 && (counts[cut] ?? 0) <= left; cut++) left -= counts[cut] ?? 0;
    const chosen = new Uint32Array(CHOSEN);
    let count = 0;
    // Names are listed from the last to the first.
    for (let i = size - 1; i >= 0 && count < CHOSEN; i--) {
      const score = scores[i] ?? 0;
      if (score < cut || (score === cut && cut < SCORES - 1 && left-- > 0)) chosen[count++] = listed[i] ?? 0;
    }
    // And weighed from the last to the first.
    return chosen.subarray(0, count).reverse();
  }
}

const missingOf = (isKind: boolean): number => (isKind ? penalty.MISSING_KIND : penalty.MISSING_WORD);

/** Whether the keys below `limit` lead to too many names. */
function isCrowded(counts: Uint32Array, keys: Int32Array, limit = Infinity): boolean {
  let size = 0;
  for (let m = 0; m < keys.length && size <= MOST_OPENED; m++) {
    const key = keys[m] ?? 0;
    if (key < limit) size += counts[key] ?? 0;
  }
  return size > MOST_OPENED;
}
