import type { AddressRecord } from '../records.types.ts';
import { isSameAddress } from '../sameAddress.ts';
import type { AddressStore } from '../store.types.ts';
import type { Database } from './database.ts';

interface AddressRow {
  readonly id: string;
  readonly body: string;
  readonly changed: number;
}

export function createAddresses(database: Database): AddressStore {
  const table = `${database.schema}.addresses`;
  return {
    putAll: (records) =>
      database.transaction(async (query) => {
        // Writers take turns until they have committed, or a reader could pass over a number that appears after a later one.
        await query(`LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`);
        const rows = await query<Omit<AddressRow, 'changed'>>(
          `SELECT id, body FROM ${table} WHERE id = ANY($1)`,
          [records.map(({ id }) => id)],
        );
        const known = new Map(rows.map(({ id, body }) => [id, read(body)]));
        const written = new Map<string, AddressRecord>();
        let added = 0;
        let changed = 0;
        for (const record of records) {
          const before = written.get(record.id) ?? known.get(record.id);
          if (before && isSameAddress(before, record)) continue;
          if (before) changed += 1;
          else added += 1;
          written.set(record.id, record);
        }
        if (written.size > 0) {
          await query(
            `INSERT INTO ${table} (id, body, changed)
             SELECT id, body, (SELECT coalesce(max(changed), 0) FROM ${table}) + number
             FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS new (id, body, number)
             ON CONFLICT (id) DO UPDATE SET body = excluded.body, changed = excluded.changed`,
            [[...written.keys()], [...written.values()].map((record) => JSON.stringify(record))],
          );
        }
        return { added, changed };
      }),
    async get(id) {
      const [row] = await database.query<{ body: string }>(`SELECT body FROM ${table} WHERE id = $1`, [id]);
      return row && read(row.body);
    },
    async changedSince(revision, limit) {
      const rows = await database.query<AddressRow>(
        `SELECT id, body, changed::double precision AS changed FROM ${table} AS addresses
         WHERE changed > $1 ORDER BY addresses.changed LIMIT $2`,
        [revision, limit],
      );
      return { records: rows.map(({ body }) => read(body)), revision: rows.at(-1)?.changed ?? revision };
    },
  };
}

function read(body: string): AddressRecord {
  return JSON.parse(body);
}
