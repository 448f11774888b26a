import type { TestProject } from 'vitest/node';
import { findPostgres, findRedis, startPostgres, startRedis } from '../../scripts/databases.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the run's PostgreSQL and Redis listen; empty where the machine has none. */
    databases: { readonly postgres: string; readonly redis: string };
  }
}

/** Starts one PostgreSQL and one Redis for all files of a run that need no outage, and stops them after it. */
export default async function startDatabases({ provide }: TestProject): Promise<() => Promise<void>> {
  const [postgres, redis] = await Promise.all([
    findPostgres() ? startPostgres() : null,
    findRedis() ? startRedis() : null,
  ]);
  provide('databases', { postgres: postgres?.url ?? '', redis: redis?.url ?? '' });
  return async () => {
    await Promise.all([postgres?.stop(), redis?.stop()]);
  };
}
