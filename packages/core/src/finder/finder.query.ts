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

/**
 * Whether nothing was found because a short plus code, such as "R54J+JJ", stands there without its town. Read as the search reads one
 * beside a town: with Arabic digits, full-width letters, a space.
 */
export function lacksTown(query: string): boolean {
  return SHORT_PLUS_CODE.test(withLatinDigits(query).normalize('NFKC').replace(/\s/g, ''));
}
