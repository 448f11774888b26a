import type { Environment } from '@smart-address/contract';
import type { Store } from '../store/store.types.ts';

/** The dependencies of granting access. */
export interface AccessParts {
  readonly environment: Environment;
  /** The deployment's own store: applications, organisations and keys. */
  readonly store: Store;
  /** The store of the sandbox beside a live deployment; null if there is none. */
  readonly sandbox: Store | null;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}
