import { type CodeRow, codeRecordOfRow, codeRowOf } from '../codeRow.ts';
import type { CodeRecord } from '../records.types.ts';
import { renew } from '../renew.ts';
import type { CodeStore } from '../store.types.ts';
import type { Database } from './database.ts';
import { createBatcher } from './createBatcher.ts';
import { createReadCache } from './createReadCache.ts';

const columns = `smart_code, cell, plus_code, lat, lng, surveyed_lat, surveyed_lng, postal_code, locality, governorate,
  status, organisation_id, created_at::double precision AS created_at`;

export function createCodes(database: Database): CodeStore {
  const table = `${database.schema}.codes`;
  const oneOf = createBatcher(readCodes);
  const allOf = createBatcher(readCells);
  const codes = createReadCache(oneOf);
  const cells = createReadCache(allOf);
  const register = createBatcher(registerAll);

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

  /** Sorted by code, so that two batches with common codes lock them in the same order. */
  async function insertNew(records: readonly CodeRecord[]): Promise<Set<string>> {
    const sorted = [...records].sort((one, other) => (one.smartCode < other.smartCode ? -1 : 1));
    const column = <Name extends keyof CodeRow>(name: Name) => rows.map((row) => row[name]);
    const rows = sorted.map(codeRowOf);
    const inserted = await database.query<{ smart_code: string }>(
      `INSERT INTO ${table} SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::double precision[],
         $5::double precision[], $6::double precision[], $7::double precision[], $8::text[], $9::text[], $10::text[],
         $11::text[], $12::text[], $13::bigint[])
       ON CONFLICT (smart_code) DO NOTHING RETURNING smart_code`,
      [
        column('smart_code'),
        column('cell'),
        column('plus_code'),
        column('lat'),
        column('lng'),
        column('surveyed_lat'),
        column('surveyed_lng'),
        column('postal_code'),
        column('locality'),
        column('governorate'),
        column('status'),
        column('organisation_id'),
        column('created_at'),
      ],
    );
    return new Set(inserted.map(({ smart_code: smartCode }) => smartCode));
  }

  async function registerAll(records: readonly CodeRecord[]) {
    const inserted = await insertNew(records);
    const isCreator = records.map(({ smartCode }) => inserted.delete(smartCode));
    const renewed = await renewAll(records.filter((_, index) => !isCreator[index]));
    for (const record of records) forget(record);
    let next = 0;
    return records.map((record, index) =>
      isCreator[index] ? { record, created: true } : { record: renewed[next++] ?? record, created: false },
    );
  }

  /** Updates the records of cells that are taken, one after the other. */
  async function renewAll(records: readonly CodeRecord[]): Promise<readonly CodeRecord[]> {
    if (records.length === 0) return [];
    return database.transaction(async (query) => {
      const rows = await query<CodeRow>(
        `SELECT ${columns} FROM ${table} WHERE smart_code = ANY($1) ORDER BY smart_code FOR UPDATE`,
        [records.map(({ smartCode }) => smartCode)],
      );
      const before = new Map(rows.map((row) => [row.smart_code, codeRecordOfRow(row)]));
      const after = new Map(before);
      const results = records.map((record) => {
        const renewed = renew(after.get(record.smartCode) ?? record, record);
        after.set(record.smartCode, renewed);
        return renewed;
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
    register,
    async setStatus(smartCode, status) {
      const [row] = await database.query<CodeRow>(
        `UPDATE ${table} SET status = $2 WHERE smart_code = $1 RETURNING ${columns}`,
        [smartCode, status],
      );
      if (!row) return undefined;
      const record = codeRecordOfRow(row);
      forget(record);
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
