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
  await expect.poll(() => prepare.mock.calls.length).toBe(1);
  expect(lazy.debounceMs).toBe(150);
  lazy.prepare?.();
  await expect.poll(() => prepare.mock.calls.length).toBe(2);
});

it('asks only the last of the keys typed while it is fetched', async () => {
  let deliver: (there: Provider) => void = () => undefined;
  const suggest = vi.fn(provider.suggest);
  const lazy = createLazyProvider(() => new Promise<Provider>((resolve) => (deliver = resolve)));
  const typed = new AbortController();
  const given = lazy.suggest('m', { ...context, signal: typed.signal });
  typed.abort();
  const last = lazy.suggest('ma', context);
  deliver({ ...provider, suggest, debounceMs: 150 });
  await expect(given).rejects.toMatchObject({ name: 'AbortError' });
  expect(await last).toMatchObject({ query: 'ma' });
  expect(suggest.mock.calls.map(([query]) => query)).toEqual(['ma']);
});

it('a failure after the search was given up is silent', async () => {
  let fail: (cause: Error) => void = () => undefined;
  const lazy = createLazyProvider(() => new Promise((_, reject) => (fail = reject)));
  const typed = new AbortController();
  const given = lazy.suggest('m', { ...context, signal: typed.signal });
  typed.abort();
  fail(new TypeError('Failed to fetch'));
  await expect(given).rejects.toMatchObject({ name: 'AbortError' });
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
