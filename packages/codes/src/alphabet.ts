/** The twenty digits of Open Location Code in order of value: no vowels, and nothing that looks like another. */
export const ALPHABET = '23456789CFGHJMPQRVWX';

/** Their UTF-16 codes. */
export const CHAR_CODES = Uint8Array.from(ALPHABET, (digit) => digit.charCodeAt(0));

const VALUES = new Int8Array(128).fill(-1);
for (let value = 0; value < ALPHABET.length; value++) {
  VALUES[ALPHABET.charCodeAt(value)] = value;
  VALUES[ALPHABET.toLowerCase().charCodeAt(value)] = value;
}

/** The value 0..19 of a digit in either case, given by its UTF-16 code; -1 for any other character. */
export function digitValue(charCode: number): number {
  return VALUES[charCode] ?? -1;
}

export const isOfAlphabet = (char: string): boolean =>
  char.length === 1 && digitValue(char.charCodeAt(0)) >= 0;

export function digitOf(value: number): string {
  return ALPHABET.charAt(value);
}
