import type { Scenario } from '../settings/settings.ts';

type Fetch = typeof globalThis.fetch;

const SLOW_MS = 3000;

function abortReason(signal: AbortSignal): unknown {
  return signal.reason ?? new DOMException('The request was aborted.', 'AbortError');
}

/** Settles after a time, or rejects as soon as the request is aborted; without a time it only ever rejects. */
function wait(signal: AbortSignal, milliseconds: number | null): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(abortReason(signal));
    const timer = milliseconds === null ? undefined : setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(abortReason(signal));
      },
      { once: true },
    );
  });
}

/** The failure a browser reports when the network is gone. */
export const offlineFetch: Fetch = () => Promise.reject(new TypeError('Failed to fetch'));

/** A fetch that meets trouble on purpose. The backend behind it stays the real one. */
export function withScenario(fetch: Fetch, scenario: Scenario): Fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    switch (scenario) {
      case 'normal':
      case 'limited_key':
        return fetch(request);
      case 'rate_limited':
        request.headers.set('X-Sandbox-Scenario', scenario);
        return fetch(request);
      case 'slow':
        await wait(request.signal, SLOW_MS);
        return fetch(request);
      case 'silent':
        await wait(request.signal, null);
        return fetch(request);
      case 'down':
        return offlineFetch(request);
      case 'rubbish':
        return new Response('<!doctype html><title>502</title>', {
          headers: { 'Content-Type': 'text/html' },
        });
    }
  };
}
