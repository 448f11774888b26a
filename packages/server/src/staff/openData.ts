import type { Environment } from '@smart-address/contract';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OutageListener } from '../outage/breaker.ts';
import { openPostgresStore, type PostgresOptions } from '../store/postgres/openPostgresStore.ts';
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';
import type { Store } from '../store/store.types.ts';
import type { OpenFolder } from './command.types.ts';

/** Opens the stores of a place: of a PostgreSQL database, where each environment has a schema, or of a data folder. */
export async function openData(
  place: string,
  environment: Environment,
  clock: () => number,
  {
    mayMake,
    ...options
  }: Pick<PostgresOptions, 'connections' | 'onOutage'> & { readonly mayMake?: boolean } = {},
): Promise<OpenFolder> {
  if (!isDatabaseUrl(place)) return openDataFolder(place, environment, clock, mayMake, options.onOutage);
  return openBoth(environment, clock, (one) =>
    openPostgresStore(place, {
      // Only keys are granted in the other.
      ...(one === environment ? options : { connections: 2 }),
      schema: schemaOf(one),
    }),
  );
}

/** The store of an environment, and for live the sandbox's beside it. */
async function openBoth(
  environment: Environment,
  clock: () => number,
  open: (environment: Environment) => Promise<Store>,
): Promise<OpenFolder> {
  const store = await open(environment);
  const sandbox = environment === 'live' ? await open('sandbox') : null;
  return {
    parts: { environment, store, sandbox, clock },
    async close() {
      await store.close();
      await sandbox?.close();
    },
  };
}

/** The schema of an environment in a database. */
export function schemaOf(environment: Environment): string {
  return `smart_address_${environment}`;
}

/** A place as it may be shown: of a database, without the password. */
export function placeName(place: string): string {
  if (!isDatabaseUrl(place)) return place;
  const { host, pathname } = new URL(place);
  return `PostgreSQL ${host}${pathname}`;
}

export function isDatabaseUrl(place: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(place);
}

/** The database of an environment in a data folder. */
export function dataFile(folder: string, environment: Environment): string {
  return join(folder, `${environment}.sqlite`);
}

/**
 * Opens the stores of a data folder: for live, the sandbox's beside it too.
 *
 * @throws Error if there is none and `mayMake` is false: whoever looks in a wrong folder would be told that nobody has applied.
 */
export async function openDataFolder(
  folder: string,
  environment: Environment,
  clock: () => number,
  mayMake = true,
  onOutage?: OutageListener,
): Promise<OpenFolder> {
  if (!mayMake && !existsSync(dataFile(folder, environment))) {
    throw new Error(
      `There is no ${environment} data in ${folder}. Say where the server keeps it, as --data, or in SMART_ADDRESS_DATA or ` +
        'DATABASE_URL as it has them; --environment says which of live and sandbox.',
    );
  }
  return openBoth(environment, clock, (one) =>
    openSqliteStore(dataFile(folder, one), onOutage && one === environment ? { onOutage } : {}),
  );
}
