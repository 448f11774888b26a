import { hashSecret } from '../credentials/apiKey.ts';
import { randomBase62 } from '../credentials/base62.ts';
import { ApiError } from '../errors/ApiError.ts';
import type { OrganisationRecord } from '../store/records.types.ts';
import type { AccessParts } from './access.types.ts';
import { formatAccountToken, newAccountSecret, organisationIdOf, tokenIdOf } from './accountToken.ts';

const accountTokenLifetimeMs = 365 * 86_400_000;

/** A token in clear, to be shown once, and what an organisation keeps of it. */
export interface AccountGrant {
  readonly token: string;
  readonly expiresAt: number;
  readonly accountToken: NonNullable<OrganisationRecord['accountToken']>;
}

/** A fresh account token for an organisation; the one before stops working once `accountToken` is stored. */
export function grantAccount({ environment, clock }: AccessParts, organisationId: string): AccountGrant {
  const secret = newAccountSecret();
  const expiresAt = clock() + accountTokenLifetimeMs;
  return {
    token: formatAccountToken({ environment, id: tokenIdOf(organisationId), secret }),
    expiresAt,
    accountToken: { hash: hashSecret(secret), expiresAt },
  };
}

/** A new organisation that waits for approval, and its account's token. It is not stored yet. */
export function newOrganisation(
  parts: AccessParts,
  name: string,
  plan: OrganisationRecord['plan'],
): { readonly organisation: OrganisationRecord; readonly token: string } {
  const id = organisationIdOf(randomBase62(12));
  const { token, accountToken } = grantAccount(parts, id);
  const organisation = { id, name, plan, state: 'pending', createdAt: parts.clock(), accountToken } as const;
  return { organisation, token };
}

/**
 * Changes an organisation, in the sandbox beside a live deployment too when it may have keys there.
 *
 * @throws ApiError RESOURCE_NOT_FOUND.
 */
export async function changeOrganisation(
  parts: AccessParts,
  id: string,
  change: (organisation: OrganisationRecord) => OrganisationRecord,
): Promise<OrganisationRecord> {
  const organisation = await parts.store.organisations.update(id, change);
  if (!organisation) throw new ApiError('RESOURCE_NOT_FOUND');
  if (parts.sandbox === null || organisation.state === 'pending') return organisation;
  // The account is opened where it was granted only.
  const { accountToken: _accountToken, ...mirrored } = organisation;
  await parts.sandbox.organisations.put(mirrored);
  return organisation;
}
