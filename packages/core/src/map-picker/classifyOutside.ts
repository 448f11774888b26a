import { distanceMeters, type LatLng } from '@smart-address/codes/point';
import type { Border } from '@smart-address/gazetteer';
import type { ClassifyOutside } from './state/createPinCheck.ts';

/** Metres from a point to the segment between two others, on a plane that touches the Earth at the point. */
function distanceToEdge(point: LatLng, from: LatLng, to: LatLng): number {
  const scale = Math.cos((point.lat * Math.PI) / 180);
  const [ax, ay] = [(from.lng - point.lng) * scale, from.lat - point.lat];
  const [dx, dy] = [(to.lng - from.lng) * scale, to.lat - from.lat];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length));
  const foot = { lat: from.lat + share * (to.lat - from.lat), lng: from.lng + share * (to.lng - from.lng) };
  return distanceMeters(point, foot);
}

/** Tunisia's territorial sea, 12 nautical miles, in metres. A point further out may be on Sicily: it counts as abroad. */
const TERRITORIAL_SEA = 22_224;

/**
 * Returns a function that tells whether a point outside Tunisia is in the sea or in a neighbouring country. It is at sea where the nearest
 * edge of the border is coast. It scans some 6,000 edges in a millisecond, and is called only for refused points.
 */
export function createOutsideClassifier({ polygons, inlandEdges }: Border): ClassifyOutside {
  return (location) => {
    let nearest = Infinity;
    let isCoast = false;
    polygons.forEach(({ outer }, polygon) => {
      outer.forEach((from, index) => {
        const to = outer[(index + 1) % outer.length] ?? from;
        const distance = distanceToEdge(location, from, to);
        if (distance >= nearest) return;
        nearest = distance;
        isCoast = polygon > 0 || index >= inlandEdges;
      });
    });
    return {
      reason: isCoast && nearest <= TERRITORIAL_SEA ? 'sea' : 'abroad',
      distanceMeters: Number.isFinite(nearest) ? nearest : null,
    };
  };
}
