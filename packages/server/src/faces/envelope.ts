import { type MessageLanguage, successMessage } from '@smart-address/contract';

export interface Envelope<Data> {
  readonly success: true;
  readonly statusCode: number;
  readonly message: string;
  readonly data: Data;
}

/** Interface A's frame around an operation's result. */
export function envelope<Data>(
  data: Data,
  message: Parameters<typeof successMessage>[0],
  language: MessageLanguage,
  statusCode = 200,
): Envelope<Data> {
  return { success: true, statusCode, message: successMessage(message, language), data };
}

/** The specification's short form: without the status. */
export function shortEnvelope<Data>(full: Envelope<unknown>, data: Data): Omit<Envelope<Data>, 'statusCode'> {
  return { success: true, message: full.message, data };
}
