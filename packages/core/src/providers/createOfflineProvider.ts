import type { AddressResult, Gazetteer, StreetsModule } from '@smart-address/gazetteer';
import { importAfterPlaces } from '@smart-address/gazetteer/importAfterPlaces';
import type { Provider } from '../provider.types.ts';
import { createLazyProvider } from './createLazyProvider.ts';

export interface OfflineProviderOptions {
  /**
   * The gazetteer, or a function that loads it: called when the field gets the focus, and after a failure by the next search.
   * @default loadGazetteer, waiting for places only: a first answer need not wait for streets and landmarks
   */
  readonly gazetteer?: Gazetteer | (() => Gazetteer | Promise<Gazetteer>) | undefined;
  /** Maximum number of results, 1..20. @default 10 */
  readonly limit?: number | undefined;
  /**
   * `false` leaves out the places and landmarks of OpenStreetMap: 15 kB whose licence is the ODbL. Without effect on a `gazetteer`
   * of your own.
   * @default true
   */
  readonly openStreetMap?: boolean | undefined;
  /**
   * Streets of your own: `() => import('./streets.js')`, a module that `smart-address-server streets` made of a CSV, GeoJSON or
   * OpenStreetMap file. It is fetched after everything else. Without effect on a `gazetteer` of your own.
   */
  readonly streets?: (() => Promise<StreetsModule>) | undefined;
}

/**
 * Tunisia's places on the device: answers at once, without a network, and sends nothing anywhere. Neither the places nor the
 * search are part of a page's first load. While streets and landmarks are still loading, results without them are a partial
 * answer, and the complete one follows.
 */
export function createOfflineProvider({
  gazetteer,
  limit = 10,
  openStreetMap = true,
  streets,
}: OfflineProviderOptions = {}): Provider<AddressResult> {
  return createLazyProvider(async () => {
    if (gazetteer === undefined) {
      const { createTunisiaProvider } = await importAfterPlaces(() => import('./createTunisiaProvider.ts'));
      return createTunisiaProvider(limit, { openStreetMap, ...(streets && { streets }) });
    }
    const [{ createDeviceProvider }, places] = await Promise.all([
      import('./createDeviceProvider.ts'),
      typeof gazetteer === 'function' ? gazetteer() : gazetteer,
    ]);
    return createDeviceProvider(places, limit);
  });
}
