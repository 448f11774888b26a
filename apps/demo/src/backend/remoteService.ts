import type { LatLng } from '@smart-address/codes';
import { createClient, createSmartAddressProvider, type Provider } from '@smart-address/core';
import type { OrderCodes } from '../checkout/orderForm.ts';
import type { Connection } from './connection.ts';
import { SANDBOX } from './clients.ts';
import type { Send } from './scenarios.ts';

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

/** The public sandbox's credentials. Those of a live shop stay on its server. */
interface ShopCredentials {
  readonly keyId: string;
  readonly keySecret: string;
  readonly apiKey: string;
}

/** What a shop's own server does with an order. It stands in this page only because a demonstration has no server. */
interface ShopServer {
  /** Creates the codes of a point; asks once, because the buyer is told at once when it fails. */
  register(point: LatLng, signal: AbortSignal): Promise<OrderCodes>;
}

function createShopServer(baseUrl: string, send: Send, credentials: ShopCredentials): ShopServer {
  const { keyId, keySecret, apiKey } = credentials;
  const connection = { baseUrl, fetch: send, retries: 0 };
  const tokens = createClient({ ...connection, face: 'A' });
  const codesA = createClient({
    ...connection,
    face: 'A',
    credentials: async () => (await tokens.token({ keyId, secret: keySecret })).access_token,
  });
  const codesB = createClient({ ...connection, face: 'B', credentials: apiKey });

  return {
    async register(point, signal) {
      const created = await codesA.create(point, { signal });
      const [encoded, validated] = await Promise.all([
        codesB.encode(point, { signal }),
        codesB.validate(created.smartCode, { signal }),
      ]);
      return {
        codeA: created.smartCode,
        codeB: encoded.smartcode,
        plusCode: created.plusCode,
        isRegistered: validated.active,
        answer: { create: created, encode: encoded, validate: validated },
      };
    },
  };
}
