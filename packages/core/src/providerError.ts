import type { ProviderErrorReason } from './provider.types.ts';

/**
 * Every reason, in the order in which several failures are reported. First what will pass by itself, then what the user can change, then
 * the rest.
 */
export const ERROR_REASONS: readonly ProviderErrorReason[] = [
  'rate_limited',
  'offline',
  'timeout',
  'unavailable',
  'denied',
  'invalid',
  'not_found',
];

/** A provider's failure. Every function of a provider rejects with this, or with an `AbortError`. */
export class ProviderError extends Error {
  override readonly name: string = 'ProviderError';
  readonly reason: ProviderErrorReason;
  /** Whole seconds after which to ask again, or null if the provider did not say. */
  readonly retryAfterSeconds: number | null;

  constructor(
    reason: ProviderErrorReason,
    message: string,
    { retryAfterSeconds = null, cause }: { retryAfterSeconds?: number | null; cause?: unknown } = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
