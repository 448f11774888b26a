import { reasonOf, systemCode } from '../../errors/cause.ts';
import type { OutageListener } from '../../outage/breaker.ts';
import { createOneAtATime } from '../oneAtATime.ts';
import type { Store } from '../store.types.ts';
import { createAddresses } from './addresses.ts';
import { createAudit } from './audit.ts';
import { createCodes } from './codes.ts';
import { connectDatabase, type Database, sessionTimeouts } from './database.ts';
import { createDocuments } from './documents.ts';
import { createIdempotency } from './idempotency.ts';
import { migrate } from './migrations.ts';
import { openUsage } from './usage.ts';

const connectMilliseconds = 5_000;

export interface PostgresOptions {
  /** Schema of its tables, created if missing: a different one for each environment. @default 'smart_address' */
  readonly schema?: string;
  /** Maximum number of connections, besides two for tasks that only one process may do at a time. @default 10 */
  readonly connections?: number;
  /** @default nobody is told */
  readonly onOutage?: OutageListener;
}

/**
 * A store in PostgreSQL (14 or later), for any number of processes. A write resolves only once it is committed. Other processes'
 * new records are visible at once, changes of keys, organisations and codes within a second; usage is written and read each
 * second.
 *
 * @param url such as `postgres://user:password@host:5432/database`.
 * @throws Error if it cannot be reached, if a newer version created the schema, or if the driver, an optional dependency, is not
 * installed.
 */
export async function openPostgresStore(
  url: string,
  { schema = 'smart_address', connections = 10, onOutage = () => {} }: PostgresOptions = {},
): Promise<Store> {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(schema)) {
    throw new TypeError(`schema: ${JSON.stringify(schema)} is not a plain name in lower case`);
  }
  const driver = await loadDriver();
  try {
    const hasTimeouts = await prepared(driver, url, schema);
    const database = connectDatabase({ driver, url, schema, connections, hasTimeouts, onOutage });
    try {
      return await storeOf(database);
    } catch (cause) {
      await database.close();
      throw cause;
    }
  } catch (cause) {
    const cure = mayNotMakeTables(cause)
      ? `. Give its user CREATE on the database, or make the schema ${schema} and let that user own it`
      : '';
    throw new Error(`PostgreSQL cannot be used: ${reasonOf(cause)}${cure}`, { cause });
  }
}

/** Migrates the schema. Resolves with whether connections may state their timeouts, which a pooler in between may refuse. */
async function prepared(
  driver: Pick<typeof import('pg'), 'Client'>,
  url: string,
  schema: string,
): Promise<boolean> {
  const attempt = async (timeouts: object): Promise<void> => {
    const settings = { connectionString: url, connectionTimeoutMillis: connectMilliseconds, ...timeouts };
    const client = new driver.Client(settings);
    // Reported to whoever waits for a statement; without a listener the event would also end the process.
    client.on('error', () => {});
    try {
      await client.connect();
      await migrate(client, schema);
    } finally {
      await client.end().catch(() => {});
    }
  };
  try {
    await attempt(sessionTimeouts);
    return true;
  } catch (cause) {
    if (!(cause instanceof Error && cause.message.startsWith('unsupported startup parameter'))) throw cause;
    await attempt({});
    return false;
  }
}

/** Loaded on demand: everything else installs and runs without it. */
async function loadDriver() {
  try {
    return await import('pg');
  } catch (cause) {
    throw new Error(
      'Data cannot be kept in PostgreSQL: the optional package pg is not installed. Run `npm install pg@8`, or start without ' +
        'DATABASE_URL, on a data folder',
      { cause },
    );
  }
}

/** Whether a permission is missing: insufficient_privilege, or a schema that is not permitted, which looks like a missing one. */
function mayNotMakeTables(cause: unknown): boolean {
  return ['42501', '3F000'].includes(systemCode(cause));
}

async function storeOf(database: Database): Promise<Store> {
  const collection = createDocuments(database);
  const oneAtATime = createOneAtATime();
  const usage = await openUsage(database);
  let closing: Promise<void> | null = null;
  return {
    storesLines: true,
    organisations: collection('organisations', { isCached: true }),
    applications: collection('applications', { isCached: false }),
    keys: collection('keys', { isCached: true }),
    signingKeys: collection('signingKeys', { isCached: false }),
    codes: createCodes(database),
    addresses: createAddresses(database),
    usage,
    audit: createAudit(database),
    idempotency: createIdempotency(database),
    exclusively: (name, task) => oneAtATime(name, () => database.holding(name, task)),
    check: () => checkRights(database),
    close() {
      closing ??= usage.close().finally(() => database.close());
      return closing;
    },
  };
}

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
async function checkRights({ transaction, schema }: Pick<Database, 'transaction' | 'schema'>): Promise<void> {
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
