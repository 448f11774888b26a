import type { Provider } from '@smart-address/core';

/** Long enough for the page itself to be there, in milliseconds. */
const CALM = 1_000;

/** Fetches the index before anybody asks: a network that goes before the first word does not matter then. Returns what takes it back. */
export function warmDevice(provider: Provider): () => void {
  const timer = setTimeout(() => provider.prepare?.(), CALM);
  return () => clearTimeout(timer);
}
