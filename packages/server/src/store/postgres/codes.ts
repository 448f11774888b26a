import { codeColumnNames, codeColumns, type CodeRow, codeRecordOfRow, codeRowOf } from '../codeRow.ts';
import type { CodeRecord } from '../records.types.ts';
import { registered } from '../registered.ts';
import type { CodeStore, LineOf, Registered, Unless } from '../store.types.ts';
import { writeLines } from './audit.ts';
import type { Database } from './database.ts';
import { createBatcher } from './createBatcher.ts';
import { createReadCache } from './createReadCache.ts';

const names = codeColumnNames.join(', ');
/** A bigint would be read as text. */
const columns = names.replace('created_at', 'created_at::double precision AS created_at');
const lists = Object.values(codeColumns).map((type, index) => `$${index + 1}::${type}[]`);

/** Most codes registered at once: each holds a lock until it is committed, and PostgreSQL has room for some thousands of them. */
const maxCells = 100;

interface Wanted {
  readonly record: CodeRecord;
  readonly unless: Unless | undefined;
  readonly lineOf: LineOf<CodeRecord> | undefined;
}

export function createCodes(database: Database): CodeStore {
  const table = `${database.schema}.codes`;
  const oneOf = createBatcher(readCodes);
  const allOf = createBatcher(readCells);
  const codes = createReadCache(oneOf);
  const cells = createReadCache(allOf);
  const register = createBatcher(registerAll, maxCells);

  async function readCodes(smartCodes: readonly string[]): Promise<readonly (CodeRecord | undefined)[]> {
    const rows = await database.query<CodeRow>(`SELECT ${columns} FROM ${table} WHERE smart_code = ANY($1)`, [
      smartCodes,
    ]);
    const found = new Map(rows.map((row) => [row.smart_code, codeRecordOfRow(row)]));
    return smartCodes.map((smartCode) => found.get(smartCode));
  }

  /** The records of each cell; undefined for cells without any. */
  async function readCells(
    smartcodes: readonly string[],
  ): Promise<readonly (readonly CodeRecord[] | undefined)[]> {
    const rows = await database.query<CodeRow>(
      `SELECT ${columns} FROM ${table} WHERE cell = ANY($1) ORDER BY created_at, smart_code`,
      [smartcodes],
    );
    const found = new Map<string, CodeRecord[]>();
    for (const record of rows.map(codeRecordOfRow)) {
      const others = found.get(record.smartcode);
      if (others) others.push(record);
      else found.set(record.smartcode, [record]);
    }
    return smartcodes.map((smartcode) => found.get(smartcode));
  }

  /**
   * Inserts what is new, and returns when each is said to be created. Sorted by cell, so that two batches with common cells wait for each
   * other in the same order. Within a cell as they were asked for, so that the first has it.
   */
  async function insertNew(wanted: readonly Wanted[]): Promise<Map<string, number>> {
    const sorted = [...wanted].sort(({ record: { smartcode: one } }, { record: { smartcode: other } }) =>
      one === other ? 0 : one < other ? -1 : 1,
    );
    const rows = sorted.map(({ record }) => codeRowOf(record));
    const inserted = await database.query<Pick<CodeRow, 'smart_code' | 'created_at'>>(
      `INSERT INTO ${table} SELECT ${names.replace('created_at', 'place')}
       FROM unnest(${lists.join(', ')}, $14::boolean[]) AS new (${names}, is_only),
         ${database.schema}.place_in_cell(cell, created_at, is_only) AS place
       WHERE place IS NOT NULL
       ON CONFLICT (smart_code) DO NOTHING RETURNING smart_code, created_at::double precision AS created_at`,
      [
        ...codeColumnNames.map((name) => rows.map((row) => row[name])),
        sorted.map(({ unless }) => String(unless === 'cell-is-active')),
      ],
    );
    return new Map(inserted.map((row) => [row.smart_code, row.created_at]));
  }

  async function registerAll(wanted: readonly Wanted[]): Promise<readonly (Registered | null)[]> {
    const inserted = await insertNew(wanted);
    const created = wanted.map(({ record }): Registered | null => {
      const createdAt = inserted.get(record.smartCode);
      if (createdAt === undefined) return null;
      inserted.delete(record.smartCode);
      return { record: { ...record, createdAt }, created: true, restored: false };
    });
    const renewed = await renewAll(wanted.filter((_, index) => !created[index]));
    for (const { record } of wanted) forget(record);
    let next = 0;
    return created.map((one) => one ?? renewed[next++] ?? null);
  }

  /** Registers in cells that are taken, one after the other, while no other process registers there. */
  async function renewAll(wanted: readonly Wanted[]): Promise<readonly (Registered | null)[]> {
    if (wanted.length === 0) return [];
    return database.transaction(async (query) => {
      const wantedCells = [...new Set(wanted.map(({ record }) => record.smartcode))];
      await query(
        `SELECT pg_advisory_xact_lock(hashtextextended($1::text || ' cell ' || cell, 0)) FROM unnest($2::text[]) AS cell`,
        [database.schema, wantedCells.sort()],
      );
      const rows = await query<CodeRow>(
        `SELECT ${columns} FROM ${table} WHERE smart_code = ANY($1) OR cell = ANY($2)
         ORDER BY created_at, smart_code FOR UPDATE`,
        [wanted.map(({ record }) => record.smartCode), wantedCells],
      );
      const before = new Map(rows.map((row) => [row.smart_code, codeRecordOfRow(row)]));
      const after = new Map(before);
      const results = wanted.map(({ record, unless }) => {
        const others = [...after.values()].filter(({ smartcode }) => smartcode === record.smartcode);
        const result = registered(record, after.get(record.smartCode), others, unless);
        // The cell was taken, and has been retired since: whoever asks begins anew.
        if (result === null || result.created) return null;
        after.set(record.smartCode, result.record);
        return result;
      });
      const changed = [...after.values()].filter((record) => before.get(record.smartCode) !== record);
      if (changed.length > 0) {
        await query(
          `UPDATE ${table} AS codes SET status = new.status, surveyed_lat = new.lat, surveyed_lng = new.lng
           FROM unnest($1::text[], $2::text[], $3::double precision[], $4::double precision[])
             AS new (smart_code, status, lat, lng)
           WHERE codes.smart_code = new.smart_code`,
          [
            changed.map(({ smartCode }) => smartCode),
            changed.map(({ status }) => status),
            changed.map(({ surveyed }) => surveyed?.lat ?? null),
            changed.map(({ surveyed }) => surveyed?.lng ?? null),
          ],
        );
      }
      const lines = results.map(
        (result, index) => result?.restored && wanted[index]?.lineOf?.(result.record),
      );
      // Together: other processes wait for these cells until they are written.
      await writeLines(
        query,
        database.schema,
        lines.flatMap((line) => line || []),
      );
      return results;
    });
  }

  function forget({ smartCode, smartcode }: CodeRecord): void {
    codes.forget(smartCode);
    cells.forget(smartcode);
  }

  return {
    get: codes.get,
    inCell: async (smartcode) => (await cells.get(smartcode)) ?? [],
    register: (record, unless, lineOf) => register({ record, unless, lineOf }),
    async setStatus(smartCode, status, lineOf) {
      const record = await database.transaction(async (query) => {
        const [row] = await query<CodeRow>(
          `UPDATE ${table} SET status = $2 WHERE smart_code = $1 AND status <> $2 RETURNING ${columns}`,
          [smartCode, status],
        );
        const changed = row && codeRecordOfRow(row);
        const line = changed && lineOf?.(changed);
        if (line) await writeLines(query, database.schema, [line]);
        return changed;
      });
      if (record) forget(record);
      return record;
    },
    async surveyedIn({ south, north, west, east }) {
      const rows = await database.query<CodeRow>(
        `SELECT ${columns} FROM ${table} WHERE status = 'active' AND surveyed_lat IS NOT NULL
           AND surveyed_lat BETWEEN $1 AND $2 AND surveyed_lng BETWEEN $3 AND $4`,
        [south, north, west, east],
      );
      return rows.map(codeRecordOfRow);
    },
    async count() {
      const [row] = await database.query<{ count: number }>(
        `SELECT count(*)::double precision AS count FROM ${table}`,
      );
      return row?.count ?? 0;
    },
  };
}
