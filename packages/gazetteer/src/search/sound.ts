import { ARABIC_ALEF, DIGIT_ZERO } from './fold.ts';

/**
 * How a name sounds, in one alphabet for Latin and Arabic script. 1..13 are the consonants that tell names apart;
 * x (kh) and g (gh) are heard beside k and r, h comes and goes, and the three vowels are what spellings disagree on.
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
/** For each Arabic letter in alphabet order. */
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
/** For a..z, where no rule below says otherwise. */
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

/** First letter -> what it sounds like with an h after it. */
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
/** Letters that some rule looks at. */
const RULES = new Uint8Array(DIGIT_ZERO);
for (const code of [A, C, D, E, G, H, K, N, O, LETTER_P, Q, R, S, T, X, Z]) RULES[code] = 1;

/** Writes the phones of `codes[start..end)` to `out` and returns how many; `out` needs `2 * (end - start)` places. */
export function writePhones(codes: Uint8Array, start: number, end: number, out: Uint8Array): number {
  let count = 0;
  let last = 0;
  for (let i = start; i < end; i++) {
    const code = codes[i] ?? 0;
    const next = i + 1 < end ? (codes[i + 1] ?? 0) : 0;
    let phone = 0;
    if (code >= ARABIC_ALEF) {
      const isFinalHa = code === ARABIC_HA && next === 0 && i > start;
      phone = isFinalHa ? P.A : (ARABIC_PHONES[code - ARABIC_ALEF] ?? 0);
    } else if (code >= DIGIT_ZERO) {
      out[count++] = P.DIGIT + code - DIGIT_ZERO;
      last = 0;
      continue;
    } else {
      phone = LATIN_PHONES[code - 1] ?? 0;
      const rule = RULES[code] ?? 0;
      if (rule !== 0) {
        const third = i + 2 < end ? (codes[i + 2] ?? 0) : 0;
        if (next === H && DIGRAPHS_H[code] !== 0) {
          phone = DIGRAPHS_H[code] ?? 0;
          // "tch" is heard as "ch".
          if (code === C && last === P.T && codes[i - 1] === T) count--;
          i++;
        } else if (code === S && next === C && third === H) {
          phone = P.C;
          i += 2;
        } else if (code === D && next === J) {
          phone = P.J;
          i++;
        } else if (code === D && next === Z && third === H) {
          phone = P.J;
          i += 2;
        } else if (code === O && next === U) i++;
        else if (code === E && next === U) {
          phone = P.I;
          i++;
        } else if (code === C && (next === E || next === I || next === Y)) phone = P.S;
        else if ((code === G || code === Q) && next === U && isVowelLetter(third)) i++;
        else if (code === N && (next === B || next === LETTER_P)) phone = P.M;
        else if (code === H && next === 0 && i > start) continue;
        else if ((code === A || code === E) && i === start && isArticle(codes, start, end)) {
          i++;
          continue;
        } else if (code === X) {
          out[count++] = P.K;
          phone = P.S;
        }
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

/** "el" and "al" glued to a word that goes on with a consonant and is long enough to be a word without them. */
function isArticle(codes: Uint8Array, start: number, end: number): boolean {
  if (end - start < 6 || codes[start + 1] !== L) return false;
  const third = codes[start + 2] ?? 0;
  return third < DIGIT_ZERO && third !== L && !isVowelLetter(third);
}

/** The first eight consonants, four bits each from the top: equal for spellings that differ in vowels only. */
export function skeletonOf(phones: Uint8Array, end: number): number {
  let skeleton = 0;
  let shift = 28;
  for (let i = 0; i < end && shift >= 0; i++) {
    let phone = phones[i] ?? 0;
    if (phone === P.X) phone = P.K;
    else if (phone === P.G) phone = P.R;
    else if (phone >= P.DIGIT) phone = 14;
    else if (phone >= P.H) continue;
    skeleton |= phone << shift;
    shift -= 4;
  }
  return skeleton >>> 0;
}

/** How many consonants a skeleton holds. */
export function consonantsOf(skeleton: number): number {
  return skeleton === 0 ? 0 : 8 - ((31 - Math.clz32(skeleton & -skeleton)) >> 2);
}
