import type { AccessParts } from './access.types.ts';

/** Who did it: an account, a key by its id, or a member of staff by name. */
export type Actor = `account:${string}` | `key:${string}` | `staff:${string}`;

/** Stands in place of an organisation for what concerns all of them. No organisation has this id. */
export const wholeService = 'service';

/** Writes one line of the append-only audit log. */
export async function audit(
  { store, clock }: Pick<AccessParts, 'store' | 'clock'>,
  actor: Actor,
  organisationId: string,
  action: string,
  subject: string,
): Promise<void> {
  await store.audit.append({ at: clock(), actor, organisationId, action, subject });
}
