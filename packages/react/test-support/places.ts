import type { Provider, ProviderErrorReason } from '@smart-address/core';
import { createMemoryProvider, placeLike, placesIn } from '@smart-address/core/testing';

export { createMemoryProvider, placeLike, placesIn };

/** A source whose `suggest` is the test's own; the rest is the small real one. */
export function providerWith(suggest: Provider['suggest'], rest: Partial<Provider> = {}): Provider {
  return { ...createMemoryProvider(), suggest, ...rest };
}

/** The small real source, which waits before it answers, and fails with what it waits for. */
export function providerAfter(beforeAnswer: (query: string) => Promise<void>): Provider {
  return providerWith(async (query, context) => {
    await beforeAnswer(query);
    return createMemoryProvider().suggest(query, context);
  });
}

/** A source that fails for a reason, to be asked again after 12 seconds. */
export function failingProvider(reason: ProviderErrorReason): Provider {
  const provider = createMemoryProvider();
  provider.fail(reason, 12);
  return provider;
}
