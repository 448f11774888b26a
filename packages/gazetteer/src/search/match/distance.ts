import { ALPHABET_SIZE, ARABIC_ALEF, ARABIC_LETTERS, DIGIT_ZERO } from '../read/fold.ts';
import { Phone } from './sound.ts';

/** Costs of edits, in hundredths of a plain edit. */
export interface CostModel {
  readonly size: number;
  /** Cost of replacing one letter by another: `size * size` entries. */
  readonly substitution: Uint8Array;
  /** Cost of deleting or inserting a letter. */
  readonly gap: Uint8Array;
  readonly swap: number;
  /** Cost of doubling a letter, or of not doubling it. */
  readonly doubling: number;
  /** A first and a last letter that are often added or dropped, and the cost of that. */
  readonly weakFirst: number;
  readonly weakLast: number;
}

export const LONGEST = 40;
const WEAK_EDGE = 40;
/** Cost of a letter whose key is beside the right one. */
export const NEIGHBOUR = 50;

function model(
  size: number,
  plain: number,
  swap: number,
  doubling: number,
  weakFirst: number,
  weakLast: number,
): CostModel {
  const substitution = new Uint8Array(size * size).fill(plain);
  for (let i = 0; i < size; i++) substitution[i * size + i] = 0;
  return { size, substitution, gap: new Uint8Array(size).fill(plain), swap, doubling, weakFirst, weakLast };
}

function relate({ substitution, size }: CostModel, a: number, b: number, cost: number): void {
  substitution[a * size + b] = substitution[b * size + a] = cost;
}

/** Costs for typing mistakes: cheap for neighbouring keys on QWERTY, AZERTY and Arabic keyboards, for vowels, and for doubled letters. */
export const typing = buildTyping();

function buildTyping(): CostModel {
  const typed = model(ALPHABET_SIZE, 58, 48, 32, 0, 0);
  const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'];
  // As folded: the waw with hamza, alef maqsura and ta marbuta of the last row are waw, ya and ha.
  rows.push('ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'وريهوزظ');
  const code = (letter: string): number =>
    letter > 'z' ? ARABIC_ALEF + ARABIC_LETTERS.indexOf(letter) : letter.charCodeAt(0) - 96;
  for (const row of rows) {
    for (let i = 0; i + 1 < row.length; i++)
      relate(typed, code(row[i] ?? ''), code(row[i + 1] ?? ''), NEIGHBOUR);
  }
  const vowels = [...'aeiouy'].map(code);
  for (const a of vowels) {
    typed.gap[a] = 52;
    for (const b of vowels) if (a !== b) relate(typed, a, b, 38);
  }
  for (let a = DIGIT_ZERO; a < ARABIC_ALEF; a++) {
    typed.gap[a] = 100;
    for (let b = 0; b < ALPHABET_SIZE; b++) if (a !== b) relate(typed, a, b, 120);
  }
  return typed;
}

/** Costs for spelling by ear: vowels hardly count, and sounds that spellings confuse count less than others. */
export const hearing = buildHearing();

function buildHearing(): CostModel {
  const P = Phone;
  const heard = model(30, 100, 75, 10, P.L, P.T);
  const confused: readonly (readonly [number, number, number])[] = [
    [P.X, P.K, 30],
    [P.G, P.R, 30],
    [P.G, P.K, 45],
    [P.X, P.H, 40],
    [P.X, P.R, 60],
    [P.Z, P.S, 45],
    [P.D, P.T, 60],
    [P.D, P.Z, 55],
    [P.J, P.C, 60],
    [P.J, P.Z, 50],
    [P.J, P.K, 45],
    [P.J, P.D, 60],
    [P.T, P.S, 60],
    [P.S, P.C, 60],
    [P.M, P.N, 50],
    [P.F, P.B, 50],
    [P.L, P.N, 75],
    [P.U, P.F, 70],
    [P.U, P.B, 80],
    [P.A, P.H, 45],
  ];
  for (const [a, b, cost] of confused) relate(heard, a, b, cost);
  for (const vowel of [P.A, P.I, P.U]) {
    heard.gap[vowel] = 22;
    for (const other of [P.A, P.I, P.U]) if (vowel !== other) relate(heard, vowel, other, 20);
  }
  relate(heard, P.A, P.I, 15);
  heard.gap[P.H] = 30;
  for (let a = P.DIGIT; a < 30; a++) {
    heard.gap[a] = 130;
    for (let b = 0; b < 30; b++) if (a !== b) relate(heard, a, b, 200);
  }
  return heard;
}

const STRIDE = LONGEST + 1;
const rows = [new Int32Array(STRIDE), new Int32Array(STRIDE), new Int32Array(STRIDE)];
const gaps = new Int32Array(STRIDE);

/** More letters than a query may lack and still be a guess. */
const MOST_LEFT_OUT = 7;
/** Extra cost of both completing and correcting a word. */
const GUESSED_REST = 40;

/** Cost of the letters of a name that are not typed yet. */
export function restCost(rest: number): number {
  return rest === 0 ? 0 : Math.min(60, 20 + rest);
}

/**
 * Weighted edit distance with swaps of neighbours (optimal string alignment: Damerau 1964, Wagner and Fischer 1974). It is from a query to
 * a name, or with `isPrefix` to the best-matching prefix of the name. Above `limit` any number above it may be returned.
 */
export function weightedDistance(
  costs: CostModel,
  query: Uint8Array,
  querySize: number,
  name: Uint8Array,
  nameStart: number,
  nameEnd: number,
  isPrefix: boolean,
  limit: number,
): number {
  const m = Math.min(querySize, LONGEST);
  const size = Math.min(nameEnd - nameStart, LONGEST);
  // Letters this far beyond the query's end are not typed yet.
  const n = isPrefix ? Math.min(size, m + MOST_LEFT_OUT) : size;
  const { substitution, gap, swap, doubling } = costs;
  let [before, previous, current] = rows as [Int32Array, Int32Array, Int32Array];
  previous[0] = 0;
  for (let j = 1; j <= n; j++) {
    const letter = name[nameStart + j - 1] ?? 0;
    let cost = gap[letter] ?? 0;
    if (j > 1 && name[nameStart + j - 2] === letter) cost = doubling;
    else if (j === 1 && letter === costs.weakFirst) cost = WEAK_EDGE;
    else if (j === size && letter === costs.weakLast) cost = WEAK_EDGE;
    gaps[j] = cost;
    previous[j] = (previous[j - 1] ?? 0) + cost;
  }
  for (let i = 1; i <= m; i++) {
    const letter = query[i - 1] ?? 0;
    const above = i > 1 ? (query[i - 2] ?? 0) : 0;
    let out = gap[letter] ?? 0;
    if (above === letter) out = doubling;
    else if (i === 1 && letter === costs.weakFirst) out = WEAK_EDGE;
    else if (i === m && letter === costs.weakLast) out = WEAK_EDGE;
    const row = letter * costs.size;
    let left = (previous[0] ?? 0) + out;
    current[0] = left;
    let best = left;
    let lastName = 0;
    for (let j = 1; j <= n; j++) {
      const other = name[nameStart + j - 1] ?? 0;
      let cell = (previous[j - 1] ?? 0) + (substitution[row + other] ?? 0);
      const up = (previous[j] ?? 0) + out;
      if (up < cell) cell = up;
      left += gaps[j] ?? 0;
      if (left < cell) cell = left;
      if (j > 1 && letter === lastName && above === other && letter !== other && i > 1) {
        const swapped = (before[j - 2] ?? 0) + swap;
        if (swapped < cell) cell = swapped;
      }
      current[j] = cell;
      left = cell;
      lastName = other;
      if (cell < best) best = cell;
    }
    if (best > limit) return best;
    const spare = before;
    before = previous;
    previous = current;
    current = spare;
  }
  let distance = n === size ? (previous[n] ?? 0) : limit + 1;
  if (isPrefix) {
    for (let j = 0; j <= n && j < size; j++)
      distance = Math.min(distance, (previous[j] ?? 0) + GUESSED_REST + restCost(size - j));
  }
  return distance;
}
