/**
 * Fetches what "Use my position" needs, once the page is loaded and has nothing else to do. First asked for on the click, without a network,
 * it would be missing until the page is loaded anew, and a point without its codes: Chromium remembers each module that it could not
 * fetch. Gives what takes it back.
 */
export function fetchPinWhenIdle(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const fetchPin = () => {
    if (signal.aborted) return;
    if (!navigator.onLine) window.addEventListener('online', fetchPin, { signal, once: true });
    else void import('../finder/finder.pin.ts').catch(() => undefined);
  };
  const wait = () => {
    // Safari has no such call.
    if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(fetchPin);
    else setTimeout(fetchPin, 1_000);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { signal, once: true });
  return () => ended.abort();
}
