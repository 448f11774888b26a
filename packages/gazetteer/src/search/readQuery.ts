import { ARABIC_ALEF, ARABIC_LAM, fold, FoldedText, isArabic, isDigit } from './fold.ts';
import { wordEnd, wordStart, type Lexicon } from './lexicon.ts';
import { ROLE_SMALL } from './words.ts';

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
}

const text = new FoldedText();
const MOST_WORDS = 30;
const COMMA = /[,;،\n]/;

/** Digits used as letters in chat spelling; each replacement is one character, so that ranges in the query stay valid. */
const CHAT: Readonly<Record<string, string>> = { 2: "'", 3: 'a', 5: 'ĸ', 7: 'h', 8: 'ŋ', 9: 'q' };
/** A digit inside a word, or before one that is no month, ordinal or way ("7ammam", not "7novembre", "5eme", "3rue"). */
const CHAT_FIGURE =
  /(?<=[a-zà-ÿ])[235789](?=[a-zà-ÿ])|(?<=[a-zà-ÿ]{2})[79](?![\da-z])|(?<![\da-z])[35789](?=[a-zà-ÿ]{2})(?!rue|ave|bis|jan|f[eé]v|mar[sc]|avr|mai(?![a-z])|jui|ao[uû]|sept|oct|nov|d[eé]c|i?[eè]me)/gi;

/**
 * A Tunisian telephone number: eight digits of either script, in one piece or as 2 3 3 or 2 2 2 2, or anyhow after +216; with the
 * word before it. It is pasted along with an address, and says nothing about the place.
 */
const PHONE = new RegExp(
  [
    '(?:(?<!\\p{L})(?:t[eé]l(?:[eé]phone)?|phone|mobile|mob|portable|gsm|whatsapp|(?:ال)?هاتف|(?:ال)?جوال)[\\s.:°-]*)?',
    '(?:(?:\\+|(?<![D])(?:00)?)216(?:[ .-]?[D]){8}|',
    '(?<![D+.,])[2-579٢-٥٧٩][D](?:([ .-]?)[D]{3}\\1[D]{3}|([ .-])[D]{2}\\2[D]{2}\\2[D]{2}))(?![.,]?[D])',
  ]
    .join('')
    .replaceAll('[D', '[0-9٠-٩'),
  'giu',
);

const figures = new Uint8Array(32);

/** Replaces a telephone number by as many spaces; a number that is part of a name in a custom list stays. */
function withoutPhone(number: string, isWord: IsWord): string {
  const end = fold(number.replace(/[^0-9٠-٩]/g, ''), figures);
  return isWord(figures, 0, end) ? number : ' '.repeat(number.length);
}

/** Whether a figure after letters is a name's number, written onto it: "menzah9". */
function isNumber(asked: string, at: number, isWord: IsWord): boolean {
  const name = /[a-zà-ÿ]*$/i.exec(asked.slice(Math.max(0, at - 20), at))?.[0] ?? '';
  return name !== '' && isWord(figures, 0, fold(name + asked.charAt(at), figures));
}

/** Whether letters are a word of some name. */
export type IsWord = (codes: Uint8Array, start: number, end: number) => boolean;

/** Letters before an article that are certainly a word, even if what follows is not complete yet. */
const SURELY_WORD = 3;

/**
 * The end of the first of two Arabic words that are written as one, with the article of the second between them ("دوزالشرقية");
 * only if no name has them so.
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
  const start = typeof query === 'string' ? query.slice(0, 200) : '';
  const asked = start.replace(PHONE, (number) => withoutPhone(number, isWord));
  text.read(
    asked.replace(CHAT_FIGURE, (figure, at: number) =>
      isNumber(asked, at, isWord) ? figure : (CHAT[figure] ?? figure),
    ),
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
    words.push({
      codes: codes.slice(from, end),
      start: at,
      end: ends[end - 1] ?? 0,
      isNumber: isDigit(first),
      isOpen,
      isApart: COMMA.test(start.slice(words.at(-1)?.end ?? at, at)),
    });
    i = end;
  }
  return words;
}

/** The canonical letters of a word ("hay" as "cite"), and whether it is a small word. */
export function readAs(
  lexicon: Lexicon,
  word: QueryWord,
): { codes: Uint8Array; role: number; isSmall: boolean } {
  const key = lexicon.find(word.codes, 0, word.codes.length);
  if (key < 0) return { codes: word.codes, role: 0, isSmall: false };
  const canonical = lexicon.canonical(key);
  const role = lexicon.roleOf(canonical);
  const codes =
    canonical === key
      ? word.codes
      : lexicon.letters.slice(lexicon.letterStart[canonical] ?? 0, lexicon.letterStart[canonical + 1] ?? 0);
  return { codes, role, isSmall: role === ROLE_SMALL };
}
