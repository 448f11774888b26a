import { importAfterPlaces } from '@smart-address/gazetteer/importAfterPlaces';

/** `forbidden`: the page's Trusted Types policy refuses Leaflet; a retry would fail too. */
export type MapStatus = 'loading' | 'ready' | 'failed' | 'forbidden';

/** Leaflet uses `window` on import, so it is imported in the browser only, and is not part of a page's first load. */
export const loadLeafletMap = (): Promise<typeof import('./leaflet/createLeafletMap.ts')> =>
  importAfterPlaces(() => import('./leaflet/createLeafletMap.ts'));

/** The status of a map that could not be drawn. A browser with other wording only offers one useless retry. */
export const statusOfFailure = (error: unknown): MapStatus =>
  error instanceof TypeError && error.message.includes('TrustedHTML') ? 'forbidden' : 'failed';
