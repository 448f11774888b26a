// What a stranger may write, in UTF-16 units: a vendor's rows, a stored order, the browser's storage. Ten labels of a megabyte
// took nine seconds to draw. What is longer is cut, and ends with an ellipsis.

/** A row's label. The longest of the data on the device has fewer than 150. */
export const MAX_LABEL = 300;

/** A part of an address, such as its street or town. */
export const MAX_NAME = 200;

/** The sources of the rows, displayed below them. */
export const MAX_CREDIT = 500;

/** The text of a stored address. No database column for one is longer. */
export const MAX_TEXT = 2_000;

/** Rows that are read of an answer or a store, bad ones too. Ten are displayed, and a million that are null took a second a key. */
export const MAX_ROWS = 100;

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
