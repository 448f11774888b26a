import type { Database } from 'better-sqlite3';
import type { AddressRecord } from '../records.types.ts';
import { isSameAddress } from '../sameAddress.ts';
import type { AddressStore } from '../store.types.ts';
import type { GroupCommit } from './groupCommit.ts';

export function createAddresses(database: Database, commits: GroupCommit): AddressStore {
  const select = database.prepare<[string], { body: string }>('SELECT body FROM addresses WHERE id = ?');
  const selectChanged = database.prepare<[number, number], { body: string; changed: number }>(
    'SELECT body, changed FROM addresses WHERE changed > ? ORDER BY changed LIMIT ?',
  );
  const selectLast = database.prepare<[], { last: number }>(
    'SELECT coalesce(max(changed), 0) AS last FROM addresses',
  );
  const upsert = database.prepare<[string, string, number]>(
    `INSERT INTO addresses (id, body, changed) VALUES (?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET body = excluded.body, changed = excluded.changed`,
  );

  function read(body: string): AddressRecord {
    return JSON.parse(body);
  }

  function get(id: string): AddressRecord | undefined {
    const row = select.get(id);
    return row && read(row.body);
  }

  return {
    putAll: (records) =>
      commits.write(() => {
        let added = 0;
        let changed = 0;
        const last = selectLast.get()?.last ?? 0;
        for (const record of records) {
          const known = get(record.id);
          if (known && isSameAddress(known, record)) continue;
          if (known) changed += 1;
          else added += 1;
          upsert.run(record.id, JSON.stringify(record), last + added + changed);
        }
        return { added, changed };
      }),
    get: async (id) => get(id),
    async changedSince(revision, limit) {
      const rows = selectChanged.all(revision, limit);
      return { records: rows.map(({ body }) => read(body)), revision: rows.at(-1)?.changed ?? revision };
    },
  };
}
