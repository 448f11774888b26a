import { createClient, createSmartAddressProvider, type Provider } from '@smart-address/core';
import { loadGazetteer, type Gazetteer } from '@smart-address/gazetteer';
import { createApp, sandboxCredentials, type App } from '@smart-address/server/browser';

type Fetch = typeof globalThis.fetch;

/** What a story's backend does. Everything but the waiting and the failing is the reference backend's own doing. */
export type Weather = 'fair' | 'slow' | 'silent' | 'down' | 'rubbish' | 'rateLimited';

let gazetteer: Promise<Gazetteer> | undefined;
let app: App | undefined;

/** The places, loaded once for all stories. */
export function storyGazetteer(): Promise<Gazetteer> {
  gazetteer ??= loadGazetteer();
  return gazetteer;
}

const sandboxFetch: Fetch = (input, init) => {
  app ??= createApp({ gazetteer: storyGazetteer });
  return app.fetch(new Request(input, init));
};

/** Rejects once the request is aborted; otherwise never settles. */
function silence(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}

const FETCHES: Readonly<Record<Weather, Fetch>> = {
  fair: sandboxFetch,
  slow: async (input, init) => {
    const request = new Request(input, init);
    await Promise.race([new Promise((resolve) => setTimeout(resolve, 2500)), silence(request.signal)]);
    return sandboxFetch(request);
  },
  silent: (input, init) => silence(new Request(input, init).signal),
  down: () => Promise.reject(new TypeError('Failed to fetch')),
  rubbish: () =>
    Promise.resolve(
      new Response('<!doctype html><title>502</title>', { headers: { 'Content-Type': 'text/html' } }),
    ),
  rateLimited: (input, init) => {
    const request = new Request(input, init);
    request.headers.set('X-Sandbox-Scenario', 'rate_limited');
    return sandboxFetch(request);
  },
};

/** A provider that asks the reference backend inside this page. */
export function storyProvider(weather: Weather = 'fair'): Provider {
  return createSmartAddressProvider(
    createClient({
      baseUrl: 'https://sandbox.invalid',
      credentials: sandboxCredentials.browserKey,
      fetch: FETCHES[weather],
    }),
  );
}
