import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Services } from '../app/services.ts';
import { SANDBOX_CREDENTIALS } from '../sandbox/sandboxCredentials.ts';
import { readReference } from './referenceModel.ts';
import { referenceStyle } from './referenceStyle.ts';
import { renderReference, type ShownCredential } from './renderReference.ts';

const pages = new WeakMap<object, Promise<string>>();

/** The readable form of the OpenAPI document: one page that runs no script and loads nothing. */
export async function referencePage(
  { environment, document }: Pick<Services, 'environment' | 'document'>,
  requestId: string,
): Promise<Response> {
  const described = await document();
  const page =
    pages.get(described) ?? renderReference(readReference(described), environment === 'sandbox' ? shown : []);
  pages.set(described, page);
  return new Response(await page, {
    headers: {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policy,
      'Content-Type': 'text/html; charset=utf-8',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'X-Request-Id': requestId,
    },
  });
}

const styleHash = btoa(String.fromCharCode(...sha256(utf8ToBytes(referenceStyle))));
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const shown: readonly ShownCredential[] = [
  { name: 'API key, every scope', value: SANDBOX_CREDENTIALS.apiKey },
  { name: 'API key for a browser', value: SANDBOX_CREDENTIALS.browserKey },
  { name: 'API key that meets a 429', value: SANDBOX_CREDENTIALS.limitedKey },
  {
    name: 'Key id and secret for a token',
    value: `${SANDBOX_CREDENTIALS.keyId}:${SANDBOX_CREDENTIALS.keySecret}`,
  },
  { name: 'Account token', value: SANDBOX_CREDENTIALS.accountToken },
];
