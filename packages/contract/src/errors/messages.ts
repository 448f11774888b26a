import type { ErrorCode } from './errorCodes.ts';
import { messagesAr } from './messages.ar.ts';
import { messagesEn } from './messages.en.ts';
import { messagesFr } from './messages.fr.ts';

export type MessageLanguage = 'en' | 'fr' | 'ar';

/** The languages messages are written in; the first is used when the caller asks for none of them. */
export const messageLanguages = ['en', 'fr', 'ar'] as const satisfies readonly MessageLanguage[];

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

const messages: Readonly<Record<MessageLanguage, Messages>> = {
  en: messagesEn,
  fr: messagesFr,
  ar: messagesAr,
};

/** The sentence for an error code: what happened, why, and the cure. */
export function errorMessage(code: ErrorCode, language: MessageLanguage): string {
  return messages[language].errors[code];
}

/** The sentence for one field, its figures filled in. */
export function fieldMessage(
  problem: FieldProblem,
  language: MessageLanguage,
  params: Readonly<Record<string, unknown>>,
): string {
  return messages[language].fields[problem].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    return Array.isArray(value) ? value.join(', ') : String(value);
  });
}

/** The `message` of Interface A's successes. */
export function successMessage(
  which: 'created' | 'found' | 'tokenIssued' | 'done',
  language: MessageLanguage,
): string {
  return messages[language][which];
}
