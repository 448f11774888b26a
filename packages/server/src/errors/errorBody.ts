import {
  type ErrorDetail,
  type ErrorEnvelope,
  type ProblemDetails,
  errorCodes,
  errorMessage,
  fieldMessage,
  type MessageLanguage,
} from '@smart-address/contract';
import type { ApiError } from './ApiError.ts';

/** What an error is, in the reader's language. */
export function errorDetailOf(error: ApiError, requestId: string, language: MessageLanguage): ErrorDetail {
  return {
    code: error.code,
    requestId,
    retryable: errorCodes[error.code].retryable,
    retryAfter: error.retryAfter,
    fields: error.fields.map(({ in: where, pointer, problem, params }) => ({
      in: where,
      pointer,
      code: problem,
      message: `${nameOf(pointer)} ${fieldMessage(problem, language, params)}`.trim(),
      params,
    })),
  };
}

/** A JSON pointer as people write it: `/items/0/lat` is `items[0].lat`. */
function nameOf(pointer: string): string {
  const name = pointer
    .slice(1)
    .replaceAll(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.');
  return name.replaceAll('~1', '/').replaceAll('~0', '~');
}

export function errorEnvelopeOf(
  error: ApiError,
  requestId: string,
  language: MessageLanguage,
): ErrorEnvelope {
  return {
    success: false,
    statusCode: errorCodes[error.code].status,
    message: errorMessage(error.code, language),
    data: null,
    error: errorDetailOf(error, requestId, language),
  };
}

/** RFC 9457; `type` is a URN, since the service has no address of its own for every deployment. */
export function problemDetailsOf(
  error: ApiError,
  requestId: string,
  language: MessageLanguage,
): ProblemDetails {
  const title = errorMessage(error.code, language);
  const detail = errorDetailOf(error, requestId, language);
  return {
    type: `urn:smart-address:error:${error.code}`,
    title,
    status: errorCodes[error.code].status,
    detail: detail.fields.map(({ message }) => message).join('; ') || title,
    instance: `urn:smart-address:request:${requestId}`,
    ...detail,
  };
}
