import type { Services } from '../app/services.ts';
import { type BurstLimit, config } from '../config.ts';
import { hashSecret, sameHash } from '../credentials/apiKey.ts';
import { challenge } from '../credentials/challenge.ts';
import { ApiError } from '../errors/ApiError.ts';
import type { OrganisationRecord } from '../store/records.types.ts';
import { organisationIdOf, parseAccountToken } from './accountToken.ts';

/**
 * The organisation that an account token opens, fit for use at this moment. Takes the request from the account's bucket.
 *
 * @throws ApiError TOKEN_INVALID, TOKEN_EXPIRED, KEY_WRONG_ENVIRONMENT, ACCOUNT_SUSPENDED, RATE_LIMITED,
 * TOO_MANY_AUTH_FAILURES.
 */
export async function checkAccount(
  services: Services,
  text: string,
  address: string | null,
): Promise<OrganisationRecord> {
  const token = parseAccountToken(text);
  if (token === null) throw refusal('TOKEN_INVALID');
  if (token.environment !== services.environment) throw refusal('KEY_WRONG_ENVIRONMENT');
  const found = await services.store.organisations.get(organisationIdOf(token.id));
  // Hashed either way, so that the time taken does not tell which accounts exist.
  const isRight = sameHash(hashSecret(token.secret), found?.accountToken?.hash ?? '');
  if (!isRight || !found?.accountToken) {
    const bucket = `account failure ${address} ${token.id}`;
    await take(services, bucket, config.authFailures, 'TOO_MANY_AUTH_FAILURES');
    throw refusal('TOKEN_INVALID');
  }
  if (services.clock() >= found.accountToken.expiresAt) throw refusal('TOKEN_EXPIRED');
  if (found.state === 'suspended') throw new ApiError('ACCOUNT_SUSPENDED');
  await take(services, `account ${found.id}`, limitOf(services, config.accounts), 'RATE_LIMITED');
  return found;
}

/** Takes an application without an account from the bucket of the address it comes from. @throws ApiError RATE_LIMITED. */
export function checkApplicant(services: Services, address: string | null): Promise<void> {
  return take(services, `applicant ${address}`, limitOf(services, config.applicants), 'RATE_LIMITED');
}

/** In a sandbox a team tries everything, again and again. */
function limitOf({ environment }: Services, limit: BurstLimit): BurstLimit {
  return environment === 'sandbox' ? config.sandbox : limit;
}

async function take(
  { limiter, clock }: Services,
  id: string,
  limit: BurstLimit,
  code: 'RATE_LIMITED' | 'TOO_MANY_AUTH_FAILURES',
): Promise<void> {
  const { allowed, retryAfterSeconds } = await limiter.take(id, limit, 1, clock());
  if (!allowed) throw new ApiError(code, { retryAfter: Math.max(1, Math.ceil(retryAfterSeconds)) });
}

function refusal(code: 'TOKEN_INVALID' | 'TOKEN_EXPIRED' | 'KEY_WRONG_ENVIRONMENT'): ApiError {
  return new ApiError(code, { headers: challenge('account', 'invalid_token') });
}
