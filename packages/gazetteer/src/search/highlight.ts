import type { Correction, HighlightRange, MatchKind, Place } from '../types.ts';
import { hearing, typing, weightedDistance, LONGEST } from './distance.ts';
import { FoldedText } from './fold.ts';
import type { Candidate } from './inOrder.ts';
import { budgetFor, SOUND_COST } from './match.ts';
import { wordEnd, wordStart, type Lexicon } from './lexicon.ts';
import { readAs, type QueryWord } from './readQuery.ts';
import { writePhones } from './sound.ts';

interface LabelWord {
  readonly codes: Uint8Array;
  readonly start: number;
  readonly end: number;
  /** UTF-16 end of each letter. */
  readonly ends: Uint16Array;
}

const text = new FoldedText();
const heard = new Uint8Array(LONGEST * 2);
const told = new Uint8Array(LONGEST * 2);

function labelWords(label: string): LabelWord[] {
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
}

/** How far a word typed is from a word shown; null where they have nothing to do with each other. */
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
  const other = readAs(lexicon, { ...word, codes: shown.codes });
  const { codes: read, isSmall } = readAs(lexicon, word);
  if (read.length === other.codes.length && read.every((code, i) => other.codes[i] === code)) {
    return { cost: 1, length: shown.codes.length };
  }
  if (!mayDiffer || codes.length < 3 || isSmall || other.isSmall) return null;
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
  const a = writePhones(codes.subarray(0, LONGEST), 0, Math.min(codes.length, LONGEST), told);
  const b = writePhones(shown.codes.subarray(0, LONGEST), 0, Math.min(shown.codes.length, LONGEST), heard);
  const sounded = SOUND_COST + weightedDistance(hearing, told, a, heard, 0, b, isOpen, budget);
  const cost = Math.min(spelled, sounded);
  return cost > budget ? null : { cost, length: shown.codes.length };
}

/** Whether a word was read as one of the name, and if not, whether it may have been as one of the region: not where names have it. */
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

/** Where a query is seen in a label, and which of its words were read as others. */
export function highlight(
  candidate: Candidate,
  words: readonly QueryWord[],
  query: string,
  { label, name }: Place,
  kind: MatchKind,
): { highlight: HighlightRange[]; corrections: Correction[] } {
  const shown = labelWords(label);
  const taken = new Set<LabelWord>();
  const ranges: HighlightRange[] = [];
  const corrections: Correction[] = [];
  const { read, bits, index } = candidate;
  for (const word of words) {
    const mayDiffer = readAsOther(candidate, word);
    let best: { cost: number; length: number } | null = null;
    let bestWord: LabelWord | undefined;
    for (const other of shown) {
      if (taken.has(other)) continue;
      const inName = other.start < name.length;
      const compared = compare(index.lexicon, word, other, inName ? mayDiffer.name : mayDiffer.region);
      if (compared && (!best || compared.cost < best.cost)) {
        best = compared;
        bestWord = other;
      }
    }
    if (!best || !bestWord) continue;
    taken.add(bestWord);
    ranges.push([bestWord.start, bestWord.ends[best.length - 1] ?? bestWord.end]);
    if (best.cost > 1)
      corrections.push({
        from: query.slice(word.start, word.end),
        to: label.slice(bestWord.start, bestWord.end),
      });
  }
  const inName = ranges.some(([start]) => start < name.length);
  if (!inName && name !== '' && !shown.some((word) => taken.has(word) && word.start < name.length)) {
    ranges.push([0, name.length]);
    const named = read.filter((_, i) => bits & (1 << i));
    const from = query.slice(named[0]?.word.start ?? 0, named.at(-1)?.word.end ?? query.length).trim();
    // Another name only begun, or one that has other words too, is not yet what was meant.
    if (corrections.length === 0 && from !== '' && kind !== 'prefix') corrections.push({ from, to: name });
  }
  ranges.sort((a, b) => a[0] - b[0]);
  return { highlight: ranges, corrections };
}
