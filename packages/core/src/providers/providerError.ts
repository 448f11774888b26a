import type { ProviderErrorReason } from '../provider.types.ts';

/** Why a provider has no answer. Every function of a provider rejects with this, or with an `AbortError`. */
export class ProviderError extends Error {
  override readonly name: string = 'ProviderError';
  readonly reason: ProviderErrorReason;
  /** Whole seconds after which asking again makes sense, or null when the source did not say. */
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
