import { DIGIT_ZERO } from './fold.ts';
import {
  ROLE_ASIDE,
  ROLE_BUILDING,
  ROLE_CENTRE,
  ROLE_KIND,
  ROLE_LANDMARK,
  ROLE_NONE,
  ROLE_WAY,
} from './words.ts';
import type { NameIndex } from './nameIndex.ts';
import { readAs, type QueryWord } from './readQuery.ts';

export interface ReadWord {
  readonly word: QueryWord;
  readonly codes: Uint8Array;
  /** Its number in the lexicon, or -1. */
  readonly key: number;
  readonly role: number;
  readonly isKind: boolean;
  /** "rue" and the like, with its name after it. */
  readonly isWay: boolean;
  /** Tells one place from another: no kind, no number (but those after "rue"), no short word. */
  readonly isTelling: boolean;
  /** A comma stands before it. */
  readonly isApart: boolean;
  /** What leaving the word out of account costs. */
  readonly weight: number;
}

export const NO_WORD: ReadWord = {
  word: { codes: new Uint8Array(0), start: 0, end: 0, isNumber: false, isOpen: false, isApart: false },
  codes: new Uint8Array(0),
  key: -1,
  role: ROLE_NONE,
  isKind: false,
  isWay: false,
  isTelling: false,
  isApart: false,
  weight: 0,
};

/** What the words of a query are among those of an index; small ones are left out, unless there is no other. */
export function readWords(index: NameIndex, words: readonly QueryWord[]): ReadWord[] {
  const read: ReadWord[] = [];
  let isWay = false;
  let isAside = false;
  let isApart = false;
  for (const word of words) {
    const { codes, role, isSmall } = readAs(index.lexicon, word);
    isApart ||= word.isApart;
    if (isSmall && !(words.length === 1 && word.isOpen)) continue;
    const isKind = role >= ROLE_KIND;
    const isNamed = isWay;
    isWay = role === ROLE_WAY;
    const length = word.codes.length;
    // "Appartement n° 12": the word, and a number or a letter or two after it.
    const isDetail: boolean = isAside && (word.isNumber || length < 3);
    isAside = (role === ROLE_ASIDE && !word.isOpen && !isNamed) || (isDetail && !word.isNumber);
    // "Rue de la Gare" is told from others by its kind of building.
    const isNameless = isKind && !(isNamed && !isWay);
    const isTelling = !isNameless && !isAside && !isDetail && (word.isNumber ? isNamed : codes.length > 2);
    const weight =
      isAside || isDetail
        ? 10
        : isNameless
          ? 40
          : role === ROLE_CENTRE
            ? 60
            : word.isNumber && !isNamed
              ? 90
              : length < 3
                ? 45
                : Math.min(300, 90 + 24 * length);
    const key = index.lexicon.find(codes, 0, codes.length);
    const isCommon = key >= 0 && (index.byWord.counts[key] ?? 0) > 100;
    read.push({
      word,
      codes,
      key,
      role,
      isKind,
      isWay: isWay && word !== words.at(-1),
      isTelling,
      isApart,
      weight: isCommon ? Math.min(weight, 70) : weight,
    });
    isApart = false;
  }
  return read;
}

/**
 * Bits of the words that are the name of a building, "immeuble" and the like aside: up to a comma, a way or a quarter. A
 * name that nothing ends may be a quarter's as well.
 */
export function buildingNames(read: readonly ReadWord[]): number {
  let named = 0;
  for (let i = 0; i < read.length; i++) {
    if (read[i]?.role !== ROLE_BUILDING) continue;
    let end = i + 1;
    while (end < read.length && !endsBuilding(read[end] ?? NO_WORD)) end++;
    if (end < read.length) named |= (1 << end) - (2 << i);
  }
  return named;
}

const endsBuilding = ({ isApart, isWay, role }: ReadWord): boolean =>
  isApart || isWay || (role >= ROLE_KIND && role !== ROLE_WAY);

/**
 * Whether words may be a street or a landmark and what it is near: with "rue", "mosquée" or a house number, and two words at
 * least that tell.
 */
export function isAddress(read: readonly ReadWord[]): boolean {
  if (read[0]?.word.isNumber !== true && !read.some(({ isWay, role }) => isWay || role === ROLE_LANDMARK))
    return false;
  return read.filter(({ isTelling, codes }) => isTelling && codes.length > 2).length > 1;
}

/** Whether a number is a postal code, or its beginning while it is being typed, two figures at least: "12" before "rue" is a house. */
export function isPostal(postal: number, { codes, isOpen }: QueryWord): boolean {
  if (postal === 0 || codes.length > 4 || (codes.length < 4 && !isOpen)) return false;
  const text = String(postal);
  for (let i = 0; i < codes.length; i++)
    if (text.charCodeAt(i) - 48 !== (codes[i] ?? 0) - DIGIT_ZERO) return false;
  return codes.length > 1;
}
