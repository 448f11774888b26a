import type { Database } from 'better-sqlite3';
import type { UsageRecord } from '../records.types.ts';
import type { UsageStore } from '../store.types.ts';
import type { Freshness } from './freshness.ts';
import type { GroupCommit } from './groupCommit.ts';

const flushMilliseconds = 1_000;

interface Counter extends UsageRecord {
  units: number;
}

/** Usage is counted in memory and written once a second: a killed process forgets at most that. */
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
  /** What is in the file, by month. */
  const written = freshness.remembered<number>();
  /** What is not yet, by month and by day and operation. */
  const unwritten = new Map<string, number>();
  let pending = new Map<string, Counter>();

  function count(organisationId: string, month: string, units: number): void {
    const id = `${organisationId} ${month}`;
    unwritten.set(id, (unwritten.get(id) ?? 0) + units);
  }

  function keep(counter: UsageRecord): void {
    const id = `${counter.organisationId} ${counter.day} ${counter.operation}`;
    const known = pending.get(id);
    if (known) known.units += counter.units;
    else pending.set(id, { ...counter });
  }

  async function flush(): Promise<void> {
    if (pending.size === 0) return;
    const counters = [...pending.values()];
    pending = new Map();
    try {
      await commits.write(() => {
        for (const { organisationId, day, operation, units } of counters) {
          add.run(organisationId, day, operation, units);
        }
      });
    } catch (cause) {
      for (const counter of counters) keep(counter);
      throw cause;
    }
    for (const { organisationId, day, units } of counters) {
      const month = day.slice(0, 7);
      count(organisationId, month, -units);
      written.delete(`${organisationId} ${month}`);
    }
  }

  // A failed write is part of the next.
  const timer = setInterval(() => void flush().catch(() => {}), flushMilliseconds);
  timer.unref();

  return {
    add(organisationId, day, operation, units) {
      count(organisationId, day.slice(0, 7), units);
      keep({ organisationId, day, operation, units });
    },
    monthTotal(organisationId, month) {
      freshness.refresh();
      const id = `${organisationId} ${month}`;
      let total = written.get(id);
      if (total === undefined) {
        total = selectTotal.get(organisationId, month, month)?.total ?? 0;
        written.set(id, total);
      }
      return total + (unwritten.get(id) ?? 0);
    },
    async days(organisationId, month) {
      await flush();
      return selectDays.all(organisationId, month, month);
    },
    close() {
      clearInterval(timer);
      return flush();
    },
  };
}
