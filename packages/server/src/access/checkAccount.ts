import type { Services } from '../app/services.ts';
import { type BurstLimit, config } from '../config.ts';
import { hashSecret, sameHash } from '../credentials/apiKey.ts';
import { challenge } from '../credentials/challenge.ts';
import { countedAs } from '../credentials/ipAddress.ts';
import { ApiError } from '../errors/ApiError.ts';
import type { OrganisationRecord } from '../store/records.types.ts';
import { organisationIdOf, parseAccountToken } from './accountToken.ts';

/**
 * The organisation of an account token, if token and organisation are valid now.
 *
 * @throws ApiError TOKEN_INVALID, TOKEN_EXPIRED, KEY_WRONG_ENVIRONMENT, ACCOUNT_SUSPENDED, TOO_MANY_AUTH_FAILURES.
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
  // Hashed in either case, so that timing does not reveal which accounts exist.
  const isRight = sameHash(hashSecret(token.secret), found?.accountToken?.hash ?? '');
  if (!isRight || !found?.accountToken) {
    const bucket = `account failure ${countedAs(address)} ${token.id}`;
    await take(services, bucket, config.authFailures, 'TOO_MANY_AUTH_FAILURES');
    throw refusal('TOKEN_INVALID');
  }
  if (services.clock() >= found.accountToken.expiresAt) throw refusal('TOKEN_EXPIRED');
  if (found.state === 'suspended') throw new ApiError('ACCOUNT_SUSPENDED');
  return found;
}

/**
 * Counts a request against its account's limit; an application without an account, against that of its IP address.
 *
 * @throws ApiError RATE_LIMITED.
 */
export function takeAccountLimit(
  services: Services,
  account: OrganisationRecord | null,
  address: string | null,
): Promise<void> {
  return account === null
    ? take(services, `applicant ${countedAs(address)}`, limitOf(services, config.applicants), 'RATE_LIMITED')
    : take(services, `account ${account.id}`, limitOf(services, config.accounts), 'RATE_LIMITED');
}

/** A sandbox has a higher limit: teams try things again and again there. */
function limitOf({ environment }: Services, limit: BurstLimit): BurstLimit {
  return environment === 'sandbox' ? config.sandbox : limit;
}

async function take(
  { limiter, limitClock }: Services,
  id: string,
  limit: BurstLimit,
  code: 'RATE_LIMITED' | 'TOO_MANY_AUTH_FAILURES',
): Promise<void> {
  const { allowed, retryAfterSeconds } = await limiter.take(id, limit, 1, limitClock());
  if (!allowed) throw new ApiError(code, { retryAfter: Math.max(1, Math.ceil(retryAfterSeconds)) });
}

function refusal(code: 'TOKEN_INVALID' | 'TOKEN_EXPIRED' | 'KEY_WRONG_ENVIRONMENT'): ApiError {
  return new ApiError(code, { headers: challenge('account', 'invalid_token') });
}
