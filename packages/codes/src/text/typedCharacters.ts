/** A character of a pasted or typed text after folding, and the UTF-16 index it came from. */
export interface TypedCharacter {
  readonly char: string;
  readonly position: number;
}

/** Marks that a copied code carries along unseen: bidi controls, zero-width joiners, soft hyphens, variation selectors. */
const UNSEEN = /[\p{Cf}\uFE0F]/u;

/** What people put between groups: every kind of dash and minus, dot, middle dot, white space, and the Arabic tatweel used as a dash. */
const SEPARATORS = /^[\p{Pd}\u2212\s.\u00B7\u2022\u2027\u3002\u0640]$/u;

const ASCII_SEPARATORS = '- .\t\n\v\f\r';

export const TYPED_SEPARATOR = '-';

/** Arabic-Indic (U+0660) and extended Arabic-Indic (U+06F0) digits, which compatibility folding leaves as they are. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15));
}

/**
 * Folds a text character by character, so that each keeps its place. Folded are compatibility forms (full-width), digits of either Arabic
 * script, lower case. Separators become one dash each and unseen marks go.
 */
export function typedCharacters(text: string): TypedCharacter[] {
  const typed: TypedCharacter[] = [];
  let position = 0;
  for (const given of text) {
    if (given < '\u0080') {
      // What nearly all texts are made of; the general way is a hundred times slower.
      typed.push({
        char: ASCII_SEPARATORS.includes(given) ? TYPED_SEPARATOR : given.toUpperCase(),
        position,
      });
    } else if (!UNSEEN.test(given)) {
      const folded = SEPARATORS.test(given) ? TYPED_SEPARATOR : toAsciiDigits(given.normalize('NFKC'));
      for (const char of folded) {
        typed.push({ char: SEPARATORS.test(char) ? TYPED_SEPARATOR : upperCase(char), position });
      }
    }
    position += given.length;
  }
  return typed;
}

/** Only a letter that stays one letter: the sharp s would become two, which are nobody's typing. */
function upperCase(char: string): string {
  const upper = char.toUpperCase();
  return upper.length === char.length ? upper : char;
}
