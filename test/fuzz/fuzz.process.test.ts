import { endpoints } from '@smart-address/contract';
import { openPostgresStore } from '@smart-address/server/node';
import { describe, expect, it } from 'vitest';
import { setUpDatabase } from '../../packages/server/test/setUpDatabase.ts';
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
  });
});

withDatabases('the service on PostgreSQL under drawn requests', ['PostgreSQL'], () => {
  const database = setUpDatabase();

  it('answers each with what its document allows', async () => {
    const { findings } = await runFuzz(1_500, 20_261_122, await openPostgresStore(database.url));
    expect(findings).toEqual([]);
  });
});
