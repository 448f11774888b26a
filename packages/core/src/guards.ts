import type { LatLng } from '@smart-address/codes';
import type { AddressAccuracy } from '@smart-address/gazetteer';

/** Degrees north or south up to which a map can be drawn: Web Mercator ends at 85.05. */
const MAX_LAT = 85;

/** Whether both are numbers in degrees that a map can show: -85 to 85 and -180 to 180. */
export function isLocation(point: { readonly lat: unknown; readonly lng: unknown }): point is LatLng {
  const { lat, lng } = point;
  return (
    typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= MAX_LAT && Math.abs(lng) <= 180
  );
}

const ACCURACIES: readonly unknown[] = [
  'rooftop',
  'street',
  'locality',
  'postal',
] satisfies AddressAccuracy[];

/** Whether an accuracy is one of ours: addresses of other services carry words of their own ('ROOFTOP'), or none. */
export const isAccuracy = (value: unknown): value is AddressAccuracy => ACCURACIES.includes(value);
