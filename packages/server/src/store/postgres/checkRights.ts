import type { Database } from './database.ts';

/** The permissions the service needs on each table. Only staff import addresses and read the audit log. */
const needed = {
  documents: ['SELECT', 'INSERT', 'UPDATE'],
  codes: ['SELECT', 'INSERT', 'UPDATE'],
  addresses: ['SELECT'],
  usage_by_day: ['SELECT', 'INSERT', 'UPDATE'],
  usage_by_month: ['SELECT', 'INSERT', 'UPDATE'],
  audit: ['INSERT'],
  idempotency: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
} as const;

const pairs = Object.entries(needed).flatMap(([table, rights]) =>
  rights.map((right) => [table, right] as const),
);

/**
 * Checks that PostgreSQL can serve every call: the tables exist and are permitted, and it accepts writes, which a standby does
 * not.
 *
 * @throws Error naming what is missing; ApiError SERVICE_UNAVAILABLE if there is no answer.
 */
export async function checkRights({
  transaction,
  schema,
}: Pick<Database, 'transaction' | 'schema'>): Promise<void> {
  // One that fails closes its connection: the next check asks whoever is at the address then.
  await transaction(async (query) => {
    const missing = await query<{ what: string }>(
      `SELECT kind || ' on ' || name AS what FROM unnest($1::text[], $2::text[]) AS needed (name, kind)
         WHERE NOT has_table_privilege($3 || '.' || name, kind)
       UNION ALL SELECT 'to write at all' WHERE current_setting('transaction_read_only') = 'on'`,
      [pairs.map(([table]) => table), pairs.map(([, right]) => right), schema],
    );
    if (missing.length === 0) return;
    throw new Error(`PostgreSQL does not allow ${missing.map(({ what }) => what).join(', ')}`);
  });
}
