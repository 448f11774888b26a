import type { Database } from 'better-sqlite3';
import type { Collection } from '../store.types.ts';
import type { GroupCommit } from './groupCommit.ts';

/** How long a change by another process may go unseen. Revoking a key promises 5 s. */
const freshMilliseconds = 1_000;

/**
 * Collections kept as JSON. Items read are remembered until this or another process writes: every second at most,
 * `data_version` tells whether one has.
 */
export function createDocuments(database: Database, commits: GroupCommit) {
  const select = database.prepare<[string, string], { body: string }>(
    'SELECT body FROM documents WHERE collection = ? AND id = ?',
  );
  const selectAll = database.prepare<[string], { body: string }>(
    'SELECT body FROM documents WHERE collection = ? ORDER BY sequence',
  );
  const upsert = database.prepare<[string, string, string]>(
    `INSERT INTO documents (collection, id, body) VALUES (?, ?, ?)
     ON CONFLICT (collection, id) DO UPDATE SET body = excluded.body`,
  );
  const dataVersion = database.prepare<[], { data_version: number }>('PRAGMA data_version');
  const caches: Map<string, unknown>[] = [];
  let seenVersion = dataVersion.get()?.data_version;
  let checkedAt = performance.now();

  function refresh(): void {
    const now = performance.now();
    if (now - checkedAt < freshMilliseconds) return;
    checkedAt = now;
    const version = dataVersion.get()?.data_version;
    if (version === seenVersion) return;
    seenVersion = version;
    for (const cache of caches) cache.clear();
  }

  return function collection<Item extends { readonly id: string }>(name: string): Collection<Item> {
    const cache = new Map<string, Item>();
    caches.push(cache);

    function read(body: string): Item {
      return JSON.parse(body);
    }

    return {
      async get(id) {
        refresh();
        const known = cache.get(id);
        if (known) return known;
        const row = select.get(name, id);
        if (!row) return undefined;
        const item = read(row.body);
        cache.set(id, item);
        return item;
      },
      async put(item) {
        await commits.write(() => {
          upsert.run(name, item.id, JSON.stringify(item));
          cache.delete(item.id);
        });
      },
      update: (id, change) =>
        commits.write(() => {
          const row = select.get(name, id);
          if (!row) return undefined;
          const changed = change(read(row.body));
          upsert.run(name, id, JSON.stringify(changed));
          cache.delete(id);
          return changed;
        }),
      list: async () => selectAll.all(name).map(({ body }) => read(body)),
    };
  };
}
