import { importAfterPlaces } from '@smart-address/gazetteer/importAfterPlaces';

/** Leaflet uses `window` on import, so it is imported in the browser only, and is not part of a page's first load. */
export const loadLeafletMap = (): Promise<typeof import('./leaflet/createLeafletMap.ts')> =>
  importAfterPlaces(() => import('./leaflet/createLeafletMap.ts'));
