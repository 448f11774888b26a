import { config } from '../config.ts';
import { formatAccountToken, hashSecret, organisationIdOf, tokenIdOf } from '../credentials/secretText.ts';
import { randomBase62 } from '../credentials/base62.ts';
import { ApiError } from '../errors/ApiError.ts';
import type { AuditRecord, OrganisationRecord } from '../store/records.types.ts';
import type { Collection } from '../store/store.types.ts';
import type { AccessParts } from './accessParts.ts';

/** A token in clear text, to be shown once, and the hash that an organisation keeps of it. */
export interface AccountGrant {
  readonly token: string;
  readonly expiresAt: number;
  readonly accountToken: NonNullable<OrganisationRecord['accountToken']>;
}

/** A new account token for an organisation; the previous one stops working once `accountToken` is stored. */
export function grantAccount({ environment, clock }: AccessParts, organisationId: string): AccountGrant {
  const secret = randomBase62(32);
  const expiresAt = clock() + config.access.accountTokenMilliseconds;
  return {
    token: formatAccountToken({ environment, id: tokenIdOf(organisationId), secret }),
    expiresAt,
    accountToken: { hash: hashSecret(secret), expiresAt },
  };
}

/** A new organisation waiting for approval, and its account's token. Not stored yet. */
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
 * Runs a task on an organisation's access, with its current record, while no other process changes that access. What one of them has read
 * is still so when it writes.
 *
 * @throws ApiError RESOURCE_NOT_FOUND, SERVICE_UNAVAILABLE.
 */
export function withOrganisation<Result>(
  { store }: AccessParts,
  id: string,
  task: (organisation: OrganisationRecord) => Promise<Result>,
): Promise<Result> {
  return store.exclusively(id, async () => {
    const organisation = await readCurrent(store.organisations, id);
    if (!organisation) throw new ApiError('RESOURCE_NOT_FOUND');
    return task(organisation);
  });
}

/**
 * Changes an organisation, within `withOrganisation`, and tells so in the line given. Also in the sandbox beside a live deployment if it
 * may have keys there.
 *
 * @throws ApiError RESOURCE_NOT_FOUND.
 */
export async function changeOrganisation(
  parts: AccessParts,
  id: string,
  change: (organisation: OrganisationRecord) => OrganisationRecord,
  line: AuditRecord | null = null,
): Promise<OrganisationRecord> {
  const organisation = await parts.store.organisations.update(id, change, () => line);
  if (!organisation) throw new ApiError('RESOURCE_NOT_FOUND');
  if (parts.sandbox === null || organisation.state === 'pending') return organisation;
  // An account token is valid only in the environment that issued it.
  const { accountToken: _accountToken, ...mirrored } = organisation;
  await parts.sandbox.organisations.put(mirrored);
  return organisation;
}

/** A record as it is now in every process: what `get` returns may be a second old. Undefined if there is none. */
export function readCurrent<Item>(items: Collection<Item>, id: string): Promise<Item | undefined> {
  return items.update(id, (known) => known);
}
