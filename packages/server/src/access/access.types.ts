import type { Environment } from '@smart-address/contract';
import type { Store } from '../store/store.types.ts';

/** What granting access works on. */
export interface AccessParts {
  readonly environment: Environment;
  /** The deployment's own: applications, organisations and keys. */
  readonly store: Store;
  /** The sandbox that stands beside a live deployment; null when there is none. */
  readonly sandbox: Store | null;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}
