import type { AddressResult } from '@smart-address/gazetteer';
import type { Provider } from '../provider.types.ts';
import { untilAborted } from '../abort.ts';
import { isOnline } from '../connection.ts';
import { ProviderError } from '../providerError.ts';

/**
 * A provider that is loaded when the field gets the focus: a page where nobody searches should not load a search and its data.
 * After a failure the next search tries again.
 *
 * @example createLazyProvider(async () => (await import('./addresses')).provider)
 */
export function createLazyProvider(load: () => Promise<Provider<AddressResult>>): Provider<AddressResult>;
export function createLazyProvider(load: () => Promise<Provider>): Provider;
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
        // If loading failed without a network, it is tried again once there is one.
        isOnline() ? 'unavailable' : 'offline',
        'The place data could not be loaded. It is tried again with the next search.',
        { cause },
      );
    }
  }

  const ready = () => (loading ??= fetchIt());
  // A loaded provider is called at once: each promise more would delay the rows after a key.
  const ask = <T>(signal: AbortSignal, question: (provider: Provider) => Promise<T>): Promise<T> =>
    loaded === undefined ? untilAborted(ready(), signal).then(question) : question(loaded);

  async function prepare(): Promise<void> {
    await (await ready()).prepare?.();
  }

  return {
    get debounceMs() {
      return loaded?.debounceMs;
    },
    prepare: () => void prepare().catch(() => undefined),
    suggest: (query, context) => ask(context.signal, (provider) => provider.suggest(query, context)),
    retrieve: (id, context) => ask(context.signal, (provider) => provider.retrieve(id, context)),
    reverse: (point, context) => ask(context.signal, (provider) => provider.reverse(point, context)),
  };
}
