import { isOfAlphabet } from '../alphabet.ts';
import { likelyCharacter } from '../smart-code/lookalikes.ts';
import { toAsciiDigits } from '../text/typedCharacters.ts';
import type { SmartCodeParse } from '../types.ts';

const CODE =
  /(^|[^\p{L}\p{N}+\uFF0B])((?:[\p{L}\p{N}]{4}|[\p{L}\p{N}]{8})[+\uFF0B][\p{L}\p{N}]{2,3})(?![\p{L}\p{N}+\uFF0B])/u;
const WORD = /^[a-z]+[+\uFF0B]/i;
const MOST_WRONG = 2;
const MOST = 3;

/** The alphabet's letters, and those of the same keys of a keyboard that is still set to Arabic. */
const LETTERS = 'CFGHJMPQRVWX';
const ARABIC_KEYS = 'ؤبلاتةحضقرصء';

/** The characters of the alphabet that one outside it may have been meant for: several where it looks like several. */
function meantBy(char: string): readonly string[] {
  if ('O0D'.includes(char)) return ['Q', 'C', 'G'];
  if ('1IL'.includes(char)) return ['7', 'J'];
  const likely = LETTERS[ARABIC_KEYS.indexOf(char)] ?? likelyCharacter(char, 'A', isOfAlphabet);
  return likely === undefined ? [] : [likely];
}

/**
 * What is wrong with a plus code that has one or two characters outside the alphabet ("BF8G", "R5O4"), or was typed on an Arabic keyboard.
 * Null when no plus code is meant, as where a character resembles none of its. `suggestions` are the text with the likely characters put
 * in. There may be several: a plus code has no check character, so none of them is certain.
 */
export function almostPlusCode(text: string): SmartCodeParse | null {
  // Nearly no text has a plus, and a pattern of all scripts' letters takes milliseconds to compile on a phone.
  const found = /[+\uFF0B]/.test(text) ? CODE.exec(text) : null;
  if (found === null) return null;
  const [, before = '', code = ''] = found;
  const start = found.index + before.length;
  let position: number | null = null;
  let wrong = 0;
  let hasDigit = false;
  let hasLetter = false;
  let suggestions = [''];
  let at = 0;
  for (const given of code) {
    const char = toAsciiDigits(given.normalize('NFKC')).toUpperCase();
    const isRight = char === '+' || isOfAlphabet(char);
    const meant = isRight ? [char] : meantBy(char);
    if (meant.length === 0) return null;
    if (!isRight) {
      position ??= start + at;
      if (!ARABIC_KEYS.includes(char)) wrong++;
    }
    hasDigit ||= isRight && char <= '9' && char !== '+';
    hasLetter ||= (isRight && char > '9') || ARABIC_KEYS.includes(char);
    suggestions = suggestions.flatMap((start) => meant.map((one) => start + one));
    at += given.length;
  }
  if (position === null || !hasDigit || !hasLetter || wrong > MOST_WRONG) return null;
  // Letters alone before the plus, two of them no code's, are a word: "SHOP+24", "SOLD+50".
  if (wrong === MOST_WRONG && WORD.test(code)) return null;
  return {
    ok: false,
    reason: 'BAD_CHARACTER',
    position,
    // Of more than three nobody could choose.
    suggestions:
      suggestions.length > MOST
        ? []
        : suggestions.map((one) => text.slice(0, start) + one + text.slice(start + code.length)),
  };
}
