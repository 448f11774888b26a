import type { LatLng } from '@smart-address/codes';
import type { Border, Ring } from './border.types.ts';

/**
 * The Encoded Polyline Algorithm (Google Maps Platform). It has the steps between points in units of 0.00001 degrees. Each is zigzagged and
 * written in groups of five bits as characters from `?` on.
 */
const SCALE = 1e5;
const FIRST_CHARACTER = 63;
const MORE = 32;

/** Between the rings of a polygon, and between polygons: two characters that no number uses. */
const RING_SEPARATOR = ' ';
const POLYGON_SEPARATOR = '!';

function encodeStep(step: number): string {
  let rest = step < 0 ? ~(step << 1) : step << 1;
  let text = '';
  while (rest >= MORE) {
    text += String.fromCharCode((MORE | (rest & 31)) + FIRST_CHARACTER);
    rest >>= 5;
  }
  return text + String.fromCharCode(rest + FIRST_CHARACTER);
}

/** What `decodeBorder` reads. A ring's points are kept to 0.00001 degrees, about a metre. */
export function encodePolygons(polygons: Border['polygons']): string {
  const encodeRing = (ring: Ring): string => {
    let lat = 0;
    let lng = 0;
    let text = '';
    for (const point of ring) {
      const nextLat = Math.round(point.lat * SCALE);
      const nextLng = Math.round(point.lng * SCALE);
      text += encodeStep(nextLat - lat) + encodeStep(nextLng - lng);
      lat = nextLat;
      lng = nextLng;
    }
    return text;
  };
  return polygons
    .map(({ outer, holes }) => [outer, ...holes].map(encodeRing).join(RING_SEPARATOR))
    .join(POLYGON_SEPARATOR);
}

function decodeRing(text: string): Ring {
  const ring: LatLng[] = [];
  let at = 0;
  const step = (): number => {
    let value = 0;
    let shift = 0;
    let group: number;
    do {
      group = text.charCodeAt(at++) - FIRST_CHARACTER;
      value |= (group & 31) << shift;
      shift += 5;
    } while (group >= MORE);
    return value & 1 ? ~(value >> 1) : value >> 1;
  };
  let lat = 0;
  let lng = 0;
  while (at < text.length) {
    lat += step();
    lng += step();
    ring.push({ lat: lat / SCALE, lng: lng / SCALE });
  }
  return ring;
}

export const decodePolygons = (text: string): Border['polygons'] =>
  text.split(POLYGON_SEPARATOR).map((polygon) => {
    const [outer = [], ...holes] = polygon.split(RING_SEPARATOR).map(decodeRing);
    return { outer, holes };
  });
