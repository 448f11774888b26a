const ARABIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;
/** Blanks, punctuation, and the invisible direction marks that come along when a number is copied. */
const SEPARATORS = /[\s().\-/\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * A Tunisian telephone number, however it was typed, as `+216 98 123 456`; null when it is none. Eight digits that begin with
 * 2, 3, 4, 5, 7 or 9 (national numbering plan, ITU E.164 country code 216).
 */
export function parsePhone(text: string): string | null {
  const digits = text
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0x0f))
    .replace(SEPARATORS, '')
    .replace(/^(\+|00)?216(?=\d{8}$)/, '');
  if (!/^[234579]\d{7}$/.test(digits)) return null;
  return `+216 ${digits.slice(0, 2)} ${digits.slice(2, 5)} ${digits.slice(5)}`;
}
