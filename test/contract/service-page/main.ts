import { createApp, routeFetch } from '@smart-address/server/browser';
import type { WireRequest, WireResponse } from './wire.types.ts';

const app = createApp();
// What is for another address goes straight to the app, as a service worker hands it over.
const inPage = routeFetch(app, 'https://backend.invalid', (input) => app.fetch(new Request(input)));
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

declare global {
  interface Window {
    /** Asks the service in this page, all at once. */
    send: (requests: readonly WireRequest[]) => void;
    /** What has been answered since it was last asked, as JSON. */
    takeAnswers: () => string;
  }
}
