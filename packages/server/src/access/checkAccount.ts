import type { Services } from '../request/services.ts';
import { type BurstLimit, config } from '../config.ts';
import { hashSecret, organisationIdOf, parseAccountToken, sameHash } from '../credentials/secretText.ts';
import { challenge } from '../credentials/challenge.ts';
import { countedAs, siteOf } from '../credentials/ipAddress.ts';
import { ApiError } from '../errors/ApiError.ts';
import { takeOne } from '../limits/takeLimits.ts';
import type { OrganisationRecord } from '../store/records.types.ts';
import { accessLimitsOf } from './accessLimits.ts';

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
    await takeOne(
      services.limiter,
      bucket,
      config.authFailures,
      services.limitClock(),
      'TOO_MANY_AUTH_FAILURES',
    );
    throw refusal('TOKEN_INVALID');
  }
  if (services.clock() >= found.accountToken.expiresAt) throw refusal('TOKEN_EXPIRED');
  if (found.state === 'suspended') throw new ApiError('ACCOUNT_SUSPENDED');
  return found;
}

/**
 * Counts a request against its account's limit; an application without an account, against those of its IP address and of its site.
 *
 * @throws ApiError RATE_LIMITED.
 */
export async function takeAccountLimit(
  services: Services,
  account: OrganisationRecord | null,
  address: string | null,
): Promise<void> {
  const { limiter, limitClock } = services;
  const { accounts, applicants, applicantSites } = accessLimitsOf(services);
  const take = (id: string, limit: BurstLimit) => takeOne(limiter, id, limit, limitClock(), 'RATE_LIMITED');
  if (account !== null) return take(`account ${account.id}`, accounts);
  const applicant = `applicant ${countedAs(address)}`;
  await take(applicant, applicants);
  const site = siteOf(address);
  if (site === null) return;
  try {
    await take(`applicants ${site}`, applicantSites);
  } catch (refused) {
    // Given back, or who waits as long as the site's refusal says would be refused by his own limit.
    await limiter.take(applicant, applicants, 0, limitClock(), 1);
    throw refused;
  }
}

function refusal(code: 'TOKEN_INVALID' | 'TOKEN_EXPIRED' | 'KEY_WRONG_ENVIRONMENT'): ApiError {
  return new ApiError(code, { headers: challenge('account', 'invalid_token') });
}
