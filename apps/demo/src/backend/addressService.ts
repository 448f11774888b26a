import type { LatLng } from '@smart-address/codes';
import {
  combineProviders,
  createLazyProvider,
  createOfflineProvider,
  type Provider,
  ProviderError,
  SmartAddressError,
} from '@smart-address/core';
import { importAfterBorder } from '@smart-address/gazetteer/importAfterBorder';
import type { OrderCodes } from '../checkout/orderForm.ts';
import type { Problem } from '../checkout/problem.ts';
import type { Connection } from './connection.ts';
import type { RemoteService } from './remoteService.ts';

/** Where the page's addresses and codes come from. */
export interface AddressService {
  readonly provider: Provider;
  /** Creates the codes of a point with the backend. Rejects with what `toProblem` reads. */
  readonly register: (point: LatLng, signal: AbortSignal) => Promise<OrderCodes>;
}

/** @param withDevice Whether the index on the device answers beside the backend. */
export function createAddressService(connection: Connection, withDevice: boolean): AddressService {
  let loading: Promise<RemoteService> | undefined;

  async function load(): Promise<RemoteService> {
    // Not after the places: on a slow network the service answers while they are still coming.
    const module = await importAfterBorder(() => import('./remoteService.ts'));
    if (module === undefined) throw new TypeError('Failed to fetch');
    return module.createRemoteService(connection);
  }

  async function remoteService(): Promise<RemoteService> {
    try {
      loading ??= load();
      return await loading;
    } catch (cause) {
      // Tried again by whoever asks next.
      loading = undefined;
      throw new ProviderError(navigator.onLine ? 'unavailable' : 'offline', 'The client did not load.', {
        cause,
      });
    }
  }

  const device = createOfflineProvider();
  const remote = createLazyProvider(async () => (await remoteService()).provider);
  return {
    provider:
      connection.backend === 'offline' ? device : withDevice ? combineProviders([device, remote]) : remote,
    register: async (point, signal) => (await remoteService()).register(point, signal),
  };
}

/** What kept a code from being created, as the page says it. */
export function toProblem(error: unknown): Problem {
  if (error instanceof SmartAddressError && error.code === 'OUT_OF_COVERAGE')
    return { reason: 'out_of_coverage', retryAfterSeconds: 0 };
  // A token that could not be had says why in its cause.
  if (error instanceof ProviderError && error.cause instanceof ProviderError) return toProblem(error.cause);
  if (error instanceof ProviderError)
    return { reason: error.reason, retryAfterSeconds: error.retryAfterSeconds ?? 0 };
  return { reason: 'unavailable', retryAfterSeconds: 0 };
}
