import type { LatLng } from '@smart-address/codes';

/** A coordinate as a number: databases and their drivers write decimals as text. */
export const readCoordinate = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() !== '' ? Number(value) : value;

/** A point whose coordinates are numbers; null if they are none, as those of an empty column. */
export function readPoint(point: LatLng | null | undefined): LatLng | null {
  const [lat, lng] = [point?.lat, point?.lng].map(readCoordinate);
  if (point == null || !Number.isFinite(lat) || !Number.isFinite(lng)) return null;
  return lat === point.lat && lng === point.lng ? point : { lat: Number(lat), lng: Number(lng) };
}
