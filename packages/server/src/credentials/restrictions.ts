import type { Scope } from '@smart-address/contract';
import { ApiError, faultOf } from '../errors/ApiError.ts';
import type { Services } from '../request/services.ts';
import { challenge } from './challenge.ts';
import { isTrustedProxy } from './clientAddress.ts';
import type { Caller } from './credential.types.ts';
import { isInBlock, parseIpAddress, parseIpBlock } from './ipAddress.ts';

/** @throws ApiError IP_NOT_ALLOWED; also if there is a list and the address is unknown. */
export function checkAddress({ key }: Caller, text: string | null): void {
  if (key.ipAllowList.length === 0) return;
  const address = text === null ? null : parseIpAddress(text);
  const isAllowed = key.ipAllowList.some((entry) => {
    const block = parseIpBlock(entry);
    return block !== null && address !== null && isInBlock(address, block);
  });
  if (!isAllowed) throw new ApiError('IP_NOT_ALLOWED');
}

/** @throws ApiError ORIGIN_NOT_ALLOWED for a browser key used from a site that is not on its list. */
export function checkOrigin({ key }: Caller, headers: Headers): void {
  if (key.origins === null || key.origins.includes('*')) return;
  const origin = headers.get('origin') ?? originOf(headers.get('referer'));
  if (origin === null || !key.origins.includes(origin)) throw new ApiError('ORIGIN_NOT_ALLOWED');
}

// Same-origin GETs have no Origin, only a Referer.
function originOf(referer: string | null): string | null {
  return referer !== null && URL.canParse(referer) ? new URL(referer).origin : null;
}

/** @throws ApiError GEO_RESTRICTED if the country is known and is not Tunisia. */
export function checkCountry(country: string | null): void {
  if (country !== null && country !== 'TN') throw new ApiError('GEO_RESTRICTED');
}

/** @throws ApiError INSUFFICIENT_SCOPE, naming the scope in `fields`, as an item of a batch has no headers, and in WWW-Authenticate. */
export function checkScope({ scopes }: Caller, scope: Scope | null, kind: 'bearer' | 'apiKey'): void {
  if (scope === null || scopes.includes(scope)) return;
  const pointer = kind === 'bearer' ? '/Authorization' : '/X-API-Key';
  const headers = challenge(kind, 'insufficient_scope', scope);
  throw faultOf('INSUFFICIENT_SCOPE', 'header', pointer, 'missing_scope', { scope }, headers);
}

/** What proxies write when they do not know: nothing, Cloudflare and nginx's `XX`, CloudFront and Google's `ZZ`, `-`. */
const unknown: ReadonlySet<string> = new Set(['', '-', 'XX', 'ZZ']);

/**
 * The caller's country: what `countryOf` says, else what a trusted proxy wrote into `countryHeader`. Anybody else's header does not
 * count, as it can be made up.
 *
 * @returns ISO 3166-1 code in upper case, or a proxy's word for no country, such as `T1` for Tor; null if unknown.
 */
export function callerCountry(
  { countryOf, countryHeader, trustedProxies }: Services,
  request: Request,
  address: string | null,
  remoteAddress: string | null,
): string | null {
  const country = countryOf?.(request, address) ?? null;
  if (country !== null || countryHeader === null || !isTrustedProxy(remoteAddress, trustedProxies)) {
    return country;
  }
  const written = (request.headers.get(countryHeader) ?? '').trim().toUpperCase();
  return unknown.has(written) ? null : written;
}
