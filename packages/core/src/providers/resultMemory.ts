import type { AddressResult, Lang } from '@smart-address/gazetteer';

/** Enough for the requests of several searches; memory stays bounded on a page that is open for days. */
const MOST = 500;

/** Recently found results, by id. */
export interface ResultMemory {
  remember(results: readonly AddressResult[], locale: Lang): void;
  /** A result by its id, in the given language if it was found in it, else in another. */
  recall(id: string, locale: Lang): AddressResult | undefined;
}

export function createResultMemory(): ResultMemory {
  const byId = new Map<string, Map<Lang, AddressResult>>();
  return {
    remember(results, locale) {
      for (const result of results) {
        const languages = byId.get(result.id) ?? new Map<Lang, AddressResult>();
        languages.set(locale, result);
        // Moved to the end, so that the first entry is the one found longest ago.
        byId.delete(result.id);
        byId.set(result.id, languages);
      }
      for (const id of byId.keys()) {
        if (byId.size <= MOST) break;
        byId.delete(id);
      }
    },
    recall(id, locale) {
      const languages = byId.get(id);
      return languages?.get(locale) ?? languages?.values().next().value;
    },
  };
}
