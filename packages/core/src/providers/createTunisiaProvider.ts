import { type AddressResult, loadGazetteer, type LoadOptions } from '@smart-address/gazetteer';
import type { Provider } from '../provider.types.ts';
import { createDeviceProvider } from './createDeviceProvider.ts';

/** A provider on Tunisia's gazetteer, ready once places are loaded: a first answer need not wait for streets and landmarks. */
export const createTunisiaProvider = async (
  limit: number,
  parts: Pick<LoadOptions, 'openStreetMap' | 'streets'>,
): Promise<Provider<AddressResult>> =>
  createDeviceProvider(await loadGazetteer({ wait: 'places', ...parts }), limit);
