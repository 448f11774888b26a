import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Environment } from '@smart-address/contract';
import { base62, randomBase62 } from './base62.ts';

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32 (ISO 3309, as in zip and PNG) of ASCII text: 0..2^32-1. */
function crc32(text: string): number {
  let value = 0xffffffff;
  for (let index = 0; index < text.length; index++) {
    value = (value >>> 8) ^ (table[(value ^ text.charCodeAt(index)) & 0xff] ?? 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}

/** An API key or an account token. `id` has 12 and `secret` 32 letters and digits. */
export interface SecretParts {
  readonly environment: Environment;
  readonly id: string;
  readonly secret: string;
}

/**
 * Reads and writes a credential as text: `<prefix>_test_<12 id>_<32 secret><6 check>`. `parse` gives null if it is malformed or its check
 * characters are wrong, which detects a typing mistake without a look-up.
 */
function createSecretText(prefix: 'sac' | 'sat'): {
  parse(text: string): SecretParts | null;
  format(parts: SecretParts): string;
} {
  const pattern = new RegExp(`^(${prefix}_(live|test)_([0-9A-Za-z]{12})_([0-9A-Za-z]{32}))([0-9A-Za-z]{6})$`);
  return {
    parse(text) {
      const match = pattern.exec(text);
      if (!match) return null;
      const [, payload = '', environment, id = '', secret = '', check] = match;
      if (base62(crc32(payload), 6) !== check) return null;
      return { environment: environment === 'live' ? 'live' : 'sandbox', id, secret };
    },
    format({ environment, id, secret }) {
      const payload = `${prefix}_${environment === 'live' ? 'live' : 'test'}_${id}_${secret}`;
      return payload + base62(crc32(payload), 6);
    },
  };
}

/** An API key as text, such as `sac_test_000000000000_...`. */
export const { parse: parseApiKey, format: formatApiKey } = createSecretText('sac');

/** A new key: 71 bits of id, 190 bits of secret. */
export function generateApiKey(environment: Environment): SecretParts {
  return { environment, id: randomBase62(12), secret: randomBase62(32) };
}

/** SHA-256 in hex. A random secret of 190 bits needs no slow hash. */
export function hashSecret(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(secret)));
}

/** Compares two hashes in constant time. */
export function sameHash(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let difference = 0;
  for (let index = 0; index < one.length; index++)
    difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
  return difference === 0;
}

/** An account token as text, such as `sat_test_sandboxdev01_...`; its id is its organisation's without the prefix. */
export const { parse: parseAccountToken, format: formatAccountToken } = createSecretText('sat');

/** The organisation id of a token's id. */
export function organisationIdOf(tokenId: string): string {
  return `org_${tokenId}`;
}

/** The token id of an organisation. */
export function tokenIdOf(organisationId: string): string {
  return organisationId.slice('org_'.length);
}
