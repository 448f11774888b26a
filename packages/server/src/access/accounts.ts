import { randomBase62 } from '../credentials/base62.ts';
import { hashSecret } from '../credentials/apiKey.ts';
import type { OrganisationRecord } from '../store/records.types.ts';
import type { AccessParts } from './access.types.ts';
import { formatAccountToken, newAccountSecret, organisationIdOf, tokenIdOf } from './accountToken.ts';

const accountTokenLifetimeMs = 365 * 86_400_000;

/** A token in clear, to be shown once, and the organisation that knows its hash. */
export interface AccountGrant {
  readonly organisation: OrganisationRecord;
  readonly token: string;
  readonly expiresAt: number;
}

/** A new organisation that waits for approval. It is not stored yet. */
export function newOrganisation(
  parts: AccessParts,
  name: string,
  plan: OrganisationRecord['plan'],
): AccountGrant {
  const id = organisationIdOf(randomBase62(12));
  return grantAccount(parts, { id, name, plan, state: 'pending', createdAt: parts.clock() });
}

/** A fresh account token for an organisation; the one before stops working once the result is stored. */
export function grantAccount(
  { environment, clock }: AccessParts,
  organisation: OrganisationRecord,
): AccountGrant {
  const secret = newAccountSecret();
  const expiresAt = clock() + accountTokenLifetimeMs;
  return {
    organisation: { ...organisation, accountToken: { hash: hashSecret(secret), expiresAt } },
    token: formatAccountToken({ environment, id: tokenIdOf(organisation.id), secret }),
    expiresAt,
  };
}

/** Stores an organisation, in the sandbox beside a live deployment too when it may have keys there. */
export async function putOrganisation(parts: AccessParts, organisation: OrganisationRecord): Promise<void> {
  await parts.store.organisations.put(organisation);
  if (parts.sandbox === null || organisation.state === 'pending') return;
  // The account is opened where it was granted only.
  const { accountToken: _accountToken, ...mirrored } = organisation;
  await parts.sandbox.organisations.put(mirrored);
}
