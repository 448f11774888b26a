import type { Database } from 'better-sqlite3';
import type { AuditRecord } from '../records.types.ts';
import type { AuditLog } from '../store.types.ts';
import type { GroupCommit } from './groupCommit.ts';

/** Writes a line within a write of its caller's. */
export type WriteLine = (record: AuditRecord) => void;

export function createWriteLine(database: Database): WriteLine {
  const insert = database.prepare<[AuditRecord]>(
    `INSERT INTO audit (at, actor, organisation_id, action, subject)
     VALUES (@at, @actor, @organisationId, @action, @subject)`,
  );
  return (record) => {
    insert.run(record);
  };
}

export function createAudit(database: Database, commits: GroupCommit, writeLine: WriteLine): AuditLog {
  const select = database.prepare<[string, number], AuditRecord>(
    `SELECT at, actor, organisation_id AS organisationId, action, subject FROM audit
     WHERE organisation_id = ? ORDER BY sequence DESC LIMIT ?`,
  );
  return {
    append: (record) => commits.write(() => writeLine(record)),
    list: async (organisationId, limit) => select.all(organisationId, limit),
  };
}
