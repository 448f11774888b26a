import type { AddressResult } from '@smart-address/gazetteer';
import { readResult } from './finder.results.ts';

/** Addresses picked before, newest first. */
export interface RecentsStore {
  load(): readonly AddressResult[];
  add(result: AddressResult): void;
  remove(id: string): void;
  clear(): void;
}

/** The part of the browser's Storage that recents need; `localStorage` is one. */
export interface StorageLike {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Asks a store something. One of a team's own may throw: its error is told of, and what the finder was about goes on. */
export function askRecents<Answer>(
  store: RecentsStore | null | undefined,
  ask: (store: RecentsStore) => Answer,
): Answer | undefined {
  try {
    return store ? ask(store) : undefined;
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

export interface RecentsOptions {
  /** The storage's key; one a site unless a site wants more. @default 'smart-address.recents' */
  readonly key?: string;
  /** How many are kept, 1 to 10. @default 5 */
  readonly limit?: number;
}

/**
 * Keeps picked addresses in a storage of the browser, for this site only and never sent anywhere. A storage that is full,
 * forbidden or holds rubbish means no recents, not an error.
 */
export function createRecents(storage: () => StorageLike, options: RecentsOptions = {}): RecentsStore {
  const { key = 'smart-address.recents', limit = 5 } = options;
  const attempt = <T>(action: () => T, otherwise: T): T => {
    try {
      return action();
    } catch {
      return otherwise;
    }
  };
  const load = (): readonly AddressResult[] =>
    attempt(() => {
      const stored: unknown = JSON.parse(storage().getItem(key) ?? '[]');
      return Array.isArray(stored)
        ? stored
            .map(readResult)
            .filter((each) => each !== null)
            .slice(0, limit)
        : [];
    }, []);
  const save = (results: readonly AddressResult[]) =>
    attempt(() => storage().setItem(key, JSON.stringify(results)), undefined);
  const without = (id: string) => load().filter((result) => result.id !== id);
  return {
    load,
    add: (result) => save([{ ...result, highlight: [] }, ...without(result.id)].slice(0, limit)),
    remove: (id) => save(without(id)),
    clear: () => attempt(() => storage().removeItem(key), undefined),
  };
}
