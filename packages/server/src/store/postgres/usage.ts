import type { UsageRecord } from '../records.types.ts';
import type { UsageStore } from '../store.types.ts';
import { createUnwrittenUsage, monthId } from '../unwrittenUsage.ts';
import type { Database } from './database.ts';

interface MonthRow {
  readonly organisation_id: string;
  readonly month: string;
  readonly units: number;
}

/**
 * Usage is counted in memory and added to what all processes wrote once a second; the answer tells what it has come to. So a
 * process knows of the others' units a second later, as long as it has calls of that organisation itself.
 *
 * A write whose answer is lost is repeated: when the database dies in the middle of one, a second may count twice.
 */
export async function openUsage(database: Database): Promise<UsageStore & { close(): Promise<void> }> {
  const byDay = `${database.schema}.usage_by_day`;
  const byMonth = `${database.schema}.usage_by_month`;
  /** The sum of all processes at this one's last read. */
  const written = new Map<string, number>();

  for (const row of await database.query<MonthRow>(
    `SELECT organisation_id, month, units::double precision AS units FROM ${byMonth}`,
  )) {
    written.set(monthId(row.organisation_id, row.month), row.units);
  }

  const unwritten = createUnwrittenUsage(put, (rows) => {
    for (const row of rows) written.set(monthId(row.organisation_id, row.month), row.units);
  });

  function put(unordered: readonly UsageRecord[]): Promise<readonly MonthRow[]> {
    const counters = [...unordered].sort(byKey);
    return database.query<MonthRow>(
      `WITH counted AS (
         SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[])
           AS one (organisation_id, day, operation, units)
       ), by_day AS (
         INSERT INTO ${byDay} AS known SELECT * FROM counted
         ON CONFLICT (organisation_id, day, operation) DO UPDATE SET units = known.units + excluded.units
       )
       INSERT INTO ${byMonth} AS known
         SELECT organisation_id, left(day, 7), sum(units) FROM counted GROUP BY 1, 2 ORDER BY 1, 2
       ON CONFLICT (organisation_id, month) DO UPDATE SET units = known.units + excluded.units
       RETURNING organisation_id, month, units::double precision AS units`,
      [
        counters.map(({ organisationId }) => organisationId),
        counters.map(({ day }) => day),
        counters.map(({ operation }) => operation),
        counters.map(({ units }) => units),
      ],
    );
  }

  return {
    add: unwritten.add,
    monthTotal(organisationId, month) {
      const id = monthId(organisationId, month);
      return (written.get(id) ?? 0) + unwritten.total(id);
    },
    async days(organisationId, month) {
      await unwritten.flush();
      const days = await database.query<UsageRecord>(
        `SELECT organisation_id AS "organisationId", day, operation, units::double precision AS units
         FROM ${byDay} WHERE organisation_id = $1 AND day BETWEEN $2 AND $3 ORDER BY day, operation`,
        [organisationId, `${month}-01`, `${month}-31`],
      );
      const id = monthId(organisationId, month);
      const total = days.reduce((sum, { units }) => sum + units, 0);
      written.set(id, Math.max(total, written.get(id) ?? 0));
      return days;
    },
    async close() {
      await unwritten.close().catch((cause: unknown) => {
        throw new Error('PostgreSQL does not answer, and the last units were not written', { cause });
      });
    },
  };
}

/** The same order in every process, so that they cannot deadlock. */
function byKey(one: UsageRecord, other: UsageRecord): number {
  const order = (counter: UsageRecord) => `${counter.organisationId} ${counter.day} ${counter.operation}`;
  return order(one) < order(other) ? -1 : 1;
}
