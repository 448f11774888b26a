import { digitValue } from '../alphabet.ts';
import { LAT_UNITS, LNG_UNITS, latStep, lngStep, MAX_DIGITS, PAIR_DIGITS, type GridCorner } from '../grid.ts';

export const SEPARATOR = '+';
/** Digits before the separator of a full code; padding fills them up. */
export const SEPARATOR_POSITION = 8;
export const PADDING = '0';

const SEPARATOR_CODE = SEPARATOR.charCodeAt(0);
const PADDING_CODE = PADDING.charCodeAt(0);

/** Where a well-formed plus code has its separator, and how many digits it has without padding. */
export interface PlusCodeShape {
  readonly separator: number;
  readonly digits: number;
}

/**
 * Reads the form of a plus code, full or short, in either case; null when the text is none. One `+` after an even number of at most eight
 * characters. Padding only in a full code, in pairs up to the `+`, with nothing after it. Never a single digit after the `+`. Digits after
 * the fifteenth are allowed and say nothing.
 */
export function plusCodeShape(code: string): PlusCodeShape | null {
  if (typeof code !== 'string') return null;
  const separator = code.indexOf(SEPARATOR);
  if (separator < 0 || separator > SEPARATOR_POSITION || separator % 2 === 1) return null;
  const after = code.length - separator - 1;
  if (after === 1 || code.length === 1) return null;

  let digits = 0;
  while (digits < separator && code.charCodeAt(digits) !== PADDING_CODE) {
    if (digitValue(code.charCodeAt(digits)) < 0) return null;
    digits++;
  }
  if (digits < separator) {
    if (separator < SEPARATOR_POSITION || after > 0 || digits === 0 || digits % 2 === 1) return null;
    for (let index = digits; index < separator; index++) {
      if (code.charCodeAt(index) !== PADDING_CODE) return null;
    }
  }
  for (let index = separator + 1; index < code.length; index++) {
    if (digitValue(code.charCodeAt(index)) < 0) return null;
  }
  return { separator, digits: digits + after };
}

/** A full plus code's cell: its south-west corner and its number of digits, at most 15. */
export interface FullPlusCode extends GridCorner {
  readonly digits: number;
}

/** Reads a full plus code in one pass; null when the text is none, or names a cell beyond the globe. */
export function readFullPlusCode(code: string): FullPlusCode | null {
  if (typeof code !== 'string' || code.charCodeAt(SEPARATOR_POSITION) !== SEPARATOR_CODE) return null;
  let row = 0;
  let column = 0;
  let digits = 0;
  while (digits < SEPARATOR_POSITION) {
    const latValue = digitValue(code.charCodeAt(digits));
    const lngValue = digitValue(code.charCodeAt(digits + 1));
    if (latValue < 0 || lngValue < 0) break;
    row = row * 20 + latValue;
    column = column * 20 + lngValue;
    digits += 2;
  }
  const { length } = code;
  if (digits < SEPARATOR_POSITION) {
    if (plusCodeShape(code) === null) return null;
  } else if (length > SEPARATOR_POSITION + 1) {
    const latValue = digitValue(code.charCodeAt(9));
    const lngValue = digitValue(code.charCodeAt(10));
    if (latValue < 0 || lngValue < 0) return null;
    row = row * 20 + latValue;
    column = column * 20 + lngValue;
    digits = PAIR_DIGITS;
    for (let index = PAIR_DIGITS + 1; index < length; index++) {
      const value = digitValue(code.charCodeAt(index));
      if (value < 0) return null;
      if (digits === MAX_DIGITS) continue;
      row = row * 5 + (value >> 2);
      column = column * 4 + (value & 3);
      digits++;
    }
  }
  const lat = row * latStep(digits);
  const lng = column * lngStep(digits);
  return lat < LAT_UNITS && lng < LNG_UNITS ? { lat, lng, digits } : null;
}

/** Whether a text has the form of a plus code, full or short, in either case. Never throws. */
export function isValidPlusCode(code: string): boolean {
  return plusCodeShape(code) !== null;
}

/** Whether a text is a plus code that names a place by itself: eight places before the `+`, and a cell on the globe. */
export function isFullPlusCode(code: string): boolean {
  return readFullPlusCode(code) !== null;
}

/** Whether a text is a plus code whose first digits were left out, so that it needs a place to be read by. */
export function isShortPlusCode(code: string): boolean {
  const shape = plusCodeShape(code);
  return shape !== null && shape.separator < SEPARATOR_POSITION;
}
