import { bearingDegrees, type LatLng } from '@smart-address/codes';
import { ACCURACIES } from '../places/placeColumns.ts';
import type { SearchPart } from '../search/createSearch.ts';
import type { Lang, NearbyFeature } from '../types.ts';
import { createPointIndex } from './pointIndex.ts';

/** Default radius in metres. */
const DEFAULT_RADIUS = 500;

/** Factor on a street's distance: its point is only one point on its course, and says less than a landmark's. */
const STREET_PENALTY = 2;

/** Number of nearest features to choose from. */
const CANDIDATES = 12;

const STREET = ACCURACIES.indexOf('street');

/**
 * Makes the look-up of features near a point: the nearest landmark, or a street if it is less than half as far. Landmarks whose
 * point is not their own are near nothing.
 */
export function createNearby({
  table,
  columns: { accuracies },
}: SearchPart): (point: LatLng, lang: Lang, radius?: number) => NearbyFeature | null {
  const rows = Array.from(table.lat.keys()).filter((row) => (accuracies[row] ?? 0) <= STREET);
  const index = createPointIndex(table.lat, table.lng, rows);
  return (point, lang, radius = DEFAULT_RADIUS) => {
    let row = -1;
    let meters = 0;
    let least = Infinity;
    for (const candidate of index.nearest(point, CANDIDATES, radius)) {
      const weight = candidate.meters * (table.type(candidate.row) === 'street' ? STREET_PENALTY : 1);
      if (weight >= least) continue;
      least = weight;
      ({ row, meters } = candidate);
    }
    if (row === -1) return null;
    const place = table.place(row, lang);
    return { place, distanceMeters: meters, bearing: bearingDegrees(place.location, point) };
  };
}
