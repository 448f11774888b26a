import type { Collection } from './store.types.ts';

/** A record as it is now in every process: what `get` returns may be a second old. Undefined if there is none. */
export function readCurrent<Item>(items: Collection<Item>, id: string): Promise<Item | undefined> {
  return items.update(id, (known) => known);
}
