import { expect, it, onTestFinished, vi } from 'vitest';
import type { Provider } from '../provider.types.ts';
import { createLazyProvider } from './createLazyProvider.ts';

const context = { signal: new AbortController().signal, session: '', locale: 'fr' } as const;

const provider: Provider = {
  suggest: async (query) => ({ query, results: [], attribution: 'here' }),
  retrieve: () => Promise.reject(new Error('There is no such id.')),
  reverse: async () => null,
};

it('is fetched once, by the first search or beforehand', async () => {
  const load = vi.fn(async () => provider);
  const lazy = createLazyProvider(load);
  expect(load).not.toHaveBeenCalled();
  lazy.prepare?.();
  await Promise.all([lazy.suggest('a', context), lazy.suggest('b', context)]);
  expect(await lazy.reverse({ lat: 36.8, lng: 10.1 }, context)).toBeNull();
  expect(load).toHaveBeenCalledOnce();
});

it('is prepared, and asked after the pause that it wants, once it is there', async () => {
  const prepare = vi.fn();
  const lazy = createLazyProvider(async () => ({ ...provider, debounceMs: 150, prepare }));
  expect(lazy.debounceMs).toBeUndefined();
  lazy.prepare?.();
  await vi.waitFor(() => expect(prepare).toHaveBeenCalledOnce());
  expect(lazy.debounceMs).toBe(150);
  lazy.prepare?.();
  await vi.waitFor(() => expect(prepare).toHaveBeenCalledTimes(2));
});

it('that cannot be fetched says so, and is fetched again by the next search', async () => {
  const load = vi.fn<() => Promise<Provider>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValue(provider);
  const lazy = createLazyProvider(load);
  await expect(lazy.suggest('a', context)).rejects.toMatchObject({
    name: 'ProviderError',
    reason: 'unavailable',
  });
  expect(await lazy.suggest('a', context)).toMatchObject({ attribution: 'here' });
});

it('that cannot be fetched for want of a network waits for one', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  onTestFinished(() => void vi.unstubAllGlobals());
  const lazy = createLazyProvider(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(lazy.suggest('a', context)).rejects.toMatchObject({ reason: 'offline' });
});

it('a failure beforehand is silent', async () => {
  const lazy = createLazyProvider(() => Promise.reject(new TypeError('Failed to fetch')));
  lazy.prepare?.();
  await expect(lazy.retrieve('x', context)).rejects.toMatchObject({ reason: 'unavailable' });
});
