import type { Gazetteer } from '@smart-address/gazetteer';
import { importAfterPlaces } from '@smart-address/gazetteer/importAfterPlaces';
import type { Provider } from '../provider.types.ts';
import { createLazyProvider } from './createLazyProvider.ts';

export interface OfflineProviderOptions {
  /**
   * The gazetteer, or what loads it; asked when somebody comes to the field, and after a failure by the next search.
   * @default loadGazetteer, which waits for places only: a first answer need not wait for streets and landmarks
   */
  readonly gazetteer?: Gazetteer | (() => Gazetteer | Promise<Gazetteer>) | undefined;
  /** Results of a search, 1..20. @default 10 */
  readonly limit?: number | undefined;
}

/**
 * Tunisia's places on the device: answers at once, without a network, and sends what is typed nowhere. Neither the places nor the code that
 * searches them are among a page's first bytes. While streets and landmarks are still loading, what is found without them is a part, and
 * the answer follows.
 */
export function createOfflineProvider({ gazetteer, limit = 10 }: OfflineProviderOptions = {}): Provider {
  return createLazyProvider(async () => {
    if (gazetteer === undefined) {
      const { createTunisiaProvider } = await importAfterPlaces(() => import('./createTunisiaProvider.ts'));
      return createTunisiaProvider(limit);
    }
    const [{ createDeviceProvider }, places] = await Promise.all([
      import('./createDeviceProvider.ts'),
      typeof gazetteer === 'function' ? gazetteer() : gazetteer,
    ]);
    return createDeviceProvider(places, limit);
  });
}
