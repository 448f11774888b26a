import type { CredentialKind } from '@smart-address/contract';

type Problem = 'invalid_token' | 'insufficient_scope';

/** The WWW-Authenticate header of a 401 or 403: RFC 6750 for tokens, RFC 7617 for the token route, our own scheme for keys. */
export function challenge(
  wanted: CredentialKind,
  problem?: Problem,
  scope?: string | null,
): Readonly<Record<string, string>> {
  const parts = [`realm="smart-address"`];
  if (wanted === 'apiKey') parts.push('header="X-API-Key"');
  if (problem) parts.push(`error="${problem}"`);
  if (scope) parts.push(`scope="${scope}"`);
  return { 'WWW-Authenticate': `${schemes[wanted]} ${parts.join(', ')}` };
}

const schemes: Readonly<Record<CredentialKind, string>> = {
  bearer: 'Bearer',
  apiKey: 'ApiKey',
  basic: 'Basic',
  account: 'Bearer',
  accountOrNone: 'Bearer',
  none: 'Bearer',
};
