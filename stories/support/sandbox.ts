import {
  combineProviders,
  createClient,
  createOfflineProvider,
  createSmartAddressProvider,
  type Provider,
} from '@smart-address/core';
import { createApp, SANDBOX_CREDENTIALS, type App } from '@smart-address/server/browser';
import { answerAtOnce } from './answerAtOnce.ts';

type Send = (request: Request) => Promise<Response>;

/** How a story's backend behaves. Only waiting and failing are simulated; every answer is the search's own. */
export const BACKEND_STATES = [
  'normal',
  'slow',
  'silent',
  'down',
  'offline',
  'invalidAnswer',
  'serverError',
  'rateLimited',
  /** What stories open with is answered, every other search is one too many. */
  'thenRateLimited',
] as const;
export type BackendState = (typeof BACKEND_STATES)[number];

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

/** The sandbox fails on purpose, as it does for any client that asks it to. */
const askForTrouble =
  (scenario: 'rate_limited' | 'server_error'): Send =>
  (request) => {
    request.headers.set('X-Sandbox-Scenario', scenario);
    return askSandbox(request);
  };

const SENDS: Readonly<Record<BackendState, Send>> = {
  normal: askSandbox,
  slow: async (request) => {
    await Promise.race([new Promise((resolve) => setTimeout(resolve, 2500)), silence(request.signal)]);
    return askSandbox(request);
  },
  silent: (request) => silence(request.signal),
  down: () => Promise.reject(new TypeError('Failed to fetch')),
  offline: () => Promise.reject(new TypeError('Failed to fetch')),
  invalidAnswer: async () =>
    new Response('<!doctype html><title>502</title>', { headers: { 'Content-Type': 'text/html' } }),
  serverError: askForTrouble('server_error'),
  rateLimited: askForTrouble('rate_limited'),
  thenRateLimited: askForTrouble('rate_limited'),
};

/** A provider of the reference backend inside this page; with `withDevice`, of the index on the device too. */
export function storyProvider(
  backend: BackendState = 'normal',
  withDevice = false,
  maxRows?: number,
): Provider {
  const remote = createSmartAddressProvider(
    createClient({
      baseUrl: 'https://sandbox.invalid',
      credentials: SANDBOX_CREDENTIALS.browserKey,
      fetch: SENDS[backend],
      isOnline: () => backend !== 'offline',
      // Who waits for a service that never answers waits for ever, and can be looked at.
      ...(backend === 'silent' ? { setTimer: () => () => {} } : {}),
    }),
  );
  if (withDevice) return combineProviders([answerAtOnce(createOfflineProvider()), remote]);
  return backend === 'normal' || backend === 'thenRateLimited' ? answerAtOnce(remote, maxRows) : remote;
}

const NETWORKS: Readonly<Record<string, BackendState>> = {
  fast: 'normal',
  slow: 'slow',
  offline: 'offline',
  '429': 'rateLimited',
  '500': 'serverError',
  rubbish: 'invalidAnswer',
};

/** The toolbar's network; undefined where each story has its own. */
export const networkOf = ({ network }: Readonly<Record<string, unknown>>): BackendState | undefined =>
  NETWORKS[String(network)];
