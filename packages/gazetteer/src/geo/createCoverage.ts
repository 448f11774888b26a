import type { LatLng } from '@smart-address/codes';
import type { Border } from './border.types.ts';

/**
 * Metres from the drawn shore within which a point still counts. Beaches, piers and harbours are outside the coastline, which is itself
 * accurate to some 10 m. The outermost quays of Sfax, Radès and Zarzis are 240 to 290 m off it.
 */
export const SHORE_METERS = 500;

/** Metres in a degree of latitude on a sphere of the Earth's mean radius. */
const METERS_PER_DEGREE = (6_371_008.8 * Math.PI) / 180;
const RADIANS = Math.PI / 180;
/** Height of a band in degrees, about 1.1 km: a band holds some twenty edges. */
const BAND = 0.01;

/** Kinds of outline, distinguished because an island in a lagoon is inside both. */
const MAINLAND = 1;
const ISLAND = 2;

/** Edges of the border, grouped into bands of latitude. */
interface Bands {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
  readonly count: number;
  /** Band b's edges are `edges[starts[b]]` to `edges[starts[b + 1] - 1]`. */
  readonly starts: Int32Array;
  readonly edges: Int32Array;
  /** Latitude and longitude of both ends, four numbers per edge, in the order drawn. */
  readonly ends: Float64Array;
  /** 1 if the edge is coast. */
  readonly isCoast: Uint8Array;
  /** The outline of the edge: `MAINLAND`, `ISLAND`, or 0 for the shore behind a lagoon's mouth. */
  readonly outline: Uint8Array;
}

function bandsOf({ polygons, inlandEdges, lagoons }: Border): Bands {
  const size = polygons.reduce((sum, { outer }) => sum + outer.length, lagoons.length);
  const ends = new Float64Array(size * 4);
  const isCoast = new Uint8Array(size).fill(1);
  const outline = new Uint8Array(size);
  let south = Infinity;
  let north = -Infinity;
  let west = Infinity;
  let east = -Infinity;
  let next = 0;
  const push = (from: LatLng, to: LatLng, part: number): void => {
    ends[next * 4] = from.lat;
    ends[next * 4 + 1] = from.lng;
    ends[next * 4 + 2] = to.lat;
    ends[next * 4 + 3] = to.lng;
    outline[next++] = part;
    south = Math.min(south, to.lat);
    north = Math.max(north, to.lat);
    west = Math.min(west, to.lng);
    east = Math.max(east, to.lng);
  };
  polygons.forEach(({ outer }, number) => {
    outer.forEach((from, at) =>
      push(from, outer[at + 1] ?? outer[0] ?? from, number === 0 ? MAINLAND : ISLAND),
    );
  });
  // Edges of the mainland come first, in their own order.
  isCoast.fill(0, 0, inlandEdges);
  const mainland = polygons[0]?.outer ?? [];
  for (const [first, last] of lagoons) {
    outline.fill(0, first, last);
    const [from, to] = [mainland[first], mainland[last]];
    if (from !== undefined && to !== undefined) push(from, to, MAINLAND);
  }
  const count = Math.floor((north - south) / BAND) + 1;
  const bandOf = (lat: number): number => Math.floor((lat - south) / BAND);

  const starts = new Int32Array(count + 1);
  const eachBand = (visit: (band: number, edge: number) => void): void => {
    for (let edge = 0; edge < size; edge++) {
      const a = bandOf(ends[edge * 4] ?? 0);
      const b = bandOf(ends[edge * 4 + 2] ?? 0);
      for (let band = Math.min(a, b); band <= Math.max(a, b); band++) visit(band, edge);
    }
  };
  eachBand((band) => (starts[band + 1] = (starts[band + 1] ?? 0) + 1));
  for (let band = 0; band < count; band++) starts[band + 1] = (starts[band + 1] ?? 0) + (starts[band] ?? 0);
  const filled = starts.slice();
  const edges = new Int32Array(starts[count] ?? 0);
  eachBand((band, edge) => {
    const at = filled[band] ?? 0;
    edges[at] = edge;
    filled[band] = at + 1;
  });
  return {
    south,
    north,
    west,
    east,
    count,
    starts,
    edges,
    ends,
    isCoast,
    outline,
  };
}

/**
 * Whether a point is on land or on a lagoon, by the even-odd rule on the edges of its band. Edges include their southern end and
 * exclude their northern one, so that a line through a corner crosses once.
 */
function isOnLand(bands: Bands, { lat, lng }: LatLng): boolean {
  const { starts, edges, ends, outline } = bands;
  const band = Math.floor((lat - bands.south) / BAND);
  let inside = 0;
  for (let at = starts[band] ?? 0, last = starts[band + 1] ?? 0; at < last; at++) {
    const number = edges[at] ?? 0;
    const edge = number * 4;
    const fromLat = ends[edge] ?? 0;
    const toLat = ends[edge + 2] ?? 0;
    if (fromLat > lat === toLat > lat) continue;
    const fromLng = ends[edge + 1] ?? 0;
    const toLng = ends[edge + 3] ?? 0;
    const crossing = fromLng + ((toLng - fromLng) * (lat - fromLat)) / (toLat - fromLat);
    if (lng < crossing) inside ^= outline[number] ?? 0;
  }
  return inside !== 0;
}

/**
 * Whether a point off the land is on its shore: the nearest piece of border within `SHORE_METERS` is coast. Where the land border
 * meets the sea, their common corner counts as land border, so that no beach abroad is taken for Tunisia's.
 */
function isOnShore(bands: Bands, { lat, lng }: LatLng): boolean {
  const { starts, edges, ends, isCoast } = bands;
  const reach = SHORE_METERS / METERS_PER_DEGREE;
  const narrow = Math.cos(lat * RADIANS);
  const first = Math.max(0, Math.floor((lat - reach - bands.south) / BAND));
  const last = Math.min(bands.count - 1, Math.floor((lat + reach - bands.south) / BAND));
  let nearest = reach * reach;
  let onCoast = false;
  for (let at = starts[first] ?? 0, end = starts[last + 1] ?? 0; at < end; at++) {
    const number = edges[at] ?? 0;
    const edge = number * 4;
    const fromX = ((ends[edge + 1] ?? 0) - lng) * narrow;
    const fromY = (ends[edge] ?? 0) - lat;
    const dx = ((ends[edge + 3] ?? 0) - lng) * narrow - fromX;
    const dy = (ends[edge + 2] ?? 0) - lat - fromY;
    const along = Math.min(1, Math.max(0, -(fromX * dx + fromY * dy) / (dx * dx + dy * dy || 1)));
    const x = fromX + along * dx;
    const y = fromY + along * dy;
    const squared = x * x + y * y;
    if (squared > nearest) continue;
    const isLandBorder = isCoast[number] !== 1;
    // At a corner both are equally near: the land border wins.
    if (squared === nearest) onCoast &&= !isLandBorder;
    else onCoast = !isLandBorder;
    nearest = squared;
  }
  return onCoast;
}

/**
 * Makes the test of whether a point is in Tunisia. It is on its land, lakes included, on one of its islands, on an enclosed lagoon, or
 * within 500 m of its coast. It checks only the few edges at the point's latitude, so it takes microseconds. False for anything that is not
 * a point.
 */
export function createCoverage(border: Border): (point: LatLng) => boolean {
  const bands = bandsOf(border);
  const margin = SHORE_METERS / METERS_PER_DEGREE;
  return (point) => {
    const { lat, lng } = point;
    // Written so that NaN fails.
    if (!(lat >= bands.south - margin && lat <= bands.north + margin)) return false;
    if (!(lng >= bands.west - 2 * margin && lng <= bands.east + 2 * margin)) return false;
    return (lat >= bands.south && lat <= bands.north && isOnLand(bands, point)) || isOnShore(bands, point);
  };
}
