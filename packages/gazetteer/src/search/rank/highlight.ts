import { remembered } from '../../remembered.ts';
import type { Correction, HighlightRange, MatchKind, Place } from '../../types.ts';
import { hearing, typing, weightedDistance, LONGEST } from '../match/distance.ts';
import { FoldedText, isArabic } from '../read/fold.ts';
import type { Candidate } from './candidates.ts';
import { budgetFor, SOUND_COST } from '../match/matchKeys.ts';
import { wordEnd, wordStart, type Lexicon } from '../match/lexicon.ts';
import { canonicalOf, type QueryWord } from '../read/readQuery.ts';
import { ROLE_SMALL } from '../read/words.ts';
import { writePhones } from '../match/sound.ts';

interface LabelWord {
  readonly codes: Uint8Array;
  readonly start: number;
  readonly end: number;
  /** UTF-16 end of each letter. */
  readonly ends: Uint16Array;
}

/** Maximum number of displayed words that may be typed as one, as in "sidibousaid", and its minimum length in letters. */
const MOST_JOINED = 4;
const LEAST_JOINED = 5;
/** Maximum cost of a typed word that counts as displayed in the label. */
const AS_TYPED = 1;
/** Maximum difference in length between a typed and a displayed word. */
const MOST_ASTRAY = 2;

const text = new FoldedText();
const heard = new Uint8Array(LONGEST * 2);
const told = new Uint8Array(LONGEST * 2);

/** The words of a label. */
export const labelWords = remembered((label: string): readonly LabelWord[] => {
  text.read(label);
  const { codes, sources, ends, length } = text;
  const words: LabelWord[] = [];
  for (let i = 0; i < length;) {
    if (codes[i] === 0) {
      i++;
      continue;
    }
    const end = wordEnd(codes, i, length);
    const from = wordStart(codes, i, end);
    words.push({
      codes: codes.slice(from, end),
      start: sources[i] ?? 0,
      end: ends[end - 1] ?? 0,
      ends: ends.slice(from, end),
    });
    i = end;
  }
  return words;
});

/** The distance of a typed word from a displayed one; null if they are unrelated. */
function compare(
  lexicon: Lexicon,
  word: QueryWord,
  shown: LabelWord,
  mayDiffer: boolean,
): { cost: number; length: number } | null {
  const { codes, isOpen } = word;
  const same = codes.length <= shown.codes.length && codes.every((code, i) => shown.codes[i] === code);
  if (same && (isOpen || codes.length === shown.codes.length)) return { cost: 0, length: codes.length };
  const budget = budgetFor(codes.length);
  const other = canonicalOf(lexicon, shown.codes);
  const { codes: read, role } = canonicalOf(lexicon, codes);
  if (read.length === other.codes.length && read.every((code, i) => other.codes[i] === code)) {
    return { cost: 1, length: shown.codes.length };
  }
  if (!mayDiffer || codes.length < 3 || role === ROLE_SMALL || other.role === ROLE_SMALL) return null;
  const spelled = weightedDistance(
    typing,
    codes,
    codes.length,
    shown.codes,
    0,
    shown.codes.length,
    isOpen,
    budget,
  );
  const a = writePhones(codes, 0, Math.min(codes.length, LONGEST), told);
  const b = writePhones(shown.codes, 0, Math.min(shown.codes.length, LONGEST), heard);
  const sounded = SOUND_COST + weightedDistance(hearing, told, a, heard, 0, b, isOpen, budget);
  const cost = Math.min(spelled, sounded);
  return cost > budget ? null : { cost, length: shown.codes.length };
}

/** Runs of displayed words that a typed word may be without the spaces: they begin like it and are about as long. */
function writtenAsOne(
  { codes, isOpen }: QueryWord,
  shown: readonly LabelWord[],
  left: readonly LabelWord[],
): LabelWord[] {
  const found: LabelWord[] = [];
  if (codes.length < LEAST_JOINED) return found;
  for (let at = 0; at < shown.length; at++) {
    const first = shown[at];
    if (!first || !left.includes(first)) continue;
    const isOtherScript = isArabic(codes[0]) !== isArabic(first.codes[0]);
    if (!isOtherScript && first.codes[0] !== codes[0]) continue;
    let length = first.codes.length;
    for (let size = 2; size <= MOST_JOINED; size++) {
      const next = shown[at + size - 1];
      if (!next || !left.includes(next) || (!isOtherScript && length >= codes.length)) break;
      length += next.codes.length;
      const over = length - codes.length;
      if (isOtherScript || (over >= -MOST_ASTRAY && (isOpen || over <= MOST_ASTRAY)))
        found.push(joined(shown.slice(at, at + size), length));
    }
  }
  return found;
}

function joined(words: readonly LabelWord[], length: number): LabelWord {
  const codes = new Uint8Array(length);
  const all = new Uint16Array(length);
  let at = 0;
  for (const word of words) {
    codes.set(word.codes, at);
    all.set(word.ends, at);
    at += word.codes.length;
  }
  return { codes, start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0, ends: all };
}

/** Whether a word matched the name; if not, whether it may have matched the region: not if names contain it. */
function readAsOther(
  { index, row, read, bits }: Candidate,
  word: QueryWord,
): { name: boolean; region: boolean } {
  const i = read.findIndex((other) => other.word === word);
  const key = read[i]?.key ?? -1;
  if (bits & (1 << i)) return { name: true, region: false };
  if (key < 0) return { name: false, region: true };
  const { areas, area, governorates } = index.columns;
  const number = area[row] ?? 0;
  const regions = [areas[number]?.governorate, governorates.length + number];
  const isOf = index.byRegion.get(key)?.some((region) => regions.includes(region)) === true;
  return { name: false, region: isOf };
}

/** The displayed word nearest to a typed one, and its distance; null if none is near. */
function nearest(
  candidate: Candidate,
  word: QueryWord,
  shown: readonly LabelWord[],
  name: string,
): { cost: number; length: number; seen: LabelWord } | null {
  const mayDiffer = readAsOther(candidate, word);
  let best: ReturnType<typeof nearest> = null;
  for (const seen of shown) {
    const inName = seen.start < name.length;
    // "Lac 2" is no beginning of 2035.
    if (!inName && word.isNumber && word.codes.length === 1 && seen.codes.length > 1) continue;
    const { lexicon } = candidate.index;
    const compared = compare(lexicon, word, seen, inName ? mayDiffer.name : mayDiffer.region);
    if (compared && (!best || compared.cost < best.cost))
      best = { cost: compared.cost, length: compared.length, seen };
  }
  return best;
}

/**
 * The ranges of a label that a query matched, and the words of the query that were read as others. Also where in the label those words are
 * that it shows, by where they begin in the query.
 */
export function highlight(
  candidate: Candidate,
  words: readonly QueryWord[],
  query: string,
  { label, name }: Place,
  kind: MatchKind,
): { highlight: HighlightRange[]; corrections: Correction[]; shown: Map<number, number> } {
  const shown = labelWords(label);
  let left: readonly LabelWord[] = shown;
  const ranges: HighlightRange[] = [];
  const corrections: Correction[] = [];
  const seen = new Map<number, number>();
  const { read, bits } = candidate;
  for (const word of words) {
    const alone = nearest(candidate, word, left, name);
    const isAsTyped = alone !== null && alone.cost <= AS_TYPED;
    const together = isAsTyped ? null : nearest(candidate, word, writtenAsOne(word, shown, left), name);
    const best = together && together.cost < (alone?.cost ?? Infinity) ? together : alone;
    // A street that no table knows is in the town all the same, and "avneue" its "avenue".
    if (!best && word.meant) corrections.push({ from: query.slice(word.start, word.end), to: word.meant });
    if (!best) continue;
    const { start, end, ends } = best.seen;
    seen.set(word.start, start);
    left = left.filter((other) => other.end <= start || other.start >= end);
    ranges.push([start, ends[best.length - 1] ?? end]);
    // A completion is not a correction.
    if ((!isAsTyped || word.meant) && best.length === ends.length)
      corrections.push({ from: query.slice(word.start, word.end), to: label.slice(start, end) });
  }
  const inName = ranges.some(([start]) => start < name.length);
  if (!inName && name !== '') {
    ranges.push([0, name.length]);
    const named = read.filter((_, i) => bits & (1 << i));
    const from = query.slice(named[0]?.word.start ?? 0, named.at(-1)?.word.end ?? query.length).trim();
    // Another name that is only begun, or that has further words, is not yet what was meant.
    if (corrections.length === 0 && from !== '' && kind !== 'prefix') corrections.push({ from, to: name });
  }
  ranges.sort((a, b) => a[0] - b[0]);
  return { highlight: ranges, corrections, shown: seen };
}
