import type { Environment } from '@smart-address/contract';
import { base62, randomBase62 } from '../credentials/base62.ts';
import { crc32 } from '../credentials/crc32.ts';

/** An account token as text: `sat_test_<12 id>_<32 secret><6 check>`, the form of an API key. */
export interface AccountTokenParts {
  readonly environment: Environment;
  /** The organisation's id without its prefix. */
  readonly id: string;
  readonly secret: string;
}

const pattern = /^(sat_(live|test)_([0-9A-Za-z]{12})_([0-9A-Za-z]{32}))([0-9A-Za-z]{6})$/;

/** The parts of a token; null if it is malformed or its check characters are wrong. */
export function parseAccountToken(text: string): AccountTokenParts | null {
  const match = pattern.exec(text);
  if (!match) return null;
  const [, payload = '', prefix, id = '', secret = '', check] = match;
  if (base62(crc32(payload), 6) !== check) return null;
  return { environment: prefix === 'live' ? 'live' : 'sandbox', id, secret };
}

/** The token as text. `id` has 12 and `secret` 32 letters and digits. */
export function formatAccountToken({ environment, id, secret }: AccountTokenParts): string {
  const payload = `sat_${environment === 'live' ? 'live' : 'test'}_${id}_${secret}`;
  return payload + base62(crc32(payload), 6);
}

/** A new secret for an organisation's account: 190 bits. */
export function newAccountSecret(): string {
  return randomBase62(32);
}

/** The organisation id of a token's id. */
export function organisationIdOf(tokenId: string): string {
  return `org_${tokenId}`;
}

/** The token id of an organisation. */
export function tokenIdOf(organisationId: string): string {
  return organisationId.slice('org_'.length);
}
