import type { ErrorCode } from '../errors/errorCodes.ts';

/** Errors of any route. */
export const serviceErrors = [
  'MALFORMED_REQUEST',
  'DUPLICATE_PARAMETER',
  'UNKNOWN_PARAMETER',
  'CREDENTIAL_IN_URL',
  'METHOD_NOT_ALLOWED',
  'URI_TOO_LONG',
  'HEADERS_TOO_LARGE',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
] as const satisfies readonly ErrorCode[];

/** Additional errors of a route that takes a key or a token. */
const credentialErrors = [
  'AUTH_AMBIGUOUS',
  'AUTH_REQUIRED',
  'KEY_REVOKED',
  'KEY_EXPIRED',
  'KEY_WRONG_ENVIRONMENT',
  'INSUFFICIENT_SCOPE',
  'IP_NOT_ALLOWED',
  'ORIGIN_NOT_ALLOWED',
  'GEO_RESTRICTED',
  'ACCOUNT_SUSPENDED',
  'APPLICATION_NOT_APPROVED',
  'VALIDATION_FAILED',
  'RATE_LIMITED',
  'QUOTA_EXCEEDED',
] as const satisfies readonly ErrorCode[];

/** Additional errors of a route that takes an account token. */
export const accountErrors = [
  'AUTH_AMBIGUOUS',
  'AUTH_REQUIRED',
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'KEY_WRONG_ENVIRONMENT',
  'GEO_RESTRICTED',
  'ACCOUNT_SUSPENDED',
  'VALIDATION_FAILED',
  'RATE_LIMITED',
  'TOO_MANY_AUTH_FAILURES',
] as const satisfies readonly ErrorCode[];

export const bearerErrors = [...credentialErrors, 'TOKEN_INVALID', 'TOKEN_EXPIRED'] as const;

export const apiKeyErrors = [...credentialErrors, 'KEY_INVALID', 'TOO_MANY_AUTH_FAILURES'] as const;

/** Additional errors of a route with a JSON body. */
export const bodyErrors = [
  'PAYLOAD_TOO_LARGE',
  'MALFORMED_JSON',
  'BODY_REQUIRED',
  'JSON_TOO_DEEP',
  'UNSUPPORTED_MEDIA_TYPE',
  'REQUEST_TIMEOUT',
] as const satisfies readonly ErrorCode[];

export const idempotencyErrors = [
  'IDEMPOTENCY_IN_PROGRESS',
  'IDEMPOTENCY_KEY_REUSED',
] as const satisfies readonly ErrorCode[];
