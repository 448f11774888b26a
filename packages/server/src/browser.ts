export { createApp } from './app/createApp.ts';
export type { App, AppOptions, Connection, LogEntry } from './request/app.types.ts';
export { openIndexedDbStore } from './store/indexedDb/openIndexedDbStore.ts';
export { routeFetch } from './browser/routeFetch.ts';
export { SANDBOX_CREDENTIALS } from './sandbox/sandboxCredentials.ts';
export { createMemoryStore } from './store/memoryStore.ts';
export { createReviewDesk, type ReviewDesk, type ReviewedApplication } from './browser/reviewDesk.ts';
