import { warnOnce } from '../../warnOnce.ts';

/** `forbidden`: the page's Trusted Types policy refuses Leaflet; a retry would fail too. */
export type MapStatus = 'loading' | 'ready' | 'failed' | 'forbidden';

/**
 * The status of a map that could not be drawn. A browser with other wording only offers one useless retry. The developer is told why. Vite
 * builds a page without Leaflet, an optional peer: no word of it reaches anybody until the map is shown.
 */
export function statusOfFailure(error: unknown): MapStatus {
  const message = error instanceof Error ? error.message : '';
  if (error instanceof TypeError && message.includes('TrustedHTML')) return 'forbidden';
  warnOnce(`The map is not shown: ${message}`);
  return 'failed';
}
