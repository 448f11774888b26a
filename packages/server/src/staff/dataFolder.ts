import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '@smart-address/contract';
import type { OutageListener } from '../outage/breaker.ts';
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';
import type { OpenFolder } from './command.types.ts';

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
  const store = await openSqliteStore(dataFile(folder, environment), onOutage ? { onOutage } : {});
  const sandbox = environment === 'live' ? await openSqliteStore(dataFile(folder, 'sandbox')) : null;
  return {
    parts: { environment, store, sandbox, clock },
    async close() {
      await store.close();
      await sandbox?.close();
    },
  };
}
