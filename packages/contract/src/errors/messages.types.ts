import type { ErrorCode } from './errorCodes.ts';

export type MessageLanguage = 'en' | 'fr' | 'ar';

/** What can be wrong with one field; `{name}` in a message is filled from the field's `params`. */
export type FieldProblem =
  | 'required'
  | 'unknown'
  | 'duplicate'
  | 'not_a_number'
  | 'not_a_boolean'
  | 'invalid_type'
  | 'invalid_value'
  | 'invalid_format'
  | 'too_big'
  | 'too_small'
  | 'too_long'
  | 'too_short'
  | 'incomplete_pair'
  | 'BAD_LENGTH'
  | 'BAD_CHARACTER'
  | 'CHECKSUM_MISMATCH'
  | 'OUT_OF_GRID'
  | 'OUT_OF_COVERAGE'
  | 'missing_scope'
  | 'wrong_state'
  | 'already_open'
  | 'plan_limit';

export interface Messages {
  readonly errors: Readonly<Record<ErrorCode, string>>;
  readonly fields: Readonly<Record<FieldProblem, string>>;
  readonly created: string;
  readonly found: string;
  readonly tokenIssued: string;
  readonly done: string;
}
