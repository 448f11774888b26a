import type { Provider } from '@smart-address/core';
import { ProviderError } from '@smart-address/core/finder';

export interface WarmProvider extends Provider {
  /** Begins to load what the first key would wait for. */
  warm?(): void;
}

/** A provider that is fetched once it is needed: the place data has no business on a page where nobody searches. What failed is tried again. */
export function createLazyProvider(load: () => Promise<Provider>): WarmProvider {
  let loading: Promise<Provider> | undefined;

  async function fetchIt(): Promise<Provider> {
    try {
      return await load();
    } catch (cause) {
      loading = undefined;
      throw new ProviderError(
        'unavailable',
        'The address search could not be loaded. It is tried again with the next search.',
        { cause },
      );
    }
  }

  const ready = () => (loading ??= fetchIt());

  return {
    warm: () => void ready().catch(() => undefined),
    suggest: async (query, context) => (await ready()).suggest(query, context),
    retrieve: async (id, context) => (await ready()).retrieve(id, context),
    reverse: async (point, context) => (await ready()).reverse(point, context),
  };
}
