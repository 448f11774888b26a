import { config } from '../config.ts';
import type { AccessParts } from './access.types.ts';

/** The limits of a deployment's accounts and applicants. */
export function accessLimitsOf({ environment, store }: Pick<AccessParts, 'environment' | 'store'>) {
  if (environment === 'live') return config.accessLimits.live;
  return store.isInMemory === true ? config.accessLimits.sandboxInMemory : config.accessLimits.sandbox;
}
