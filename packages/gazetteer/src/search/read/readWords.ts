import { DIGIT_ZERO, isArabic, isDigit } from './fold.ts';
import {
  ROLE_ASIDE,
  ROLE_BUILDING,
  ROLE_COUNTRY,
  ROLE_PART,
  ROLE_KIND,
  ROLE_LANDMARK,
  ROLE_NONE,
  ROLE_SMALL,
  ROLE_WAY,
} from './words.ts';
import type { NameIndex } from '../match/nameIndex.ts';
import { canonicalOf, type QueryWord } from './readQuery.ts';

export interface ReadWord {
  readonly word: QueryWord;
  readonly codes: Uint8Array;
  /** Its key in the lexicon, or -1. */
  readonly key: number;
  readonly role: number;
  readonly isKind: boolean;
  /** "rue" and the like, with its name after it. */
  readonly isWay: boolean;
  /** Whether it identifies a place: not a kind of place, a number (except after "rue") or a short word. */
  readonly isTelling: boolean;
  /** A comma stands before it. */
  readonly isApart: boolean;
  /** Cost of leaving the word unexplained. */
  readonly weight: number;
}

/** Letters up to which a small word may be an article; a longer one is being typed as itself. */
export const LONGEST_ARTICLE = 3;
/** Cost of leaving out a kind of landmark: the quarter El Taoufik is no clinic, a clinic spelt Toufic is. */
const LANDMARK_KIND = 90;
/** Cost of leaving out a floor or a door. */
export const ASIDE = 10;
/** Maximum number of words to match. In a longer address the first ones are the street's and the last ones the town's. */
const MOST_WORDS = 10;
const MOST_FIRST = 5;

export const NO_WORD: ReadWord = {
  word: {
    codes: new Uint8Array(0),
    start: 0,
    end: 0,
    isNumber: false,
    isOpen: false,
    isApart: false,
    afterArticle: '',
  },
  codes: new Uint8Array(0),
  key: -1,
  role: ROLE_NONE,
  isKind: false,
  isWay: false,
  isTelling: false,
  isApart: false,
  weight: 0,
};

/** Bits of the words of which something holds: `1 << i` is the word `read[i]`. */
export const bitsOf = (read: readonly ReadWord[], holds: (word: ReadWord, i: number) => boolean): number =>
  read.reduce((bits, word, i) => (holds(word, i) ? bits | (1 << i) : bits), 0);

/** Classifies the words of a query by an index; small ones are left out, unless there are no others. */
export function readWords(index: NameIndex, words: readonly QueryWord[]): ReadWord[] {
  const read: ReadWord[] = [];
  let isWay = false;
  let isAside = false;
  let isApart = false;
  for (const word of words) {
    const { codes, role } = canonicalOf(index.lexicon, word.codes);
    isApart ||= word.isApart;
    if (role === ROLE_SMALL && !(words.length === 1 && word.isOpen)) continue;
    const isKind = role >= ROLE_KIND;
    const isNamed = isWay;
    isWay = role === ROLE_WAY;
    // Arabic writes few vowels, so two letters can be a name.
    const length = Math.max(word.codes.length, isArabic(codes[1]) ? 3 : 0);
    // "Appartement n° 12": the word, and a number or a letter or two after it.
    const isDetail: boolean = isAside && (word.isNumber || length < 3);
    isAside = (role === ROLE_ASIDE && !word.isOpen && !isNamed) || (isDetail && !word.isNumber);
    // "Rue de la Gare" is identified by its kind of building.
    const isNameless = isKind && !(isNamed && !isWay);
    const isTelling = !isNameless && !isAside && !isDetail && (word.isNumber ? isNamed : length > 2);
    const weight =
      isAside || isDetail
        ? ASIDE
        : isNameless
          ? role === ROLE_LANDMARK
            ? LANDMARK_KIND
            : 40
          : role === ROLE_PART
            ? 60
            : word.isNumber && !isNamed
              ? 90
              : length < 3
                ? 45
                : Math.min(300, 90 + 24 * length);
    const key = index.lexicon.find(codes, 0, codes.length);
    // A number after a name is a quarter's: "nasr 2" is Cité Ennasr 2 and no En-Nasr far away.
    const isOften = key >= 0 && (index.byWord.counts[key] ?? 0) > 100;
    const isCommon = isOften && !(word.isNumber && read.length > 0);
    read.push({
      word,
      codes,
      key,
      role,
      isKind,
      isWay: isWay && word !== words.at(-1),
      isTelling,
      isApart,
      // The "Gare" of "rue de la Gare" is not left out lightly, though many names have it.
      weight: isCommon && !(isKind && isNamed) ? Math.min(weight, 70) : weight,
    });
    isApart = false;
  }
  return read;
}

/**
 * Bit of the word that may be the country's name beside a place of it, as in "سوسة، تونس". It is the last, numbers aside, or the first; 0
 * for none. After "rue" it is a street's name, beside a kind or a part of a town the capital's.
 */
export function countryIn(read: readonly ReadWord[]): number {
  const last = read.reduce((before, { word }, i) => (word.isNumber ? before : i), -1);
  const at = [last, 0].find((i) => read[i]?.role === ROLE_COUNTRY && !read[i - 1]?.isWay) ?? -1;
  const isPlace = read.some(({ isTelling, role }, i) => i !== at && isTelling && role !== ROLE_PART);
  return at >= 0 && isPlace ? 1 << at : 0;
}

/**
 * How many of a query's words are articles and the like, which a name may have as well. "Tunisie" and the "de" of "gouvernorat de" are
 * none. `read` are the other words.
 */
export function articlesIn(words: readonly QueryWord[], read: readonly ReadWord[]): number {
  let articles = 0;
  let at = 0;
  let isFormal = false;
  for (const word of words) {
    if (read[at]?.word === word) {
      at++;
      isFormal = false;
    } else if (word.codes.length > LONGEST_ARTICLE) isFormal = true;
    else if (!isFormal) articles++;
  }
  return articles;
}

/**
 * The letters of all of a query's words, small ones too, as complete names are written. "av" and "شارع" as "avenue". Left out are a last
 * word of which that is a beginning, and letters that may be a number. So "rue v" is Rue Volta before Rue 5008, "x20" is Voie X20. `read`
 * are the words without the small ones.
 */
export function asInNames(
  words: readonly QueryWord[],
  read: readonly ReadWord[],
): readonly { readonly codes: Uint8Array }[] {
  let at = 0;
  return words.map((word) => {
    const one = read[at]?.word === word ? read[at++] : undefined;
    const isSpelled = !word.isNumber && isDigit(one?.codes[0] ?? 0);
    const mayGoOn = word.isOpen && word.codes.every((code, i) => code === one?.codes[i]);
    return one && !isSpelled && !mayGoOn ? one : word;
  });
}

/** The words of a long address to match: without floors, doors and the words in `building`, then without the middle. */
export function fewest(read: readonly ReadWord[], building: number): readonly ReadWord[] {
  if (read.length <= MOST_WORDS) return read;
  const where = read.filter(({ weight }, i) => weight !== ASIDE && (building & (1 << i)) === 0);
  const more = Math.max(0, where.length - MOST_WORDS);
  return where.filter((_, i) => i < MOST_FIRST || i >= MOST_FIRST + more);
}

/**
 * Bits of the words that are the name of a building, "immeuble" and the like aside. It goes up to a comma, a way, a quarter, a floor or a
 * door, else to a town. `towns` are the bits of the words with which their names begin. A name that nothing ends may be a quarter's as
 * well, unless a town was named before it.
 */
export function buildingNames(read: readonly ReadWord[], towns: number): number {
  let named = 0;
  for (let i = 0; i < read.length; i++) {
    if (read[i]?.role !== ROLE_BUILDING) continue;
    const first = i + 1;
    let end = read.findIndex((word, at) => at >= first && endsBuilding(word));
    if (end < 0) end = read.findIndex((_, at) => at > first && (towns & (1 << at)) !== 0);
    if (end < 0 && towns & ((1 << i) - 1)) end = read.length;
    if (end > first) named |= (1 << end) - (1 << first);
  }
  return named;
}

const endsBuilding = ({ isApart, isWay, role }: ReadWord): boolean =>
  isApart || isWay || role === ROLE_ASIDE || (role >= ROLE_KIND && role !== ROLE_WAY);

/**
 * Whether words may be a street or a landmark and what it is near. It is so with "rue", "mosquée" or a house number, and at least two
 * identifying words.
 */
export function isAddress(read: readonly ReadWord[]): boolean {
  if (read[0]?.word.isNumber !== true && !read.some(({ isWay, role }) => isWay || role === ROLE_LANDMARK))
    return false;
  return read.filter(({ isTelling, codes }) => isTelling && codes.length > 2).length > 1;
}

/** Whether a number is a postal code, or the beginning of one, of at least two digits: "12" before "rue" is a house number. */
export function isPostal(postal: number, { codes, isOpen }: QueryWord): boolean {
  if (postal === 0 || codes.length > 4 || (codes.length < 4 && !isOpen)) return false;
  const text = String(postal);
  for (let i = 0; i < codes.length; i++)
    if (text.charCodeAt(i) - 48 !== (codes[i] ?? 0) - DIGIT_ZERO) return false;
  return codes.length > 1;
}
