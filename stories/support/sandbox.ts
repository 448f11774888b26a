import {
  combineProviders,
  createClient,
  createOfflineProvider,
  createSmartAddressProvider,
  type Provider,
} from '@smart-address/core';
import { createApp, SANDBOX_CREDENTIALS, type App } from '@smart-address/server/browser';

type Send = (request: Request) => Promise<Response>;

/** What a story's backend does. Everything but the waiting and the failing is the reference backend's own doing. */
export type Weather =
  | 'fair'
  | 'slow'
  | 'silent'
  | 'down'
  | 'offline'
  | 'rubbish'
  | 'rateLimited'
  | 'limitedKey';

let app: App | undefined;

const askSandbox: Send = (request) => {
  app ??= createApp();
  return app.fetch(request);
};

/** Rejects once the request is aborted; otherwise never settles. */
function silence(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}

const SENDS: Readonly<Record<Weather, Send>> = {
  fair: askSandbox,
  slow: async (request) => {
    await Promise.race([new Promise((resolve) => setTimeout(resolve, 2500)), silence(request.signal)]);
    return askSandbox(request);
  },
  silent: (request) => silence(request.signal),
  down: () => Promise.reject(new TypeError('Failed to fetch')),
  offline: () => Promise.reject(new TypeError('Failed to fetch')),
  limitedKey: askSandbox,
  rubbish: async () =>
    new Response('<!doctype html><title>502</title>', { headers: { 'Content-Type': 'text/html' } }),
  rateLimited: (request) => {
    request.headers.set('X-Sandbox-Scenario', 'rate_limited');
    return askSandbox(request);
  },
};

/** A provider that asks the reference backend inside this page, beside the index on the device when asked for. */
export function storyProvider(weather: Weather = 'fair', withDevice = false): Provider {
  const { browserKey, limitedKey } = SANDBOX_CREDENTIALS;
  const remote = createSmartAddressProvider(
    createClient({
      baseUrl: 'https://sandbox.invalid',
      credentials: weather === 'limitedKey' ? limitedKey : browserKey,
      fetch: SENDS[weather],
      isOnline: () => weather !== 'offline',
    }),
  );
  return withDevice ? combineProviders([createOfflineProvider(), remote]) : remote;
}
