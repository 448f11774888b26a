import * as driver from 'pg';
import { expect, it } from 'vitest';
import { startPostgres } from '../../../../../scripts/databases.mjs';
import { withDatabases } from '../../../../../test/databases/withDatabases.ts';
import { connectDatabase } from './database.ts';

withDatabases('a PostgreSQL whose connections others have taken', ['PostgreSQL'], () => {
  it('answers all by those that are left', async () => {
    const server = await startPostgres();
    const { Client } = driver.default;
    const others: driver.Client[] = [];
    const outages: unknown[] = [];
    const database = connectDatabase({
      driver,
      url: server.url,
      schema: 'public',
      connections: 10,
      onOutage: (reason) => outages.push(reason),
    });
    try {
      const isTaken = async () => {
        const other = new Client(server.url);
        other.on('error', () => {});
        others.push(other);
        return other.connect().then(
          () => false,
          () => true,
        );
      };
      while (!(await isTaken()));
      const ask = () => database.query<{ one: number }>('SELECT 1 AS one FROM pg_sleep(0.002)');
      await expect(ask()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
      await others[0]?.end();
      await expect.poll(() => ask().catch(() => [])).toEqual([{ one: 1 }]);
      const answers = await Promise.all(Array.from({ length: 20 }, ask));
      expect(answers).toEqual(answers.map(() => [{ one: 1 }]));
      expect(outages).toEqual([]);
    } finally {
      await Promise.all(others.map((other) => other.end().catch(() => {})));
      await database.close();
      await server.stop();
    }
  }, 60_000);
});
