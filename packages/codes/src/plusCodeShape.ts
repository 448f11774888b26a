import { digitValue } from './alphabet.ts';
import { LAT_UNITS, LNG_UNITS, latStep, lngStep, MAX_DIGITS, PAIR_DIGITS } from './grid.ts';
import type { GridCorner } from './grid.ts';

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
 * Reads the form of a plus code, full or short, in either case; null when the text is none. One `+` after an even
 * number of at most eight characters; padding only in a full code, in pairs up to the `+`, with nothing after it; never
 * a single digit after the `+`. Digits after the fifteenth are allowed and say nothing.
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

/** A full code's cell: its corner and its number of digits (at most 15), or null when the text is not a full plus code. */
export function readFullPlusCode(code: string): { corner: GridCorner; digits: number } | null {
  const shape = plusCodeShape(code);
  if (shape === null || shape.separator !== SEPARATOR_POSITION) return null;
  const digits = Math.min(shape.digits, MAX_DIGITS);
  const pairs = Math.min(digits, PAIR_DIGITS);
  let row = 0;
  let column = 0;
  let index = 0;
  for (let digit = 0; digit < pairs; digit += 2) {
    row = row * 20 + digitValue(code.charCodeAt(index));
    column = column * 20 + digitValue(code.charCodeAt(index + 1));
    index += 2;
    if (code.charCodeAt(index) === SEPARATOR_CODE) index++;
  }
  for (let digit = pairs; digit < digits; digit++) {
    const value = digitValue(code.charCodeAt(index));
    row = row * 5 + (value >> 2);
    column = column * 4 + (value & 3);
    index++;
  }
  const corner = { lat: row * latStep(digits), lng: column * lngStep(digits) };
  return corner.lat < LAT_UNITS && corner.lng < LNG_UNITS ? { corner, digits } : null;
}
