import type { AddressResult } from '@smart-address/gazetteer';
import type { AddressValue } from './types.ts';
import { readResult } from './results.ts';
import { MAX_ROWS } from '../../readText.ts';
import { runCallback, warnOnce } from '../../report.ts';

/** Addresses picked before, newest first. */
export interface RecentsStore {
  load(): readonly AddressResult[];
  add(result: AddressResult): void;
  /** Removes the result with this id, or this label: a town may be stored for several of its streets. */
  remove(id: string, label?: string): void;
  clear(): void;
}

/** The part of the browser's Storage that recents need; `localStorage` is one. */
export interface StorageLike {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** A picked result as it is stored: as typed, with the house number and street that the provider does not know. */
export function recentOf(result: AddressResult, value: AddressValue): AddressResult {
  const { location } = result;
  const address = value.address ?? result.address;
  return {
    ...result,
    type: address.street === result.address.street ? result.type : 'street',
    label: value.text,
    address,
    location: { ...location, accuracy: value.accuracy ?? location.accuracy },
  };
}

/** Whether two results are the same address: a house number or street typed beside a place makes a different one. */
function isSameAddress(a: AddressResult, b: AddressResult): boolean {
  return (
    a.id === b.id && a.address.houseNumber === b.address.houseNumber && a.address.street === b.address.street
  );
}

const STORE = ['load', 'add', 'remove', 'clear'] as const;

/** Calls a store. A team's own store may throw: its error is reported, and the finder continues. */
export function askRecents<Answer>(
  store: RecentsStore | null | undefined,
  ask: (store: RecentsStore) => Answer,
): Answer | undefined {
  if (!store) return undefined;
  if (STORE.every((name) => typeof store[name] === 'function')) return runCallback(() => ask(store));
  warnOnce(`recents: left out, because it is no store: ${STORE}.`);
  return undefined;
}

export interface RecentsOptions {
  /** Key in the storage. @default 'smart-address.recents' */
  readonly key?: string;
  /** How many addresses are kept, 1 to 10. @default 5 */
  readonly limit?: number;
}

/**
 * Keeps picked addresses in the browser's storage, for this site only; they are never sent anywhere. If the storage is full,
 * forbidden or holds invalid data, there are no recents and no error.
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
            .slice(0, MAX_ROWS)
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
