import type { Scope, TokenGrant } from '@smart-address/contract';
import { config } from '../config.ts';
import type { Services } from '../request/services.ts';
import { challenge } from '../credentials/challenge.ts';
import type { Caller } from '../credentials/credential.types.ts';
import { ApiError, faultOf } from '../errors/ApiError.ts';

/** Parameters with which OAuth clients authenticate without HTTP Basic. */
const otherCredentials = ['client_secret', 'client_assertion'] as const;

/**
 * Refuses a form with a second credential, of which nobody could say whether it was meant (RFC 6749, 2.3). Empty, it counts as omitted.
 *
 * @throws ApiError AUTH_AMBIGUOUS.
 */
export function refuseSecondCredential(form: Readonly<Record<string, unknown>>): void {
  if (otherCredentials.some((name) => (form[name] ?? '') !== '')) throw new ApiError('AUTH_AMBIGUOUS');
}

/**
 * A token for a key, with all its scopes or those asked for.
 *
 * @throws ApiError INSUFFICIENT_SCOPE when the key lacks one that is asked for.
 */
export async function issueToken(
  { tokens }: Services,
  { key, organisation, scopes }: Caller,
  requested: string | undefined,
): Promise<TokenGrant> {
  // A parameter without a value counts as omitted (RFC 6749, 3.2).
  const granted = requested === undefined || requested === '' ? scopes : chosen(scopes, requested);
  return {
    access_token: await tokens.issue(key.id, organisation.id, granted),
    token_type: 'Bearer',
    expires_in: config.token.lifetimeSeconds,
    scope: granted.join(' '),
  };
}

function chosen(scopes: readonly Scope[], requested: string): readonly Scope[] {
  const names = requested.split(' ').filter((name) => name !== '');
  const granted = scopes.filter((scope) => names.includes(scope));
  if (names.length === 0 || granted.length !== new Set(names).size) {
    const headers = challenge('basic', 'insufficient_scope');
    const params = { values: [...scopes] };
    throw faultOf('INSUFFICIENT_SCOPE', 'body', '/scope', 'invalid_value', params, headers);
  }
  return granted;
}
