import { joinAbd } from './joinAbd.ts';

/**
 * Letters as small numbers, one alphabet for both scripts. 0 ends a word, 1..26 are a..z, 27..36 are 0..9, 37..64 are the Arabic letters in
 * their own order, variants folded together.
 */
export const DIGIT_ZERO = 27;
export const ARABIC_ALEF = 37;
export const ARABIC_LAM = 59;
export const ALPHABET_SIZE = 65;

/** Whether a letter is of Arabic script. */
export const isArabic = (code = 0): boolean => code >= ARABIC_ALEF;
/** Whether a letter is a digit. */
export const isDigit = (code: number): boolean => code >= DIGIT_ZERO && code < ARABIC_ALEF;

const SKIP = 0xfe;
/** An apostrophe: ignored, except the one that ends the article of "l'oued" and "d'or". */
const APOSTROPHE = 0xfd;
const LETTER_D = 4;
const LETTER_L = 12;
const RARE = 0xff;
const TABLE_SIZE = 0x700;
const LONGEST_TEXT = 420;
const HAMZA = 0x621;
const TATWEEL = 0x640;

/** Pairs of characters: an Arabic code unit, and the plain letter it is folded to. */
const ARABIC_VARIANTS = 'أاإاآاٱاةهىيؤوئيڨقڤفگقکكیيپبچجژزۀهەهھهہهۃهۇوۆوۋوێيېيںنڭكݣقۊو';
/** The Arabic letters in the order of their numbers. */
export const ARABIC_LETTERS = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';
/**
 * A letter and the one or two it is read as. They are ligatures, and the letters with a mark by which transliterations write sounds that
 * French writes with two.
 */
const LIGATURES = 'œoeæaeßssøo đd łl ıi ðdhþthĸkhŋghšshžzhčchǧj ġghḫkhẖkhṯthḏdhẗh ';
/** All kinds of apostrophes, and the signs for ayn and hamza. */
const APOSTROPHES = "'`´’‘ʻʼʾʿ′‛ʹʽ";

/** Folded letters as text. */
export const unfold = (codes: Uint8Array): string =>
  codes.reduce(
    (text, code) =>
      text + (isArabic(code) ? (ARABIC_LETTERS[code - ARABIC_ALEF] ?? '') : String.fromCharCode(code + 96)),
    '',
  );

function asciiCode(unit: number): number {
  if (unit >= 97 && unit <= 122) return unit - 96;
  if (unit >= 65 && unit <= 90) return unit - 64;
  if (unit >= 48 && unit <= 57) return unit - 48 + DIGIT_ZERO;
  return 0;
}

/** Low byte the first letter, high byte a second one (ligatures); SKIP drops the unit. */
const table = buildTable();

function buildTable(): Uint16Array {
  const codes = new Uint16Array(TABLE_SIZE);
  for (let unit = 0; unit < 0x250; unit++) {
    codes[unit] = asciiCode(unit < 0x80 ? unit : String.fromCharCode(unit).normalize('NFD').charCodeAt(0));
  }
  for (let i = 0; i < LIGATURES.length; i += 3) {
    const letters = asciiCode(LIGATURES.charCodeAt(i + 1)) | (asciiCode(LIGATURES.charCodeAt(i + 2)) << 8);
    const capital = LIGATURES.charAt(i).toUpperCase();
    codes[LIGATURES.charCodeAt(i)] = letters;
    if (capital.length === 1) codes[capital.charCodeAt(0)] = letters;
  }
  codes.fill(SKIP, 0x300, 0x370);
  codes.fill(SKIP, 0x610, 0x61b);
  codes.fill(SKIP, 0x64b, 0x660);
  codes.fill(SKIP, 0x6d6, 0x6ee);
  codes[0x670] = SKIP;
  codes[0x61c] = SKIP;
  codes[0xad] = SKIP;
  for (let i = 0; i < ARABIC_LETTERS.length; i++) codes[ARABIC_LETTERS.charCodeAt(i)] = ARABIC_ALEF + i;
  for (let i = 0; i < ARABIC_VARIANTS.length; i += 2) {
    codes[ARABIC_VARIANTS.charCodeAt(i)] = codes[ARABIC_VARIANTS.charCodeAt(i + 1)] ?? 0;
  }
  for (let digit = 0; digit < 10; digit++) {
    codes[0x660 + digit] = codes[0x6f0 + digit] = DIGIT_ZERO + digit;
  }
  for (const mark of APOSTROPHES) codes[mark.charCodeAt(0)] = APOSTROPHE;
  codes[HAMZA] = codes[TATWEEL] = SKIP;
  return codes;
}

function isInvisible(unit: number): boolean {
  return (
    (unit >= 0x200b && unit <= 0x200f) ||
    (unit >= 0x202a && unit <= 0x202e) ||
    (unit >= 0x2060 && unit <= 0x2069) ||
    (unit >= 0xfe00 && unit <= 0xfe0f) ||
    unit === 0xfeff
  );
}

const rare = new Map<string, readonly number[]>();

/** Letters of a character outside the table: presentation forms, full-width letters, dotted transliteration. */
function foldRare(character: string): readonly number[] {
  const known = rare.get(character);
  if (known) return known;
  const unit = character.charCodeAt(0);
  const folded: number[] = [];
  if (isInvisible(unit)) folded.push(SKIP);
  else if (APOSTROPHES.includes(character)) folded.push(APOSTROPHE);
  else {
    const at = LIGATURES.indexOf(character.toLowerCase());
    const plain = at % 3 === 0 ? LIGATURES.slice(at + 1, at + 3) : character.normalize('NFKD');
    if (plain === character) folded.push(0);
    else {
      for (let i = 0; i < plain.length; i++) {
        const code = table[plain.charCodeAt(i)] ?? 0;
        folded.push(code & 0xff);
        if (code > 0xff) folded.push(code >> 8);
      }
    }
  }
  if (rare.size < 2000) rare.set(character, folded);
  return folded;
}

/** The letters of a text and their positions in it. Reused for each text: copy what must last. */
export class FoldedText {
  readonly codes = new Uint8Array(LONGEST_TEXT);
  /** UTF-16 index of the character each letter came from. */
  readonly sources = new Uint16Array(LONGEST_TEXT);
  /** UTF-16 index after that character and the silent marks that follow it. */
  readonly ends = new Uint16Array(LONGEST_TEXT);
  length = 0;

  read(text: string): this {
    const length = foldFrom(text, 0, this.codes, this.sources, this.ends);
    this.length = joinAbd(this.codes, length, this.sources, this.ends);
    return this;
  }
}

/** Most names have no "abd" to join, and looking for it in their letters takes three times as long as folding them. */
const MAY_HAVE_ABD = /[bب]\W*[dد]/i;

/** Writes the letters of a text to `codes`, up to its length, and returns their number. */
export function fold(text: string, codes: Uint8Array): number {
  const length = foldLetters(text, codes);
  return MAY_HAVE_ABD.test(text) ? joinAbd(codes, length) : length;
}

function foldLetters(text: string, codes: Uint8Array): number {
  const end = Math.min(text.length, codes.length - 4);
  // Nearly every character is one letter; the others are left to another function, so that this one stays small and fast.
  for (let i = 0; i < end; i++) {
    const unit = text.charCodeAt(i);
    const code = unit < TABLE_SIZE ? (table[unit] ?? 0) : RARE;
    if (code >= APOSTROPHE) return foldFrom(text, i, codes);
    codes[i] = code;
  }
  return end;
}

/** The same if the first `start` characters are one letter each and already written; also records where each letter came from. */
function foldFrom(
  text: string,
  start: number,
  codes: Uint8Array,
  sources?: Uint16Array,
  ends?: Uint16Array,
): number {
  const room = codes.length - 4;
  let length = start;
  for (let i = start; i < text.length && length < room; i++) {
    const unit = text.charCodeAt(i);
    let code = unit < TABLE_SIZE ? (table[unit] ?? 0) : RARE;
    if (code < APOSTROPHE) {
      codes[length] = code;
      if (sources && ends) {
        sources[length] = i;
        ends[length] = i + 1;
      }
      length++;
      continue;
    }
    const isPair = (unit & 0xfc00) === 0xd800 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00;
    const from = i;
    if (isPair) i++;
    const letters =
      code === RARE ? foldRare(text.slice(from, i + 1)) : [code & 0xff, ...(code > 0xff ? [code >> 8] : [])];
    for (code of letters) {
      if (code === APOSTROPHE && isArticle(codes, length)) code = 0;
      if (code >= APOSTROPHE) {
        if (ends && length > 0 && codes[length - 1] !== 0) ends[length - 1] = i + 1;
        continue;
      }
      if (length >= room) break;
      codes[length] = code;
      if (sources && ends) {
        sources[length] = from;
        ends[length] = i + 1;
      }
      length++;
    }
  }
  return length;
}

/** Whether the last word so far is the article of "l'oued" or "d'or". */
function isArticle(codes: Uint8Array, length: number): boolean {
  const last = codes[length - 1];
  return length > 0 && (last === LETTER_L || last === LETTER_D) && (length === 1 || codes[length - 2] === 0);
}
