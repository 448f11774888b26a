import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Environment } from '@smart-address/contract';
import { base62, randomBase62 } from './base62.ts';
import { crc32 } from './crc32.ts';

/** An API key as text: `sac_test_<12 id>_<32 secret><6 check>`. */
export interface ApiKeyParts {
  readonly environment: Environment;
  readonly id: string;
  readonly secret: string;
}

const pattern = /^(sac_(live|test)_([0-9A-Za-z]{12})_([0-9A-Za-z]{32}))([0-9A-Za-z]{6})$/;

/**
 * The parts of a key; null if it is malformed or its check characters are wrong, which detects a typing mistake without a
 * look-up.
 */
export function parseApiKey(text: string): ApiKeyParts | null {
  const match = pattern.exec(text);
  if (!match) return null;
  const [, payload = '', prefix, id = '', secret = '', check] = match;
  if (base62(crc32(payload), 6) !== check) return null;
  return { environment: prefix === 'live' ? 'live' : 'sandbox', id, secret };
}

/** The key as text. `id` has 12 and `secret` 32 letters and digits. */
export function formatApiKey({ environment, id, secret }: ApiKeyParts): string {
  const payload = `sac_${environment === 'live' ? 'live' : 'test'}_${id}_${secret}`;
  return payload + base62(crc32(payload), 6);
}

/** A new key: 71 bits of id, 190 bits of secret. */
export function generateApiKey(environment: Environment): ApiKeyParts {
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
