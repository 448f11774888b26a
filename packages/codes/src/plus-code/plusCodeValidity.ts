import { plusCodeShape, readFullPlusCode, SEPARATOR_POSITION } from './plusCodeShape.ts';

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
