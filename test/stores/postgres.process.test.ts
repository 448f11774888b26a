import { openPostgresStore } from '@smart-address/server/node';
import { setUpDatabase } from '../../packages/server/test/setUpDatabase.ts';
import { withDatabases } from '../databases/withDatabases.ts';
import { storeSuite } from './suite.ts';

withDatabases('the contract of stores', ['PostgreSQL'], () => {
  const database = setUpDatabase();
  let schemas = 0;

  storeSuite('in PostgreSQL', async () => {
    schemas += 1;
    const schema = `suite_${schemas}`;
    const store = await openPostgresStore(database.url, { schema });
    return {
      store,
      reopen: async () => {
        await store.close();
        return openPostgresStore(database.url, { schema });
      },
    };
  });
});
