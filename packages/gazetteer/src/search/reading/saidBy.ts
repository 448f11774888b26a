import type { Place } from '../../types.ts';
import { remembered } from '../../remembered.ts';
import { isArabic, unfold } from '../read/fold.ts';
import { labelWords } from '../rank/highlight.ts';
import type { Candidate } from '../rank/candidates.ts';
import { typing, weightedDistance } from '../match/distance.ts';
import type { Lexicon } from '../match/lexicon.ts';
import { canonicalOf } from '../read/readQuery.ts';
import type { Token } from './tokens.ts';

/** Maximum cost of one slip; letters from which a word may have two. */
const ONE_SLIP = 58;
const LONG_WORD = 7;

/** What a row says of a typed word. */
export interface Said {
  readonly role: 'name' | 'region';
  /** Whether it is said in the same letters, or in those of a word that they are a spelling of. */
  readonly isExact: boolean;
  /** Where in the label; -1 if it does not show it. */
  readonly at: number;
}

interface TextWords {
  /** Words in the letters of what they are a spelling of, each with where it begins in its text. */
  readonly starts: ReadonlyMap<string, number>;
  /** All of them as one. */
  readonly joined: string;
}

function wordReader(lexicon: Lexicon): (text: string) => TextWords {
  return remembered((text) => {
    const starts = new Map<string, number>();
    for (const { codes, start } of labelWords(text)) {
      const letters = unfold(canonicalOf(lexicon, codes).codes);
      if (!starts.has(letters)) starts.set(letters, start);
    }
    return { starts, joined: [...starts.keys()].join('') };
  });
}

const wordReaders = new WeakMap<Lexicon, ReturnType<typeof wordReader>>();

/** Reads the words of a text, as a lexicon spells them. */
function wordReaderOf(lexicon: Lexicon): ReturnType<typeof wordReader> {
  let read = wordReaders.get(lexicon);
  if (!read) wordReaders.set(lexicon, (read = wordReader(lexicon)));
  return read;
}

/** Whether a word is another with a slip or two in it, or its beginning. In another script it may always be. */
function isSlipOf(typed: Uint8Array, word: Uint8Array): boolean {
  if (isArabic(typed[0]) !== isArabic(word[0])) return true;
  if (typed.every((letter, at) => word[at] === letter)) return true;
  const most = typed.length < LONG_WORD ? ONE_SLIP : 2 * ONE_SLIP;
  return weightedDistance(typing, typed, typed.length, word, 0, word.length, false, most) <= most;
}

/** What a row says of each word of a query. */
export function saidBy(
  tokens: readonly Token[],
  { index, read, bits, row, isFuzzy }: Candidate,
  place: Place,
  shown: ReadonlyMap<number, number>,
): readonly (Said | undefined)[] {
  const { lexicon, columns, byRegion } = index;
  const area = columns.area[row] ?? 0;
  const regions = [columns.areas[area]?.governorate ?? -1, columns.governorates.length + area];
  const { label, locality, delegation, governorate, postalCode } = place;
  const parts = [label, locality, delegation, governorate, postalCode].map(wordReaderOf(lexicon));
  const inLabel = parts[0]?.starts ?? new Map<string, number>();
  const isInParts = (word: string): boolean =>
    parts.some(({ starts, joined }) => starts.has(word) || word === joined);
  const matched = read.filter((_, i) => bits & (1 << i));
  // Of a name that is shown every word is: a long or misspelt one may have been read as longer than it is. A guess at a street's has to be seen.
  const isFeature = place.type === 'street' || place.type === 'address';
  const isNameShown = (isFeature && isFuzzy) || [...shown.values()].some((at) => at < place.name.length);
  const inArabic = /\p{Script=Arabic}/u.test(place.label);
  const mustBeShown = ([letter]: Uint8Array): boolean => isNameShown && isArabic(letter) === inArabic;
  /** A region is named where all of its words are. */
  const isRegionNamed = (region: number): boolean => {
    const words = tokens.filter(({ codes }) =>
      byRegion.get(lexicon.find(codes, 0, codes.length))?.includes(region),
    );
    const script = words.some(({ codes }) => isArabic(codes[0])) ? 1 : 0;
    return words.length >= (index.regionWords[region * 2 + script] ?? 0);
  };
  const said = tokens.map(({ start, end, kind, codes, letters, canonical }): Said | undefined => {
    if (kind === 'unread' || kind === 'phone' || kind === 'addressee') return undefined;
    const at = inLabel.get(canonical) ?? shown.get(start) ?? -1;
    const isExact =
      inLabel.has(canonical) || (isInParts(canonical) && (kind !== 'number' || postalCode === letters));
    const mayBe = isExact || (kind !== 'number' && (at >= 0 || !mustBeShown(codes)));
    if (mayBe && matched.some(({ word }) => word.start < end && word.end > start))
      return { role: 'name', isExact, at };
    const role = at >= 0 && at < place.name.length ? 'name' : 'region';
    if (isExact) return { role, isExact, at };
    const key = lexicon.find(codes, 0, codes.length);
    if (byRegion.get(key)?.some((region) => regions.includes(region) && isRegionNamed(region)) === true)
      return { role: 'region', isExact: true, at };
    return kind === 'number' || at < 0 ? undefined : { role, isExact: false, at };
  });
  // "3/B rue des Trois Portes": a short number is said once.
  tokens.forEach(({ canonical, kind, letters }, i) => {
    const isAgain = tokens.findIndex((other, at) => other.canonical === canonical && said[at]) < i;
    if (kind === 'number' && letters.length < 3 && isAgain) said[i] = undefined;
  });
  // A street, and what was guessed, is called as typed but for a slip: "rue Untel" is no Rue Mille et Une Nuits.
  const labelled = new Map(
    isFeature || isFuzzy ? labelWords(place.label).map(({ codes, start }) => [start, codes]) : [],
  );
  said.forEach((one, i) => {
    const shownAs = one && !one.isExact ? labelled.get(one.at) : undefined;
    if (shownAs && !isSlipOf(tokens[i]?.codes ?? shownAs, shownAs)) said[i] = undefined;
  });
  // A word of the label is said once, and best as it is shown: "Ali Benzerti, Bizerte". Of two the later one says it.
  const sayers = new Map<number, number>();
  said.forEach((one, i) => {
    const other = said[sayers.get(one?.at ?? -1) ?? -1];
    if (one && one.at >= 0 && (one.isExact || !other?.isExact)) sayers.set(one.at, i);
  });
  said.forEach((one, i) => {
    if (one && one.at >= 0 && sayers.get(one.at) !== i && !one.isExact) said[i] = undefined;
  });
  // "den den" of Denden.
  tokens.forEach(({ canonical }, i) => {
    const next = tokens[i + 1];
    if (said[i] || said[i + 1] || !next || next.isApart || !isInParts(canonical + next.canonical)) return;
    const at = inLabel.get(canonical + next.canonical) ?? -1;
    said[i] = said[i + 1] = {
      role: at >= 0 && at < place.name.length ? 'name' : 'region',
      isExact: true,
      at,
    };
  });
  return said;
}
