import { ProviderError } from '../providerError.ts';
import { SmartAddressError } from './smartAddressError.ts';

/**
 * An API key (Interface B) or token (Interface A), or a function that fetches one. A team's own server issues one-hour tokens, so that no
 * secret is in a browser. The function is called when the first request needs it, and again when its result is refused.
 */
export type Credentials = string | (() => string | Promise<string>);

export interface CredentialStore {
  /** The credential to use now; null when the client has none. */
  get(): Promise<string | null>;
  /** Drops a refused credential, unless another call has already replaced it. True if a new one can be fetched. */
  drop(refused: string | null): boolean;
}

/** Fetches a credential once, however many calls wait for it. */
export function createCredentialStore(credentials: Credentials | undefined): CredentialStore {
  if (typeof credentials !== 'function') {
    return { get: () => Promise.resolve(credentials ?? null), drop: () => false };
  }
  let pending: Promise<string> | null = null;
  let current: string | null = null;

  async function fetchCredential(ask: () => string | Promise<string>): Promise<string> {
    try {
      const credential: unknown = await ask();
      if (typeof credential !== 'string' || credential === '') throw new TypeError('no text came back');
      current = credential;
      return credential;
    } catch (cause) {
      pending = null;
      throw new SmartAddressError({
        code: 'CREDENTIALS_FAILED',
        // If the request for the token failed with an error of the service, that is the error to report.
        reason: cause instanceof ProviderError ? cause.reason : 'unavailable',
        retryAfterSeconds: cause instanceof ProviderError ? cause.retryAfterSeconds : null,
        message: 'No credential: the `credentials` function failed. See `cause`.',
        cause,
      });
    }
  }

  return {
    get() {
      pending ??= fetchCredential(credentials);
      return pending;
    },
    drop(refused) {
      // A second caller shares the fetch that is already running.
      if (refused === current) {
        pending = null;
        current = null;
      }
      return true;
    },
  };
}
