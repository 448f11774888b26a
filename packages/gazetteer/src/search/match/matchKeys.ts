import { hearing, restCost, typing, weightedDistance, LONGEST } from './distance.ts';
import { ALPHABET_SIZE } from '../read/fold.ts';
import type { Lexicon } from './lexicon.ts';
import { consonantsOf, isVowel, skeletonOf, writePhones } from './sound.ts';

/** Keys that match a piece of the query, cheapest first. */
export interface KeyMatches {
  readonly keys: Int32Array;
  /** Hundredths of an edit, doubled; odd if letters were corrected and not only completed. */
  readonly costs: Int16Array;
}

const LONGEST_PATTERN = 31;
/** Another spelling of the same sound ranks below the spelling itself. */
export const SOUND_COST = 60;
/** Maximum cost of a match: the largest budget. */
const MOST_EXPENSIVE = 200;
const CONSONANTS = 14;
/** Number of consecutive vowels that names rarely exceed. */
const MOST_VOWELS = 3;

const positions = new Int32Array(ALPHABET_SIZE);
const planeAt = new Int32Array(LONGEST_PATTERN);
const byRarity = new Uint8Array(LONGEST_PATTERN);
/** Keys of the bits that were read last. */
const marked = new Int32Array(32);
const queryPhones = new Uint8Array(LONGEST * 2);
const keyPhones = new Uint8Array(LONGEST * 2);
const buckets = new Uint32Array(MOST_EXPENSIVE + 2);

/** Ranks of the words and of the whole names that may sound like the query. */
let spans: { first: number; end: number }[] = [];

/** Keys to be measured, likeliest group first: one edit, same sound, two edits, similar sound. */
const rough: number[][] = [[], [], [], []];
/** How each key was found so far: by spelling, by sound, or already measured. */
let found: Uint8Array = new Uint8Array(0);
let keys: number[] = [];
let costs: number[] = [];
const SPELLED = 1;
const HEARD = 2;
const DONE = 4;
const SAME_SOUND = 1;
const NEAR_SOUND = 3;
const RANK_OF_EDITS = [0, 0, 2];
/** Maximum number of keys to measure: the exact distance is expensive. */
const MOST_WEIGHED = 120;
/** Number of completions from which other matches are not needed. */
const ENOUGH = 20;

/** Number of plain edits allowed for a piece, by its length. */
function editsFor(length: number): number {
  if (length < 3) return 0;
  if (length < 5) return 1;
  return 2;
}

/** Maximum total cost of the edits. */
export function budgetFor(length: number): number {
  if (length < 3) return 40;
  if (length < 5) return 110;
  return length < 7 ? 150 : Math.min(200, 10 * length + 90);
}

/**
 * The minimum number of edits (insert, delete, replace, swap) between the pattern in `positions` and a text, or a prefix of it. Above
 * `most`, any number above it. Bit-parallel: Myers 1999, with Hyyrö's swaps (2003).
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
    // Each further letter can match one at most.
    if (best > most && edits - most >= stop - i) return edits;
  }
  return isPrefix ? best : edits + end - stop;
}

/** The first of the ranks from `first` to `end` whose skeleton is at least `skeleton`. */
function rankOf(bySound: Uint32Array, first: number, end: number, skeleton: number): number {
  let low = first;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((bySound[middle * 2 + 1] ?? 0) < skeleton) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Adds every key of `spans` whose skeleton lies in [from, to]. */
function addHeard(bySound: Uint32Array, from: number, to: number, rank: number): void {
  for (const { first, end } of spans)
    for (let at = rankOf(bySound, first, end, from); at < end && (bySound[at * 2 + 1] ?? 0) <= to; at++) {
      const key = bySound[at * 2] ?? 0;
      const how = found[key] ?? 0;
      if (how >= HEARD) continue;
      found[key] = how | HEARD;
      if (how === 0 || rank === SAME_SOUND) rough[rank]?.push(key);
    }
}

/** The skeleton with `count` of its consonants after the first `at` replaced by `consonant`, or left out where it is 0. */
function edited(skeleton: number, at: number, count: number, consonant: number): number {
  const kept = at === 0 ? 0 : skeleton & (-1 << (32 - 4 * at));
  const rest = at + count > 7 ? 0 : skeleton << (4 * (at + count));
  if (consonant === 0) return (kept | (at > 7 ? 0 : rest >>> (4 * at))) >>> 0;
  const tail = at >= 7 ? 0 : rest >>> (4 * (at + 1));
  return (kept | (at > 7 ? 0 : consonant << (28 - 4 * at)) | tail) >>> 0;
}

/** Keys that sound like the query: the same consonants, the same with more after them, or all but one. */
function addSounds({ bySound, words }: Lexicon, limit: number, skeleton: number, isPrefix: boolean): void {
  const consonants = consonantsOf(skeleton);
  if (consonants === 0) return;
  spans = [
    { first: 0, end: words },
    { first: words, end: limit },
  ];
  const more = consonants === 8 ? 0 : 0xffffffff >>> (4 * consonants);
  addHeard(bySound, skeleton, skeleton, SAME_SOUND);
  if (isPrefix && consonants >= 2) addHeard(bySound, skeleton, (skeleton | more) >>> 0, NEAR_SOUND);
  if (consonants < 3) return;
  for (let at = 0; at <= consonants && at < 8; at++) {
    // What follows keeps the consonants before this one.
    const rest = 0xffffffff >>> (4 * at);
    for (const span of spans) {
      span.first = rankOf(bySound, span.first, span.end, (skeleton & ~rest) >>> 0);
      span.end = rankOf(bySound, span.first, span.end, ((skeleton | rest) >>> 0) + 1);
    }
    if (at < consonants) {
      const without = edited(skeleton, at, 1, 0);
      // With eight consonants the ninth, unseen, moves into the last place.
      addHeard(bySound, without, consonants === 8 ? (without | 15) >>> 0 : without, NEAR_SOUND);
    }
    for (let consonant = 1; consonant <= CONSONANTS; consonant++) {
      const inserted = edited(skeleton, at, 0, consonant);
      addHeard(bySound, inserted, inserted, NEAR_SOUND);
      if (at === consonants) continue;
      const replaced = edited(skeleton, at, 1, consonant);
      addHeard(bySound, replaced, replaced, NEAR_SOUND);
    }
    if (at + 1 < consonants) {
      const first = (skeleton >>> (28 - 4 * at)) & 15;
      const second = (skeleton >>> (24 - 4 * at)) & 15;
      const swapped = edited(edited(skeleton, at, 1, second), at + 1, 1, first);
      addHeard(bySound, swapped, swapped, NEAR_SOUND);
    }
  }
}

/**
 * Keys that equal the piece, begin with it, or are a few edits from it. Every letter of the piece that a key lacks near its
 * position is an edit; letters are counted for 32 keys at a time.
 */
function addSpelled(
  lexicon: Lexicon,
  limit: number,
  codes: Uint8Array,
  size: number,
  isPrefix: boolean,
  most: number,
): void {
  const { letters, letterStart, planes, bySound } = lexicon;
  addStarts(lexicon, limit, codes, size, isPrefix);
  if (most === 0 || keys.length >= ENOUGH) return;
  positions.fill(0);
  for (let i = 0; i < size; i++) {
    const code = codes[i] ?? 0;
    positions[code] = (positions[code] ?? 0) | (1 << i);
  }
  readPiece(lexicon, codes, size);
  for (let i = 0; i < size; i++)
    planeAt[i] = lexicon.planeOf(codes[byRarity[i] ?? 0] ?? 0, byRarity[i] ?? 0, most);
  for (let rank = 0; rank < limit; rank += 32) {
    const column = rank >> 5;
    // Keys that lack one letter or more, two or more, and so on.
    let one = 0;
    let two = 0;
    let three = 0;
    let lost = 0;
    for (let i = 0; i < size && lost !== -1; i++) {
      const lacked = ~(planes[(planeAt[i] ?? 0) + column] ?? 0);
      three |= two & lacked;
      two |= one & lacked;
      one |= lacked;
      lost = most === 1 ? two : three;
    }
    const count = readKeys(bySound, ~lost, rank, limit);
    for (let i = 0; i < count; i++) {
      const key = marked[i] ?? 0;
      if (found[key] === DONE) continue;
      const from = letterStart[key] ?? 0;
      const to = letterStart[key + 1] ?? 0;
      if (!isPrefix && Math.abs(to - from - size) > most) continue;
      const edits = boundedEdits(size, letters, from, to, isPrefix, most);
      if (edits > most) continue;
      found[key] = SPELLED;
      rough[RANK_OF_EDITS[edits] ?? 0]?.push(key);
    }
  }
}

/** Puts the keys below `limit` whose bits are set into `marked`; bit 0 stands for the key at `rank`. Returns how many they are. */
function readKeys(bySound: Uint32Array, bits: number, rank: number, limit: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) {
    const place = rank + 31 - Math.clz32(left & -left);
    if (place >= limit) break;
    marked[count++] = bySound[place * 2] ?? 0;
  }
  return count;
}

/** Sorts the letters of the piece, rarest first, with the bit set of each letter's possible positions. */
function readPiece({ counts }: Lexicon, codes: Uint8Array, size: number): void {
  for (let i = 0; i < size; i++) {
    const rarity = counts[codes[i] ?? 0] ?? 0;
    let to = i;
    for (; to > 0 && (counts[codes[byRarity[to - 1] ?? 0] ?? 0] ?? 0) > rarity; to--) {
      byRarity[to] = byRarity[to - 1] ?? 0;
    }
    byRarity[to] = i;
  }
}

/** Keys that equal the piece, or with `isPrefix` begin with it. */
function addStarts(
  lexicon: Lexicon,
  limit: number,
  codes: Uint8Array,
  size: number,
  isPrefix: boolean,
): void {
  const { letters, letterStart, planes, bySound } = lexicon;
  const counted = Math.min(size, 10);
  for (let i = 0; i < counted; i++) planeAt[i] = lexicon.planeOf(codes[i] ?? 0, i, 0);
  for (let rank = 0; rank < limit; rank += 32) {
    let left = -1;
    for (let i = 0; i < counted && left !== 0; i++) left &= planes[(planeAt[i] ?? 0) + (rank >> 5)] ?? 0;
    const count = readKeys(bySound, left, rank, limit);
    for (let i = 0; i < count; i++) {
      const key = marked[i] ?? 0;
      const from = letterStart[key] ?? 0;
      const to = letterStart[key + 1] ?? 0;
      if (!isStart(letters, from, to, codes, size) || !(isPrefix || to - from === size)) continue;
      keys.push(key);
      costs.push(restCost(to - from - size) * 2);
      found[key] = DONE;
    }
  }
}

function isStart(letters: Uint8Array, from: number, to: number, codes: Uint8Array, size: number): boolean {
  if (to - from < size) return false;
  for (let i = 0; i < size; i++) if (letters[from + i] !== codes[i]) return false;
  return true;
}

/**
 * Finds `codes` among the first `limit` keys: by spelling, as a prefix (`isPrefix`), and unless `isSure` also misspelt or by
 * sound.
 */
export function matchKeys(
  lexicon: Lexicon,
  limit: number,
  codes: Uint8Array,
  isPrefix: boolean,
  isSure: boolean,
): KeyMatches {
  const size = Math.min(codes.length, LONGEST_PATTERN);
  const most = isSure ? 0 : editsFor(size);
  if (found.length < lexicon.size) found = new Uint8Array(lexicon.size);
  keys = [];
  costs = [];
  for (const rank of rough) rank.length = 0;
  addSpelled(lexicon, limit, codes, size, isPrefix, most);
  const exact = keys.length;
  const phoneCount = writePhones(codes, 0, size, queryPhones);
  if (most > 0 && exact < ENOUGH) {
    if (phoneCount * 2 >= size) addSounds(lexicon, limit, skeletonOf(queryPhones, phoneCount), isPrefix);
    weigh(lexicon, codes, size, phoneCount, isPrefix);
  }
  for (let i = 0; i < exact; i++) found[keys[i] ?? 0] = 0;
  for (const rank of rough) for (const key of rank) found[key] = 0;
  return cheapestFirst();
}

/** Measures the rough matches by spelling and by sound, and keeps those within the budget. */
function weigh(
  lexicon: Lexicon,
  codes: Uint8Array,
  size: number,
  phoneCount: number,
  isPrefix: boolean,
): void {
  const budget = budgetFor(size);
  const { letters, letterStart } = lexicon;
  const vowels = longestVowels(queryPhones, phoneCount);
  let weighed = 0;
  for (const rank of rough) {
    for (const key of rank) {
      const how = found[key] ?? 0;
      if (how === 0 || weighed === MOST_WEIGHED) continue;
      found[key] = 0;
      weighed++;
      const from = letterStart[key] ?? 0;
      const to = letterStart[key + 1] ?? 0;
      let cost = budget + 1;
      if (how & SPELLED) {
        cost = weightedDistance(typing, codes, size, letters, from, to, isPrefix, budget);
      }
      if (how & HEARD && cost > SOUND_COST) {
        const limit = Math.min(cost, budget) - SOUND_COST;
        const count = writePhones(letters, from, to, keyPhones);
        // Vowels are often added or dropped, but not several in one place: "qwertyuiop" is not Kortoba.
        if (vowels <= MOST_VOWELS || vowels <= longestVowels(keyPhones, count) + 1) {
          const heard = weightedDistance(
            hearing,
            queryPhones,
            phoneCount,
            keyPhones,
            0,
            count,
            isPrefix,
            limit,
          );
          cost = Math.min(cost, SOUND_COST + heard);
        }
      }
      if (cost > budget) continue;
      keys.push(key);
      costs.push(cost * 2 + 1);
    }
  }
}

/** The maximum number of consecutive vowels. */
function longestVowels(phones: Uint8Array, count: number): number {
  let longest = 0;
  let together = 0;
  for (let i = 0; i < count; i++) {
    together = isVowel(phones[i] ?? 0) ? together + 1 : 0;
    if (together > longest) longest = together;
  }
  return longest;
}

/** Sorts the keys by cost (counting sort). */
function cheapestFirst(): KeyMatches {
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
