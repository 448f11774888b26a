import { refusedLocation } from '@smart-address/codes/refusedLocation';

/** The longest query sent to a provider, in UTF-16 units: never more than the 200 characters that the API takes. */
const MAX_QUERY_LENGTH = 200;

/**
 * The query for a typed text: without control and direction characters, spaces collapsed, at most 200 characters. An empty string
 * means that there is nothing to search for.
 */
export function queryOf(text: string): string {
  return text
    .slice(0, 4 * MAX_QUERY_LENGTH)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}

/** A text with ١٢ and ۱۲ as 12, as postal codes are written. */
export function withLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
}

/** A text without accents and case, for comparing two texts. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

const SHORT_PLUS_CODE = /^[2-9CFGHJMPQRVWX]{4}\+[2-9CFGHJMPQRVWX]{2,3}$/i;

/** What a text that is no words and finds nothing was meant as, by the name of the sentence that says what to type instead. */
type Refusal = 'shortPlusCode' | 'pointElsewhere' | 'linkUnread';

const SENTENCES = { coordinates: 'pointElsewhere', link: 'linkUnread' } as const;

/**
 * A short plus code, such as "R54J+JJ", without its town; two coordinates that are no point in Tunisia; a link that names no point. Read
 * as the search reads them: with Arabic digits, full-width letters. Null for words.
 */
export function refusalOf(query: string): Refusal | null {
  if (SHORT_PLUS_CODE.test(withLatinDigits(query).normalize('NFKC').replace(/\s/g, '')))
    return 'shortPlusCode';
  const refused = refusedLocation(query);
  return refused && SENTENCES[refused];
}
