import {
  reverseAddress,
  toAddressResult,
  type AddressResult,
  type Gazetteer,
  type Lang,
} from '@smart-address/gazetteer';
import type { Provider, Suggestions } from '../provider.types.ts';
import { isAbortError, throwIfAborted, untilAborted } from '../abort.ts';
import { ProviderError } from '../providerError.ts';

/** A provider on a loaded gazetteer; at most `limit` results per search. */
export function createDeviceProvider(places: Gazetteer, limit: number): Provider<AddressResult> {
  const memory = createResultMemory();

  return {
    async suggest(query, { signal, locale, bias, filters: { near, types, governorate } = {}, onPartial }) {
      throwIfAborted(signal);
      const around = near ?? bias;
      const answer = (): Suggestions<AddressResult> => {
        const matches = places.search(query, {
          limit,
          lang: locale,
          ...(types && { types }),
          ...(governorate && { governorate }),
          ...(around && { near: around }),
          ...(near && { radius: near.radius }),
        });
        const results = matches.map(toAddressResult);
        memory.remember(results, locale);
        return { query, results, attribution: places.attribution };
      };
      const first = answer();
      if (places.isComplete) return first;
      onPartial?.(first);
      try {
        await untilAborted(places.complete, signal);
      } catch (error) {
        if (isAbortError(error)) throw error;
        return first;
      }
      return answer();
    },

    async retrieve(id, { signal, locale }) {
      throwIfAborted(signal);
      const known = memory.recall(id, locale);
      // A code is labelled as it was typed; by its id alone it would come back as its plus code.
      if (known?.type === 'code') return known;
      const place = places.get(id, { lang: locale });
      if (place !== undefined) {
        const match = known?.match ?? { score: 1, kind: 'exact', corrections: [] };
        const found: Parameters<typeof toAddressResult>[0] = {
          ...place,
          ...match,
          ...(known?.reading && { reading: known.reading }),
          // Ranges belong to the label they were made for.
          highlight: known?.label === place.label ? known.highlight : [],
          distanceMeters: known?.distanceMeters ?? null,
        };
        return toAddressResult(found);
      }
      throw new ProviderError(
        'not_found',
        'No place of that id is in the data on the device. Search for it again, and pick it from the answer.',
      );
    },

    async reverse(point, { signal, locale }) {
      throwIfAborted(signal);
      const result = reverseAddress(places, point, locale);
      if (result !== null) memory.remember([result], locale);
      return result;
    },
  };
}

/** Enough for the requests of several searches; memory stays bounded on a page that is open for days. */
const MOST = 500;

/** Recently found results, by id. */
interface ResultMemory {
  remember(results: readonly AddressResult[], locale: Lang): void;
  /** A result by its id, in the given language if it was found in it, else in another. */
  recall(id: string, locale: Lang): AddressResult | undefined;
}

function createResultMemory(): ResultMemory {
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
