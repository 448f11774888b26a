import type { ErrorCode, ErrorField } from '@smart-address/contract';
import type { ProviderErrorReason } from '../provider.types.ts';
import { ProviderError } from '../providerError.ts';

/**
 * Failures outside the service. `NETWORK_ERROR`: the request did not get through. `TIMEOUT`: no answer in time. `INVALID_ANSWER`: the
 * answer does not match the contract. `UNEXPECTED_STATUS`: an error status without the service's error body (a proxy's page, or a redirect,
 * which is not followed). Also one with a code newer than this client. `CREDENTIALS_FAILED`: no token could be fetched. `INVALID_REQUEST`:
 * the call itself is wrong.
 */
export type ClientErrorCode =
  | 'NETWORK_ERROR'
  | 'TIMEOUT'
  | 'INVALID_ANSWER'
  | 'UNEXPECTED_STATUS'
  | 'CREDENTIALS_FAILED'
  | 'INVALID_REQUEST';

export interface SmartAddressErrorDetail {
  readonly code: ErrorCode | ClientErrorCode;
  readonly reason: ProviderErrorReason;
  readonly message: string;
  readonly status?: number | undefined;
  readonly requestId?: string | null | undefined;
  readonly fields?: readonly ErrorField[] | undefined;
  readonly retryAfterSeconds?: number | null | undefined;
  readonly cause?: unknown;
}

/** A failed call. Decide by `code`; `message` is for people, in the client's language if the service wrote it. */
export class SmartAddressError extends ProviderError {
  override readonly name = 'SmartAddressError';
  readonly code: ErrorCode | ClientErrorCode;
  /** HTTP status, or null when there was no answer. */
  readonly status: number | null;
  /** The service's id of this request, to quote to support; null if there was no answer. */
  readonly requestId: string | null;
  /** What is wrong with each part of the request. */
  readonly fields: readonly ErrorField[];

  constructor(detail: SmartAddressErrorDetail) {
    const { retryAfterSeconds = null, cause } = detail;
    super(detail.reason, detail.message, { retryAfterSeconds, cause });
    this.code = detail.code;
    this.status = detail.status ?? null;
    this.requestId = detail.requestId ?? null;
    this.fields = detail.fields ?? [];
  }
}

/** The provider's reason for an error code. */
export function reasonOfStatus(status: number, code: ErrorCode | null): ProviderErrorReason {
  // A monthly quota does not come back within moments: a countdown would make no sense.
  if (code === 'QUOTA_EXCEEDED') return 'denied';
  if (status === 429) return 'rate_limited';
  if (status === 401 || status === 403) return 'denied';
  if (status === 404 || status === 410) return 'not_found';
  if (status === 408 || status === 504) return 'timeout';
  return status >= 500 ? 'unavailable' : 'invalid';
}
