import { type Environment, type Scope, scopes as allScopes } from '@smart-address/contract';
import {
  type CryptoKey,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWTPayload,
  jwtVerify,
  type JWTVerifyResult,
  type ProtectedHeaderParameters,
  SignJWT,
} from 'jose';
import { config } from '../config.ts';
import { ApiError, unavailable } from '../errors/ApiError.ts';
import type { SigningKeyRecord } from '../store/records.types.ts';
import type { Store } from '../store/store.types.ts';
import { randomBase62 } from './base62.ts';
import { challenge } from './challenge.ts';

/** The claims of a verified token. Rights are not among them: the key's are looked up on every call. */
interface TokenClaims {
  readonly keyId: string;
  readonly organisationId: string;
  readonly scopes: readonly Scope[];
  /** Milliseconds since 1970. */
  readonly notBefore: number;
  readonly expiresAt: number;
  /** Id of the key that signed it. */
  readonly signedBy: string;
}

interface PublicJwk {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly kid: string;
  readonly alg: 'ES256';
  readonly use: 'sig';
}

export interface TokenService {
  issue(keyId: string, organisationId: string, scopes: readonly Scope[]): Promise<string>;
  /** @throws ApiError TOKEN_INVALID, TOKEN_EXPIRED, KEY_WRONG_ENVIRONMENT. */
  verify(token: string): Promise<TokenClaims>;
  publicKeys(): Promise<readonly PublicJwk[]>;
  /**
   * Signs with a new key from now on. Existing tokens stay valid until they expire; with `isLeaked` none does, since whoever has
   * the old key can sign tokens. Other processes know within five seconds.
   */
  rotate(options?: { readonly isLeaked?: boolean }): Promise<void>;
}

interface LoadedKey {
  readonly record: SigningKeyRecord;
  readonly key: CryptoKey;
  readonly publicJwk: PublicJwk;
}

// Headers by which the sender could choose the verification key.
const foreignKeyHeaders = ['jwk', 'jku', 'x5u', 'x5c', 'x5t', 'x5t#S256', 'crit', 'b64', 'zip', 'cty'];

/** Issues and verifies the tokens of one environment (RFC 9068, ES256). */
export function createTokenService(
  store: Store,
  environment: Environment,
  clock: () => number,
): TokenService {
  const { issuer, audience, lifetimeSeconds, clockSkewSeconds, remembered, rotatedMilliseconds } =
    config.token;
  const verified = new Map<string, TokenClaims>();
  let loading: Promise<readonly LoadedKey[]> | null = null;
  let loadedAt = 0;

  /** Whether another process may have rotated the keys since they were loaded. Absolute, because a clock may be set back. */
  const isStale = () => Math.abs(clock() - loadedAt) > rotatedMilliseconds;

  function keys(): Promise<readonly LoadedKey[]> {
    if (loading === null || isStale()) {
      loadedAt = clock();
      loading = null;
    }
    loading ??= load().catch((cause: unknown) => {
      loading = null;
      throw unavailable(cause);
    });
    return loading;
  }

  async function load(): Promise<readonly LoadedKey[]> {
    let records = await store.signingKeys.list();
    if (!records.some(isSigning)) {
      // If several processes find no key, one creates it, and the others find that one.
      records = await store.exclusively('signingKeys', async () => {
        const now = await store.signingKeys.list();
        return now.some(isSigning) ? now : [...now, await create()];
      });
    }
    const usable = records.filter(({ expiresAt }) => expiresAt === null || expiresAt > clock());
    const ids = new Set(usable.map(({ id }) => id));
    for (const [token, { signedBy }] of verified) if (!ids.has(signedBy)) verified.delete(token);
    return Promise.all(usable.map(importKey));
  }

  async function create(): Promise<SigningKeyRecord> {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const privateJwk: Record<string, string> = {};
    for (const [name, value] of Object.entries(await exportJWK(privateKey))) {
      if (typeof value === 'string') privateJwk[name] = value;
    }
    const record = { id: randomBase62(16), privateJwk, createdAt: clock(), expiresAt: null };
    await store.signingKeys.put(record);
    return record;
  }

  async function importKey(record: SigningKeyRecord): Promise<LoadedKey> {
    const { x = '', y = '' } = record.privateJwk;
    const key = await importJWK({ ...record.privateJwk, kty: 'EC' }, 'ES256');
    if (key instanceof Uint8Array) throw new TypeError('A signing key must be an EC key');
    return {
      record,
      key,
      publicJwk: { kty: 'EC', crv: 'P-256', x, y, kid: record.id, alg: 'ES256', use: 'sig' },
    };
  }

  function remember(token: string, claims: TokenClaims): void {
    if (verified.size >= remembered) {
      const [oldest] = verified.keys();
      if (oldest !== undefined) verified.delete(oldest);
    }
    verified.set(token, claims);
  }

  async function verificationKey({ kid, ...header }: ProtectedHeaderParameters) {
    if (foreignKeyHeaders.some((name) => name in header)) throw invalidToken();
    const isOurs = ({ record }: LoadedKey) => record.id === kid;
    const loaded = (await keys()).find(isOurs);
    if (!loaded || (loaded.record.expiresAt !== null && loaded.record.expiresAt <= clock()))
      throw invalidToken();
    return importJWK(loaded.publicJwk, 'ES256');
  }

  return {
    async issue(keyId, organisationId, scopes) {
      const signing = (await keys()).find(({ record }) => isSigning(record));
      if (!signing) throw unavailable(new Error('There is no key to sign with'));
      const now = Math.floor(clock() / 1_000);
      return new SignJWT({ client_id: keyId, scope: scopes.join(' '), env: environment })
        .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: signing.record.id })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(organisationId)
        .setJti(randomBase62(22))
        .setIssuedAt(now)
        .setNotBefore(now)
        .setExpirationTime(now + lifetimeSeconds)
        .sign(signing.key);
    },
    async verify(token) {
      const known = verified.get(token);
      const now = clock();
      if (known) {
        const skew = clockSkewSeconds * 1_000;
        if (now >= known.expiresAt + skew) throw expiredToken();
        if (now < known.notBefore - skew) throw invalidToken();
        if (!isStale()) return known;
        // Without the store, the look-up of its rights decides.
        await keys().catch(() => {});
        if (verified.has(token)) return known;
      }
      const { payload, protectedHeader } = await verifySignature(token, verificationKey, now);
      const claims = claimsOf(payload, environment, protectedHeader.kid ?? '');
      remember(token, claims);
      return claims;
    },
    async publicKeys() {
      return (await keys()).map(({ publicJwk }) => publicJwk);
    },
    async rotate({ isLeaked = false } = {}) {
      // Of a leaked key 0: the clocks of other processes may differ, and another rotation at this moment must not give it an hour.
      const end = isLeaked ? 0 : clock() + (lifetimeSeconds + 2 * clockSkewSeconds) * 1_000;
      for (const { id } of await store.signingKeys.list()) {
        await store.signingKeys.update(id, (record) =>
          isSigning(record) || isLeaked ? { ...record, expiresAt: end } : record,
        );
      }
      loading = null;
      await keys();
    },
  };
}

function isSigning({ expiresAt }: SigningKeyRecord): boolean {
  return expiresAt === null;
}

async function verifySignature(
  token: string,
  key: (header: ProtectedHeaderParameters) => ReturnType<typeof importJWK>,
  now: number,
): Promise<JWTVerifyResult> {
  const { issuer, audience, clockSkewSeconds } = config.token;
  try {
    return await jwtVerify(token, key, {
      algorithms: ['ES256'],
      typ: 'at+jwt',
      issuer,
      audience,
      clockTolerance: clockSkewSeconds,
      currentDate: new Date(now),
      requiredClaims: ['sub', 'client_id', 'jti', 'iat', 'nbf', 'exp', 'scope', 'env'],
    });
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    if (cause instanceof errors.JWTExpired) throw expiredToken();
    throw invalidToken(cause);
  }
}

function claimsOf(payload: JWTPayload, environment: Environment, signedBy: string): TokenClaims {
  const { client_id: keyId, scope, env, sub, exp, nbf, iat } = payload;
  if (typeof keyId !== 'string' || typeof scope !== 'string' || sub === undefined) throw invalidToken();
  if (exp === undefined || nbf === undefined || iat === undefined) throw invalidToken();
  if (exp - iat > config.token.lifetimeSeconds) throw invalidToken();
  if (env !== environment) {
    throw new ApiError('KEY_WRONG_ENVIRONMENT', { headers: challenge('bearer', 'invalid_token') });
  }
  const granted = scope.split(' ');
  return {
    keyId,
    organisationId: sub,
    scopes: allScopes.filter((name) => granted.includes(name)),
    notBefore: nbf * 1_000,
    expiresAt: exp * 1_000,
    signedBy,
  };
}

function invalidToken(cause?: unknown): ApiError {
  return new ApiError('TOKEN_INVALID', { headers: challenge('bearer', 'invalid_token'), cause });
}

function expiredToken(): ApiError {
  return new ApiError('TOKEN_EXPIRED', { headers: challenge('bearer', 'invalid_token') });
}
