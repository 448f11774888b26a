import type { Scenario } from '../settings/settings.ts';

/** Sends a request and answers it: the network, or an app in the same page. */
export type Send = (request: Request) => Promise<Response>;

const SLOW_MS = 3000;

/** Settles after a time, or rejects as soon as the request is aborted; without a time it only ever rejects. */
function wait(signal: AbortSignal, milliseconds: number | null): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const timer = milliseconds === null ? undefined : setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}

/** Sends in a way that meets trouble on purpose. The backend behind it stays the real one. */
export function withScenario(send: Send, scenario: Scenario): Send {
  return async (request) => {
    switch (scenario) {
      case 'normal':
      case 'limited_key':
        return send(request);
      case 'rate_limited':
      case 'quota_exceeded':
        request.headers.set('X-Sandbox-Scenario', scenario);
        return send(request);
      case 'slow':
        await wait(request.signal, SLOW_MS);
        return send(request);
      case 'silent':
        await wait(request.signal, null);
        return send(request);
      case 'down':
        throw new TypeError('Failed to fetch');
      case 'rubbish':
        return new Response('<!doctype html><title>502</title>', {
          headers: { 'Content-Type': 'text/html' },
        });
    }
  };
}
