import { createApp, routeFetch } from '@smart-address/server/browser';
import type { WireRequest, WireResponse } from './wire.types.ts';

const app = createApp();
const inPage = routeFetch(app, 'https://backend.invalid');
const answered: WireResponse[] = [];

async function answer({ id, url, method, headers, body }: WireRequest): Promise<void> {
  const bytes = body === null ? null : Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
  const named = headers.map(([name, value]): [string, string] => [name, value]);
  const response = await inPage(url, { method, headers: named, body: bytes });
  answered.push({
    id,
    status: response.status,
    headers: [...response.headers],
    text: await response.text(),
  });
}

await app.ready();
window.send = (requests) => requests.forEach((request) => void answer(request));
window.takeAnswers = () => JSON.stringify(answered.splice(0));

window.askWorker = (path, init) => {
  window.workerAnswer = '';
  const answered = async () => {
    await navigator.serviceWorker.register('/worker.js');
    await navigator.serviceWorker.ready;
    // A page is served by its worker from the next time it is loaded.
    if (!navigator.serviceWorker.controller) return 'load me again';
    const response = await fetch(path, init);
    return `${response.status} ${await response.text()}`;
  };
  answered().then(
    (text) => (window.workerAnswer = text),
    (error: unknown) => (window.workerAnswer = String(error)),
  );
};

declare global {
  interface Window {
    /** Asks the service in this page, all at once. */
    send: (requests: readonly WireRequest[]) => void;
    /** What has been answered since it was last asked, as JSON. */
    takeAnswers: () => string;
    /** Asks the service in this page's service worker; what it says stands in `workerAnswer` then. */
    askWorker: (path: string, init: RequestInit) => void;
    workerAnswer: string;
  }
}
