import { ARABIC_ALEF, ARABIC_LAM, fold, FoldedText, isArabic, isDigit } from './fold.ts';
import { afterAbd } from './joinAbd.ts';
import { wordEnd, wordStart, type Lexicon } from '../match/lexicon.ts';

export interface QueryWord {
  /** Folded letters, without an Arabic article. */
  readonly codes: Uint8Array;
  /** UTF-16 range in the query. */
  readonly start: number;
  readonly end: number;
  readonly isNumber: boolean;
  /** Whether it is the last word, with nothing after it: it may continue. */
  readonly isOpen: boolean;
  /** Whether a comma precedes it. */
  readonly isApart: boolean;
  /** The first letter after its Arabic article; empty if it was written without one. */
  readonly afterArticle: string;
  /** The word that was meant, where its letters are those and not the ones that were typed. */
  readonly meant?: string;
}

const text = new FoldedText();
const MOST_WORDS = 30;
const COMMA = /[,;،\n]/;
/** A postal code with the letter O for a zero, and nothing else. */
const CODE_WITH_O = /^\s*[1-9][\do]{3}\s*$/i;

/** A distance, as in "à 200 m de la gare"; "4070 M saken" is a postal code and a town. */
const METERS = /(^|\s)[0-9٠-٩]{1,3} ?(?:m|m[eè]tres?|متر)(?=\s+(?:d|av|apr|من))/giu;

/** Digits used as letters in chat spelling; each replacement is one character, so that ranges in the query stay valid. */
const CHAT: Readonly<Record<string, string>> = { 2: "'", 3: 'a', 5: 'ĸ', 7: 'h', 8: 'ŋ', 9: 'q' };
/** Before these letters, and after no consonant, ayn is no letter in names: "3ain" is Aïn, "3omrane" Omrane and "ga3afour" Gaafour. "3and" is "chez", and no "and". */
const SILENT_BEFORE = /^(?:a(?!nd)|o(?!u))/i;
const CONSONANT = /[b-df-hj-np-tv-xz]/i;
/** A word that a digit is no letter of: a month, an ordinal or a way ("7novembre", "5eme", "3rue"). */
const COUNTED =
  /^(?:rue|ave|bis|jan|f[eé]v|mar[sc]|avr|mai(?![a-z])|jui|ao[uû]|sept|oct|nov|d[eé]c|i?[eè]me)/i;

/** Whether a digit is written as a letter: inside a word, at its end or at its beginning ("7ammam"). */
function isChatFigure(figure: string, before: string, after: string): boolean {
  const isBeforeLetter = /^[a-zà-ÿ]/i.test(after);
  if (isBeforeLetter && /[a-zà-ÿ]$/i.test(before)) return true;
  if ('79'.includes(figure) && /[a-zà-ÿ]{2}$/i.test(before) && !/^[\da-z]/i.test(after)) return true;
  const mayBegin = figure !== '2' && /^[a-zà-ÿ]{2}/i.test(after) && !COUNTED.test(after);
  return mayBegin && !/[\da-z]$/i.test(before);
}

/**
 * A Tunisian telephone number: eight digits of either script. They are in one piece, as 2 3 3 or 2 2 2 2, or anyhow after +216. It is
 * pasted along with an address, and says nothing about the place.
 */
const PHONE = new RegExp(
  [
    '(?:(?:\\+|00)?(216)(?:[ .-]?[D]){8}|',
    '[2-579٢-٥٧٩][D](?:([ .-]?)[D]{3}\\2[D]{3}|([ .-])[D]{2}\\3[D]{2}\\3[D]{2}))(?![.,]?[D])',
  ]
    .join('')
    .replaceAll('[D', '[0-9٠-٩'),
  'gu',
);
/** The word before it. */
const PHONE_WORD =
  /(?:^|\P{L})((?:t[eé]l(?:[eé]phone)?|phone|mobile|mob|portable|gsm|whatsapp|(?:ال)?هاتف|(?:ال)?جوال)[\s.:°-]*)$/iu;

const figures = new Uint8Array(32);

/**
 * Replaces telephone numbers by as many spaces; a number that is part of a name in a custom list stays. Without lookbehinds, which
 * Safari knows from 16.4 on.
 */
function withoutPhones(asked: string, isWord: IsWord): string {
  let left = asked;
  PHONE.lastIndex = 0;
  for (let found = PHONE.exec(asked); found !== null; found = PHONE.exec(asked)) {
    const [number, abroad = ''] = found;
    const before = asked.slice(0, found.index);
    const word = PHONE_WORD.exec(before)?.[1] ?? '';
    const isWhole = number.startsWith('+') || !/[0-9٠-٩]$/.test(before);
    if (!isWhole || (word === '' && abroad === '' && /[+.,]$/.test(before))) {
      PHONE.lastIndex = found.index + 1;
      continue;
    }
    const end = fold(number.replace(/[^0-9٠-٩]/g, ''), figures);
    if (isWord(figures, 0, end)) continue;
    const start = found.index - word.length;
    const length = word.length + number.length;
    left = left.slice(0, start) + ' '.repeat(length) + left.slice(start + length);
  }
  return left;
}

/** A text that is a known postal code with the letter O for its zeros, with zeros; any other text as it is. */
function withZeros(typed: string, isWord: IsWord): string {
  if (!CODE_WITH_O.test(typed)) return typed;
  const code = typed.replace(/o/gi, '0');
  return isWord(figures, 0, fold(code.trim(), figures)) ? code : typed;
}

/** Whether a figure after letters is a name's number, written onto it: "menzah9". */
function isNumber(asked: string, at: number, isWord: IsWord): boolean {
  const name = /[a-zà-ÿ]*$/i.exec(asked.slice(Math.max(0, at - 20), at))?.[0] ?? '';
  return name !== '' && isWord(figures, 0, fold(name + asked.charAt(at), figures));
}

/** Whether letters are a word of some name. */
export type IsWord = (codes: Uint8Array, start: number, end: number) => boolean;

/** An Arabic article that ends a query, and its letters. Alone it is "el", for Arabic names are kept without theirs. */
const ARTICLE_ALONE = ['ال', Uint8Array.of(5, 12)] as const;
/** After other words its alef is enough; it has no hamza. */
const ARTICLE_BEGUN = ['ا', Uint8Array.of(ARABIC_ALEF, ARABIC_LAM)] as const;

/** Letters before an article that are certainly a word, even if what follows is not complete yet. */
const SURELY_WORD = 3;

/**
 * The end of the first of two Arabic words that are written as one, with the article of the second between them ("دوزالشرقية"). Only if no
 * name has them so.
 */
function endBeforeArticle(
  codes: Uint8Array,
  start: number,
  end: number,
  isOpen: boolean,
  isWord: IsWord,
): number {
  const first = wordStart(codes, start, end);
  if (!isArabic(codes[first]) || isWord(codes, first, end)) return end;
  for (let i = first + 2; i + 2 < end; i++) {
    if (codes[i] !== ARABIC_ALEF || codes[i + 1] !== ARABIC_LAM || !isWord(codes, first, i)) continue;
    if (isWord(codes, i + 2, end) || (isOpen && i - first >= SURELY_WORD)) return i;
  }
  return end;
}

/** The folded words of a query; at most thirty, from its first 200 characters. `isWord` knows the words of names. */
export function readQuery(query: string, isWord: IsWord): QueryWord[] {
  const start = withZeros(typeof query === 'string' ? query.slice(0, 200) : '', isWord);
  const asked = withoutPhones(start, isWord).replace(METERS, (found) => ' '.repeat(found.length));
  text.read(
    asked.replace(/[235789]/g, (figure, at: number) => {
      const isLetter = isChatFigure(figure, asked.slice(0, at), asked.slice(at + 1));
      if (!isLetter || isNumber(asked, at, isWord)) return figure;
      const isSilent =
        figure === '3' && SILENT_BEFORE.test(asked.slice(at + 1)) && !CONSONANT.test(asked.charAt(at - 1));
      return isSilent ? "'" : (CHAT[figure] ?? figure);
    }),
  );
  const { codes, sources, ends, length } = text;
  const words: QueryWord[] = [];
  for (let i = 0; i < length && words.length < MOST_WORDS;) {
    if (codes[i] === 0) {
      i++;
      continue;
    }
    const last = wordEnd(codes, i, length);
    const end = endBeforeArticle(codes, i, last, last === length, isWord);
    const isOpen = end === length;
    let from = wordStart(codes, i, end);
    if (isOpen && end - i === 3 && codes[i] === ARABIC_ALEF && codes[i + 1] === ARABIC_LAM) from = i + 2;
    const first = codes[i] ?? 0;
    const at = sources[i] ?? 0;
    const letters = codes.slice(from, end);
    // "abd kader" is "abdelkader", where that is a word of some name.
    const abd = words.at(-1);
    const whole =
      `${abd?.codes}` === '1,2,4'
        ? afterAbd(letters).find((name) => isWord(name, 0, name.length))
        : undefined;
    if (whole) words.pop();
    const [typed, article] = words.length > 0 ? ARTICLE_BEGUN : ARTICLE_ALONE;
    words.push({
      codes: whole ?? (isOpen && asked.slice(at) === typed ? article : letters),
      start: whole && abd ? abd.start : at,
      end: ends[end - 1] ?? 0,
      isNumber: isDigit(first),
      isOpen,
      isApart: COMMA.test(start.slice(words.at(-1)?.end ?? at, at)),
      afterArticle: from > i && isArabic(first) ? (start[sources[from] ?? at] ?? '') : '',
    });
    i = end;
  }
  return words;
}

/** The letters that a word is a spelling of ("hay" of "cite"), and its role. */
export function canonicalOf(lexicon: Lexicon, codes: Uint8Array): { codes: Uint8Array; role: number } {
  const key = lexicon.find(codes, 0, codes.length);
  const canonical = lexicon.canonical(key);
  if (key < 0 || canonical === key) return { codes, role: lexicon.roleOf(key) };
  const { letters, letterStart } = lexicon;
  return {
    codes: letters.slice(letterStart[canonical] ?? 0, letterStart[canonical + 1] ?? 0),
    role: lexicon.roleOf(canonical),
  };
}
