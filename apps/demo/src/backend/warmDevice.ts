import { loadGazetteer } from '@smart-address/gazetteer';

/** Long enough for the page itself to be there, in milliseconds. */
const CALM = 1_000;

/** Fetches the index before anybody asks: a network that goes before the first word does not matter then. Returns what takes it back. */
export function warmDevice(): () => void {
  const timer = setTimeout(() => {
    // The first search tries again.
    loadGazetteer({ wait: 'places' }).catch(() => undefined);
  }, CALM);
  return () => clearTimeout(timer);
}
