import type { ErrorCode } from './errorCodes.ts';
import { messagesAr } from './messages.ar.ts';
import { messagesEn } from './messages.en.ts';
import { messagesFr } from './messages.fr.ts';
import type { FieldProblem, MessageLanguage, Messages } from './messages.types.ts';

/** The languages messages are written in; the first is used when the caller asks for none of them. */
export const messageLanguages = ['en', 'fr', 'ar'] as const satisfies readonly MessageLanguage[];

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
