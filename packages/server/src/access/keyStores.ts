import type { Environment } from '@smart-address/contract';
import type { Store } from '../store/store.types.ts';
import type { AccessParts } from './access.types.ts';

/** The store of an environment's keys; null if this deployment does not serve it. */
export function keyStoreOf(parts: AccessParts, environment: Environment): Store | null {
  if (environment === parts.environment) return parts.store;
  return environment === 'sandbox' ? parts.sandbox : null;
}

/** The environments this deployment issues keys for. */
export function environmentsOf(parts: AccessParts): readonly Environment[] {
  return (['live', 'sandbox'] as const).filter((environment) => keyStoreOf(parts, environment) !== null);
}
