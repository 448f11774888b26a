import { loadGazetteer } from '@smart-address/gazetteer';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Provider } from '../provider.types.ts';
import { exampleAddress } from '../../test-support/exampleAddress.ts';
import { smallService } from '../../test-support/smallService.ts';
import { combineProviders } from './combineProviders.ts';
import { createLazyProvider } from './createLazyProvider.ts';
import { createListProvider } from './createListProvider.ts';
import { createOfflineProvider } from './createOfflineProvider.ts';
import { createSmartAddressProvider } from './createSmartAddressProvider.ts';
import { providerConformance } from './provider.conformance.ts';
import type { ConformanceSubject } from './provider.conformance.ts';
import { ProviderError } from '../providerError.ts';

const tunis = { lat: 36.8065, lng: 10.1815 };
const common = {
  query: 'La Marsa',
  unknownQuery: 'qzxwqzxw',
  inside: tunis,
  outside: { lat: 48.85, lng: 2.35 },
};

const service = (): Provider => createSmartAddressProvider(smallService().client, { debounceMs: 0 });
const list = (): Provider =>
  createListProvider({
    items: [
      { id: 'shop:1', label: 'Boutique La Marsa', location: tunis, keywords: ['المرسى'] },
      { id: 'shop:2', label: 'Dépôt Sfax', location: { lat: 34.74, lng: 10.76 } },
    ],
  });
/** Fails whatever it is asked, as a vendor that is down. */
const broken: Provider = {
  suggest: () => Promise.reject(new ProviderError('unavailable', 'down')),
  retrieve: () => Promise.reject(new ProviderError('unavailable', 'down')),
  reverse: () => Promise.reject(new ProviderError('unavailable', 'down')),
};

// The data is read once for the whole file; on a busy machine that takes longer than a test may.
beforeAll(async () => {
  await loadGazetteer();
});

describe.each<[string, () => Provider]>([
  ['the service', service],
  ['the device', () => createOfflineProvider()],
  ["a list of one's own", list],
  ['device and service', () => combineProviders([createOfflineProvider(), service()])],
  ['list, device and service', () => combineProviders([list(), createOfflineProvider(), service()])],
  ['one provider, combined', () => combineProviders([service()])],
  ['the service, loaded when needed', () => createLazyProvider(async () => service())],
  [
    'device and service, loaded when needed',
    () => combineProviders([createOfflineProvider(), createLazyProvider(async () => service())]),
  ],
  [
    'all of it, loaded when needed',
    () => createLazyProvider(async () => combineProviders([list(), createOfflineProvider(), service()])),
  ],
])('%s conforms', (_, provider) => {
  for (const { name, run } of providerConformance(() => ({ provider: provider(), ...common }))) {
    it(name, run);
  }
});

describe('the conformance suite', () => {
  async function failures(
    change: Partial<Provider>,
    subject: Partial<ConformanceSubject> = {},
  ): Promise<string[]> {
    const provider = { ...service(), ...change };
    const failed: string[] = [];
    for (const { name, run } of providerConformance(() => ({ provider, ...common, ...subject }))) {
      await run().catch(() => failed.push(name));
    }
    return failed;
  }

  it('finds fault with a provider that fails', async () => {
    expect((await failures(broken)).length).toBeGreaterThan(6);
  });

  it('finds fault with a provider that takes no notice of its signal', async () => {
    expect(await failures({ reverse: async () => null })).toEqual([
      'names a point where it can, and gives null where it cannot',
      'asks nothing once its signal is aborted',
    ]);
  });

  it('finds fault with ids that are given twice or not kept', async () => {
    const twice = async (query: string) => ({
      query,
      results: query === 'La Marsa' ? [exampleAddress('a'), exampleAddress('a')] : [],
      attribution: '',
    });
    expect(await failures({ suggest: twice })).toContain(
      'answers the query as it was asked, with whole results and unique ids',
    );
    expect(await failures({ retrieve: async () => exampleAddress('other') })).toEqual(
      expect.arrayContaining(['retrieves a result by its id', 'says not_found for an id that is none']),
    );
  });

  it('finds fault with an answer to another query, and with a part that comes too late', async () => {
    const { suggest } = service();
    expect(
      await failures({
        suggest: async (query, context) => ({ ...(await suggest(query, context)), query: 'x' }),
      }),
    ).toContain('answers the query as it was asked, with whole results and unique ids');
    const late: Provider['suggest'] = async (query, context) => {
      const answer = await suggest(query, context);
      setTimeout(() => context.onPartial?.(answer), 0);
      return answer;
    };
    expect(await failures({ suggest: late })).toContain(
      'hands over parts of the query asked, before the whole',
    );
  });
});
