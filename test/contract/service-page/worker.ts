import { createApp } from '@smart-address/server/browser';

const app = createApp();

/** What of a service worker's events is used here: its types and a page's exclude each other. */
interface Fetching extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

addEventListener('fetch', (event) => {
  const { request, respondWith } = event as Fetching;
  if (new URL(request.url).pathname.startsWith('/v1/')) respondWith.call(event, app.fetch(request));
});
