import { isFullPlusCode, isShortPlusCode } from './plusCodeValidity.ts';
import { plusCodeShape } from './plusCodeShape.ts';
import { toAsciiDigits } from './typedCharacters.ts';

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

/** What stands between the words of an address, and around a text that is quoted. */
const BETWEEN = /[\s,;:()[\]"\u00AB\u00BB\u060C]+/;
/** A code of Tunisia with a space for its plus, as a link's query is read. */
const PLUS_AS_SPACE = /^(8F[2-9CFGHJMPQRVWX]{6}) ([2-9CFGHJMPQRVWX]{2,3})$/i;
const SPACED_PLUS = /\s+[+\uFF0B]\s*|[+\uFF0B]\s+/;

/** Reads a plus code, alone or with a locality before or after it; null when there is none. */
export function readPlusCode(text: string): ReadPlusCode | null {
  if (!/[+\uFF0B]/.test(text)) {
    const [, area, rest] = PLUS_AS_SPACE.exec(text) ?? [];
    return area === undefined
      ? null
      : { code: `${area}+${rest}`.toUpperCase(), isShort: false, locality: '' };
  }
  const words = text
    .split(BETWEEN)
    .map((word) => word.replace(/\.+$/, ''))
    .filter((word) => /[\p{L}\p{N}+\uFF0B]/u.test(word));
  const folded = words.map((word) => toAsciiDigits(word.normalize('NFKC')).toUpperCase());
  const joined = folded.join('');
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
