import type { Environment } from '@smart-address/contract';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { SANDBOX_CREDENTIALS } from '../sandbox/sandboxCredentials.ts';
import { readReference } from './referenceModel.ts';
import { referenceStyle } from './referenceStyle.ts';
import { renderReference, type ShownCredential } from './renderReference.ts';

const pages = new Map<Environment, Promise<string>>();

/** The readable form of the OpenAPI document: one page that runs no script and loads nothing. */
export async function referencePage(environment: Environment, requestId: string): Promise<Response> {
  const page = pages.get(environment) ?? write(environment);
  pages.set(environment, page);
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

async function write(environment: Environment): Promise<string> {
  const { openApiDocument } = await import('@smart-address/contract/openapi');
  return renderReference(readReference(openApiDocument()), environment === 'sandbox' ? shown : []);
}

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
