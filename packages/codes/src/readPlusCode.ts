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

/** Reads a plus code, alone or with a locality before or after it; null when there is none. */
export function readPlusCode(text: string): ReadPlusCode | null {
  if (!/[+\uFF0B]/.test(text)) return null;
  const words = text.split(/[\s,;\u060C]+/).filter((word) => word !== '');
  const folded = words.map((word) => toAsciiDigits(word.normalize('NFKC')).toUpperCase());
  const joined = folded.join('');
  if (isFullPlusCode(joined)) return { code: joined, isShort: false, locality: '' };
  for (const index of new Set([0, words.length - 1])) {
    const code = folded[index] ?? '';
    const isShort = isUsualShortCode(code);
    if (isShort || isFullPlusCode(code)) {
      return { code, isShort, locality: words.filter((_, other) => other !== index).join(' ') };
    }
  }
  return null;
}
