import { config } from '../config.ts';
import { ApiError } from '../errors/ApiError.ts';
import type { AccessParts } from './accessParts.ts';

/** The limits of a deployment's accounts and applicants. */
export function accessLimitsOf({ environment, store }: Pick<AccessParts, 'environment' | 'store'>) {
  if (environment === 'live') return config.accessLimits.live;
  return store.isInMemory === true ? config.accessLimits.sandboxInMemory : config.accessLimits.sandbox;
}

const dayMilliseconds = 86_400_000;

/**
 * Refuses one more of what an organisation's lists keep for good, if it made too many within 24 hours. The lists have no pages and are read
 * whole. An account that withdraws and applies, or makes and revokes, without end would take everybody's time.
 *
 * @param madeAt when it made those it has, in milliseconds since 1970, oldest first.
 * @throws ApiError RATE_LIMITED.
 */
export function checkPerDay(
  parts: AccessParts,
  kind: 'applications' | 'keys',
  madeAt: readonly number[],
): void {
  // Of so many of the newest, the one that has to be a day old.
  const at = madeAt.at(-accessLimitsOf(parts).perDay[kind]);
  const wait = at === undefined ? 0 : at + dayMilliseconds - parts.clock();
  if (wait > 0) throw new ApiError('RATE_LIMITED', { retryAfter: Math.ceil(wait / 1_000) });
}
