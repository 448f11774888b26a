import type { Database } from 'better-sqlite3';
import type { UsageRecord } from '../records.types.ts';
import type { UsageStore } from '../store.types.ts';
import type { GroupCommit } from './groupCommit.ts';

const flushMilliseconds = 1_000;

interface Counter extends UsageRecord {
  units: number;
}

/** Usage is counted in memory and written once a second: a killed process forgets at most that. */
export function createUsage(
  database: Database,
  commits: GroupCommit,
): UsageStore & { flush(): Promise<void> } {
  const selectTotal = database.prepare<[string, string], { total: number | null }>(
    "SELECT sum(units) AS total FROM usage WHERE organisation_id = ? AND day LIKE ? || '-%'",
  );
  const selectDays = database.prepare<[string, string], UsageRecord>(
    `SELECT organisation_id AS organisationId, day, operation, units FROM usage
     WHERE organisation_id = ? AND day LIKE ? || '-%' ORDER BY day, operation`,
  );
  const add = database.prepare<[string, string, string, number]>(
    `INSERT INTO usage VALUES (?, ?, ?, ?)
     ON CONFLICT (organisation_id, day, operation) DO UPDATE SET units = units + excluded.units`,
  );
  const totals = new Map<string, number>();
  let pending = new Map<string, Counter>();

  async function flush(): Promise<void> {
    if (pending.size === 0) return;
    const counters = [...pending.values()];
    pending = new Map();
    await commits.write(() => {
      for (const { organisationId, day, operation, units } of counters) {
        add.run(organisationId, day, operation, units);
      }
    });
  }

  function monthTotal(organisationId: string, month: string): number {
    const id = `${organisationId} ${month}`;
    const known = totals.get(id);
    if (known !== undefined) return known;
    const total = selectTotal.get(organisationId, month)?.total ?? 0;
    totals.set(id, total);
    return total;
  }

  function scheduleFlush(): void {
    // A failed write is tried again with the next; the counters of a full disk are the least of its worries.
    setTimeout(() => flush().catch(() => {}), flushMilliseconds).unref();
  }

  return {
    add(organisationId, day, operation, units) {
      const month = day.slice(0, 7);
      totals.set(`${organisationId} ${month}`, monthTotal(organisationId, month) + units);
      const id = `${organisationId} ${day} ${operation}`;
      const counter = pending.get(id);
      if (counter) counter.units += units;
      else {
        if (pending.size === 0) scheduleFlush();
        pending.set(id, { organisationId, day, operation, units });
      }
    },
    monthTotal,
    async days(organisationId, month) {
      await flush();
      return selectDays.all(organisationId, month);
    },
    flush,
  };
}
