import { openPostgresStore } from '@smart-address/server/node';
import { afterAll, beforeAll } from 'vitest';
import { startPostgres, type TestServer } from '../../scripts/databases.mjs';
import { withDatabases } from '../databases/withDatabases.ts';
import { storeSuite } from './suite.ts';

withDatabases('the contract of stores', ['PostgreSQL'], () => {
  let postgres: TestServer;
  let schemas = 0;

  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  storeSuite('in PostgreSQL', async () => {
    schemas += 1;
    const schema = `suite_${schemas}`;
    const store = await openPostgresStore(postgres.url, { schema });
    return {
      store,
      reopen: async () => {
        await store.close();
        return openPostgresStore(postgres.url, { schema });
      },
    };
  });
});
