/** What separates words in a text of several lines. */
const GAPS = /[\t-\r\u0085\u2028\u2029]+/g;

/** Characters that deceive: control characters, those that turn the direction of what follows, and halves of characters. */
const DECEIVING = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/** Whether a value is a text, or a number, which databases and spreadsheets make of a postal code. */
export const isText = (value: unknown): value is string | number =>
  typeof value === 'string' || Number.isFinite(value);

/**
 * A text from outside as it may enter the field and the order. It is in one line, without characters that deceive, and at most `limit`
 * UTF-16 units long, of which the last is then an ellipsis. Empty for what is no text.
 */
export function readText(given: unknown, limit: number): string {
  const text = isText(given) ? String(given) : '';
  const short = text.length > limit ? `${text.slice(0, limit - 1)}…` : text;
  return short.replace(GAPS, ' ').replace(DECEIVING, '');
}
