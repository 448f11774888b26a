import type { Database } from 'better-sqlite3';
import type { UsageRecord } from '../records.types.ts';
import type { UsageStore } from '../store.types.ts';
import { createUnwrittenUsage, monthId } from '../unwrittenUsage.ts';
import type { Freshness } from './freshness.ts';
import type { GroupCommit } from './groupCommit.ts';

/** Usage is counted in memory and written once a second. */
export function createUsage(
  database: Database,
  commits: GroupCommit,
  freshness: Freshness,
): UsageStore & { close(): Promise<void> } {
  const selectTotal = database.prepare<[string, string, string], { total: number | null }>(
    "SELECT sum(units) AS total FROM usage WHERE organisation_id = ? AND day BETWEEN ? || '-01' AND ? || '-31'",
  );
  const selectDays = database.prepare<[string, string, string], UsageRecord>(
    `SELECT organisation_id AS organisationId, day, operation, units FROM usage
     WHERE organisation_id = ? AND day BETWEEN ? || '-01' AND ? || '-31' ORDER BY day, operation`,
  );
  const add = database.prepare<[string, string, string, number]>(
    `INSERT INTO usage VALUES (?, ?, ?, ?)
     ON CONFLICT (organisation_id, day, operation) DO UPDATE SET units = units + excluded.units`,
  );
  /** The file's content, by month. */
  const written = freshness.remembered<number>();
  const unwritten = createUnwrittenUsage(
    (counters) =>
      commits.write(() => {
        for (const { organisationId, day, operation, units } of counters) {
          add.run(organisationId, day, operation, units);
        }
      }),
    (_, counters) => {
      for (const { organisationId, day } of counters)
        written.delete(monthId(organisationId, day.slice(0, 7)));
    },
  );

  return {
    add: unwritten.add,
    monthTotal(organisationId, month) {
      freshness.refresh();
      const id = monthId(organisationId, month);
      let total = written.get(id);
      if (total === undefined) {
        total = selectTotal.get(organisationId, month, month)?.total ?? 0;
        written.set(id, total);
      }
      return total + unwritten.total(id);
    },
    async days(organisationId, month) {
      await unwritten.flush();
      return selectDays.all(organisationId, month, month);
    },
    close: unwritten.close,
  };
}
