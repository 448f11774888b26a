import { isLocation } from '../../guards.ts';
import { warnOnce } from '../../report.ts';

/** A closed line: its positions are [longitude, latitude], as GeoJSON has them. */
type ZoneRing = readonly (readonly number[])[];

interface ZonePolygon {
  readonly type: 'Polygon';
  /** The outline, then holes. */
  readonly coordinates: readonly ZoneRing[];
}

interface ZoneMultiPolygon {
  readonly type: 'MultiPolygon';
  readonly coordinates: readonly (readonly ZoneRing[])[];
}

interface ZoneFeature {
  readonly type: 'Feature';
  readonly geometry: ZonePolygon | ZoneMultiPolygon;
}

/** An area as GeoJSON: one polygon, or several. */
export type DeliveryZone =
  | ZonePolygon
  | ZoneMultiPolygon
  | ZoneFeature
  | { readonly type: 'FeatureCollection'; readonly features: readonly ZoneFeature[] };

/** A point whose coordinates may be unknown. */
interface PlaceOnEarth {
  readonly lat: number;
  readonly lng: number;
}

function polygonsOf(zone: DeliveryZone): readonly (readonly ZoneRing[])[] {
  switch (zone.type) {
    case 'Polygon':
      return [zone.coordinates];
    case 'MultiPolygon':
      return zone.coordinates;
    case 'Feature':
      return polygonsOf(zone.geometry);
    case 'FeatureCollection':
      return zone.features.flatMap(polygonsOf);
    default:
      return [];
  }
}

const isRing = (ring: ZoneRing): boolean =>
  ring.length >= 4 && ring.every(([lng, lat]) => isLocation({ lat, lng }));

/**
 * The polygons of a zone. What is none has no polygon, and is told in the console by the name of its setting: the rows are then not
 * marked.
 */
function readZone(zone: DeliveryZone): readonly (readonly ZoneRing[])[] {
  try {
    const polygons = polygonsOf(zone);
    if (polygons.length > 0 && polygons.every((rings) => rings.length > 0 && rings.every(isRing))) {
      // Tunisia's latitudes and longitudes have no number in common.
      if (polygons.flat(2).every(([lng = 0, lat = 0]) => lng > 30 && lng < 38 && lat > 7 && lat < 12))
        warnOnce(
          'zone: far from Tunisia. GeoJSON has the longitude (7 to 12 in Tunisia) before the latitude.',
        );
      return polygons;
    }
  } catch {
    // A shape of theirs has no such property.
  }
  warnOnce(
    'zone: left out, because it is no polygon. Set a GeoJSON Polygon or MultiPolygon, or a Feature of one: rings of at least 4 [longitude, latitude] in degrees, parsed from their JSON.',
  );
  return [];
}

/** Whether a line from the point to the east crosses the outline and the holes an odd number of times. */
function isInPolygon({ lat, lng }: PlaceOnEarth, rings: readonly ZoneRing[]): boolean {
  let isIn = false;
  for (const ring of rings) {
    let [beforeX = 0, beforeY = 0] = ring[ring.length - 1] ?? [];
    for (const [x = 0, y = 0] of ring) {
      if (y > lat !== beforeY > lat && lng < ((beforeX - x) * (lat - y)) / (beforeY - y) + x) isIn = !isIn;
      [beforeX, beforeY] = [x, y];
    }
  }
  return isIn;
}

/** Makes a test whether a point is in a zone. Every point is in one that is no polygon, and so is one that is not known. */
export function createZoneTest(zone: DeliveryZone): (point: PlaceOnEarth) => boolean {
  const polygons = readZone(zone);
  return (point) =>
    polygons.length === 0 ||
    !isLocation({ lat: point.lat, lng: point.lng }) ||
    polygons.some((rings) => isInPolygon(point, rings));
}
