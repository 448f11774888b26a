import { isFullPlusCode, isShortPlusCode, plusCodeShape } from './plusCodeShape.ts';
import { toAsciiDigits } from '../text/typedCharacters.ts';

/** A plus code found in a text, and what stood beside it. */
export interface ReadPlusCode {
  readonly code: string;
  readonly isShort: boolean;
  readonly locality: string;
}

/**
 * A short code as it is used: something on both sides of the plus, and two digits before it only with a letter. The
 * standard also allows "+33" and "22+33", which people mean as a telephone prefix and a sum.
 */
function isUsualShortCode(code: string): boolean {
  const shape = plusCodeShape(code);
  if (shape === null || !isShortPlusCode(code) || shape.digits - shape.separator < 2) return false;
  return shape.separator >= 4 || (shape.separator === 2 && /[A-Z]/.test(code));
}

/** What stands between the words of an address, and around a text that is quoted, starred or pinned. */
const BETWEEN = /[^\p{L}\p{M}\p{N}+\uFF0B.'\u2019-]+/u;
const OLC = '[2-9CFGHJMPQRVWX]';
const AROUND = String.raw`[\p{L}\p{N}+-]`;
/** What stands before a code that nothing is joined to; without a lookbehind, which Safari knows from 16.4 on. */
const BEFORE = String.raw`(^|[^\p{L}\p{N}+-])`;
/** A code of Tunisia with a space for its plus, as a link's query is read, or with a dash. */
const OTHER_PLUS = new RegExp(`${BEFORE}(8F${OLC}{6})[ -](${OLC}{2,3})(?!${AROUND})`, 'iu');
/**
 * The same of a short code, or nothing for its plus. Its letters and figures are no number of a block or an order. So a
 * letter stands before the dash, on both sides of the space, and of nothing at all ("R54JJJ", not "C23456").
 */
const OTHER_SHORT_PLUS = new RegExp(
  `${BEFORE}(?=\\d{0,3}[C-X])(?=[C-X-]*\\d)(${OLC}{4})(?:-| ?(?=\\d*[C-X]))(${OLC}{2,3})(?!${AROUND})`,
  'iu',
);
/** The same of a code of Tunisia without anything for its plus. */
const NO_PLUS = new RegExp(`${BEFORE}(8F[2-9][9CFGH]${OLC}{4})(${OLC}{2,3})(?!${AROUND})`, 'iu');
const SPACED_PLUS = /\s+[+\uFF0B]\s*|[+\uFF0B]\s+/;

/** Characters of the shortest code without its plus. */
const LEAST_CODE = 6;

/** A code that is written in another way than with a plus, read as it is written with one. */
function withPlus(text: string, written: RegExp): ReadPlusCode | null {
  // The patterns of a text that is too short are not compiled: they take milliseconds on a phone.
  if (text.length < LEAST_CODE) return null;
  const folded = toAsciiDigits(text.normalize('NFKC'));
  const closed = folded.replace(written, '$1$2+$3');
  return closed === folded ? null : readPlusCode(closed);
}

/** Reads a plus code of Tunisia without its plus, "8F8GR54JJJ"; some of them are address codes as well. */
export const readWithoutPlus = (text: string): ReadPlusCode | null => withPlus(text, NO_PLUS);

/** Reads a plus code, alone or with a locality before or after it; null when there is none. */
export function readPlusCode(text: string): ReadPlusCode | null {
  if (!/[+\uFF0B]/.test(text)) {
    const full = withPlus(text, OTHER_PLUS);
    if (full !== null) return full;
    const short = withPlus(text, OTHER_SHORT_PLUS);
    return short !== null && /\p{L}{2}/u.test(short.locality) ? short : null;
  }
  const words = text
    .split(BETWEEN)
    .map((word) => word.replace(/\.+$/, ''))
    .filter((word) => /[\p{L}\p{N}+\uFF0B]/u.test(word));
  const folded = words.map((word) => toAsciiDigits(word.normalize('NFKC')).toUpperCase());
  const joined = folded.join('').replaceAll('-', '');
  if (isFullPlusCode(joined)) return { code: joined, isShort: false, locality: '' };
  const last = words.length - 1;
  for (const index of new Set([0, last, ...words.keys()])) {
    const code = folded[index] ?? '';
    // In the middle, or in a text that has a space beside the plus, two characters before it are too few to be sure.
    const isSure = index === 0 || index === last || code.indexOf('+') >= 4;
    const isShort = isSure && isUsualShortCode(code);
    if (isShort || isFullPlusCode(code)) {
      return { code, isShort, locality: words.filter((_, other) => other !== index).join(' ') };
    }
  }
  if (!SPACED_PLUS.test(text)) return null;
  const closed = readPlusCode(text.replace(SPACED_PLUS, '+'));
  return closed !== null && closed.code.indexOf('+') >= 4 ? closed : null;
}
