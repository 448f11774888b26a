import type { Area, PlaceColumns } from '../../places/placeColumns.ts';
import { fold, isArabic, isDigit } from '../read/fold.ts';
import { Lexicon } from './lexicon.ts';
import { ROLE_SMALL, ROLE_WAY } from '../read/words.ts';

/** Every name of every place, and the words and complete spellings that lead to it. */
export interface NameIndex {
  readonly columns: PlaceColumns;
  readonly lexicon: Lexicon;
  readonly names: number;
  readonly row: Uint32Array;
  /** 1 if the name is never displayed. */
  readonly isAlias: Uint8Array;
  /** Number of a name's words that identify it, and of those that only name a kind of place. */
  readonly telling: Uint8Array;
  readonly kinds: Uint8Array;
  /** Number of articles and the like. */
  readonly smalls: Uint8Array;
  /** 1 if the name ends in a number, as "El Menzah 6" does. */
  readonly numbered: Uint8Array;
  /** Whether a name begins with a house number, as "12 Rue de Rome" does in a list of one's own. */
  readonly hasHouses: boolean;
  /** Key -> names that contain the word. */
  readonly byWord: Chains;
  /** Key -> names that equal it when written without spaces: the name number doubled, odd if its small words are left out. */
  readonly byWhole: Chains;
  /** Key -> regions named with the word: governorates first, then areas. */
  readonly byRegion: Map<number, readonly number[]>;
  /** Keys that are alternative names of regions; other places may have them too. */
  readonly otherRegion: ReadonlySet<number>;
  readonly regions: number;
  /** For each area, whether other areas are its governorate's seat, the town of that name: for Zarzouna, not for Bizerte Nord. */
  readonly besideSeat: readonly boolean[];
  /** Number of words of each region's name in Latin and then in Arabic script, without small ones. */
  readonly regionWords: Uint8Array;
}

/** Linked lists of numbers, one per key: the last item of each list, and the previous item of each item; 0 is none. */
class Chains {
  readonly last: Uint32Array;
  readonly before: Uint32Array;
  readonly items: Uint32Array;
  /** Number of items of each key. */
  readonly counts: Uint32Array;
  private size = 0;

  constructor(keys: number, items: number) {
    this.last = new Uint32Array(keys);
    this.counts = new Uint32Array(keys);
    this.before = new Uint32Array(items + 1);
    this.items = new Uint32Array(items + 1);
  }

  add(key: number, item: number): void {
    const at = ++this.size;
    this.items[at] = item;
    this.before[at] = this.last[key] ?? 0;
    this.last[key] = at;
    this.counts[key] = (this.counts[key] ?? 0) + 1;
  }
}

/** Rows or names of one step: some 20 ms on a slow phone while the code is not compiled yet, and less afterwards. */
const STEP = 2048;

/** Calls `each` with the numbers below `count`, in steps. */
function* inSteps(count: number, each: (i: number) => void): Generator<void> {
  for (let i = 0; i < count; i++) {
    if (i % STEP === 0) yield;
    each(i);
  }
}

/** The words by which governorates and areas are named. */
function indexRegions(
  { governorates, areas, regionNames }: PlaceColumns,
  lexicon: Lexicon,
  codes: Uint8Array,
  wordsOf: (name: string) => Uint32Array,
): Pick<NameIndex, 'byRegion' | 'otherRegion' | 'regions' | 'regionWords'> {
  const byRegion = new Map<number, number[]>();
  const otherRegion = new Set<number>();
  const regions = governorates.length + areas.length;
  const regionWords = new Uint8Array(regions * 2);
  /** An alternative name of a region is used if all but one of its words belong to a name already indexed: "Djerba Midoun". */
  const addRegion = (region: number, name: string, isOther = false): void => {
    const words = wordsOf(name).filter((key) => lexicon.roleOf(key) !== ROLE_SMALL);
    const at = region * 2 + (isArabic(codes[0]) ? 1 : 0);
    const count = lexicon.telling + lexicon.kinds;
    const isNew = (key: number): boolean => byRegion.get(key)?.includes(region) !== true;
    if (isOther && (count !== regionWords[at] || words.filter(isNew).length > 1)) return;
    regionWords[at] = Math.max(regionWords[at] ?? 0, count);
    for (const key of words) {
      const known = byRegion.get(key);
      if (!known && isOther) otherRegion.add(key);
      if (!known) byRegion.set(key, [region]);
      else if (!known.includes(region)) known.push(region);
    }
  };
  governorates.forEach(({ fr, ar, en }, i) => {
    for (const name of [fr, ar, en]) addRegion(i, name);
  });
  areas.forEach(({ delegation, delegationAr }, i) => {
    for (const name of [delegation, delegationAr]) addRegion(governorates.length + i, name);
  });
  for (const { region, name } of regionNames) addRegion(region, name, true);
  return { byRegion, otherRegion, regions, regionWords };
}

/** The capital's own delegations, which are not called after it: Le Bardo and La Marsa are towns beside it. */
const IN_CAPITAL = /^(Médina|Bab )/;

/** For each area, whether another of its governorate is in the seat. Those begin with its name: Bizerte Nord, Kef Est. */
function areBesideSeat({ governorates, areas }: PlaceColumns): boolean[] {
  const isInSeat = ({ governorate, delegation }: Area): boolean =>
    IN_CAPITAL.test(delegation) ||
    delegation.startsWith(governorates[governorate]?.fr.replace(/^L[ae] /, '') ?? '');
  const seated = areas.filter(isInSeat).map(({ governorate }) => governorate);
  return areas.map((area) => seated.includes(area.governorate) && !isInSeat(area));
}

/** Indexes every name, step by step. */
export function* indexNames(columns: PlaceColumns): Generator<void, NameIndex> {
  const { size, names, namesAr, namesEn, aliases } = columns;
  const codes = new Uint8Array(256);
  const lexicon = new Lexicon(size * 3 + 2048, size * 32 + 16_384);
  lexicon.addRoles();

  const most = size * 3 + aliases.join('|').split('|').length;
  const rowOf = new Uint32Array(most);
  const isAlias = new Uint8Array(most);
  const telling = new Uint8Array(most);
  const kinds = new Uint8Array(most);
  const smalls = new Uint8Array(most);
  const wordStarts = new Uint32Array(most + 1);
  let wordKeys = new Uint32Array(Math.max(1024, size * 6));
  let nameCount = 0;
  let wordCount = 0;

  /** Appends a name's words to `wordKeys`. */
  const readWords = (name: string): void => {
    if (wordCount + codes.length > wordKeys.length) {
      const larger = new Uint32Array(wordKeys.length * 2);
      larger.set(wordKeys);
      wordKeys = larger;
    }
    wordCount = lexicon.internWords(codes, fold(name, codes), wordKeys, wordCount);
  };
  const addName = (row: number, name: string, alias: number): void => {
    const first = wordCount;
    readWords(name);
    if (wordCount === first) return;
    rowOf[nameCount] = row;
    isAlias[nameCount] = alias;
    telling[nameCount] = lexicon.telling;
    kinds[nameCount] = lexicon.kinds;
    smalls[nameCount] = lexicon.smalls;
    wordStarts[++nameCount] = wordCount;
  };
  const addAliases = (row: number): void => {
    const others = aliases[row];
    if (others) for (const name of others.split('|')) addName(row, name, 1);
  };
  for (const column of [names, namesAr, namesEn])
    yield* inSteps(size, (row) => {
      const name = column[row];
      if (name) addName(row, name, 0);
    });
  yield* inSteps(size, addAliases);
  yield;

  /** A region's words are read behind those of the names, and not kept. */
  const wordsOf = (name: string): Uint32Array => {
    const first = wordCount;
    readWords(name);
    const words = wordKeys.subarray(first, wordCount);
    wordCount = first;
    return words;
  };
  const regions = indexRegions(columns, lexicon, codes, wordsOf);

  yield;
  lexicon.hear();
  yield;
  const byWord = new Chains(lexicon.size, wordCount);
  const wholes: number[] = [];
  const numbered = new Uint8Array(nameCount);
  let hasHouses = false;
  /** Whether the first of these words, small ones aside, is a kind of street. */
  const hasWay = (start: number, end: number): boolean => {
    const roles = [...wordKeys.subarray(start, end)].map((key) => lexicon.roleOf(key));
    return roles.find((role) => role !== ROLE_SMALL) === ROLE_WAY;
  };
  const link = (name: number): void => {
    const first = wordStarts[name] ?? 0;
    const end = wordStarts[name + 1] ?? 0;
    const lastLetter = lexicon.letters[lexicon.letterStart[wordKeys[end - 1] ?? 0] ?? 0] ?? 0;
    if (end - first > 1 && isDigit(lastLetter)) numbered[name] = 1;
    const hasSmall = end - first > 1 && smalls[name] !== 0;
    const firstLetter = lexicon.letters[lexicon.letterStart[wordKeys[first] ?? 0] ?? 0] ?? 0;
    hasHouses ||= kinds[name] !== 0 && isDigit(firstLetter) && hasWay(first + 1, end);
    for (let i = first; i < end; i++) {
      const key = wordKeys[i] ?? 0;
      if (!hasSmall || lexicon.roleOf(key) !== ROLE_SMALL) byWord.add(key, name);
    }
    for (let pass = 0; pass < (hasSmall ? 2 : 1); pass++) {
      const whole = lexicon.internWhole(wordKeys, first, end, pass === 1);
      if (whole >= 0) wholes.push(whole, name * 2 + (hasSmall && pass === 0 ? 1 : 0));
    }
  };
  yield* inSteps(nameCount, link);
  yield;
  lexicon.seal();
  yield* inSteps(lexicon.size, (rank) => lexicon.mark(rank));
  const byWhole = new Chains(lexicon.size, wholes.length >> 1);
  for (let i = 0; i < wholes.length; i += 2) byWhole.add(wholes[i] ?? 0, wholes[i + 1] ?? 0);
  return {
    columns,
    lexicon,
    names: nameCount,
    row: rowOf,
    isAlias,
    telling,
    kinds,
    smalls,
    numbered,
    hasHouses,
    byWord,
    byWhole,
    ...regions,
    besideSeat: areBesideSeat(columns),
  };
}
