import type { LatLng } from '@smart-address/codes';
import type { Gazetteer } from '@smart-address/gazetteer';
import { isLocation } from '../../guards.ts';
import type { PinCheck } from './types.ts';
import type { readTypedLocation } from '../typedLocation.ts';

/** A box around Tunisia with some sea: used until the border is loaded. */
const BOX = { south: 30.2, west: 7.4, north: 37.6, east: 11.7 };

/** Where a refused point is, and its distance from Tunisia's land. */
export type ClassifyOutside = (location: LatLng) => {
  readonly reason: 'sea' | 'abroad';
  readonly distanceMeters: number | null;
};

/**
 * Returns the check of where a pin may be placed: in Tunisia, by the gazetteer's border. Without a gazetteer it refuses only what is far
 * away, so that a failed download never stops a buyer. The service checks again when the code is created.
 */
export function createPinCheck(gazetteer: Gazetteer | null, classify: ClassifyOutside | null): PinCheck {
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

/** The country's data, and what reads a typed text with it; `classify` tells the sea from a neighbouring country. */
export interface MapPickerData {
  readonly gazetteer: Gazetteer;
  readonly classify: ClassifyOutside | null;
  /** Not part of a page's first load, so it comes with the data. */
  readonly readTypedLocation: typeof readTypedLocation;
}
