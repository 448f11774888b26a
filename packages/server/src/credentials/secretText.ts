import type { Environment } from '@smart-address/contract';
import { base62 } from './base62.ts';
import { crc32 } from './crc32.ts';

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
export function createSecretText(prefix: 'sac' | 'sat'): {
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
