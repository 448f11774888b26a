import type { LatLng } from '@smart-address/codes';
import type { Gazetteer } from '@smart-address/gazetteer';
import { isLocation } from './location.ts';
import type { Judge } from './mapPicker.types.ts';

/** Tunisia's box with some sea around it: all there is to go by until the border is loaded. */
const BOX = { south: 30.2, west: 7.4, north: 37.6, east: 11.7 };

/** What a refused point lies in, and how far Tunisia's land is from it. */
export type ClassifyOutside = (location: LatLng) => {
  readonly reason: 'sea' | 'abroad';
  readonly distanceMeters: number | null;
};

/**
 * Where a pin may stand: in Tunisia, by the gazetteer's border. Without a gazetteer only what is far away is refused, so that a
 * failed download never stops a buyer; the service judges again when the code is made.
 */
export function createJudge(gazetteer: Gazetteer | null, classify: ClassifyOutside | null): Judge {
  return (location) => {
    if (!isLocation(location)) return { reason: 'invalid', location: null, distanceMeters: null };
    const isInside = gazetteer
      ? gazetteer.covers(location)
      : location.lat >= BOX.south &&
        location.lat <= BOX.north &&
        location.lng >= BOX.west &&
        location.lng <= BOX.east;
    if (isInside) return null;
    return { location, ...(classify?.(location) ?? { reason: 'abroad', distanceMeters: null }) };
  };
}
