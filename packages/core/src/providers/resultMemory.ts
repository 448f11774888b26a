import type { AddressResult, Lang } from '@smart-address/gazetteer';

/** Enough for the keystrokes of several searches; a page that stays open for days does not grow. */
const MOST = 500;

/** What was found lately, by id. */
export interface ResultMemory {
  remember(results: readonly AddressResult[], locale: Lang): void;
  /** A result by its id, in the language asked for if it was ever found in it, else in another. */
  recall(id: string, locale: Lang): AddressResult | undefined;
}

export function createResultMemory(): ResultMemory {
  const byId = new Map<string, Map<Lang, AddressResult>>();
  return {
    remember(results, locale) {
      for (const result of results) {
        const languages = byId.get(result.id) ?? new Map<Lang, AddressResult>();
        languages.set(locale, result);
        // Put last again, so that the first is what was not seen for longest.
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
