import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Environment } from '@smart-address/contract';
import { randomBase62 } from './base62.ts';
import { createSecretText, type SecretParts } from './secretText.ts';

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
