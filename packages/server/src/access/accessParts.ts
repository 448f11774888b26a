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

/** The store of an environment's keys; null if this deployment does not serve it. */
export function keyStoreOf(parts: AccessParts, environment: Environment): Store | null {
  if (environment === parts.environment) return parts.store;
  return environment === 'sandbox' ? parts.sandbox : null;
}

/** The environments this deployment issues keys for. */
export function environmentsOf(parts: AccessParts): readonly Environment[] {
  return (['live', 'sandbox'] as const).filter((environment) => keyStoreOf(parts, environment) !== null);
}
