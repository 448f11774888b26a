import type { LatLng } from '@smart-address/codes';

/** Whether both are finite and in range: -90..90 and -180..180. */
export function isLocation(point: LatLng): boolean {
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180;
}
