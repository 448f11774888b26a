import type { AddressResult } from '@smart-address/gazetteer';
import { readResult } from './finder.results.ts';

/** Addresses picked before, newest first. */
export interface RecentsStore {
  load(): readonly AddressResult[];
  add(result: AddressResult): void;
  /** Removes a result, or the one of that label: a town may be there for several of its streets. */
  remove(id: string, label?: string): void;
  clear(): void;
}

/** The part of the browser's Storage that recents need; `localStorage` is one. */
export interface StorageLike {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Whether two results are one address: what was typed beside a place, its number and its street, tells several apart. */
function isSameAddress(a: AddressResult, b: AddressResult): boolean {
  return (
    a.id === b.id && a.address.houseNumber === b.address.houseNumber && a.address.street === b.address.street
  );
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
  return {
    load,
    add(result) {
      const others = load().filter((other) => !isSameAddress(other, result));
      save([{ ...result, highlight: [] }, ...others].slice(0, limit));
    },
    remove: (id, label) =>
      save(load().filter((each) => each.id !== id || (label !== undefined && each.label !== label))),
    clear: () => attempt(() => storage().removeItem(key), undefined),
  };
}
