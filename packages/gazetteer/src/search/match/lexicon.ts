import { ALPHABET_SIZE, ARABIC_ALEF, ARABIC_LAM, DIGIT_ZERO, fold } from '../read/fold.ts';
import { LONGEST } from './distance.ts';
import { consonantsOf, skeletonOf, writePhones } from './sound.ts';
import { ROLE_KIND, ROLE_NONE, ROLE_SMALL, wordRoles } from '../read/words.ts';

/** Overlapping ranges of positions in a key: first position, and the one after the last. */
const STRETCHES = [
  [0, 3],
  [0, 5],
  [1, 6],
  [2, 8],
  [4, 10],
  [6, LONGEST],
] as const;
const LAST_STRETCH = STRETCHES.length - 1;
/** For each position, the narrowest range that contains a letter up to zero, one or two positions off. */
const STRETCH_OF = [0, 1, 2].map((most) =>
  Uint8Array.from({ length: LONGEST }, (_, place) => {
    const has = STRETCHES.findIndex(
      ([first, end]) => first <= Math.max(0, place - most) && place + most < end,
    );
    return has < 0 ? LAST_STRETCH : has;
  }),
);
/** The first and the last range that contain a position. */
const FIRST_OF = Uint8Array.from({ length: LONGEST }, (_, place) =>
  STRETCHES.findIndex(([, end]) => place < end),
);
const LAST_OF = Uint8Array.from({ length: LONGEST }, (_, place) =>
  STRETCHES.reduce((last, [first], range) => (first <= place ? range : last), 0),
);
const MOST_ROLES = 1024;

/**
 * Distinct words and whole names, each with its letters, its sound, and the bits that let a scan skip it. A key's number is its
 * index in these columns; words come before whole names.
 */
export class Lexicon {
  size = 0;
  /** Keys below this one are words; the others are whole names written without spaces. */
  words = 0;
  letters: Uint8Array;
  letterStart: Uint32Array;
  /**
   * Keys and their skeletons, two numbers each: words sorted by skeleton, then whole names sorted by skeleton. A key's index here
   * is its rank.
   */
  bySound: Uint32Array = new Uint32Array(0);
  /**
   * Bit sets of the ranks that have a letter in a range. There is one bit per rank, `stride` numbers per range, and all ranges of a letter
   * one after another. One operation skips 32 keys, and neighbouring keys sound alike.
   */
  planes: Int32Array = new Int32Array(0);
  stride = 0;
  /**
   * Counts of the words read last: those that identify a name, those that only name a kind of place, and articles and the like.
   */
  telling = 0;
  kinds = 0;
  smalls = 0;
  /** Frequency of each letter. */
  readonly counts = new Uint32Array(ALPHABET_SIZE);
  /** The canonical key of a word, and its role; words with a role come first. */
  private readonly readAs = new Uint16Array(MOST_ROLES);
  private readonly roles = new Uint8Array(MOST_ROLES);
  /** Number of words with a role. */
  roleCount = 0;
  private buckets: Int32Array;

  constructor(expectedKeys: number, expectedLetters: number) {
    this.letters = new Uint8Array(expectedLetters);
    this.letterStart = new Uint32Array(expectedKeys + 1);
    this.buckets = new Int32Array(1 << (32 - Math.clz32(expectedKeys * 2)));
  }

  /** Words with a role come first, and by the same way as the words of names. */
  addRoles(): void {
    const keys = new Uint32Array(64);
    const codes = new Uint8Array(256);
    for (const [line, role] of wordRoles()) {
      const count = this.internWords(codes, fold(line, codes), keys, 0);
      for (let i = 0; i < count; i++) {
        const key = keys[i] ?? 0;
        this.readAs[key] = role === ROLE_SMALL ? key : (keys[0] ?? 0);
        this.roles[key] = role;
      }
    }
    this.roleCount = this.size;
  }

  roleOf(key: number): number {
    return key >= 0 && key < this.roleCount ? (this.roles[key] ?? ROLE_NONE) : ROLE_NONE;
  }

  canonical(key: number): number {
    return key < this.roleCount ? (this.readAs[key] ?? key) : key;
  }

  /** The key of `codes[start..end)`, or -1. */
  find(codes: Uint8Array, start: number, end: number): number {
    return (this.buckets[this.bucketOf(codes, start, end, hashOf(codes, start, end))] ?? 0) - 1;
  }

  /**
   * Writes the keys of the words of `codes[0..length)` to `keys` from `at` on, counts them in `telling`, `kinds` and `smalls`,
   * and returns the end. One large function on purpose: engines inline small ones into every caller and compile each anew, which
   * dominates the first read.
   */
  internWords(codes: Uint8Array, length: number, keys: Uint32Array, at: number): number {
    const { roleCount, readAs, roles } = this;
    let telling = 0;
    let kinds = 0;
    let to = at;
    let start = 0;
    let kind = 0;
    let hash = 0;
    codes[length] = 0;
    for (let i = 0; i <= length; i++) {
      const code = codes[i] ?? 0;
      const next = KINDS[code] ?? 0;
      if (next !== kind) {
        if (kind !== 0) {
          const from = wordStart(codes, start, i);
          if (from > start || i - start > LONGEST) hash = hashOf(codes, from, i);
          const bucket = this.bucketOf(codes, from, i, hash);
          let key = (this.buckets[bucket] ?? 0) - 1;
          if (key < 0) {
            let end = this.reserve();
            const { letters } = this;
            const stop = Math.min(i, from + LONGEST);
            for (let j = from; j < stop; j++) letters[end++] = codes[j] ?? 0;
            key = this.keep(bucket, end);
          }
          if (key < roleCount) {
            key = readAs[key] ?? 0;
            const role = roles[key] ?? ROLE_NONE;
            if (role >= ROLE_KIND) kinds++;
            else if (role !== ROLE_SMALL) telling++;
          } else telling++;
          keys[to++] = key;
        }
        kind = next;
        start = i;
        hash = 0;
      }
      hash = Math.imul(hash ^ code, PRIME);
    }
    this.telling = telling;
    this.kinds = kinds;
    this.smalls = to - at - telling - kinds;
    return to;
  }

  /** Makes room for one more key, and returns where its letters start. */
  private reserve(): number {
    if (this.size + 1 >= this.letterStart.length) this.letterStart = grown(this.letterStart, Uint32Array);
    const from = this.letterStart[this.size] ?? 0;
    if (from + LONGEST > this.letters.length) this.letters = grown(this.letters, Uint8Array);
    return from;
  }

  private keep(bucket: number, end: number): number {
    const key = this.size++;
    this.letterStart[this.size] = end;
    this.buckets[bucket] = this.size;
    if (this.size * 2 > this.buckets.length) this.rehash();
    return key;
  }

  /** Computes the sound of all words, once they are added. */
  hear(): void {
    this.words = this.size;
    this.bySound = new Uint32Array(this.letterStart.length * 2);
    for (let key = 0; key < this.size; key++) this.setSound(key, this.heard(key));
  }

  /**
   * The key of the words `keys[first..end)` written without spaces, without the small ones unless `withSmall`; -1 if none is
   * left. It sounds as its words do, one after another.
   */
  internWhole(keys: Uint32Array, first: number, end: number, withSmall: boolean): number {
    if (end - first === 1) return keys[first] ?? -1;
    const from = this.reserve();
    const { letters, letterStart, bySound } = this;
    const last = from + LONGEST;
    let to = from;
    let hash = 0;
    let skeleton = 0;
    let consonants = 0;
    for (let i = first; i < end; i++) {
      const key = keys[i] ?? 0;
      if (!withSmall && this.roleOf(key) === ROLE_SMALL) continue;
      const stop = letterStart[key + 1] ?? 0;
      for (let at = letterStart[key] ?? 0; at < stop && to < last; at++) {
        const letter = letters[at] ?? 0;
        letters[to++] = letter;
        hash = Math.imul(hash ^ letter, PRIME);
      }
      const heard = bySound[key * 2 + 1] ?? 0;
      if (consonants < 8) skeleton |= heard >>> (4 * consonants);
      consonants += consonantsOf(heard);
    }
    if (to === from) return -1;
    const bucket = this.bucketOf(letters, from, to, hash);
    const known = this.buckets[bucket] ?? 0;
    if (known > 0) return known - 1;
    const key = this.keep(bucket, to);
    if (this.size * 2 > bySound.length) this.bySound = grown(bySound, Uint32Array);
    this.setSound(key, skeleton >>> 0);
    return key;
  }

  /** Sorts the lexicon, once every key is added; then each rank is to be marked. */
  seal(): void {
    const { words, size, bySound } = this;
    // Each pair is sorted natively as one number, whose upper half is the skeleton on little-endian platforms.
    new BigUint64Array(bySound.buffer, 0, words).sort();
    new BigUint64Array(bySound.buffer, words * 8, size - words).sort();
    this.stride = (size + 31) >> 5;
    this.planes = new Int32Array(ALPHABET_SIZE * STRETCHES.length * this.stride);
  }

  /** Start of the bit set of the ranks that have a letter at most `most` positions (up to two) from `place`. */
  planeOf(letter: number, place: number, most: number): number {
    return (letter * STRETCHES.length + (STRETCH_OF[most]?.[place] ?? LAST_STRETCH)) * this.stride;
  }

  /** Lets a scan skip the key of a rank by its letters. */
  mark(rank: number): void {
    const { letters, planes, stride, counts, bySound } = this;
    const key = bySound[rank * 2] ?? 0;
    const column = rank >> 5;
    const bit = 1 << (rank & 31);
    const start = this.letterStart[key] ?? 0;
    const end = this.letterStart[key + 1] ?? 0;
    for (let at = start; at < end; at++) {
      const letter = letters[at] ?? 0;
      counts[letter] = (counts[letter] ?? 0) + 1;
      const place = at - start;
      const last = LAST_OF[place] ?? LAST_STRETCH;
      for (let stretch = FIRST_OF[place] ?? LAST_STRETCH; stretch <= last; stretch++) {
        const cell = (letter * STRETCHES.length + stretch) * stride + column;
        planes[cell] = (planes[cell] ?? 0) | bit;
      }
    }
  }

  private heard(key: number): number {
    const { letters, letterStart } = this;
    return skeletonOf(
      scratch,
      writePhones(letters, letterStart[key] ?? 0, letterStart[key + 1] ?? 0, scratch),
    );
  }

  private setSound(key: number, skeleton: number): void {
    this.bySound[key * 2] = key;
    this.bySound[key * 2 + 1] = skeleton;
  }

  /** The slot of the key of `codes[start..end)`, existing or not. */
  private bucketOf(codes: Uint8Array, start: number, end: number, hash: number): number {
    const { buckets, letterStart, letters } = this;
    const size = Math.min(end - start, LONGEST);
    const last = buckets.length - 1;
    for (let bucket = (hash ^ (hash >>> 15)) & last; ; bucket = (bucket + 1) & last) {
      const key = (buckets[bucket] ?? 0) - 1;
      if (key < 0) return bucket;
      const from = letterStart[key] ?? 0;
      if ((letterStart[key + 1] ?? 0) - from !== size) continue;
      let i = 0;
      while (i < size && letters[from + i] === codes[start + i]) i++;
      if (i === size) return bucket;
    }
  }

  private rehash(): void {
    const { letters, letterStart, size } = this;
    this.buckets = new Int32Array(this.buckets.length * 2);
    for (let key = 0; key < size; key++) {
      const from = letterStart[key] ?? 0;
      const to = letterStart[key + 1] ?? 0;
      this.buckets[this.bucketOf(letters, from, to, hashOf(letters, from, to))] = key + 1;
    }
  }
}

/** FNV hash of letters. */
const PRIME = 0x01000193;

function hashOf(codes: Uint8Array, start: number, end: number): number {
  const stop = Math.min(end, start + LONGEST);
  let hash = 0;
  for (let i = start; i < stop; i++) hash = Math.imul(hash ^ (codes[i] ?? 0), PRIME);
  return hash;
}

function grown<T extends Uint8Array | Uint32Array>(column: T, make: new (size: number) => T): T {
  const larger = new make(column.length * 2);
  larger.set(column);
  return larger;
}

const scratch = new Uint8Array(LONGEST * 2);

/** Class of a letter: 0 none, 1 Latin, 2 digit, 3 Arabic. */
const KINDS = Uint8Array.from({ length: ALPHABET_SIZE }, (_, code) => {
  if (code === 0) return 0;
  if (code < DIGIT_ZERO) return 1;
  return code < ARABIC_ALEF ? 2 : 3;
});

/** The end of the word at `start`: at a space, or where letters, digits or scripts change. */
export function wordEnd(codes: Uint8Array, start: number, length: number): number {
  const kind = KINDS[codes[start] ?? 0];
  let end = start + 1;
  while (end < length && KINDS[codes[end] ?? 0] === kind) end++;
  return end;
}

/** The start of a word without an attached Arabic article, or of a number without leading zeros. */
export function wordStart(codes: Uint8Array, start: number, end: number): number {
  const size = end - start;
  let left = 0;
  if (size === 2) left = codes[start] === DIGIT_ZERO ? 1 : 0;
  else if (size > 3 && codes[start] === ARABIC_ALEF && codes[start + 1] === ARABIC_LAM) left = 2;
  return start + left;
}
