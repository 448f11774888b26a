import type { Database } from 'better-sqlite3';
import type { AuditRecord } from '../records.types.ts';
import type { AuditLog } from '../store.types.ts';
import type { GroupCommit } from './groupCommit.ts';

export function createAudit(database: Database, commits: GroupCommit): AuditLog {
  const insert = database.prepare<[AuditRecord]>(
    `INSERT INTO audit (at, actor, organisation_id, action, subject)
     VALUES (@at, @actor, @organisationId, @action, @subject)`,
  );
  const select = database.prepare<[string, number], AuditRecord>(
    `SELECT at, actor, organisation_id AS organisationId, action, subject FROM audit
     WHERE organisation_id = ? ORDER BY sequence DESC LIMIT ?`,
  );
  return {
    append: (record) =>
      commits.write(() => {
        insert.run(record);
      }),
    list: async (organisationId, limit) => select.all(organisationId, limit),
  };
}
