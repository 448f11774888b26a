import { ALPHABET_SIZE, ARABIC_ALEF, ARABIC_LAM, DIGIT_ZERO, fold } from './fold.ts';
import { LONGEST } from './distance.ts';
import { skeletonOf, writePhones } from './sound.ts';
import { wordRoles } from './words.ts';

/** More rows than any table has, and few enough that a skeleton times this is still a whole number. */
const ROWS = 2 ** 21;

/** Overlapping stretches of a key, first letter and letter after the last. */
const WINDOWS = [
  [0, 6],
  [2, 10],
  [6, LONGEST],
] as const;

/** What a word is besides its letters. */
export const ROLE_NONE = 0;
export const ROLE_SMALL = 1;
export const ROLE_KIND = 2;

/**
 * Distinct words and whole names, each with its letters, its sound, and the bits a scan needs to pass it over. A key's
 * number is its place in these columns.
 */
export class Lexicon {
  size = 0;
  letters: Uint8Array;
  letterStart: Uint32Array;
  /**
   * Which keys have a letter in which of WINDOWS: one bit a key, `stride` numbers a letter. 32 keys at once are passed
   * over by one operation.
   */
  windows: readonly Int32Array[] = [];
  stride = 0;
  skeleton: Uint32Array = new Uint32Array(0);
  /** Keys in the order of their skeletons. */
  bySkeleton: Uint32Array = new Uint32Array(0);
  /** The key a word is read as, and its role: words that are more than their letters come first. */
  private readonly readAs: number[] = [];
  private readonly roles: number[] = [];
  private buckets: Int32Array;

  constructor(expectedKeys: number, expectedLetters: number) {
    this.letters = new Uint8Array(expectedLetters);
    this.letterStart = new Uint32Array(expectedKeys + 1);
    this.buckets = new Int32Array(1 << (32 - Math.clz32(expectedKeys * 2)));
  }

  addRoles(): void {
    const codes = new Uint8Array(32);
    const intern = (word: string): number => {
      const end = fold(word, codes);
      return this.intern(codes, wordStart(codes, 0, end), end);
    };
    for (const [word, readAs, role] of wordRoles()) {
      const key = intern(word);
      this.readAs[key] = intern(readAs);
      this.roles[key] = role === 'same' ? ROLE_NONE : role === 'small' ? ROLE_SMALL : ROLE_KIND;
    }
  }

  roleOf(key: number): number {
    return key < this.roles.length ? (this.roles[key] ?? ROLE_NONE) : ROLE_NONE;
  }

  canonical(key: number): number {
    return key < this.readAs.length ? (this.readAs[key] ?? key) : key;
  }

  /** The key of `codes[start..end)`, or -1. */
  find(codes: Uint8Array, start: number, end: number): number {
    return (this.buckets[this.bucketOf(codes, start, end)] ?? 0) - 1;
  }

  intern(codes: Uint8Array, start: number, end: number): number {
    const bucket = this.bucketOf(codes, start, end);
    const known = this.buckets[bucket] ?? 0;
    if (known > 0) return known - 1;
    const key = this.size++;
    if (this.size >= this.letterStart.length) this.letterStart = grown(this.letterStart, Uint32Array);
    const from = this.letterStart[key] ?? 0;
    const to = from + Math.min(end - start, LONGEST);
    if (to > this.letters.length) this.letters = grown(this.letters, Uint8Array);
    for (let i = from; i < to; i++) this.letters[i] = codes[start + i - from] ?? 0;
    this.letterStart[this.size] = to;
    this.buckets[bucket] = this.size;
    if (this.size * 2 > this.buckets.length) this.rehash();
    return key;
  }

  /** Works out how the words sound, once all are in. */
  hear(): void {
    const { letters, letterStart, size } = this;
    const skeleton = new Uint32Array(letterStart.length);
    for (let key = 0; key < size; key++) {
      const count = writePhones(letters, letterStart[key] ?? 0, letterStart[key + 1] ?? 0, scratch);
      skeleton[key] = skeletonOf(scratch, count);
    }
    this.skeleton = skeleton;
  }

  /** The key of a whole name; its sound is that of its words, one after another. */
  internWhole(codes: Uint8Array, length: number, skeleton: number): number {
    const before = this.size;
    const key = this.intern(codes, 0, length);
    if (key === before) {
      if (this.skeleton.length < this.letterStart.length) this.skeleton = grown(this.skeleton, Uint32Array);
      this.skeleton[key] = skeleton;
    }
    return key;
  }

  /** Makes the lexicon ready to be scanned, once every key is in. */
  seal(): void {
    const { size, letters, letterStart } = this;
    const stride = (size + 31) >> 5;
    const windows = WINDOWS.map(() => new Int32Array(ALPHABET_SIZE * stride));
    WINDOWS.forEach(([first, last], i) => {
      const window = windows[i] ?? new Int32Array(0);
      let end = 0;
      for (let key = 0; key < size; key++) {
        const from = end + first;
        const most = end + last;
        end = letterStart[key + 1] ?? 0;
        const to = end < most ? end : most;
        const column = key >> 5;
        const bit = 1 << (key & 31);
        for (let at = from; at < to; at++) {
          const cell = (letters[at] ?? 0) * stride + column;
          window[cell] = (window[cell] ?? 0) | bit;
        }
      }
    });
    this.windows = windows;
    this.stride = stride;
    this.skeleton = this.skeleton.subarray(0, size);
    this.bySkeleton = sortedBy(this.skeleton);
  }

  private bucketOf(codes: Uint8Array, start: number, end: number): number {
    const size = Math.min(end - start, LONGEST);
    let hash = size;
    for (let i = start; i < start + size; i++) hash = Math.imul(hash ^ (codes[i] ?? 0), 0x01000193);
    hash ^= hash >>> 15;
    const last = this.buckets.length - 1;
    for (let bucket = hash & last; ; bucket = (bucket + 1) & last) {
      const key = (this.buckets[bucket] ?? 0) - 1;
      if (key < 0 || this.isKey(key, codes, start, size)) return bucket;
    }
  }

  private isKey(key: number, codes: Uint8Array, start: number, size: number): boolean {
    const from = this.letterStart[key] ?? 0;
    if ((this.letterStart[key + 1] ?? 0) - from !== size) return false;
    for (let i = 0; i < size; i++) if (this.letters[from + i] !== codes[start + i]) return false;
    return true;
  }

  private rehash(): void {
    this.buckets = new Int32Array(this.buckets.length * 2);
    for (let key = 0; key < this.size; key++) {
      const from = this.letterStart[key] ?? 0;
      this.buckets[this.bucketOf(this.letters, from, this.letterStart[key + 1] ?? 0)] = key + 1;
    }
  }
}

/** Row numbers in the order of their values. A number holds both, so that the platform's own sort can do it. */
function sortedBy(values: Uint32Array): Uint32Array {
  const pairs = new Float64Array(values.length);
  for (let i = 0; i < pairs.length; i++) pairs[i] = (values[i] ?? 0) * ROWS + i;
  pairs.sort();
  const order = new Uint32Array(values.length);
  for (let i = 0; i < order.length; i++) order[i] = (pairs[i] ?? 0) % ROWS;
  return order;
}

function grown<T extends Uint8Array | Uint32Array>(column: T, make: new (size: number) => T): T {
  const larger = new make(column.length * 2);
  larger.set(column);
  return larger;
}

const scratch = new Uint8Array(LONGEST * 2);

/** What a letter is: 0 none, 1 Latin, 2 a figure, 3 Arabic. */
const KINDS = Uint8Array.from({ length: ALPHABET_SIZE }, (_, code) => {
  if (code === 0) return 0;
  if (code < DIGIT_ZERO) return 1;
  return code < ARABIC_ALEF ? 2 : 3;
});

/** The end of the word that begins at `start`: at a space, or where letters, figures or scripts change. */
export function wordEnd(codes: Uint8Array, start: number, length: number): number {
  const kind = KINDS[codes[start] ?? 0];
  let end = start + 1;
  while (end < length && KINDS[codes[end] ?? 0] === kind) end++;
  return end;
}

/** Where a word begins without the Arabic article written onto it, or without the noughts before a number. */
export function wordStart(codes: Uint8Array, start: number, end: number): number {
  if (codes[start] === ARABIC_ALEF && codes[start + 1] === ARABIC_LAM && end - start >= 4) return start + 2;
  if (codes[start] === DIGIT_ZERO && end - start === 2) return start + 1;
  return start;
}
