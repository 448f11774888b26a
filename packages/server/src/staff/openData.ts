import type { Environment } from '@smart-address/contract';
import { openPostgresStore, type PostgresOptions } from '../store/postgres/openPostgresStore.ts';
import type { OpenFolder } from './command.types.ts';
import { openDataFolder } from './dataFolder.ts';

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
  const store = await openPostgresStore(place, { ...options, schema: schemaOf(environment) });
  // Only keys are granted there.
  const sandbox =
    environment === 'live'
      ? await openPostgresStore(place, { connections: 2, schema: schemaOf('sandbox') })
      : null;
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
