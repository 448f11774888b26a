import { defaultEnvironment, type FinderEnvironment } from '../../finder/state/environment.ts';
import { locateDevice } from './locateDevice.ts';
import type { Finder } from '../../finder/finder.ts';
import { importPin } from '../../finder/state/locator.ts';

function isApple(): boolean {
  return typeof navigator !== 'undefined' && /mac|iphone|ipad|ipod/i.test(navigator.platform);
}

/** The browser as a finder's environment: clock, randomness, geolocation. */
export const browserEnvironment: FinderEnvironment = {
  ...defaultEnvironment,
  locate: async (signal) => (await locateDevice(signal)).location,
  get speaksActiveOption() {
    return isApple();
  },
};

/** Tells a finder whether there is a network, now and whenever that changes; returns a function that stops it. */
export function watchConnection(finder: Finder): () => void {
  const ended = new AbortController();
  const tell = () => finder.send({ type: 'connection', isOnline: navigator.onLine });
  tell();
  window.addEventListener('online', tell, { signal: ended.signal });
  window.addEventListener('offline', tell, { signal: ended.signal });
  return () => ended.abort();
}

/**
 * Fetches the code for "Use my location" once the page is loaded and idle. If it were fetched on the click and the network was down, it
 * would be missing until a reload: Chromium caches failed imports. A point would then have no codes. Returns a function that cancels it.
 */
export function fetchPinWhenIdle(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const fetchPin = () => {
    if (signal.aborted) return;
    if (!navigator.onLine) window.addEventListener('online', fetchPin, { signal, once: true });
    else void importPin().catch(() => undefined);
  };
  const wait = () => {
    // Safari has no `requestIdleCallback`.
    if (typeof window.requestIdleCallback !== 'function') setTimeout(fetchPin, 1_000);
    // A page that is animated all the time is never idle.
    else window.requestIdleCallback(fetchPin, { timeout: 10_000 });
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { signal, once: true });
  return () => ended.abort();
}
