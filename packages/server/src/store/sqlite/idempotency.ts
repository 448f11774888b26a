import type { Database } from 'better-sqlite3';
import type { IdempotencyRecord } from '../records.types.ts';
import { withClaims } from '../claims.ts';
import type { IdempotencyStore } from '../store.types.ts';
import type { GroupCommit } from './groupCommit.ts';

interface IdempotencyRow extends Omit<IdempotencyRecord, 'headers' | 'expiresAt'> {
  readonly headers: string;
  readonly expires_at: number;
}

/** Rows deleted in one turn, in which the process does nothing else: an answer may have a million characters. */
const prunedAtOnce = 100;

export function createIdempotency(database: Database, commits: GroupCommit): IdempotencyStore {
  const select = database.prepare<[string, number], IdempotencyRow>(
    'SELECT * FROM idempotency WHERE id = ? AND expires_at > ?',
  );
  const upsert = database.prepare<[IdempotencyRow]>(
    'INSERT OR REPLACE INTO idempotency VALUES (@id, @fingerprint, @status, @headers, @body, @expires_at)',
  );
  const remove = database.prepare<[number]>(
    `DELETE FROM idempotency WHERE id IN (SELECT id FROM idempotency WHERE expires_at <= ? LIMIT ${prunedAtOnce})`,
  );
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
      while ((await commits.write(() => remove.run(now).changes)) === prunedAtOnce);
    },
  });
}
