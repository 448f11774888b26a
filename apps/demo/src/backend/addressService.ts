import type { LatLng } from '@smart-address/codes';
import {
  combineProviders,
  createClient,
  createOfflineProvider,
  createSmartAddressProvider,
  ProviderError,
  SmartAddressError,
  type Provider,
} from '@smart-address/core';
import type { OrderCodes } from '../checkout/order.types.ts';
import type { Problem } from '../checkout/problem.ts';
import type { Connection } from './connection.ts';
import { SANDBOX } from './sandbox.ts';
import { createShopServer } from './shopServer.ts';

/** Where the page's addresses and codes come from. */
export interface AddressService {
  readonly provider: Provider;
  /** Creates the codes of a point with the backend. Rejects with what `toProblem` reads. */
  readonly register: (point: LatLng, signal: AbortSignal) => Promise<OrderCodes>;
}

/** @param withDevice Whether the index on the device answers beside the backend. */
export function createAddressService(connection: Connection, withDevice: boolean): AddressService {
  const { backend, scenario, baseUrl, send } = connection;
  const isLimited = scenario === 'limited_key';
  const remote = createSmartAddressProvider(
    createClient({
      baseUrl,
      fetch: send,
      credentials: isLimited ? SANDBOX.limitedKey : SANDBOX.browserKey,
    }),
  );
  const device = createOfflineProvider();
  const shop = createShopServer(baseUrl, send, {
    ...SANDBOX,
    apiKey: isLimited ? SANDBOX.limitedKey : SANDBOX.apiKey,
  });
  return {
    provider: backend === 'offline' ? device : withDevice ? combineProviders([device, remote]) : remote,
    register: shop.register,
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
