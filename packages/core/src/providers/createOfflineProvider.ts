import { loadGazetteer, reverseAddress, toAddressResult } from '@smart-address/gazetteer';
import type { Gazetteer, PlaceMatch } from '@smart-address/gazetteer';
import type { Provider, Suggestions } from '../provider.types.ts';
import { isAbortError, throwIfAborted, untilAborted } from './abort.ts';
import { ProviderError } from './providerError.ts';
import { createResultMemory } from './resultMemory.ts';

export interface OfflineProviderOptions {
  /**
   * The gazetteer, or what loads it; asked on the first search and, after a failure, on the next.
   * @default loadGazetteer, which waits for places only: a first answer need not wait for streets and landmarks
   */
  readonly gazetteer?: Gazetteer | (() => Gazetteer | Promise<Gazetteer>) | undefined;
  /** Results of a search, 1..20. @default 10 */
  readonly limit?: number | undefined;
}

/**
 * Tunisia's places on the device: answers at once, without a network, and sends what is typed nowhere. While streets and
 * landmarks are still loading, what is found without them is a part, and the answer follows.
 */
export function createOfflineProvider({
  gazetteer = () => loadGazetteer({ wait: 'places' }),
  limit = 10,
}: OfflineProviderOptions = {}): Provider {
  const memory = createResultMemory();
  let loading: Promise<Gazetteer> | undefined;

  async function load(): Promise<Gazetteer> {
    try {
      return await (typeof gazetteer === 'function' ? gazetteer() : gazetteer);
    } catch (cause) {
      loading = undefined;
      throw new ProviderError(
        'unavailable',
        'The place data could not be loaded. It is tried again with the next search.',
        { cause },
      );
    }
  }

  async function ready(signal: AbortSignal): Promise<Gazetteer> {
    throwIfAborted(signal);
    loading ??= load();
    return untilAborted(loading, signal);
  }

  return {
    debounceMs: 0,

    async suggest(query, { signal, locale, bias, onPartial }) {
      const places = await ready(signal);
      const answer = (): Suggestions => {
        const matches = places.search(query, {
          limit,
          lang: locale,
          ...(bias === undefined ? {} : { near: bias }),
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
      const places = await ready(signal);
      const known = memory.recall(id, locale);
      // A code is named as it was typed; by its id alone it would come back as its plus code.
      if (known?.type === 'code') return known;
      const place = places.get(id, { lang: locale });
      if (place !== undefined) {
        const match = known?.match ?? { score: 1, kind: 'exact', corrections: [] };
        const found: PlaceMatch = {
          ...place,
          ...match,
          // Ranges hold for the label they were made for.
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
      const places = await ready(signal);
      const result = reverseAddress(places, point, locale);
      if (result !== null) memory.remember([result], locale);
      return result;
    },
  };
}
