import type { Database } from 'better-sqlite3';
import { codeColumnNames, type CodeRow, codeRecordOfRow, codeRowOf } from '../codeRow.ts';
import type { CodeRecord } from '../records.types.ts';
import { registered } from '../registered.ts';
import type { CodeStore } from '../store.types.ts';
import type { WriteLine } from './audit.ts';
import type { Freshness } from './freshness.ts';
import type { GroupCommit } from './groupCommit.ts';

/** Cells remembered, some 1 kB each. */
const rememberedCells = 20_000;

export function createCodes(
  database: Database,
  commits: GroupCommit,
  freshness: Freshness,
  writeLine: WriteLine,
): CodeStore {
  const cells = freshness.remembered<readonly CodeRecord[]>();
  const select = database.prepare<[string], CodeRow>('SELECT * FROM codes WHERE smart_code = ?');
  const selectCell = database.prepare<[string], CodeRow>(
    'SELECT * FROM codes WHERE cell = ? ORDER BY created_at, smart_code',
  );
  const selectSurveyed = database.prepare<[number, number, number, number], CodeRow>(
    `SELECT * FROM codes WHERE status = 'active' AND surveyed_lat IS NOT NULL
       AND surveyed_lat BETWEEN ? AND ? AND surveyed_lng BETWEEN ? AND ?`,
  );
  const counted = database.prepare<[], { count: number }>('SELECT count(*) AS count FROM codes');
  const insert = database.prepare<[CodeRow]>(
    `INSERT INTO codes VALUES (${codeColumnNames.map((name) => `@${name}`).join(', ')})`,
  );
  const update = database.prepare<[string, number | null, number | null, string]>(
    'UPDATE codes SET status = ?, surveyed_lat = ?, surveyed_lng = ? WHERE smart_code = ?',
  );

  function get(smartCode: string): CodeRecord | undefined {
    const row = select.get(smartCode);
    return row && codeRecordOfRow(row);
  }

  function change(record: CodeRecord): void {
    const { status, surveyed, smartCode } = record;
    update.run(status, surveyed?.lat ?? null, surveyed?.lng ?? null, smartCode);
    cells.delete(record.smartcode);
  }

  function readCell(smartcode: string): readonly CodeRecord[] {
    return selectCell.all(smartcode).map(codeRecordOfRow);
  }

  function inCell(smartcode: string): readonly CodeRecord[] {
    freshness.refresh();
    const known = cells.get(smartcode);
    if (known) return known;
    const records = readCell(smartcode);
    if (cells.size >= rememberedCells) cells.clear();
    cells.set(smartcode, records);
    return records;
  }

  return {
    get: async (smartCode) => get(smartCode),
    inCell: async (smartcode) => inCell(smartcode),
    register: (record, unless, lineOf) =>
      commits.write(() => {
        const known = get(record.smartCode);
        const result = registered(record, known, readCell(record.smartcode), unless);
        if (result?.created) insert.run(codeRowOf(result.record));
        else if (result && result.record !== known) change(result.record);
        const line = result?.restored ? lineOf?.(result.record) : null;
        if (line) writeLine(line);
        // Also where another process was first.
        cells.delete(record.smartcode);
        return result;
      }),
    setStatus: (smartCode, status, lineOf) =>
      commits.write(() => {
        const known = get(smartCode);
        if (!known || known.status === status) return undefined;
        const changed = { ...known, status };
        change(changed);
        const line = lineOf?.(changed);
        if (line) writeLine(line);
        return changed;
      }),
    surveyedIn: async ({ south, north, west, east }) =>
      selectSurveyed.all(south, north, west, east).map(codeRecordOfRow),
    count: async () => counted.get()?.count ?? 0,
  };
}
