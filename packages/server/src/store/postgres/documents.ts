import type { Collection } from '../store.types.ts';
import { writeLines } from './audit.ts';
import type { Database, Query } from './database.ts';
import { createReadCache } from './createReadCache.ts';

/** Collections kept as JSON, in text: jsonb would refuse a NUL that somebody has in a name. */
export function createDocuments(database: Database) {
  const table = `${database.schema}.documents`;
  return function collection<Item extends { readonly id: string }>(
    name: string,
    { isCached }: { readonly isCached: boolean },
  ): Collection<Item> {
    const cache = createReadCache(read);

    function parse({ body }: { readonly body: string }): Item {
      return JSON.parse(body);
    }

    async function read(id: string): Promise<Item | undefined> {
      if (!mayBeId(id)) return undefined;
      const [row] = await database.query<{ body: string }>(
        `SELECT body FROM ${table} WHERE collection = $1 AND id = $2`,
        [name, id],
      );
      return row && parse(row);
    }

    return {
      get: isCached ? cache.get : read,
      async put(item, line) {
        const write = (query: Query) =>
          query(
            `INSERT INTO ${table} (collection, id, body) VALUES ($1, $2, $3)
             ON CONFLICT (collection, id) DO UPDATE SET body = excluded.body`,
            [name, item.id, JSON.stringify(item)],
          );
        if (line)
          await database.transaction(async (query) => {
            await write(query);
            await writeLines(query, database.schema, [line]);
          });
        else await write(database.query);
        cache.forget(item.id);
      },
      async update(id, change, lineOf) {
        if (!mayBeId(id)) return undefined;
        const changed = await database.transaction(async (query) => {
          const [row] = await query<{ body: string }>(
            `SELECT body FROM ${table} WHERE collection = $1 AND id = $2 FOR UPDATE`,
            [name, id],
          );
          if (!row) return undefined;
          const known = parse(row);
          const item = change(known);
          if (item === known) return item;
          await query(`UPDATE ${table} SET body = $3 WHERE collection = $1 AND id = $2`, [
            name,
            id,
            JSON.stringify(item),
          ]);
          const line = lineOf?.(item);
          if (line) await writeLines(query, database.schema, [line]);
          return item;
        });
        cache.forget(id);
        return changed;
      },
      async list() {
        const rows = await database.query<{ body: string }>(
          `SELECT body FROM ${table} WHERE collection = $1 ORDER BY sequence`,
          [name],
        );
        return rows.map(parse);
      },
      async listOf(organisationId) {
        const rows = await database.query<{ body: string }>(
          `SELECT body FROM ${table}
           WHERE collection = $1 AND substring(body from '"organisationId":"([^"]+)"') = $2 ORDER BY sequence`,
          [name, organisationId],
        );
        return rows.map(parse);
      },
    };
  };
}

/** No id has a NUL, and PostgreSQL takes none. */
function mayBeId(text: string): boolean {
  return !text.includes('\u0000');
}
