/** The longest query a source is asked, in UTF-16 units; the API refuses longer ones. */
const MAX_QUERY_LENGTH = 200;

/**
 * What a source is asked for a typed text: without control and direction characters, blanks collapsed, at most 200
 * characters. An empty string means that there is nothing to ask.
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

/** A text without accents and case, for asking whether two texts say the same. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
