import {
  combineProviders,
  createClient,
  createOfflineProvider,
  createSmartAddressProvider,
  type Provider,
} from '@smart-address/core';
import { createApp, SANDBOX_CREDENTIALS, type App } from '@smart-address/server/browser';

type Send = (request: Request) => Promise<Response>;

/** How a story's backend behaves. Only waiting and failing are simulated; every answer is the reference backend's. */
export type BackendState =
  | 'normal'
  | 'slow'
  | 'silent'
  | 'down'
  | 'offline'
  | 'invalidAnswer'
  | 'rateLimited'
  | 'limitedKey';

let app: App | undefined;

const askSandbox: Send = (request) => {
  app ??= createApp();
  return app.fetch(request);
};

/** Never resolves; rejects once the request is aborted. */
function silence(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}

const SENDS: Readonly<Record<BackendState, Send>> = {
  normal: askSandbox,
  slow: async (request) => {
    await Promise.race([new Promise((resolve) => setTimeout(resolve, 2500)), silence(request.signal)]);
    return askSandbox(request);
  },
  silent: (request) => silence(request.signal),
  down: () => Promise.reject(new TypeError('Failed to fetch')),
  offline: () => Promise.reject(new TypeError('Failed to fetch')),
  limitedKey: askSandbox,
  invalidAnswer: async () =>
    new Response('<!doctype html><title>502</title>', { headers: { 'Content-Type': 'text/html' } }),
  rateLimited: (request) => {
    request.headers.set('X-Sandbox-Scenario', 'rate_limited');
    return askSandbox(request);
  },
};

/** A provider of the reference backend inside this page; with `withDevice`, of the index on the device too. */
export function storyProvider(backend: BackendState = 'normal', withDevice = false): Provider {
  const { browserKey, limitedKey } = SANDBOX_CREDENTIALS;
  const remote = createSmartAddressProvider(
    createClient({
      baseUrl: 'https://sandbox.invalid',
      credentials: backend === 'limitedKey' ? limitedKey : browserKey,
      fetch: SENDS[backend],
      isOnline: () => backend !== 'offline',
    }),
  );
  return withDevice ? combineProviders([createOfflineProvider(), remote]) : remote;
}
