import type { App } from '../app/app.types.ts';

/**
 * A `fetch` that answers requests to `base` by the app in this page and passes all others on. Aborting works as with
 * the real one: the promise rejects with the signal's reason.
 *
 * @param base such as `https://backend.invalid`; need not exist.
 */
export function routeFetch(app: App, base: string, fallback: typeof fetch = fetch): typeof fetch {
  const prefix = base.endsWith('/') ? base : `${base}/`;
  return async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(prefix)) return fallback(request);
    request.signal.throwIfAborted();
    // The app sees paths from the root, wherever `base` hangs it.
    const inner = new Request(new URL(`/${request.url.slice(prefix.length)}`, request.url), request);
    return raceAbort(app.fetch(inner), request.signal);
  };
}

function raceAbort(answer: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
