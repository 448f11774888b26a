import type { Provider } from '../provider.types.ts';
import { untilAborted } from './abort.ts';
import { isOnline } from './isOnline.ts';
import { ProviderError } from './providerError.ts';

/**
 * A provider that is fetched once it is needed: a search and its data have no business on a page where nobody searches. What failed is
 * tried again by the next search.
 */
export function createLazyProvider(load: () => Promise<Provider>): Provider {
  let loaded: Provider | undefined;
  let loading: Promise<Provider> | undefined;

  async function fetchIt(): Promise<Provider> {
    try {
      loaded = await load();
      return loaded;
    } catch (cause) {
      loading = undefined;
      throw new ProviderError(
        // What waits for the network is asked again by itself once there is one.
        isOnline() ? 'unavailable' : 'offline',
        'The place data could not be loaded. It is tried again with the next search.',
        { cause },
      );
    }
  }

  const ready = () => (loading ??= fetchIt());
  // What is there already is asked at once: each promise more would stand between a key and its rows.
  const ask = <T>(signal: AbortSignal, question: (provider: Provider) => Promise<T>): Promise<T> =>
    loaded === undefined ? untilAborted(ready(), signal).then(question) : question(loaded);

  return {
    prepare: () => void ready().catch(() => undefined),
    suggest: (query, context) => ask(context.signal, (provider) => provider.suggest(query, context)),
    retrieve: (id, context) => ask(context.signal, (provider) => provider.retrieve(id, context)),
    reverse: (point, context) => ask(context.signal, (provider) => provider.reverse(point, context)),
  };
}
