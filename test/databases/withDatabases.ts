import { describe, it } from 'vitest';
import { findPostgres, findRedis } from '../../scripts/databases.mjs';

const find = { PostgreSQL: findPostgres, Redis: findRedis } as const;

/** Tests that need real databases. Where the machine has none the report says so, and the rest may still pass. */
export function withDatabases(name: string, needed: readonly (keyof typeof find)[], tests: () => void): void {
  const missing = needed.filter((one) => find[one]() === undefined);
  if (missing.length === 0) {
    describe(name, tests);
    return;
  }
  it(`NOT RUN: ${name}`, ({ skip }) => {
    const reason = `there is no ${missing.join(' and no ')} on this machine`;
    console.warn(`NOT RUN: ${name}: ${reason}.`);
    skip(reason);
  });
}
