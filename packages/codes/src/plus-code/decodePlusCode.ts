import { cellOf } from '../grid.ts';
import { describe, LocationCodeError } from '../locationCodeError.ts';
import { isShortPlusCode } from './plusCodeValidity.ts';
import { readFullPlusCode } from './plusCodeShape.ts';
import type { PlusCodeCell } from '../types.ts';

/**
 * The cell of a full plus code, in either case. Digits after the fifteenth are ignored, as the standard says.
 *
 * @throws LocationCodeError `INVALID_PLUS_CODE`.
 */
export function decodePlusCode(code: string): PlusCodeCell {
  const read = readFullPlusCode(code);
  if (read !== null) return cellOf(read, read.digits);
  throw new LocationCodeError(
    'INVALID_PLUS_CODE',
    isShortPlusCode(code)
      ? `${describe(code)} is a short plus code and names no place by itself. Use recoverPlusCode with a point nearby first.`
      : `${describe(code)} is not a full plus code such as "8F8GR54J+JJ": eight characters of 23456789CFGHJMPQRVWX, a "+", then none or at least two.`,
  );
}
