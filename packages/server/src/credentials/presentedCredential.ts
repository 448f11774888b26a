import type { CredentialKind } from '@smart-address/contract';
import { config } from '../config.ts';
import { ApiError } from '../errors/ApiError.ts';
import { challenge } from './challenge.ts';
import type { PresentedCredential } from './credential.types.ts';

const credentialNames = new Set([
  'access_token',
  'api_key',
  'api-key',
  'apikey',
  'authorization',
  'bearer',
  'client_secret',
  'key',
  'secret',
  'token',
  'x-api-key',
  'x_api_key',
]);
const looksLikeCredential = /sa[ct]_(?:live|test)_[0-9A-Za-z]|^(?:Bearer\s+)?eyJ[\w-]+\.[\w-]+\.[\w-]*/i;

// Fast path: most queries contain nothing that could be a credential, escaped or plain.
const maybeCredential = /%|key|token|secret|bearer|authorization|sa[ct]_|eyJ/i;

/** Refuses a credential in the query, by its name or its form: URLs are logged, headers are not. */
export function refuseCredentialInUrl(text: string, search: URLSearchParams): void {
  if (!maybeCredential.test(text)) return;
  for (const [name, value] of search) {
    if (credentialNames.has(name.toLowerCase()) || looksLikeCredential.test(value)) {
      throw new ApiError('CREDENTIAL_IN_URL');
    }
  }
}

/**
 * The credential of a request, of the kind its route takes.
 *
 * @throws ApiError AUTH_AMBIGUOUS for two, AUTH_REQUIRED for none or another kind, TOKEN_INVALID or KEY_INVALID for a malformed
 * one.
 */
export function presentedCredential(headers: Headers, wanted: CredentialKind): PresentedCredential | null {
  if (wanted === 'none') return null;
  const authorization = headers.get('authorization');
  const apiKey = headers.get('x-api-key');
  // A header sent twice arrives joined by a comma, which none of our credentials contains.
  const isTwice = authorization?.includes(',') === true || apiKey?.includes(',') === true;
  if ((authorization !== null && apiKey !== null) || isTwice) throw new ApiError('AUTH_AMBIGUOUS');
  switch (wanted) {
    case 'apiKey':
      if (apiKey === null || apiKey === '') throw authRequired(wanted);
      return { kind: 'apiKey', text: apiKey };
    case 'bearer':
      return readBearer(authorization);
    case 'basic':
      return readBasic(authorization);
    case 'account':
      return { kind: 'account', token: bearerText(authorization) };
    case 'accountOrNone':
      return authorization === null ? null : { kind: 'account', token: bearerText(authorization) };
  }
}

function authRequired(wanted: CredentialKind): ApiError {
  return new ApiError('AUTH_REQUIRED', { headers: challenge(wanted) });
}

function bearerText(authorization: string | null): string {
  // One space or more (RFC 9110, 11.4).
  const scheme = /^bearer(?: +|$)/i.exec(authorization ?? '');
  if (authorization === null || scheme === null) throw authRequired('bearer');
  return authorization.slice(scheme[0].length);
}

function readBearer(authorization: string | null): PresentedCredential {
  const token = bearerText(authorization);
  if (token === '' || token.length > config.token.maxLength) {
    throw new ApiError('TOKEN_INVALID', { headers: challenge('bearer', 'invalid_token') });
  }
  return { kind: 'bearer', token };
}

function readBasic(authorization: string | null): PresentedCredential {
  const match = /^basic +([A-Za-z0-9+/]+={0,2})$/i.exec(authorization ?? '');
  if (!match) throw authRequired('basic');
  const pair = decodeBase64(match[1] ?? '');
  const colon = pair.indexOf(':');
  if (colon < 0) throw authRequired('basic');
  // A second colon belongs to the secret (RFC 7617).
  return { kind: 'basic', keyId: pair.slice(0, colon), secret: pair.slice(colon + 1) };
}

function decodeBase64(text: string): string {
  try {
    return atob(text);
  } catch {
    return '';
  }
}
