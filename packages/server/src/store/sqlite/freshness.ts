import type { Database } from 'better-sqlite3';

/** Milliseconds for which a change by another process may go unnoticed. Revoking a key promises 5 s. */
const freshMilliseconds = 1_000;

/** Decides how long reads may be cached: until this or another process writes. */
export interface Freshness {
  /** A map that is cleared when another process has written. Writers of this process keep it up to date themselves. */
  remembered<Value>(): Map<string, Value>;
  /** Call before reading from such a map: once a second it asks SQLite whether another process has written. */
  refresh(): void;
}

export function createFreshness(database: Database): Freshness {
  const dataVersion = database.prepare<[], { data_version: number }>('PRAGMA data_version');
  const caches: Map<string, unknown>[] = [];
  let seenVersion = dataVersion.get()?.data_version;
  let checkedAt = performance.now();
  return {
    remembered<Value>() {
      const cache = new Map<string, Value>();
      caches.push(cache);
      return cache;
    },
    refresh() {
      const now = performance.now();
      if (now - checkedAt < freshMilliseconds) return;
      checkedAt = now;
      const version = dataVersion.get()?.data_version;
      if (version === seenVersion) return;
      seenVersion = version;
      for (const cache of caches) cache.clear();
    },
  };
}
