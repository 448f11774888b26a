export { openRedisLimiter } from './limits/redis/openRedisLimiter.ts';
export type { RedisLimiterOptions, SharedRateLimiter } from './limits/redis/openRedisLimiter.ts';
export { openPostgresStore } from './store/postgres/openPostgresStore.ts';
export type { PostgresOptions } from './store/postgres/openPostgresStore.ts';
export { openSqliteStore } from './store/sqlite/openSqliteStore.ts';
export { listen } from './node/listen.ts';
export type { ListenOptions, Listening } from './node/listen.ts';
