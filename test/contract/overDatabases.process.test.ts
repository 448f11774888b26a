import { listen, openPostgresStore, openRedisLimiter } from '@smart-address/server/node';
import { setUpDatabase, setUpRedis } from '../../packages/server/test/setUpDatabase.ts';
import { withDatabases } from '../databases/withDatabases.ts';
import { contractSuite } from './suite.ts';

withDatabases('the contract over databases', ['PostgreSQL', 'Redis'], () => {
  const database = setUpDatabase();
  const redis = setUpRedis();

  contractSuite('on PostgreSQL and Redis', async () => {
    const store = await openPostgresStore(database.url);
    const limiter = await openRedisLimiter(redis.url);
    const { url, close } = await listen({ port: 0, store, limiter });
    return {
      fetch: (request) => fetch(request),
      base: url,
      close: async () => {
        await close();
        await limiter.close();
      },
    };
  });
});
