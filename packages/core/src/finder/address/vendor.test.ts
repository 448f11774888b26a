import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProvidedAddress, Provider, Suggestions } from '../../index.ts';

// A warning is given once a page, and files that share a thread share the page: here it is a new one.
vi.resetModules();
const { combineProviders, createRecents, ProviderError } = await import('../../index.ts');
const { readResult } = await import('../state/results.ts');
const { place, startFinder } = await import('../../../test-support/finder/finderWorld.ts');

const location = { lat: 36.8, lng: 10.1 };

/** Another vendor's source, as a team writes one on the first day. */
function vendor(results: readonly ProvidedAddress[], rest: Partial<Provider> = {}): Provider {
  return {
    suggest: async (query) => ({ query, results, attribution: '' }),
    retrieve: () => Promise.reject(new Error('none')),
    reverse: async () => null,
    ...rest,
  };
}

const isTold = (part: string) => (call: readonly unknown[]) => String(call[0]).includes(part);

describe("another vendor's rows", () => {
  const warn = vi.spyOn(console, 'warn');
  const error = vi.spyOn(console, 'error');

  beforeEach(() => {
    warn.mockReset().mockReturnValue();
    error.mockReset().mockReturnValue();
  });

  afterEach(() => {
    warn.mockReset();
    error.mockReset();
  });

  test('one without a point, as in Google, is picked all the same, and has its point once it is retrieved', async () => {
    const row = { id: 'v1', label: 'Café, Tunis' };
    let answer: (whole: ProvidedAddress) => void = () => {};
    const retrieve = () => new Promise<ProvidedAddress>((resolve) => (answer = resolve));
    const { finder, type, world, labels } = startFinder({ provider: vendor([row], { retrieve }) });
    type('ca');
    await world.settle();
    expect(labels()).toEqual(['Café, Tunis']);
    finder.send({ type: 'pick', id: 'v1' });
    const value = () => finder.getState().value;
    expect(value()).toMatchObject({ text: 'Café, Tunis', source: 'picked', location: null, accuracy: null });
    answer({ ...row, location, address: { postalCode: 1000 } });
    await world.settle();
    expect(value()).toMatchObject({ location, accuracy: 'locality', address: { postalCode: '1000' } });
  });

  test('one without a point is among the recent addresses, which are stored as JSON', async () => {
    const stored = new Map<string, string>();
    const recents = createRecents(() => ({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    }));
    const { finder, type, world } = startFinder({ provider: vendor([{ id: 'v1', label: 'Café' }]), recents });
    type('ca');
    await world.settle();
    finder.send({ type: 'pick', id: 'v1' });
    expect(recents.load()).toMatchObject([{ id: 'v1', label: 'Café' }]);
    expect(readResult({ id: 'v2', label: 'x', location: { latitude: 36.8, longitude: 10.1 } })).toBeNull();
    expect(readResult({ id: 'v2', label: 'x', location: { lat: 36.8, lng: null } })).toBeNull();
  });

  test('what is retrieved without a point does not take the row its own', async () => {
    const retrieve = async () => ({ id: 'a', label: 'a', address: { street: 'Rue X' } });
    const { finder, type, world } = startFinder({ provider: vendor([place('a')], { retrieve }) });
    type('a');
    await world.settle();
    finder.send({ type: 'pick', id: 'a' });
    await world.settle();
    const { address, location: kept, smartCode } = finder.getState().value;
    expect([address?.street, kept, smartCode]).toEqual(['Rue X', { lat: 36.8, lng: 10.18 }, 'TUN-AAAA-01']);
  });

  test('they stand beside the rows of the device, whichever comes first', async () => {
    const own = vendor([{ id: 7, label: 'Dépôt', location: { lat: '36,8', lng: '10,1' } }]);
    for (const both of [
      combineProviders([vendor([place('a')]), own]),
      combineProviders([own, vendor([place('a')])]),
    ]) {
      const { finder, type, world, labels } = startFinder({ provider: both });
      type('a');
      await world.settle();
      expect(labels().toSorted()).toEqual(['Dépôt', 'a, 1000 Tunis']);
      finder.send({ type: 'pick', id: '7' });
      expect(finder.getState().value).toMatchObject({ text: 'Dépôt', source: 'picked', location });
    }
  });

  test('a point is named by as little', async () => {
    const { signal } = new AbortController();
    const named = { id: 7, label: 'Chez nous' };
    const both = combineProviders([vendor([]), vendor([], { reverse: async () => named })]);
    expect(await both.reverse(location, { signal, locale: 'fr' })).toMatchObject({
      id: '7',
      label: 'Chez nous',
      address: { street: '', country: 'TN' },
    });
  });

  test('those that cannot be displayed leave the others, and the console says what they need', async () => {
    const half: unknown = { lat: 36.8, lon: 10.1 };
    const broken = vendor([{ id: 'v', label: 'v', location: half as typeof location }]);
    const { type, world, labels } = startFinder({
      provider: combineProviders([broken, vendor([place('a')])]),
    });
    type('a');
    await world.settle();
    expect(labels()).toEqual(['a, 1000 Tunis']);
    const alone = startFinder({ provider: combineProviders([broken]) });
    alone.type('a');
    await alone.world.settle();
    expect(alone.finder.getState().status).toEqual({ kind: 'error', reason: 'invalid' });
    expect(warn.mock.calls.filter(isTold('cannot be displayed'))).toHaveLength(1);
  });

  test("a mistake in a team's provider is an error in the console, once, not only a service that does not answer", async () => {
    const mistake = new TypeError("Cannot read properties of undefined (reading 'features')");
    const broken = vendor([], { suggest: () => Promise.reject(mistake) });
    for (const provider of [broken, combineProviders([vendor([place('a')]), broken])]) {
      const { type, world } = startFinder({ provider });
      type('a');
      await world.settle();
    }
    expect(error.mock.calls).toEqual([[mistake]]);
  });

  test('a search given up for the next letter is no mistake, by whatever name its source says so, as axios does', async () => {
    const canceled = Object.assign(new Error('canceled'), { name: 'CanceledError' });
    const suggest: Provider['suggest'] = (_, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(canceled)));
    for (const provider of [vendor([], { suggest }), combineProviders([vendor([], { suggest })])]) {
      const { type, world } = startFinder({ provider });
      for (const text of ['a', 'ab']) {
        type(text);
        await world.settle();
      }
    }
    expect(error.mock.calls).toEqual([]);
  });

  test('a key that is refused is told in the console, once, where the device answers in its place', async () => {
    const suggest = () => Promise.reject(new ProviderError('denied', 'The key is not valid.'));
    const { type, world, labels } = startFinder({
      provider: combineProviders([vendor([place('a')]), vendor([], { suggest })]),
    });
    type('a');
    await world.settle();
    type('ab');
    await world.settle();
    expect(labels()).toEqual(['a, 1000 Tunis']);
    expect(warn.mock.calls).toEqual([['A provider was refused access. The key is not valid.']]);
    expect(error.mock.calls).toEqual([]);
  });

  test('an answer of another shape is told in the console', async () => {
    const rows: unknown = [place('a')];
    const { finder, type, world } = startFinder({
      provider: vendor([], { suggest: async () => rows as Suggestions }),
    });
    type('a');
    await world.settle();
    expect(finder.getState().status).toEqual({ kind: 'error', reason: 'unavailable' });
    expect(warn.mock.calls.filter(isTold('{ query, results, attribution }'))).toHaveLength(1);
  });
});
