import { hearing, restCost, typing, weightedDistance, LONGEST } from './distance.ts';
import { ALPHABET_SIZE } from './fold.ts';
import { headOf, maskOf, type Lexicon } from './lexicon.ts';
import { skeletonOf, writePhones } from './sound.ts';

/** Keys that a piece of the query may mean, cheapest first. */
export interface KeyMatches {
  readonly keys: Int32Array;
  /** Hundredths of an edit, doubled; odd where letters were corrected and not only completed. */
  readonly costs: Int16Array;
}

const LONGEST_PATTERN = 31;
const HEAD_LETTERS = 8;
/** Another spelling of the same sound is worth less than the spelling itself. */
const SOUND_COST = 30;
const MOST_EXPENSIVE = 400;
const MOST_REFINED = 400;

const positions = new Int32Array(ALPHABET_SIZE);
const queryPhones = new Uint8Array(LONGEST * 2);
const buckets = new Uint16Array(MOST_EXPENSIVE + 2);

/** How many plain edits, and what they may cost, for a piece of so many letters. */
function editsFor(length: number): number {
  if (length < 3) return 0;
  if (length < 4) return 1;
  return length < 10 ? 2 : 3;
}

function budgetFor(length: number): number {
  if (length < 3) return 40;
  return Math.min(300, 20 + 35 * length);
}

/**
 * The fewest edits (insert, delete, replace, swap) between the pattern in `positions` and a text, or its beginning;
 * above `most`, any number above it. Bit-parallel: Myers 1999, with Hyyrö's swaps (2003).
 */
function boundedEdits(
  size: number,
  letters: Uint8Array,
  start: number,
  end: number,
  isPrefix: boolean,
  most: number,
): number {
  const top = 1 << (size - 1);
  let positive = -1;
  let negative = 0;
  let diagonal = 0;
  let lastMatch = 0;
  let edits = size;
  let best = edits;
  const stop = Math.min(end, start + size + most);
  for (let i = start; i < stop; i++) {
    const match = positions[letters[i] ?? 0] ?? 0;
    const swapped = ((~diagonal & match) << 1) & lastMatch;
    diagonal = (((match & positive) + positive) ^ positive) | match | negative | swapped;
    let up = negative | ~(diagonal | positive);
    let down = diagonal & positive;
    if (up & top) edits++;
    if (down & top) edits--;
    up = (up << 1) | 1;
    down <<= 1;
    positive = down | ~(diagonal | up);
    negative = diagonal & up;
    lastMatch = match;
    if (edits < best) best = edits;
  }
  if (isPrefix) return best;
  return end - stop > 0 ? edits + end - stop : edits;
}

/** Whether two skeletons are one consonant apart. */
function isNear(a: number, b: number): boolean {
  const same = Math.clz32(a ^ b) & ~3;
  if (same >= 28) return true;
  const restA = a << same;
  const restB = b << same;
  const nextA = restA << 4;
  const nextB = restB << 4;
  // One more consonant pushes the eighth out of sight, so the last place is not compared.
  return (
    nextA === nextB ||
    ((nextA ^ restB) & ~15) === 0 ||
    ((restA ^ nextB) & ~15) === 0 ||
    isSwapped(restA, restB)
  );
}

function isSwapped(a: number, b: number): boolean {
  return a << 8 === b << 8 && a >>> 28 === ((b >>> 24) & 15) && b >>> 28 === ((a >>> 24) & 15);
}

/**
 * Scans the first `limit` keys for `codes[start..end)`: spelled so, going on so (`isPrefix`), misspelt, or sounding so.
 */
export function matchKeys(
  lexicon: Lexicon,
  limit: number,
  codes: Uint8Array,
  start: number,
  end: number,
  isPrefix: boolean,
): KeyMatches {
  const size = Math.min(end - start, LONGEST_PATTERN);
  const stop = start + size;
  const most = editsFor(size);
  const budget = budgetFor(size);
  const mask = maskOf(codes, start, stop);
  const head = headOf(codes, start, stop);
  const headBits = size >= 4 ? -1 : -1 << (32 - 8 * size);
  positions.fill(0);
  for (let i = 0; i < size; i++) {
    const code = codes[start + i] ?? 0;
    positions[code] = (positions[code] ?? 0) | (1 << i);
  }
  const phoneCount = writePhones(codes, start, stop, queryPhones);
  const skeleton = skeletonOf(queryPhones, 0, phoneCount);
  const consonants = 8 - (ctzNibbles(skeleton) | 0);
  const skeletonBits = consonants === 0 ? 0 : -1 << (32 - 4 * consonants);
  const soundsPrefix = isPrefix && consonants >= 2;
  const soundsNear = consonants >= 3;

  const { letters, letterStart, phones, phoneStart } = lexicon;
  const masks = size + most <= HEAD_LETTERS ? lexicon.headMask : lexicon.mask;
  const keys: number[] = [];
  const costs: number[] = [];
  const rough: number[] = [];
  for (let key = 0; key < limit; key++) {
    if ((((lexicon.head[key] ?? 0) ^ head) & headBits) === 0 && isStart(lexicon, key, codes, start, size)) {
      const rest = lexicon.lengthOf(key) - size;
      if (rest === 0 || isPrefix) {
        keys.push(key);
        costs.push(restCost(rest) * 2);
        continue;
      }
    }
    if (most === 0) continue;
    let missing = mask & ~(masks[key] ?? 0);
    for (let i = 0; i < most; i++) missing &= missing - 1;
    if (missing === 0) {
      const from = letterStart[key] ?? 0;
      const to = letterStart[key + 1] ?? 0;
      if (isPrefix || Math.abs(to - from - size) <= most) {
        const edits = boundedEdits(size, letters, from, to, isPrefix, most);
        if (edits <= most) {
          rough.push(edits * 0x1000000 + key);
          continue;
        }
      }
    }
    const other = lexicon.skeleton[key] ?? 0;
    if (other === skeleton) rough.push(key);
    else if (soundsPrefix && ((other ^ skeleton) & skeletonBits) === 0) rough.push(0x1000000 + key);
    else if (soundsNear && isNear(other, skeleton)) rough.push(0x1000000 + key);
  }
  if (rough.length > MOST_REFINED) rough.sort((a, b) => a - b).length = MOST_REFINED;
  for (const entry of rough) {
    const key = entry & 0xffffff;
    const spelled = weightedDistance(
      typing,
      codes,
      start,
      stop,
      letters,
      letterStart[key] ?? 0,
      letterStart[key + 1] ?? 0,
      isPrefix,
      budget,
    );
    const heard =
      SOUND_COST +
      weightedDistance(
        hearing,
        queryPhones,
        0,
        phoneCount,
        phones,
        phoneStart[key] ?? 0,
        phoneStart[key + 1] ?? 0,
        isPrefix,
        budget,
      );
    const cost = Math.min(spelled, heard);
    if (cost > budget) continue;
    keys.push(key);
    costs.push(cost * 2 + 1);
  }
  return cheapestFirst(keys, costs);
}

function ctzNibbles(skeleton: number): number {
  if (skeleton === 0) return 8;
  return (31 - Math.clz32(skeleton & -skeleton)) >> 2;
}

function isStart(lexicon: Lexicon, key: number, codes: Uint8Array, start: number, size: number): boolean {
  const from = lexicon.letterStart[key] ?? 0;
  if (lexicon.lengthOf(key) < size) return false;
  for (let i = 4; i < size; i++) if (lexicon.letters[from + i] !== codes[start + i]) return false;
  return true;
}

function cheapestFirst(keys: readonly number[], costs: readonly number[]): KeyMatches {
  buckets.fill(0);
  for (const cost of costs) buckets[(cost >> 1) + 1] = (buckets[(cost >> 1) + 1] ?? 0) + 1;
  for (let i = 1; i < buckets.length; i++) buckets[i] = (buckets[i] ?? 0) + (buckets[i - 1] ?? 0);
  const sorted = { keys: new Int32Array(keys.length), costs: new Int16Array(keys.length) };
  for (let i = 0; i < keys.length; i++) {
    const cost = costs[i] ?? 0;
    const at = buckets[cost >> 1] ?? 0;
    buckets[cost >> 1] = at + 1;
    sorted.keys[at] = keys[i] ?? 0;
    sorted.costs[at] = cost;
  }
  return sorted;
}
