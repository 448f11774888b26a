import type { Services } from '../request/services.ts';
import { isTrustedProxy } from './clientAddress.ts';

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
