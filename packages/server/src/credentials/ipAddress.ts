import ipaddr from 'ipaddr.js';

export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6;
/** A block of addresses: its first, and how many leading bits count. */
export type IpBlock = readonly [address: IpAddress, bits: number];

/**
 * Parses an IP address strictly: four decimal parts without leading zeros, or IPv6 without a zone. An IPv4-mapped address
 * (`::ffff:10.0.0.1`) is the IPv4 address. Null for anything else.
 */
export function parseIpAddress(text: string): IpAddress | null {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text);
  if (!text.includes(':') || text.includes('%') || !ipaddr.IPv6.isValid(text)) return null;
  const address = ipaddr.IPv6.parse(text);
  return address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}

/** Parses a CIDR block, or a single address as a block of one. Null if it is neither, or if host bits are set. */
export function parseIpBlock(text: string): IpBlock | null {
  const [base = '', bitsText, ...rest] = text.split('/');
  const address = parseIpAddress(base);
  if (address === null || rest.length > 0) return null;
  const size = address.kind() === 'ipv4' ? 32 : 128;
  if (bitsText === undefined) return [address, size];
  if (!/^(?:0|[1-9]\d{0,2})$/.test(bitsText)) return null;
  // A mapped address is read as IPv4, so its prefix length would mean other bits.
  if (size === 32 && base.includes(':')) return null;
  const bits = Number(bitsText);
  if (bits > size || !hasNoHostBits(address, bits)) return null;
  return [address, bits];
}

function hasNoHostBits(address: IpAddress, bits: number): boolean {
  return address.toByteArray().every((byte, index) => {
    const hostBits = Math.min(8, Math.max(0, (index + 1) * 8 - bits));
    return (byte & ((1 << hostBits) - 1)) === 0;
  });
}

export function isInBlock(address: IpAddress, [base, bits]: IpBlock): boolean {
  if (address instanceof ipaddr.IPv4) return base instanceof ipaddr.IPv4 && address.match(base, bits);
  return base instanceof ipaddr.IPv6 && address.match(base, bits);
}

/** The unit by which an address is counted: an IPv6 subscriber has a whole /64, and so a new address for every request. */
export function countedAs(text: string | null): string {
  const address = text === null ? null : parseIpAddress(text);
  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 4).join(':') : String(address ?? text);
}

/** The /48 around an IPv6 address, which one may have with its 65,536 units; null for any other address. */
export function siteOf(text: string | null): string | null {
  const address = text === null ? null : parseIpAddress(text);
  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 3).join(':') : null;
}
