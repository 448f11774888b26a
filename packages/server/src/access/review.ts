import { type PlanName, scopes } from '@smart-address/contract';
import { sandboxAccountId, sandboxOrganisationId } from '../sandbox/seed.ts';
import type { ApplicationRecord, OrganisationRecord } from '../store/records.types.ts';
import { type AccessParts, keyStoreOf } from './accessParts.ts';
import { type AccountGrant, changeOrganisation, grantAccount, withOrganisation } from './accounts.ts';
import {
  changeApplication,
  changeInTurn,
  currentApplication,
  readApplication,
  stateAfter,
} from './applications.ts';
import { auditLine } from './audit.ts';
import { type IssuedKey, keyLimitReached, makeKey, refitKeys } from './keys.ts';

/** The name of a member of staff in the audit log. */
export type Reviewer = `staff:${string}`;

/** @throws ApiError RESOURCE_NOT_FOUND, STATE_CONFLICT. */
export async function takeUpApplication(
  parts: AccessParts,
  reviewer: Reviewer,
  id: string,
): Promise<ApplicationRecord> {
  return changeApplication(parts, id, null, 'review', reviewer, (application) => application);
}

/** Asks the applicant a question. @throws ApiError RESOURCE_NOT_FOUND, STATE_CONFLICT. */
export async function askApplicant(
  parts: AccessParts,
  reviewer: Reviewer,
  id: string,
  note: string,
): Promise<ApplicationRecord> {
  return changeApplication(parts, id, null, 'ask', reviewer, (application) => ({ ...application, note }));
}

/** @throws ApiError RESOURCE_NOT_FOUND, STATE_CONFLICT. */
export async function rejectApplication(
  parts: AccessParts,
  reviewer: Reviewer,
  id: string,
  note: string,
): Promise<ApplicationRecord> {
  return changeApplication(parts, id, null, 'reject', reviewer, (application) => ({
    ...application,
    note,
    decidedAt: parts.clock(),
  }));
}

export interface Approval {
  readonly application: ApplicationRecord;
  /**
   * The sandbox key that comes with an approval for Interface B, unless the plan's are in use or the organisation is suspended. Its secret
   * is shown only now.
   */
  readonly sandboxKey: IssuedKey | null;
}

/**
 * Approves an application: its organisation may have keys from now on, on the requested plan or on `plan`, and existing keys get
 * that plan's rates. Keys first and the application last, so that the approval can be repeated if the store fails half-way.
 *
 * @throws ApiError RESOURCE_NOT_FOUND, STATE_CONFLICT.
 */
export async function approveApplication(
  parts: AccessParts,
  reviewer: Reviewer,
  id: string,
  plan?: PlanName,
): Promise<Approval> {
  const { organisationId } = await readApplication(parts, id, null);
  return withOrganisation(parts, organisationId, async (before) => {
    const asked = await currentApplication(parts, id);
    stateAfter(asked, 'approve');
    const granted = plan ?? asked.plan;
    const after: OrganisationRecord = {
      ...before,
      // Early access grants the sandbox and no production quota, so the plan stays.
      plan: asked.kind === 'A' || before.state === 'pending' ? granted : before.plan,
      state: before.state === 'suspended' ? 'suspended' : 'approved',
    };
    await refitKeys(parts, after, before.plan, reviewer);
    const organisation = await changeOrganisation(parts, organisationId, () => after);
    const application = await changeInTurn(parts, id, 'approve', reviewer, (current) => ({
      ...current,
      plan: granted,
      decidedAt: parts.clock(),
    }));
    const wantsKey =
      application.kind === 'B' &&
      organisation.state !== 'suspended' &&
      keyStoreOf(parts, 'sandbox') !== null &&
      (await keyLimitReached(parts, organisation, 'sandbox')) === null;
    const sandboxKey = wantsKey ? await makeKey(parts, organisation, reviewer, earlyAccessKey) : null;
    return { application, sandboxKey };
  });
}

const earlyAccessKey = { name: 'Early access', environment: 'sandbox', scopes } as const;

/** Suspends or resumes all keys of an organisation, in the sandbox too. @throws ApiError RESOURCE_NOT_FOUND. */
export async function setOrganisationSuspended(
  parts: AccessParts,
  reviewer: Reviewer,
  organisationId: string,
  isSuspended: boolean,
): Promise<OrganisationRecord> {
  return withOrganisation(parts, organisationId, async () => {
    const resumed = (await wasApproved(parts, organisationId)) ? 'approved' : 'pending';
    const action = `organisation.${isSuspended ? 'suspended' : 'resumed'}`;
    return changeOrganisation(
      parts,
      organisationId,
      (known) => ({ ...known, state: isSuspended ? 'suspended' : resumed }),
      auditLine(parts, reviewer, organisationId, action, organisationId),
    );
  });
}

/** A new account token for an organisation that lost its own. @throws ApiError RESOURCE_NOT_FOUND. */
export async function resetAccountToken(
  parts: AccessParts,
  actor: Reviewer | `account:${string}`,
  organisationId: string,
): Promise<Pick<AccountGrant, 'token' | 'expiresAt'>> {
  const { token, expiresAt, accountToken } = grantAccount(parts, organisationId);
  return withOrganisation(parts, organisationId, async () => {
    await changeOrganisation(
      parts,
      organisationId,
      (known) => ({ ...known, accountToken }),
      auditLine(parts, actor, organisationId, 'account.token_replaced', organisationId),
    );
    return { token, expiresAt };
  });
}

async function wasApproved(parts: AccessParts, organisationId: string): Promise<boolean> {
  // The sandbox's own organisations never applied.
  if (organisationId === sandboxOrganisationId || organisationId === sandboxAccountId) return true;
  const own = await parts.store.applications.listOf(organisationId);
  return own.some(({ state }) => state === 'approved');
}
