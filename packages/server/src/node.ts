export { openSqliteStore } from './store/sqlite/openSqliteStore.ts';
export { listen } from './node/listen.ts';
export type { ListenOptions, Listening } from './node/listen.ts';
