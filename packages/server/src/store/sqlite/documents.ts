import type { Database } from 'better-sqlite3';
import type { Collection } from '../store.types.ts';
import type { WriteLine } from './audit.ts';
import type { Freshness } from './freshness.ts';
import type { GroupCommit } from './groupCommit.ts';

/** Collections stored as JSON. Reads are cached until this or another process writes. */
export function createDocuments(
  database: Database,
  commits: GroupCommit,
  freshness: Freshness,
  writeLine: WriteLine,
) {
  const select = database.prepare<[string, string], { body: string }>(
    'SELECT body FROM documents WHERE collection = ? AND id = ?',
  );
  const selectAll = database.prepare<[string], { body: string }>(
    'SELECT body FROM documents WHERE collection = ? ORDER BY sequence',
  );
  const selectOf = database.prepare<[string, string], { body: string }>(
    `SELECT body FROM documents WHERE collection = ? AND json_extract(body, '$.organisationId') = ? ORDER BY sequence`,
  );
  const upsert = database.prepare<[string, string, string]>(
    `INSERT INTO documents (collection, id, body) VALUES (?, ?, ?)
     ON CONFLICT (collection, id) DO UPDATE SET body = excluded.body`,
  );

  return function collection<Item extends { readonly id: string }>(name: string): Collection<Item> {
    const cache = freshness.remembered<Item>();

    function read(body: string): Item {
      return JSON.parse(body);
    }

    return {
      async get(id) {
        freshness.refresh();
        const known = cache.get(id);
        if (known) return known;
        const row = select.get(name, id);
        if (!row) return undefined;
        const item = read(row.body);
        cache.set(id, item);
        return item;
      },
      async put(item, line) {
        await commits.write(() => {
          upsert.run(name, item.id, JSON.stringify(item));
          if (line) writeLine(line);
          cache.delete(item.id);
        });
      },
      update: (id, change, lineOf) =>
        commits.write(() => {
          const row = select.get(name, id);
          if (!row) return undefined;
          const item = read(row.body);
          const changed = change(item);
          if (changed !== item) {
            upsert.run(name, id, JSON.stringify(changed));
            const line = lineOf?.(changed);
            if (line) writeLine(line);
          }
          cache.delete(id);
          return changed;
        }),
      list: async () => selectAll.all(name).map(({ body }) => read(body)),
      listOf: async (organisationId) => selectOf.all(name, organisationId).map(({ body }) => read(body)),
    };
  };
}
