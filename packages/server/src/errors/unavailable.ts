import { config } from '../config.ts';
import { ApiError } from './ApiError.ts';

/** The refusal while something the service needs does not answer. */
export function unavailable(cause: unknown): ApiError {
  return new ApiError('SERVICE_UNAVAILABLE', { cause, retryAfter: config.unavailableRetryAfterSeconds });
}
