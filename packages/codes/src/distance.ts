import type { LatLng } from './types.ts';

/** Mean radius R1 of the Earth in metres (IUGG 1980). */
const EARTH_RADIUS = 6_371_008.8;
const RADIANS = Math.PI / 180;

/** Metres between two points on a sphere of the Earth's mean radius (haversine formula); within 0.6 % of the ellipsoid's. */
export function distanceMeters(a: LatLng, b: LatLng): number {
  const latA = a.lat * RADIANS;
  const latB = b.lat * RADIANS;
  const sinLat = Math.sin((latB - latA) / 2);
  const sinLng = Math.sin(((b.lng - a.lng) * RADIANS) / 2);
  const h = sinLat * sinLat + Math.cos(latA) * Math.cos(latB) * sinLng * sinLng;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Degrees clockwise from north, 0 to below 360, in which one sets out from `from` to `to` (initial great-circle bearing). */
export function bearingDegrees(from: LatLng, to: LatLng): number {
  const latFrom = from.lat * RADIANS;
  const latTo = to.lat * RADIANS;
  const turn = (to.lng - from.lng) * RADIANS;
  const y = Math.sin(turn) * Math.cos(latTo);
  const x = Math.cos(latFrom) * Math.sin(latTo) - Math.sin(latFrom) * Math.cos(latTo) * Math.cos(turn);
  const degrees = Math.atan2(y, x) / RADIANS;
  return (degrees + 360) % 360;
}
