import type { Database } from 'better-sqlite3';
import type { IdempotencyRecord } from '../records.types.ts';
import { withClaims } from '../claims.ts';
import type { IdempotencyStore } from '../store.types.ts';
import type { GroupCommit } from './groupCommit.ts';

interface IdempotencyRow extends Omit<IdempotencyRecord, 'headers' | 'expiresAt'> {
  readonly headers: string;
  readonly expires_at: number;
}

/** What is deleted in one turn, in which the process does nothing else: rows, or bytes, as an answer may have more than a million. */
const prunedAtOnce = { rows: 100, bytes: 2_000_000 };

export function createIdempotency(database: Database, commits: GroupCommit): IdempotencyStore {
  const select = database.prepare<[string, number], IdempotencyRow>(
    'SELECT * FROM idempotency WHERE id = ? AND expires_at > ?',
  );
  const upsert = database.prepare<[IdempotencyRow]>(
    'INSERT OR REPLACE INTO idempotency VALUES (@id, @fingerprint, @status, @headers, @body, @expires_at)',
  );
  // One at a time, because asking for a body's length reads it.
  const selectExpired = database.prepare<[number], { readonly id: string; readonly bytes: number }>(
    'SELECT id, octet_length(body) AS bytes FROM idempotency WHERE expires_at <= ? LIMIT 1',
  );
  const remove = database.prepare<[string]>('DELETE FROM idempotency WHERE id = ?');

  /** Whether there may be more to delete. */
  function removeSome(now: number): boolean {
    let bytes = 0;
    for (let rows = 0; rows < prunedAtOnce.rows && bytes < prunedAtOnce.bytes; rows += 1) {
      const expired = selectExpired.get(now);
      if (!expired) return false;
      remove.run(expired.id);
      bytes += expired.bytes;
    }
    return true;
  }

  return withClaims({
    get(id, now) {
      const row = select.get(id, now);
      if (!row) return undefined;
      const { headers, expires_at: expiresAt, ...rest } = row;
      return { ...rest, headers: JSON.parse(headers), expiresAt };
    },
    put: ({ headers, expiresAt, ...rest }) =>
      commits.write(() => {
        upsert.run({ ...rest, headers: JSON.stringify(headers), expires_at: expiresAt });
      }),
    async prune(now) {
      while (await commits.write(() => removeSome(now)));
    },
  });
}
