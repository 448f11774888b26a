import type { LatLng } from '@smart-address/codes';
import { createClient, createSmartAddressProvider, type Provider } from '@smart-address/core';
import type { OrderCodes } from '../checkout/order.types.ts';
import type { Connection } from './connection.ts';
import { SANDBOX } from './clients.ts';
import { createShopServer } from './shopServer.ts';

/** What needs the client and the contract it checks answers by; the first view of a page goes without. */
export interface RemoteService {
  readonly provider: Provider;
  readonly register: (point: LatLng, signal: AbortSignal) => Promise<OrderCodes>;
}

export function createRemoteService({ scenario, baseUrl, send }: Connection): RemoteService {
  const isLimited = scenario === 'limited_key';
  const client = createClient({
    baseUrl,
    fetch: send,
    credentials: isLimited ? SANDBOX.limitedKey : SANDBOX.browserKey,
  });
  const shop = createShopServer(baseUrl, send, {
    ...SANDBOX,
    apiKey: isLimited ? SANDBOX.limitedKey : SANDBOX.apiKey,
  });
  return { provider: createSmartAddressProvider(client), register: shop.register };
}
