import { faultOf } from '../errors/ApiError.ts';
import { isInBlock, parseIpAddress, type IpAddress, type IpBlock } from './ipAddress.ts';

/** An address in brackets, with a port or without; or an IPv4 address with one. */
const bracketed = /^\[([^[\]:]*:[^[\]]*)\](?::\d{1,5})?$/;
const withPort = /^([\d.]+):\d{1,5}$/;

/**
 * The caller's IP address: the connection's own, or, if that is a trusted proxy, the rightmost hop of X-Forwarded-For that is not
 * one. A hop's port does not count. Null if unknown, as in a page.
 *
 * @throws ApiError MALFORMED_REQUEST if a trusted proxy passes on a hop that is not an IP address.
 */
export function clientAddress(
  remoteAddress: string | null,
  forwardedFor: string | null,
  trustedProxies: readonly IpBlock[],
): IpAddress | null {
  const remote = remoteAddress === null ? null : parseIpAddress(remoteAddress);
  if (remote === null || forwardedFor === null || !isTrusted(remote, trustedProxies)) return remote;
  let address = remote;
  for (const hop of forwardedFor.split(',').reverse()) {
    const parsed = addressOfHop(hop.trim());
    if (parsed === null) {
      // The operator of the proxy has to find out what it sends.
      const form = '192.0.2.1, 2001:db8::1';
      throw faultOf('MALFORMED_REQUEST', 'header', '/X-Forwarded-For', 'invalid_format', { form });
    }
    address = parsed;
    if (!isTrusted(parsed, trustedProxies)) break;
  }
  return address;
}

/** Azure's gateway writes the caller's port, AWS's does if told to: `192.0.2.1:443`, `[2001:db8::1]:443`. */
function addressOfHop(text: string): IpAddress | null {
  return parseIpAddress((bracketed.exec(text) ?? withPort.exec(text))?.[1] ?? text);
}

/** Whether a connection comes from a trusted proxy; not if its address is unknown, as in a page. */
export function isTrustedProxy(remoteAddress: string | null, trustedProxies: readonly IpBlock[]): boolean {
  const remote = remoteAddress === null ? null : parseIpAddress(remoteAddress);
  return remote !== null && isTrusted(remote, trustedProxies);
}

function isTrusted(address: IpAddress, trustedProxies: readonly IpBlock[]): boolean {
  return trustedProxies.some((block) => isInBlock(address, block));
}
