import type { AuditRecord } from '../records.types.ts';
import type { AuditLog } from '../store.types.ts';
import type { Database, Query } from './database.ts';

/** Writes a line, in a transaction of its caller's if `query` is one's. */
export async function writeLine(
  query: Query,
  schema: string,
  { at, actor, organisationId, action, subject }: AuditRecord,
): Promise<void> {
  await query(
    `INSERT INTO ${schema}.audit (at, actor, organisation_id, action, subject) VALUES ($1, $2, $3, $4, $5)`,
    [at, actor, organisationId, action, subject],
  );
}

export function createAudit(database: Database): AuditLog {
  const table = `${database.schema}.audit`;
  return {
    append: (record) => writeLine(database.query, database.schema, record),
    list: (organisationId, limit) =>
      database.query<AuditRecord>(
        `SELECT at::double precision AS at, actor, organisation_id AS "organisationId", action, subject FROM ${table}
         WHERE organisation_id = $1 ORDER BY sequence DESC LIMIT $2`,
        [organisationId, limit],
      ),
  };
}
