import { parseSmartCode } from '@smart-address/codes';

/** The international radiotelephony spelling alphabet (ICAO Annex 10): the same in every language. The codes' letters only. */
const LETTERS = {
  C: 'Charlie',
  F: 'Foxtrot',
  G: 'Golf',
  H: 'Hotel',
  J: 'Juliett',
  M: 'Mike',
  N: 'November',
  P: 'Papa',
  Q: 'Quebec',
  R: 'Romeo',
  T: 'Tango',
  V: 'Victor',
  W: 'Whiskey',
  X: 'X-ray',
} as const;

/** Each digit as it is said; the first of a place is 0. */
const DIGITS: readonly (readonly string[])[] = [
  ['zero', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
  ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  ['oh', 'une', 'to', 'tree', 'for', 'fife', 'six', 'set', 'ait', 'niner'],
  ['صفر', 'واحد', 'اثنان', 'ثلاثة', 'اربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة'],
];

/** Letters without marks, so that "zéro" and "أربعة" are found however they are written. */
function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const SAID = new Map<string, string>([
  ...DIGITS.flatMap((words) => words.map((word, digit): [string, string] => [fold(word), String(digit)])),
  ...Object.entries(LETTERS).map(([letter, word]): [string, string] => [fold(word), letter]),
]);

/** Each character of a code with the word it is spelled by; digits and marks stand for themselves. */
export function spellingOf(code: string): readonly { readonly char: string; readonly word: string }[] {
  const words: Readonly<Record<string, string>> = LETTERS;
  return Array.from(code, (char) => ({ char, word: words[char] ?? char }));
}

/** A code to be read aloud, character by character, with a breath between its groups. */
export function spokenText(code: string): string {
  return code
    .split(/[-+]/)
    .map((group) =>
      spellingOf(group)
        .map(({ word }) => word)
        .join(', '),
    )
    .join('. ');
}

/**
 * What was dictated or heard, as it is typed: "huit Golf Romeo cinq" is "8GR5". A text that is no dictated code comes back unchanged.
 */
export function typedOf(text: string): string {
  const words = text.trim().split(/[\s,،.]+/);
  if (!words.some((word) => SAID.has(fold(word)))) return text;
  const typed = words.map((word) => SAID.get(fold(word)) ?? word).join('');
  return parseSmartCode(typed).ok || words.every((word) => SAID.has(fold(word)) || word.length === 1)
    ? typed
    : text;
}
