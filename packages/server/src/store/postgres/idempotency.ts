import type { IdempotencyClaim, IdempotencyRecord } from '../records.types.ts';
import type { IdempotencyStore } from '../store.types.ts';
import type { Database } from './database.ts';

interface IdempotencyRow {
  readonly id: string;
  readonly fingerprint: string;
  readonly status: number | null;
  readonly headers: string | null;
  readonly body: string | null;
  readonly expires_at: number;
}

/**
 * Rows deleted in one statement: those of a busy day would take longer than a statement may, and so never be deleted. The answer to a
 * batch takes a hundred times as long as a short one.
 */
const prunedAtOnce = 200;

/** A claim is a row without an answer. Expired rows count as absent. */
export function createIdempotency(database: Database): IdempotencyStore {
  const table = `${database.schema}.idempotency`;
  return {
    async claim(claim, now) {
      // The conflicting claim may be released between the two statements, so that nothing is found: then the id is free again.
      for (;;) {
        const claimed = await database.query(
          `INSERT INTO ${table} AS known (id, fingerprint, expires_at) VALUES ($1, $2, $3)
           ON CONFLICT (id) DO UPDATE SET fingerprint = excluded.fingerprint, status = NULL, headers = NULL, body = NULL,
             expires_at = excluded.expires_at
           WHERE known.expires_at <= $4 RETURNING id`,
          [claim.id, claim.fingerprint, claim.expiresAt, now],
        );
        if (claimed.length > 0) return null;
        const [row] = await database.query<IdempotencyRow>(
          `SELECT id, fingerprint, status, headers, body, expires_at::double precision AS expires_at
           FROM ${table} WHERE id = $1 AND expires_at > $2`,
          [claim.id, now],
        );
        if (row) return recordOf(row);
      }
    },
    async put({ id, fingerprint, status, headers, body, expiresAt }) {
      await database.query(
        `INSERT INTO ${table} VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (id) DO UPDATE SET fingerprint = excluded.fingerprint, status = excluded.status,
           headers = excluded.headers, body = excluded.body, expires_at = excluded.expires_at`,
        [id, fingerprint, status, JSON.stringify(headers), body, expiresAt],
      );
    },
    async release({ id, expiresAt }) {
      // An expired claim may belong to another request by now, with another expiry.
      await database.query(`DELETE FROM ${table} WHERE id = $1 AND status IS NULL AND expires_at = $2`, [
        id,
        expiresAt,
      ]);
    },
    async prune(now) {
      // A row that is locked belongs to a request that takes the id over, or to another process that deletes it.
      const some = `DELETE FROM ${table} WHERE id = ANY (ARRAY(
          SELECT id FROM ${table} WHERE expires_at <= $1 ORDER BY expires_at LIMIT ${prunedAtOnce} FOR UPDATE SKIP LOCKED
        )) RETURNING id`;
      for (;;) {
        const deleted = await database.query(some, [now]);
        if (deleted.length < prunedAtOnce) return;
      }
    },
  };
}

function recordOf({
  id,
  fingerprint,
  expires_at: expiresAt,
  ...answer
}: IdempotencyRow): IdempotencyRecord | IdempotencyClaim {
  const claim = { id, fingerprint, expiresAt };
  const { status, headers, body } = answer;
  if (status === null || headers === null || body === null) return claim;
  return { ...claim, status, headers: JSON.parse(headers), body };
}
