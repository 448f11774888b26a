/** Milliseconds for which a read is cached and a change by another process may go unnoticed. Revoking a key promises 5 s. */
const cacheMilliseconds = 1_000;
const maxEntries = 20_000;

/** A cached read, finished or in progress. */
export interface ReadCache<Value> {
  get(id: string): Promise<Value | undefined>;
  /** Drops it from the cache. Call once a change is committed. */
  forget(id: string): void;
}

/** Caches what exists. What is missing is always read again: another process may just have created it. */
export function createReadCache<Value>(read: (id: string) => Promise<Value | undefined>): ReadCache<Value> {
  const entries = new Map<string, { readonly value: Promise<Value | undefined>; readonly askedAt: number }>();
  return {
    get(id) {
      const known = entries.get(id);
      const now = performance.now();
      if (known && now - known.askedAt < cacheMilliseconds) return known.value;
      const value = read(id);
      const entry = { value, askedAt: now };
      if (entries.size >= maxEntries) entries.clear();
      entries.set(id, entry);
      const drop = () => {
        if (entries.get(id) === entry) entries.delete(id);
      };
      value.then((found) => {
        if (found === undefined) drop();
      }, drop);
      return value;
    },
    forget(id) {
      entries.delete(id);
    },
  };
}
