import type { AuditRecord } from '../records.types.ts';
import type { AuditLog } from '../store.types.ts';
import type { Database } from './database.ts';

export function createAudit(database: Database): AuditLog {
  const table = `${database.schema}.audit`;
  return {
    async append({ at, actor, organisationId, action, subject }) {
      await database.query(
        `INSERT INTO ${table} (at, actor, organisation_id, action, subject) VALUES ($1, $2, $3, $4, $5)`,
        [at, actor, organisationId, action, subject],
      );
    },
    list: (organisationId, limit) =>
      database.query<AuditRecord>(
        `SELECT at::double precision AS at, actor, organisation_id AS "organisationId", action, subject FROM ${table}
         WHERE organisation_id = $1 ORDER BY sequence DESC LIMIT $2`,
        [organisationId, limit],
      ),
  };
}
