import type { Database } from 'better-sqlite3';
import type { AddressRecord } from '../records.types.ts';
import { isSameAddress } from '../sameAddress.ts';
import type { AddressStore } from '../store.types.ts';
import type { GroupCommit } from './groupCommit.ts';

export function createAddresses(database: Database, commits: GroupCommit): AddressStore {
  const select = database.prepare<[string], { body: string }>('SELECT body FROM addresses WHERE id = ?');
  const selectAll = database.prepare<[], { body: string }>('SELECT body FROM addresses ORDER BY rowid');
  const upsert = database.prepare<[string, string]>(
    'INSERT INTO addresses (id, body) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body',
  );
  const selectRevision = database.prepare<[], { number: number }>(
    "SELECT number FROM revisions WHERE name = 'addresses'",
  );
  const raiseRevision = database.prepare("UPDATE revisions SET number = number + 1 WHERE name = 'addresses'");

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
        for (const record of records) {
          const known = get(record.id);
          if (known && isSameAddress(known, record)) continue;
          if (known) changed += 1;
          else added += 1;
          upsert.run(record.id, JSON.stringify(record));
        }
        if (added + changed > 0) raiseRevision.run();
        return { added, changed };
      }),
    get: async (id) => get(id),
    list: async () => selectAll.all().map(({ body }) => read(body)),
    revision: async () => selectRevision.get()?.number ?? 0,
  };
}
