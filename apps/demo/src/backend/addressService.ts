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
import { importAfterPlaces } from '@smart-address/gazetteer/importAfterPlaces';
import type { OrderCodes } from '../checkout/order.types.ts';
import type { Problem } from '../checkout/problem.ts';
import type { BackendKind, Scenario } from '../settings/settings.ts';
import type { RequestLog } from './requestLog.ts';
import { SANDBOX } from './sandbox.ts';
import { withScenario, type Send } from './scenarios.ts';
import { createShopServer } from './shopServer.ts';

/** Where the page's addresses and codes come from. */
export interface AddressService {
  readonly provider: Provider;
  /** Creates the codes of a point with the backend. Rejects with what `toProblem` reads. */
  readonly register: (point: LatLng, signal: AbortSignal) => Promise<OrderCodes>;
}

export interface AddressServiceOptions {
  readonly backend: BackendKind;
  readonly scenario: Scenario;
  /** Whether the index on the device answers beside the backend. */
  readonly withDevice: boolean;
  readonly log: RequestLog;
}

/** The address of the backend inside the page; nothing of that name exists. */
const PAGE_BASE = 'https://backend.invalid';

let pageSend: Promise<Send> | undefined;

/** The reference backend inside this page: the same code that `npm start` runs, loaded on the first request. */
async function sendInPage(request: Request): Promise<Response> {
  pageSend ??= loadPageBackend();
  const send = await pageSend;
  return send(request);
}

async function loadPageBackend(): Promise<Send> {
  try {
    const { createApp, routeFetch } = await importAfterPlaces(() => import('@smart-address/server/browser'));
    return routeFetch(createApp(), PAGE_BASE);
  } catch (error) {
    // A download that failed is tried again by the next request.
    pageSend = undefined;
    throw error;
  }
}

const SENDS: Readonly<Record<BackendKind, Send>> = {
  http: (request) => fetch(request),
  page: sendInPage,
  offline: () => Promise.reject(new TypeError('Failed to fetch')),
};

export function createAddressService({
  backend,
  scenario,
  withDevice,
  log,
}: AddressServiceOptions): AddressService {
  const baseUrl = backend === 'page' ? PAGE_BASE : location.origin;
  const send = log.record(withScenario(SENDS[backend], scenario));
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
