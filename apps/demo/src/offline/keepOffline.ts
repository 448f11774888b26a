/** Long after the page itself is there, in milliseconds: what is kept for later must not be in the way now. */
const CALM = 4_000;

/** Keeps the built page for a time without a network, unless the reader saves data. */
export function keepOffline(): void {
  const saves = 'connection' in navigator && Object(navigator.connection).saveData === true;
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || saves) return;
  setTimeout(() => {
    // Refused in some private windows, and by browsers without workers of modules: the page then needs its network.
    navigator.serviceWorker.register('./sw.js', { type: 'module' }).catch(() => {});
  }, CALM);
}
