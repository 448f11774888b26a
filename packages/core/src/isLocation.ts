import type { LatLng } from '@smart-address/codes';

/** Degrees north or south up to which a map can be drawn: Web Mercator ends at 85.05. */
const MAX_LAT = 85;

/** Whether both are numbers in degrees that a map can show: -85 to 85 and -180 to 180. */
export function isLocation(point: { readonly lat: unknown; readonly lng: unknown }): point is LatLng {
  const { lat, lng } = point;
  return (
    typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= MAX_LAT && Math.abs(lng) <= 180
  );
}
