import type { App } from '../request/app.types.ts';

/**
 * A `fetch` that answers requests to `base` by the app in this page and passes all others on. Aborting works as with the real
 * one: the promise rejects with the signal's reason.
 *
 * @param base such as `https://backend.invalid`; need not exist. In a page it may be a path, such as `/backend`.
 * @throws TypeError if `base` is not a URL.
 */
export function routeFetch(app: App, base: string, fallback: typeof fetch = fetch): typeof fetch {
  // Written as a request's own address is: whole, the name in small letters, no port that goes without saying.
  const { url } = new Request(base);
  const prefix = url.endsWith('/') ? url : `${url}/`;
  return async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(prefix)) return fallback(request);
    request.signal.throwIfAborted();
    return raceAbort(answerInPage(app, request, prefix), request.signal);
  };
}

/** The app sees paths from the root, wherever `base` hangs it. */
async function answerInPage(app: App, request: Request, prefix: string): Promise<Response> {
  const { method, headers, signal } = request;
  // Firefox has no `body` of a request, so that a request made of another one loses it there.
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
  const url = new URL(`/${request.url.slice(prefix.length)}`, request.url);
  return app.fetch(new Request(url, { method, headers, body, signal }));
}

function raceAbort(answer: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    // The request's own signal, which goes with it.
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    answer.then(resolve, reject);
  });
}
