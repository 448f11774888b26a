import type { Environment, KeyChangeBody, PlanName } from '@smart-address/contract';
import { browserScopes, type BurstLimit, config } from '../config.ts';
import { parseIpBlock } from '../credentials/ipAddress.ts';
import type { FieldFault } from '../errors/ApiError.ts';
import type { KeyRecord } from '../store/records.types.ts';

/** The last one that ISO 8601 writes with a year of four digits; milliseconds since 1970. */
const LAST_INSTANT = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** The maximum limits of a key: the plan's on live, the sandbox's own there. */
export function highestLimit(plan: PlanName, environment: Environment): BurstLimit {
  return environment === 'sandbox' ? config.sandbox : config.plans[plan].limit;
}

/** The number of working keys a plan allows; null: by agreement. */
export function keyAllowance(plan: PlanName, environment: Environment): number | null {
  const { live, test } = config.plans[plan].keys;
  return environment === 'live' ? live : test;
}

/**
 * Faults of the settings sent for a key beyond the schema, and of its scopes and origins together. What it has from before stays valid by
 * itself, also where today's rules would refuse it. `now` is milliseconds since 1970.
 */
export function keyFaults(
  settings: KeyChangeBody,
  { scopes, origins }: Pick<KeyRecord, 'scopes' | 'origins'>,
  plan: PlanName,
  environment: Environment,
  now: number,
): readonly FieldFault[] {
  const faults: FieldFault[] = [];
  const report = (pointer: string, problem: FieldFault['problem'], params: FieldFault['params'] = {}) =>
    faults.push({ in: 'body', pointer, problem, params });

  const highest = highestLimit(plan, environment);
  if ((settings.ratePerSecond ?? 0) > highest.perSecond) {
    report('/ratePerSecond', 'too_big', { max: highest.perSecond });
  }
  if ((settings.burst ?? 0) > highest.burst) report('/burst', 'too_big', { max: highest.burst });
  settings.ipAllowList?.forEach((text, index) => {
    if (parseIpBlock(text) === null)
      report(`/ipAllowList/${index}`, 'invalid_format', { form: '197.0.0.0/16' });
  });
  settings.origins?.forEach((text, index) => {
    if (!isOrigin(text, environment))
      report(`/origins/${index}`, 'invalid_format', { form: originLike(text, environment) });
  });
  if (origins) {
    scopes.forEach((scope, index) => {
      if (!browserScopes.some((known) => known === scope)) {
        report(`/scopes/${index}`, 'invalid_value', { values: [...browserScopes] });
      }
    });
  }
  if (settings.expiresAt && Date.parse(settings.expiresAt) <= now) {
    report('/expiresAt', 'too_small', { min: new Date(now).toISOString() });
  }
  // With an offset an end of the year 9999 may lie in the year 10000 of UTC, which no answer can be written with.
  if (settings.expiresAt && Date.parse(settings.expiresAt) > LAST_INSTANT) {
    report('/expiresAt', 'too_big', { max: new Date(LAST_INSTANT).toISOString() });
  }
  return faults;
}

// Public origins must use TLS, or anyone on the network path could pose as them.
function isOrigin(text: string, environment: Environment): boolean {
  if (text === '*') return environment === 'sandbox';
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  // A URL may have one in its host, but no site is called so: the key would work nowhere.
  if (hostname.includes('*')) return false;
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && isLocal));
}

/** The origin of a URL as browsers send it, without capitals, path or Arabic letters, where that may be given; else an example. */
function originLike(text: string, environment: Environment): string {
  const origin = URL.canParse(text) ? new URL(text).origin : '';
  return isOrigin(origin, environment) ? origin : 'https://shop.example';
}
