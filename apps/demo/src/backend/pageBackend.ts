import { importAfterPlaces } from '@smart-address/gazetteer/importAfterPlaces';
import type { ReviewDesk } from '@smart-address/server/browser';
import type { Send } from './scenarios.ts';

/** The reference backend inside this page: the same code that `npm start` runs, loaded on the first request. */
interface PageBackend {
  readonly send: Send;
  /** Staff's side of the same store. */
  readonly desk: ReviewDesk;
}

/** The address of the backend inside the page; nothing of that name exists. */
export const PAGE_BASE = 'https://backend.invalid';

let loading: Promise<PageBackend> | undefined;
let passedMilliseconds = 0;

export function pageBackend(): Promise<PageBackend> {
  loading ??= load();
  return loading;
}

/** Sets the clock of the sandbox in the page ahead, to see what is late. */
export function passTime(milliseconds: number): void {
  passedMilliseconds += milliseconds;
}

async function load(): Promise<PageBackend> {
  try {
    const { createApp, createMemoryStore, createReviewDesk, routeFetch } = await importAfterPlaces(
      () => import('@smart-address/server/browser'),
    );
    const store = createMemoryStore();
    const clock = () => Date.now() + passedMilliseconds;
    return {
      send: routeFetch(createApp({ store, clock }), PAGE_BASE),
      desk: createReviewDesk(store, clock),
    };
  } catch (error) {
    // A download that failed is tried again by the next request.
    loading = undefined;
    throw error;
  }
}
