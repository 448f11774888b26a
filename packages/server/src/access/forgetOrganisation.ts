import type { ApplicationRecord, KeyRecord } from '../store/records.types.ts';
import { faultOf } from '../errors/ApiError.ts';
import { sandboxAccountId, sandboxOrganisationId } from '../sandbox/seed.ts';
import { type AccessParts, environmentsOf, keyStoreOf } from './accessParts.ts';
import { changeOrganisation, withOrganisation } from './accounts.ts';
import { applicationStateAt, nextApplicationState, nextKeyState } from './machines.ts';
import { audit } from './audit.ts';
import type { Reviewer } from './review.ts';

/**
 * Deletes what an organisation said of itself, for good. That is its name, its contacts, the texts of its applications and of their
 * reviewers, and the names, addresses and origins of its keys. Its keys are revoked and its account is closed. Its id stays, with its
 * usage, its codes and its lines of the audit log. They say what was done with the service, and name nobody. May be repeated, as if it
 * failed half-way. The sandbox's fixed account stays, as everybody has its token: what was sent with it is deleted.
 *
 * @throws ApiError RESOURCE_NOT_FOUND, STATE_CONFLICT for the organisation of the sandbox's fixed keys, which said nothing.
 */
export function forgetOrganisation(parts: AccessParts, reviewer: Reviewer, id: string): Promise<void> {
  return withOrganisation(parts, id, async () => {
    if (id === sandboxOrganisationId) {
      throw faultOf('STATE_CONFLICT', 'path', '/id', 'wrong_state', { state: 'fixed' });
    }
    if (id !== sandboxAccountId) {
      // Suspended first: nobody may work with half of it.
      await changeOrganisation(parts, id, ({ accountToken: _accountToken, ...known }) => ({
        ...known,
        name: '',
        state: 'suspended',
      }));
    }
    for (const { id: application } of await parts.store.applications.listOf(id)) {
      await parts.store.applications.update(application, (known) => emptied(known, parts.clock()));
    }
    for (const environment of environmentsOf(parts)) {
      const keys = keyStoreOf(parts, environment)?.keys;
      for (const { id: key } of (await keys?.listOf(id)) ?? []) await keys?.update(key, ended);
    }
    await audit(parts, reviewer, id, 'organisation.forgotten', id);
  });
}

function emptied(known: ApplicationRecord, now: number): ApplicationRecord {
  const standing = applicationStateAt(known, now);
  const withdrawn = nextApplicationState(standing, 'withdraw');
  return {
    ...known,
    organization: '',
    contact: { name: '', email: '' },
    intendedUse: '',
    note: '',
    answer: '',
    state: withdrawn ?? standing,
    ...(withdrawn === null ? {} : { decidedAt: now, changedAt: now }),
  };
}

function ended(known: KeyRecord): KeyRecord {
  const state = nextKeyState(known.state, 'revoke') ?? known.state;
  return { ...known, name: '', ipAllowList: [], origins: null, state };
}
