import { fold, unfold } from '../read/fold.ts';
import type { Lexicon } from '../match/lexicon.ts';
import { canonicalOf, type QueryWord } from '../read/readQuery.ts';
import { ROLE_ASIDE, ROLE_BUILDING, ROLE_KIND, ROLE_SMALL, ROLE_WAY } from '../read/words.ts';

const folded = new Uint8Array(64);
/** Words as their folded letters. */
export const setOf = (line: string): ReadonlySet<string> =>
  new Set(line.split(' ').map((word) => unfold(folded.slice(0, fold(word, folded)))));

/** What a house number may stand behind. */
const SIGNS = setOf('n no num numero رقم عدد');
/** Words before what an address is beside. */
const DIRECTIONS = setOf(
  'derriere devant face proche pres apres avant juste cote behind near chez angle aand qodem qoddem wra bahdha bhdha hdha qbal ' +
    'moukabel وراء خلف أمام قرب بجانب حذو بحذاء مقابل قبالة',
);
/** Ways that the search does not know as kinds of streets. */
const OTHER_WAYS = setOf('passage allee chemin ruelle autoroute sentier');
const OTHER_UNITS = setOf('bp lot local etage floor طابق');
export const FLOORS = setOf('etage floor طابق');
export const ORDINALS = setOf('e eme ieme er ere rt th st nd rd');
const KILOMETRES = setOf('km كم');
/** Letters from which a small word is no article: "gouvernorat", "Tunisie". */
const LEAST_FORMAL = 4;

/** What separates the parts of an address; not the comma of "km 3,5". */
const BREAK = /[;،\n()|–—]|,(?!\d)|\s[-/]\s/;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** What a word may be, before any row is looked at. */
export type Kind =
  | 'word'
  | 'number'
  | 'small'
  | 'formal'
  | 'sign'
  | 'way'
  | 'kilometre'
  | 'unit'
  | 'building'
  | 'quarter'
  | 'direction'
  | 'addressee'
  | 'phone'
  | 'unread';

/** A word of a query as every row's reading begins with it. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly kind: Kind;
  readonly letters: string;
  /** The letters of the word that it is a spelling of. */
  readonly codes: Uint8Array;
  readonly canonical: string;
  /** Whether a comma, a bracket or a line break precedes it. */
  readonly isApart: boolean;
}

function kindOf(lexicon: Lexicon, word: QueryWord, letters: string): Kind {
  if (KILOMETRES.has(letters)) return 'kilometre';
  if (word.isNumber) return 'number';
  if (SIGNS.has(letters)) return 'sign';
  if (DIRECTIONS.has(letters)) return 'direction';
  if (OTHER_UNITS.has(letters)) return 'unit';
  if (OTHER_WAYS.has(letters)) return 'way';
  const { role } = canonicalOf(lexicon, word.codes);
  if (role === ROLE_SMALL || ORDINALS.has(letters)) return letters.length < LEAST_FORMAL ? 'small' : 'formal';
  if (role === ROLE_WAY) return 'way';
  if (role === ROLE_ASIDE) return 'unit';
  if (role === ROLE_BUILDING) return 'building';
  return role === ROLE_KIND ? 'quarter' : 'word';
}

/** The words of a query, those too that were not searched for: of an addressee, a telephone number, beyond the first two hundred letters. */
export function tokensOf(
  query: string,
  words: readonly QueryWord[],
  addressee: readonly QueryWord[],
  lexicon: Lexicon,
): readonly Token[] {
  const tokens: Omit<Token, 'isApart'>[] = words.map((word) => {
    const { start, end } = word;
    const letters = word.isNumber ? latinDigits(query.slice(start, end)) : unfold(word.codes);
    const kind = addressee.some((other) => other.start === start)
      ? 'addressee'
      : kindOf(lexicon, word, letters);
    const { codes } = canonicalOf(lexicon, word.codes);
    return { start, end, kind, letters, codes, canonical: unfold(codes) };
  });
  for (const { 0: found, index } of query.matchAll(WORD)) {
    let start = index;
    const end = index + found.length;
    for (const word of words) {
      if (word.end <= start || word.start >= end) continue;
      if (word.start > start) tokens.push(unread(query, start, word.start));
      start = Math.max(start, word.end);
    }
    if (start < end) tokens.push(unread(query, start, end));
  }
  tokens.sort((a, b) => a.start - b.start || a.end - b.end);
  let reached = 0;
  const disjoint: Token[] = [];
  for (const token of tokens) {
    if (token.start < reached) continue;
    disjoint.push(Object.assign(token, { isApart: BREAK.test(query.slice(reached, token.start)) }));
    reached = token.end;
  }
  return disjoint;
}

function unread(query: string, start: number, end: number): Omit<Token, 'isApart'> {
  const letters = query.slice(start, end);
  const kind = /^\p{N}+$/u.test(letters) ? 'phone' : 'unread';
  return { start, end, kind, letters, codes: new Uint8Array(0), canonical: '' };
}

/** A text with ١٢ and ۱۲ as 12. */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
