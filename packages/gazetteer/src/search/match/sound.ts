import { ALPHABET_SIZE, ARABIC_ALEF, DIGIT_ZERO } from '../read/fold.ts';

/**
 * How a name sounds, in one alphabet for Latin and Arabic script. 1..13 are the consonants that tell names apart. x (kh) and g (gh) are
 * heard beside k and r, h comes and goes, and the three vowels are what spellings disagree on.
 */
export const Phone = {
  B: 1,
  T: 2,
  J: 3,
  C: 4,
  K: 5,
  D: 6,
  R: 7,
  Z: 8,
  S: 9,
  F: 10,
  L: 11,
  M: 12,
  N: 13,
  X: 14,
  G: 15,
  H: 16,
  A: 17,
  I: 18,
  U: 19,
  DIGIT: 20,
} as const;

const P = Phone;
/** Phones of the Arabic letters, in alphabetical order. */
const ARABIC_PHONES = Uint8Array.of(
  P.A,
  P.B,
  P.T,
  P.T,
  P.J,
  P.H,
  P.X,
  P.D,
  P.D,
  P.R,
  P.Z,
  P.S,
  P.C,
  P.S,
  P.D,
  P.T,
  P.D,
  P.A,
  P.G,
  P.F,
  P.K,
  P.K,
  P.L,
  P.M,
  P.N,
  P.H,
  P.U,
  P.I,
);
/** Phones of a..z, unless a rule below applies. */
const LATIN_PHONES = Uint8Array.of(
  P.A,
  P.B,
  P.K,
  P.D,
  P.A,
  P.F,
  P.K,
  P.H,
  P.I,
  P.J,
  P.K,
  P.L,
  P.M,
  P.N,
  P.U,
  P.B,
  P.K,
  P.R,
  P.S,
  P.T,
  P.U,
  P.F,
  P.U,
  P.K,
  P.I,
  P.Z,
);
const [A, B, C, D, E, G, H, I, J, K, L, N, O, Q, R, S, T, U, X, Y, Z] = [
  1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 14, 15, 17, 18, 19, 20, 21, 24, 25, 26,
] as const;

const LETTER_P = 16;
const ARABIC_HA = ARABIC_ALEF + 25;

/** Letter -> its phone when followed by h. */
const DIGRAPHS_H = new Uint8Array(DIGIT_ZERO);
for (const [first, phone] of [
  [C, P.C],
  [S, P.C],
  [K, P.X],
  [G, P.G],
  [R, P.G],
  [T, P.T],
  [D, P.D],
  [Z, P.J],
  [LETTER_P, P.F],
] as const) {
  DIGRAPHS_H[first] = phone;
}

/** Phone of each letter, unless a rule applies. */
const PHONES = new Uint8Array(ALPHABET_SIZE);
PHONES.set(LATIN_PHONES, 1);
for (let digit = 0; digit < 10; digit++) PHONES[DIGIT_ZERO + digit] = P.DIGIT + digit;
PHONES.set(ARABIC_PHONES, ARABIC_ALEF);

/** 1 for each pair of a letter and its successor (0 is the end) to which a rule may apply. */
const RULED = buildRuled();

function buildRuled(): Uint8Array {
  const ruled = new Uint8Array(ALPHABET_SIZE * ALPHABET_SIZE);
  const rule = (code: number, ...nexts: readonly number[]): void => {
    for (const next of nexts) ruled[code * ALPHABET_SIZE + next] = 1;
  };
  DIGRAPHS_H.forEach((phone, code) => {
    if (phone !== 0) rule(code, H);
  });
  rule(S, C);
  rule(D, J, Z);
  rule(O, U);
  rule(E, U, L);
  rule(A, L);
  rule(C, E, I, Y);
  rule(G, U);
  rule(Q, U);
  rule(N, B, LETTER_P);
  rule(H, 0);
  rule(ARABIC_HA, 0);
  ruled.fill(1, X * ALPHABET_SIZE, (X + 1) * ALPHABET_SIZE);
  ruled.fill(1, DIGIT_ZERO * ALPHABET_SIZE, ARABIC_ALEF * ALPHABET_SIZE);
  return ruled;
}

// Read once: a rule seldom met has nothing to look up then, which would have the whole function compiled anew.
const {
  A: PHONE_A,
  C: PHONE_C,
  D: PHONE_D,
  I: PHONE_I,
  J: PHONE_J,
  K: PHONE_K,
  M: PHONE_M,
  S: PHONE_S,
  T: PHONE_T,
} = Phone;

/** Writes the phones of `codes[start..end)` to `out` and returns how many; `out` needs `2 * (end - start)` places. */
export function writePhones(codes: Uint8Array, start: number, end: number, out: Uint8Array): number {
  let count = 0;
  let last = 0;
  for (let i = start; i < end; i++) {
    const code = codes[i] ?? 0;
    const next = i + 1 < end ? (codes[i + 1] ?? 0) : 0;
    let phone = PHONES[code] ?? 0;
    if (RULED[code * ALPHABET_SIZE + next] === 1) {
      const third = i + 2 < end ? (codes[i + 2] ?? 0) : 0;
      if (code === ARABIC_HA) {
        if (i > start) phone = PHONE_A;
      } else if (code >= DIGIT_ZERO) {
        out[count++] = phone;
        last = 0;
        continue;
      } else if (next === H && code !== X) {
        phone = DIGRAPHS_H[code] ?? 0;
        // "tch" is heard as "ch".
        if (code === C && last === PHONE_T && codes[i - 1] === T) count--;
        i++;
      } else if (code === S) {
        if (third === H) {
          // "tsch" is heard as "ch", "dsch" as "dj".
          if (last === PHONE_T || last === PHONE_D) count--;
          phone = last === PHONE_D ? PHONE_J : PHONE_C;
          i += 2;
        }
      } else if (code === D) {
        if (next === J || third === H || third === S) {
          phone = PHONE_J;
          i += next === J ? 1 : 2;
        }
      } else if (code === O) i++;
      else if (code === E && next === U) {
        phone = PHONE_I;
        i++;
      } else if (code === C) phone = PHONE_S;
      else if (code === G || code === Q) {
        if (isVowelLetter(third)) i++;
      } else if (code === N) phone = PHONE_M;
      else if (code === H) {
        if (i > start) continue;
      } else if (code === X) {
        out[count++] = PHONE_K;
        phone = PHONE_S;
      } else if (i === start && isArticle(codes, start, end)) {
        i++;
        continue;
      }
    }
    if (phone === last) continue;
    out[count++] = last = phone;
  }
  return count;
}

function isVowelLetter(code: number): boolean {
  return code === A || code === E || code === I || code === O || code === U || code === Y;
}

/** An attached "el" or "al" before a consonant, if the word is long enough without it. */
function isArticle(codes: Uint8Array, start: number, end: number): boolean {
  if (end - start < 6 || codes[start + 1] !== L) return false;
  const third = codes[start + 2] ?? 0;
  return third < DIGIT_ZERO && third !== L && !isVowelLetter(third);
}

/** Whether a phone is a vowel. */
export const isVowel = (phone: number): boolean => phone >= P.A && phone <= P.U;

/** Phone -> consonant that distinguishes names; 0 for none. */
const CONSONANTS = new Uint8Array(P.DIGIT + 10).fill(14, P.DIGIT);
for (let phone: number = P.B; phone <= P.N; phone++) CONSONANTS[phone] = phone;
CONSONANTS[P.X] = P.K;
CONSONANTS[P.G] = P.R;

/** The first eight consonants, four bits each from the top: equal for spellings that differ in vowels only. */
export function skeletonOf(phones: Uint8Array, end: number): number {
  let skeleton = 0;
  let shift = 28;
  for (let i = 0; i < end && shift >= 0; i++) {
    const consonant = CONSONANTS[phones[i] ?? 0] ?? 0;
    if (consonant === 0) continue;
    skeleton |= consonant << shift;
    shift -= 4;
  }
  return skeleton >>> 0;
}

/** Number of consonants in a skeleton. */
export function consonantsOf(skeleton: number): number {
  return skeleton === 0 ? 0 : 8 - ((31 - Math.clz32(skeleton & -skeleton)) >> 2);
}
