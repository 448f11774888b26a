import { endpoints } from '@smart-address/contract';
import { openPostgresStore } from '@smart-address/server/node';
import { describe, expect, it } from 'vitest';
import { startPostgres } from '../../scripts/databases.mjs';
import { withDatabases } from '../databases/withDatabases.ts';
import { runFuzz } from './runFuzz.ts';

describe('the service under drawn requests', () => {
  it('answers each with what its document allows, and reaches every operation', async () => {
    const { findings, reached } = await runFuzz(4_000, 20_261_121);
    expect(findings).toEqual([]);
    expect([...reached.keys()].sort()).toEqual(Object.keys(endpoints).sort());
    for (const [name, { drawn, succeeded }] of reached) {
      expect(succeeded / drawn, name).toBeGreaterThan(0.3);
    }
  }, 120_000);
});

withDatabases('the service on PostgreSQL under drawn requests', ['PostgreSQL'], () => {
  it('answers each with what its document allows', async () => {
    const postgres = await startPostgres();
    try {
      const { findings } = await runFuzz(1_500, 20_261_122, await openPostgresStore(postgres.url));
      expect(findings).toEqual([]);
    } finally {
      await postgres.stop();
    }
  }, 120_000);
});
