import type { Finder } from '../../finder/finder.ts';

/** Tells a finder whether there is a network, now and whenever that changes; returns a function that stops it. */
export function watchConnection(finder: Finder): () => void {
  const ended = new AbortController();
  const tell = () => finder.send({ type: 'connection', isOnline: navigator.onLine });
  tell();
  window.addEventListener('online', tell, { signal: ended.signal });
  window.addEventListener('offline', tell, { signal: ended.signal });
  return () => ended.abort();
}
