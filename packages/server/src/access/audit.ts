import type { AccessParts } from './access.types.ts';

/** Who did it: an account, or a member of staff by name. */
export type Actor = `account:${string}` | `staff:${string}`;

/** Writes one line of the append-only audit log. */
export async function audit(
  { store, clock }: AccessParts,
  actor: Actor,
  organisationId: string,
  action: string,
  subject: string,
): Promise<void> {
  await store.audit.append({ at: clock(), actor, organisationId, action, subject });
}
