import { join } from 'node:path';
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';
import type { OpenFolder } from './command.types.ts';

/** The database of an environment in a data folder. */
export function dataFile(folder: string, environment: 'live' | 'sandbox'): string {
  return join(folder, `${environment}.sqlite`);
}

/** Opens the stores of a data folder: for live, the sandbox's beside it too. */
export async function openDataFolder(
  folder: string,
  environment: 'live' | 'sandbox',
  clock: () => number,
): Promise<OpenFolder> {
  const store = await openSqliteStore(dataFile(folder, environment));
  const sandbox = environment === 'live' ? await openSqliteStore(dataFile(folder, 'sandbox')) : null;
  return {
    parts: { environment, store, sandbox, clock },
    async close() {
      await store.close();
      await sandbox?.close();
    },
  };
}
