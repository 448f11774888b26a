import type { CredentialKind, ErrorCode, Scope } from '@smart-address/contract';
import { keyStateAt } from '../access/machines.ts';
import { config } from '../config.ts';
import { ApiError } from '../errors/ApiError.ts';
import type { RateLimiter } from '../limits/gcra.ts';
import { takeOne } from '../limits/takeLimits.ts';
import type { KeyRecord } from '../store/records.types.ts';
import type { Services } from '../request/services.ts';
import { hashSecret, parseApiKey, sameHash } from './secretText.ts';
import { challenge } from './challenge.ts';
import type { Caller, KeyCredential } from './credential.types.ts';
import { countedAs } from './ipAddress.ts';

export interface Authenticator {
  /**
   * The caller of a credential, if its key and organisation are valid now.
   *
   * @throws ApiError KEY_INVALID, KEY_REVOKED, KEY_EXPIRED, KEY_WRONG_ENVIRONMENT, TOKEN_INVALID, TOKEN_EXPIRED,
   * ACCOUNT_SUSPENDED, APPLICATION_NOT_APPROVED, TOO_MANY_AUTH_FAILURES.
   */
  authenticate(credential: KeyCredential, address: string | null): Promise<Caller>;
}

export function createAuthenticator({
  store,
  environment,
  tokens,
  failures,
  clock,
  limitClock,
}: Pick<Services, 'store' | 'environment' | 'tokens' | 'clock' | 'limitClock'> & {
  readonly failures: RateLimiter;
}): Authenticator {
  // Keys whose secret was hashed and matched before; the hash and the rights are still compared on every call.
  const proven = new Map<string, Pick<KeyRecord, 'id' | 'secretHash'>>();

  return {
    async authenticate(credential, address) {
      const { kind } = credential;
      let key: KeyRecord;
      let granted: readonly Scope[] | null = null;
      if (credential.kind === 'apiKey') key = await keyByText(credential.text, address);
      else if (credential.kind === 'basic') {
        key = await keyBySecret(credential.keyId, credential.secret, 'basic', address);
      } else {
        const { keyId, organisationId, scopes } = await tokens.verify(credential.token);
        const found = await store.keys.get(keyId);
        if (found?.organisationId !== organisationId) throw refusal('TOKEN_INVALID', 'bearer');
        key = found;
        granted = scopes;
      }
      checkState(key, clock(), kind);
      if (key.environment !== environment) throw refusal('KEY_WRONG_ENVIRONMENT', kind);
      const organisation = await store.organisations.get(key.organisationId);
      if (!organisation) throw refusal(kind === 'bearer' ? 'TOKEN_INVALID' : 'KEY_INVALID', kind);
      if (organisation.state === 'suspended') throw new ApiError('ACCOUNT_SUSPENDED');
      if (organisation.state === 'pending') throw new ApiError('APPLICATION_NOT_APPROVED');
      const scopes = granted === null ? key.scopes : key.scopes.filter((scope) => granted.includes(scope));
      return { key, organisation, scopes };
    },
  };

  async function keyByText(text: string, address: string | null): Promise<KeyRecord> {
    const known = proven.get(text);
    const proof = known && (await store.keys.get(known.id));
    if (proof && proof.secretHash === known.secretHash) return proof;
    const parts = parseApiKey(text);
    if (!parts) throw refusal('KEY_INVALID', 'apiKey');
    if (parts.environment !== environment) throw refusal('KEY_WRONG_ENVIRONMENT', 'apiKey');
    const key = await keyBySecret(parts.id, parts.secret, 'apiKey', address);
    if (proven.size >= config.token.remembered) proven.clear();
    proven.set(text, key);
    return key;
  }

  async function keyBySecret(
    id: string,
    secret: string,
    kind: CredentialKind,
    address: string | null,
  ): Promise<KeyRecord> {
    const key = await store.keys.get(id);
    // Hashed in either case, so that timing does not reveal which ids exist.
    if (sameHash(hashSecret(secret), key?.secretHash ?? '') && key) return key;
    const bucket = `failure ${countedAs(address)} ${id.slice(0, 64)}`;
    await takeOne(failures, bucket, config.authFailures, limitClock(), 'TOO_MANY_AUTH_FAILURES');
    throw refusal('KEY_INVALID', kind);
  }
}

function checkState(key: KeyRecord, now: number, kind: CredentialKind): void {
  const state = keyStateAt(key, now);
  if (state === 'revoked') throw refusal('KEY_REVOKED', kind);
  if (state === 'suspended') throw new ApiError('ACCOUNT_SUSPENDED');
  if (state === 'expired') throw refusal('KEY_EXPIRED', kind);
}

function refusal(code: ErrorCode, kind: CredentialKind): ApiError {
  return new ApiError(code, { headers: challenge(kind, 'invalid_token') });
}
