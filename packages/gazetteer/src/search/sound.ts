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
const ARABIC_PHONES = [
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
];
/** For a..z, where no rule below says otherwise. */
const LATIN_PHONES = [
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
];
const [A, C, D, E, G, H, I, J, K, L, N, O, Q, R, S, T, U, X, Y, Z] = [
  1, 3, 4, 5, 7, 8, 9, 10, 11, 12, 14, 15, 17, 18, 19, 20, 21, 24, 25, 26,
] as const;

/** The letter after a digraph's first letter -> what the two sound like. */
function digraph(first: number, second: number): number {
  if (second === H) {
    if (first === C || first === S) return P.C;
    if (first === K) return P.X;
    if (first === G || first === R) return P.G;
    if (first === T) return P.T;
    if (first === D) return P.D;
    if (first === Z) return P.J;
    if (first === 16) return P.F;
    return 0;
  }
  if (second === J && first === D) return P.J;
  if (first === O && second === U) return P.U;
  if (first === C && second === K) return P.K;
  return 0;
}

/** Writes the phones of `codes[start..end)` to `out` and returns how many; `out` needs `2 * (end - start)` places. */
export function writePhones(codes: Uint8Array, start: number, end: number, out: Uint8Array): number {
  let count = 0;
  const push = (phone: number): void => {
    if (count > 0 && out[count - 1] === phone && phone < P.DIGIT) return;
    out[count++] = phone;
  };
  for (let i = start; i < end; i++) {
    const code = codes[i] ?? 0;
    const next = i + 1 < end ? (codes[i + 1] ?? 0) : 0;
    if (code >= ARABIC_ALEF) {
      const isFinalHa = code === ARABIC_ALEF + 25 && i === end - 1 && i > start;
      push(isFinalHa ? P.A : (ARABIC_PHONES[code - ARABIC_ALEF] ?? 0));
    } else if (code >= DIGIT_ZERO) push(P.DIGIT + code - DIGIT_ZERO);
    else {
      const isSoft = next === E || next === I || next === Y;
      const pair = digraph(code, next);
      if (pair !== 0) {
        const isTch = code === C && out[count - 1] === P.T && codes[i - 1] === T;
        if (isTch) count--;
        push(pair);
        i++;
        // "sch" and "dzh" write one sound with three letters.
        if (code === S && next === C) i++;
      } else if (code === S && next === C && codes[i + 2] === H && i + 2 < end) {
        push(P.C);
        i += 2;
      } else if (code === X) {
        push(P.K);
        push(P.S);
      } else if (code === C && isSoft) push(P.S);
      else if (code === G && next === U && isVowelLetter(codes[i + 2] ?? 0) && i + 2 < end) {
        push(P.K);
        i++;
      } else if (code === Q && next === U) {
        push(P.K);
        if (isVowelLetter(codes[i + 2] ?? 0)) i++;
      } else if (code === N && (next === 2 || next === 16)) push(P.M);
      else if (code === H && i === end - 1 && i > start) {
        // a final h is the written end of "-ah"
      } else if (isArticle(codes, i, start, end)) i++;
      else push(LATIN_PHONES[code - 1] ?? 0);
    }
  }
  return count;
}

function isVowelLetter(code: number): boolean {
  return code === A || code === E || code === I || code === O || code === U || code === Y;
}

/** "el" and "al" glued to a word that goes on with a consonant and is long enough to be a word without them. */
function isArticle(codes: Uint8Array, i: number, start: number, end: number): boolean {
  if (i !== start || end - start < 6) return false;
  const first = codes[i];
  const third = codes[i + 2] ?? 0;
  return (
    (first === E || first === A) &&
    codes[i + 1] === L &&
    third < DIGIT_ZERO &&
    third !== L &&
    !isVowelLetter(third)
  );
}

/** The first eight consonants, four bits each from the top: equal for spellings that differ in vowels only. */
export function skeletonOf(phones: Uint8Array, start: number, end: number): number {
  let skeleton = 0;
  let shift = 28;
  for (let i = start; i < end && shift >= 0; i++) {
    let phone = phones[i] ?? 0;
    if (phone === P.X) phone = P.K;
    else if (phone === P.G) phone = P.R;
    else if (phone >= P.DIGIT) phone = 14;
    else if (phone >= P.H) continue;
    skeleton |= phone << shift;
    shift -= 4;
  }
  return skeleton;
}
