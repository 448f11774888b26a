import type { AuditRecord } from '../records.types.ts';
import type { AuditLog } from '../store.types.ts';
import type { Database, Query } from './database.ts';

/** Writes lines in their order and in one statement, in a transaction of its caller's if `query` is one's. */
export async function writeLines(query: Query, schema: string, lines: readonly AuditRecord[]): Promise<void> {
  if (lines.length === 0) return;
  await query(
    `INSERT INTO ${schema}.audit (at, actor, organisation_id, action, subject)
     SELECT at, actor, organisation_id, action, subject
     FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[])
       WITH ORDINALITY AS line (at, actor, organisation_id, action, subject, place) ORDER BY place`,
    [
      lines.map(({ at }) => at),
      lines.map(({ actor }) => actor),
      lines.map(({ organisationId }) => organisationId),
      lines.map(({ action }) => action),
      lines.map(({ subject }) => subject),
    ],
  );
}

export function createAudit(database: Database): AuditLog {
  const table = `${database.schema}.audit`;
  return {
    append: (record) => writeLines(database.query, database.schema, [record]),
    list: (organisationId, limit) =>
      database.query<AuditRecord>(
        `SELECT at::double precision AS at, actor, organisation_id AS "organisationId", action, subject FROM ${table}
         WHERE organisation_id = $1 ORDER BY sequence DESC LIMIT $2`,
        [organisationId, limit],
      ),
  };
}
