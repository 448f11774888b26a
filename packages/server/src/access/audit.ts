import type { AuditRecord } from '../store/records.types.ts';
import type { AccessParts } from './accessParts.ts';

/** Who did it: an account, a key by its id, or a member of staff by name. */
export type Actor = `account:${string}` | `key:${string}` | `staff:${string}`;

/** Stands in place of an organisation for what concerns all of them. No organisation has this id. */
export const wholeService = 'service';

type Line = readonly [actor: Actor, organisationId: string, action: string, subject: string];

/** A line of the append-only audit log, to be stored with what it tells. */
export function auditLine(
  { clock }: Pick<AccessParts, 'clock'>,
  ...[actor, organisationId, action, subject]: Line
): AuditRecord {
  return { at: clock(), actor, organisationId, action, subject };
}

/** Writes a line by itself, of what no single record has. */
export async function audit(parts: Pick<AccessParts, 'store' | 'clock'>, ...line: Line): Promise<void> {
  await parts.store.audit.append(auditLine(parts, ...line));
}
