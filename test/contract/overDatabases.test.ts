import { listen, openPostgresStore, openRedisLimiter } from '@smart-address/server/node';
import { afterAll, beforeAll } from 'vitest';
import { startPostgres, startRedis, type TestServer } from '../../scripts/databases.mjs';
import { withDatabases } from '../databases/withDatabases.ts';
import { contractSuite } from './suite.ts';

withDatabases('the contract over databases', ['PostgreSQL', 'Redis'], () => {
  let servers: readonly [postgres: TestServer, redis: TestServer];

  beforeAll(async () => {
    servers = await Promise.all([startPostgres(), startRedis()]);
  });
  afterAll(() => Promise.all(servers.map((server) => server.stop())));

  contractSuite('on PostgreSQL and Redis', async () => {
    const [postgres, redis] = servers;
    const store = await openPostgresStore(postgres.url);
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
