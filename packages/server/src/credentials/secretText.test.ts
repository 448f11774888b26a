import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SANDBOX_CREDENTIALS } from '../sandbox/sandboxCredentials.ts';
import { formatApiKey, generateApiKey, hashSecret, parseApiKey, sameHash } from './secretText.ts';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

describe('an API key', () => {
  it('is read back as it was written', () => {
    for (const environment of ['sandbox', 'live'] as const) {
      const parts = generateApiKey(environment);
      expect(formatApiKey(parts)).toMatch(/^sac_(live|test)_[0-9A-Za-z]{12}_[0-9A-Za-z]{38}$/);
      expect(parseApiKey(formatApiKey(parts))).toEqual(parts);
    }
  });

  it('has the check of the published ones', () => {
    const { apiKey, browserKey, limitedKey } = SANDBOX_CREDENTIALS;
    for (const key of [apiKey, browserKey, limitedKey]) expect(parseApiKey(key)?.environment).toBe('sandbox');
  });

  it('with any one character wrong, or any two neighbours swapped, is told apart without a look-up', () => {
    const position = fc.integer({ min: 9, max: 59 });
    fc.assert(
      fc.property(position, fc.constantFrom(...letters), (at, letter) => {
        const key = formatApiKey(generateApiKey('live'));
        const wrong = key.slice(0, at) + letter + key.slice(at + 1);
        fc.pre(wrong !== key);
        expect(parseApiKey(wrong)).toBeNull();
        const swapped = key.slice(0, at) + (key[at + 1] ?? '') + (key[at] ?? '') + key.slice(at + 2);
        if (swapped !== key) expect(parseApiKey(swapped)).toBeNull();
      }),
    );
  });

  it('is kept as the SHA-256 of its secret', () => {
    expect(hashSecret('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sameHash(hashSecret('abc'), hashSecret('abc'))).toBe(true);
    expect(sameHash(hashSecret('abc'), hashSecret('abd'))).toBe(false);
    expect(sameHash('', hashSecret('abc'))).toBe(false);
  });
});
