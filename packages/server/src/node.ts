export { openRedisLimiter } from './limits/redis/openRedisLimiter.ts';
export type { RedisLimiterOptions, SharedRateLimiter } from './limits/redis/openRedisLimiter.ts';
export { openPostgresStore, type PostgresOptions } from './store/postgres/openPostgresStore.ts';
export { openSqliteStore } from './store/sqlite/openSqliteStore.ts';
export { listen, type ListenOptions, type Listening } from './node/listen.ts';
