import type { ApplicationAnswerBody, ApplicationBody, ApplicationState } from '@smart-address/contract';
import { randomBase62 } from '../credentials/base62.ts';
import { ApiError, faultOf } from '../errors/ApiError.ts';
import type { ApplicationRecord, OrganisationRecord } from '../store/records.types.ts';
import { newOrganisation, readCurrent, withOrganisation } from './accounts.ts';
import type { AccessParts } from './accessParts.ts';
import { type ApplicationEvent, applicationStateAt, nextApplicationState, openStates } from './machines.ts';
import { type Actor, auditLine } from './audit.ts';
import { applicationDueAt } from './calendar/businessDays.ts';
import { checkPerDay } from './accessLimits.ts';

export interface Submission {
  readonly application: ApplicationRecord;
  /** The new account's token, shown once; null when the applicant already had an account. */
  readonly accountToken: string | null;
}

/**
 * Creates an application. Without an account it opens one.
 *
 * @throws ApiError ACCOUNT_SUSPENDED; STATE_CONFLICT if the account has an undecided application for the same interface; RATE_LIMITED
 * if it applied too often today.
 */
export async function submitApplication(
  parts: AccessParts,
  account: OrganisationRecord | null,
  body: ApplicationBody,
): Promise<Submission> {
  if (account === null) {
    const { organisation, token } = newOrganisation(parts, body.organization, body.plan);
    await parts.store.organisations.put(organisation);
    return { application: await storeApplication(parts, organisation.id, body), accountToken: token };
  }
  return withOrganisation(parts, account.id, async ({ id, state }) => {
    // It may have been suspended, or forgotten, since its token was checked.
    if (state === 'suspended') throw new ApiError('ACCOUNT_SUSPENDED');
    const before = await applicationsOf(parts, id);
    const open = before.find((known) => known.kind === body.interface && openStates.includes(known.state));
    if (open) {
      throw faultOf('STATE_CONFLICT', 'body', '/interface', 'already_open', { state: open.state });
    }
    checkPerDay(
      parts,
      'applications',
      before.map(({ submittedAt }) => submittedAt),
    );
    return { application: await storeApplication(parts, id, body), accountToken: null };
  });
}

async function storeApplication(
  parts: AccessParts,
  organisationId: string,
  body: ApplicationBody,
): Promise<ApplicationRecord> {
  const now = parts.clock();
  const application: ApplicationRecord = {
    id: `app_${randomBase62(16)}`,
    organisationId,
    kind: body.interface,
    state: 'submitted',
    organization: body.organization,
    contact: body.contact,
    intendedUse: body.intendedUse,
    plan: body.plan,
    submittedAt: now,
    dueAt: applicationDueAt(body.interface, new Date(now)).getTime(),
    decidedAt: null,
    changedAt: now,
    note: '',
    answer: '',
  };
  await parts.store.applications.put(
    application,
    auditLine(parts, `account:${organisationId}`, organisationId, 'application.submitted', application.id),
  );
  return application;
}

/** An organisation's applications in their current state, oldest first. */
export async function applicationsOf(
  parts: AccessParts,
  organisationId: string,
): Promise<readonly ApplicationRecord[]> {
  const own = await parts.store.applications.listOf(organisationId);
  return own.map((one) => standing(parts, one));
}

/**
 * One application in its current state. With `organisationId`, only if it belongs to that organisation.
 *
 * @throws ApiError RESOURCE_NOT_FOUND, also for another organisation's.
 */
export async function readApplication(
  parts: AccessParts,
  id: string,
  organisationId: string | null,
): Promise<ApplicationRecord> {
  const found = await parts.store.applications.get(id);
  if (!found || (organisationId !== null && found.organisationId !== organisationId)) {
    throw new ApiError('RESOURCE_NOT_FOUND');
  }
  return standing(parts, found);
}

/**
 * One application as it is now in every process: what `readApplication` returns may be a second old.
 *
 * @throws ApiError RESOURCE_NOT_FOUND.
 */
export async function currentApplication(parts: AccessParts, id: string): Promise<ApplicationRecord> {
  const found = await readCurrent(parts.store.applications, id);
  if (!found) throw new ApiError('RESOURCE_NOT_FOUND');
  return standing(parts, found);
}

/** @throws ApiError RESOURCE_NOT_FOUND, STATE_CONFLICT unless the reviewers asked something. */
export async function answerApplication(
  parts: AccessParts,
  account: OrganisationRecord,
  id: string,
  { answer, intendedUse }: ApplicationAnswerBody,
): Promise<ApplicationRecord> {
  return changeApplication(parts, id, account.id, 'supply', `account:${account.id}`, (application) => ({
    ...application,
    answer,
    intendedUse: intendedUse ?? application.intendedUse,
    // Reviewers have the whole time again: they could do nothing while their question stood.
    dueAt: applicationDueAt(application.kind, new Date(parts.clock())).getTime(),
  }));
}

/** @throws ApiError RESOURCE_NOT_FOUND, STATE_CONFLICT once it is decided. */
export async function withdrawApplication(
  parts: AccessParts,
  account: OrganisationRecord,
  id: string,
): Promise<ApplicationRecord> {
  return changeApplication(parts, id, account.id, 'withdraw', `account:${account.id}`, (application) => ({
    ...application,
    decidedAt: parts.clock(),
  }));
}

/**
 * Applies an event to an application, if its state allows it, and audits it. `change` returns the other changes. It waits for an
 * approval that is under way, which is several writes.
 *
 * @throws ApiError RESOURCE_NOT_FOUND, STATE_CONFLICT.
 */
export async function changeApplication(
  parts: AccessParts,
  id: string,
  organisationId: string | null,
  ...[event, actor, change]: ApplicationChange
): Promise<ApplicationRecord> {
  const found = await readApplication(parts, id, organisationId);
  return parts.store.exclusively(found.organisationId, () => changeInTurn(parts, id, event, actor, change));
}

type ApplicationChange = readonly [
  event: ApplicationEvent,
  actor: Actor,
  change: (application: ApplicationRecord) => ApplicationRecord,
];

/** The same, for who has the organisation's turn already. */
export async function changeInTurn(
  parts: AccessParts,
  id: string,
  ...[event, actor, change]: ApplicationChange
): Promise<ApplicationRecord> {
  const changed = await parts.store.applications.update(
    id,
    (stored) => {
      const current = standing(parts, stored);
      const state = stateAfter(current, event);
      return { ...change(current), state, changedAt: parts.clock() };
    },
    ({ organisationId, state }) => auditLine(parts, actor, organisationId, `application.${state}`, id),
  );
  if (!changed) throw new ApiError('RESOURCE_NOT_FOUND');
  return changed;
}

/** The state after an event. @throws ApiError STATE_CONFLICT if the current state does not allow it. */
export function stateAfter(
  { state }: Pick<ApplicationRecord, 'state'>,
  event: ApplicationEvent,
): ApplicationState {
  const next = nextApplicationState(state, event);
  if (next === null) throw faultOf('STATE_CONFLICT', 'body', '/state', 'wrong_state', { state });
  return next;
}

function standing({ clock }: AccessParts, application: ApplicationRecord): ApplicationRecord {
  return { ...application, state: applicationStateAt(application, clock()) };
}
