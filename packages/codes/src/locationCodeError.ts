import type { InvalidCodeReason } from './types.ts';

/**
 * What was wrong with the input. `INVALID_POINT`: latitude or longitude is not a finite number. `INVALID_LENGTH`: no plus code
 * has that many digits. `INVALID_PLUS_CODE`: the text is not the required kind of plus code. `INVALID_SMART_CODE`: the text is
 * not an address code (see `reason`). `INVALID_FORMAT`: neither 'A' nor 'B'. `OUT_OF_GRID`: the point has no address code.
 */
export type LocationCodeErrorCode =
  | 'INVALID_POINT'
  | 'INVALID_LENGTH'
  | 'INVALID_PLUS_CODE'
  | 'INVALID_SMART_CODE'
  | 'INVALID_FORMAT'
  | 'OUT_OF_GRID';

/** The one error this package throws. `code` is stable; `message` says what, why and the cure, in English. */
export class LocationCodeError extends Error {
  override readonly name = 'LocationCodeError';
  readonly code: LocationCodeErrorCode;
  /** Why the text is not an address code; only with `INVALID_SMART_CODE`. */
  readonly reason: InvalidCodeReason | null;

  constructor(code: LocationCodeErrorCode, message: string, reason: InvalidCodeReason | null = null) {
    super(message);
    this.code = code;
    this.reason = reason;
  }
}

/** A value for a message: shortened, and with its type if the type is wrong. */
export function describe(value: unknown): string {
  if (typeof value === 'string')
    return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}...` : value);
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'an array' : 'an object';
  return typeof value === 'function' ? 'a function' : String(value);
}
