export { createApp } from './app/createApp.ts';
export type { App, AppOptions, Connection, LogEntry } from './request/app.types.ts';
export type { LimitDecision, RateLimiter } from './limits/gcra.ts';
export { SANDBOX_CREDENTIALS } from './sandbox/sandboxCredentials.ts';
export { sandboxPoints } from './sandbox/seed.ts';
export { createMemoryStore } from './store/memoryStore.ts';
export type { CodeStore, Collection, LineOf, Store } from './store/store.types.ts';
