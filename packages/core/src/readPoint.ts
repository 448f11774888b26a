import type { LatLng } from '@smart-address/codes';
import { isLocation } from './guards.ts';
import { warnOnce } from './report.ts';

/** A coordinate as a number: databases and their drivers write decimals as text, spreadsheets in French with a comma. */
export const readCoordinate = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : value;

/** A point as untyped code passes it on, from a database or another library. */
export interface StoredPoint {
  readonly lat?: unknown;
  readonly latitude?: unknown;
  readonly lng?: unknown;
  readonly lon?: unknown;
  readonly longitude?: unknown;
  readonly type?: unknown;
  readonly coordinates?: unknown;
}

/** Latitude and longitude by any of their names, or as GeoJSON has them: the longitude first. */
function coordinatesOf(point: StoredPoint): readonly unknown[] {
  const { type, coordinates, latitude, longitude, lat = latitude, lon = longitude, lng = lon } = point;
  return type === 'Point' && Array.isArray(coordinates) ? [coordinates[1], coordinates[0]] : [lat, lng];
}

/** Whether a coordinate is not filled in: an empty column or field. */
const isEmpty = (value: unknown): boolean =>
  value === null || Number.isNaN(value) || (typeof value === 'string' && value.trim() === '');

/** Tells in the console that a field has no point, and what one is. */
export const tellNoPoint = (field: string): void =>
  warnOnce(
    `${field}: left out, because it is no point. Set { lat, lng }, two numbers in degrees (-85 to 85, -180 to 180), or a GeoJSON Point.`,
  );

/**
 * A team's point as two numbers in degrees, or null. Read are `{lat, lng}`, the names `lon`, `latitude` and `longitude`, and a GeoJSON
 * `Point`. Coordinates that are not filled in are none, and so is 0/0, which databases hold in their place. What no map can show (latitudes
 * beyond 85, longitudes beyond 180) is none either. Nor is what does not say which coordinate is the latitude: a pair, or WKT, whose order
 * differs between databases. Both are reported in the console by the name of the `field`.
 */
export function readPoint(given: StoredPoint | null | undefined, field: string): LatLng | null {
  try {
    if (given == null || isEmpty(given)) return null;
    const coordinates = coordinatesOf(given);
    const [lat, lng] = coordinates.map(readCoordinate);
    const point = { lat, lng };
    if (isLocation(point)) {
      // Tunisia's latitudes and longitudes have no number in common.
      if (point.lat > 7 && point.lat < 12 && point.lng > 30 && point.lng < 38)
        warnOnce(`${field}: far from Tunisia. Swap its lat (30 to 38 in Tunisia) and lng (7 to 12).`);
      return point.lat === 0 && point.lng === 0 ? null : point;
    }
    if (coordinates.some(isEmpty)) return null;
  } catch {
    // A getter of theirs threw.
  }
  tellNoPoint(field);
  return null;
}

/**
 * The point of an address: its `location`, or the coordinates beside its text, as a row of a database has them. They are not read beside a
 * free text: it was written over a row that still has the coordinates of the address before.
 */
export function readPointOf(
  address: StoredPoint & { readonly location?: StoredPoint | null | undefined; readonly source?: unknown },
) {
  const { location, source, lat, latitude } = address;
  const isRow = source !== 'free' && (lat ?? latitude) != null;
  return location == null && isRow ? readPoint(address, 'lat, lng') : readPoint(location, 'location');
}
