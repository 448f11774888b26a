import { readFileSync } from 'node:fs';
import { distanceMeters, type LatLng } from '@smart-address/codes';
import type { Border, LandPolygon, Ring } from '../src/geo/border.types.ts';
import { encodePolygons } from '../src/geo/borderCodec.ts';
import { SHORE_METERS } from '../src/geo/createCoverage.ts';

type Position = readonly [lng: number, lat: number];

/** Metres off the middle of an edge at which it is asked whether there is still Tunisia, sea included. */
const PROBE_METERS = 200;
const DEGREES_PER_METER = 180 / (Math.PI * 6_371_008.8);

function readPolygons(file: string): Position[][][] {
  const feature: unknown = JSON.parse(
    readFileSync(new URL(`../data/border/${file}`, import.meta.url), 'utf8'),
  );
  const { geometry } = feature as { geometry: { type: string; coordinates: unknown } };
  if (geometry.type === 'Polygon') return [geometry.coordinates as Position[][]];
  if (geometry.type === 'MultiPolygon') return geometry.coordinates as Position[][][];
  throw new Error(`${file} is a ${geometry.type}; a Polygon or MultiPolygon is needed.`);
}

/** A GeoJSON ring repeats its first point at its end; ours do not. */
const ringOf = (positions: readonly Position[]): Ring =>
  positions.slice(0, -1).map(([lng, lat]) => ({ lat, lng }));

/** Even-odd rule over the whole ring: slow and simple, for building and as the oracle of tests. */
export function isInRing({ lat, lng }: LatLng, ring: Ring): boolean {
  let inside = false;
  ring.forEach((from, at) => {
    const to = ring[(at + 1) % ring.length] ?? from;
    if (from.lat > lat === to.lat > lat) return;
    if (lng < from.lng + ((to.lng - from.lng) * (lat - from.lat)) / (to.lat - from.lat)) inside = !inside;
  });
  return inside;
}

/** Land and territorial waters together. */
export const readMaritime = (): Ring => ringOf(readPolygons('maritime.geojson')[0]?.[0] ?? []);

export const readLand = (): LandPolygon[] =>
  readPolygons('land.geojson').map(([outer = [], ...holes]) => ({
    outer: ringOf(outer),
    holes: holes.map(ringOf),
  }));

/**
 * How many edges of the mainland, from its first point on, are border with Libya and Algeria. A step outward from them leads out of the
 * territory, a step outward from a coast leads into its waters.
 */
export function countInlandEdges(mainland: Ring, maritime: Ring): number {
  const area = mainland.reduce((sum, from, at) => {
    const to = mainland[(at + 1) % mainland.length] ?? from;
    return sum + from.lng * to.lat - to.lng * from.lat;
  }, 0);
  const isAbroad = mainland.map((from, at) => {
    const to = mainland[(at + 1) % mainland.length] ?? from;
    const narrow = Math.cos((from.lat * Math.PI) / 180);
    const dx = (to.lng - from.lng) * narrow;
    const dy = to.lat - from.lat;
    const step = (Math.sign(area) * PROBE_METERS * DEGREES_PER_METER) / (Math.hypot(dx, dy) || 1);
    return !isInRing(
      { lat: (from.lat + to.lat) / 2 - dx * step, lng: (from.lng + to.lng) / 2 + (dy * step) / narrow },
      maritime,
    );
  });
  if (isAbroad[0] !== true || isAbroad.at(-1) !== false) {
    throw new Error('The mainland must begin where the Libyan border leaves the sea.');
  }
  return isAbroad.lastIndexOf(true) + 1;
}

/** A mouth is shut when the strips of shore that count as Tunisia meet in it. */
const MOUTH_METERS = 2 * SHORE_METERS;
const LAGOON_SQUARE_METERS = 1e6;

/** Twice the signed area between a line and the chord of its ends, in square metres, by the shoelace formula. */
function doubleArea(line: Ring): number {
  const middle = line[0]?.lat ?? 0;
  const narrow = Math.cos((middle * Math.PI) / 180);
  const area = line.reduce((sum, from, at) => {
    const to = line[(at + 1) % line.length] ?? from;
    return sum + (from.lng * to.lat - to.lng * from.lat) * narrow;
  }, 0);
  return area / DEGREES_PER_METER ** 2;
}

/** The stretches of coast that close round at least a square kilometre of water, largest first, none inside another. */
export function findLagoons(mainland: Ring, inlandEdges: number): [from: number, to: number][] {
  const landSign = Math.sign(doubleArea(mainland));
  const found: { from: number; to: number; area: number }[] = [];
  for (let from = inlandEdges; from < mainland.length; from++) {
    const start = mainland[from];
    for (let to = from + 3; to < mainland.length; to++) {
      const end = mainland[to];
      if (start === undefined || end === undefined || distanceMeters(start, end) > MOUTH_METERS) continue;
      const area = (-landSign * doubleArea(mainland.slice(from, to + 1))) / 2;
      if (area >= LAGOON_SQUARE_METERS) found.push({ from, to, area });
    }
  }
  const kept: typeof found = [];
  for (const lagoon of found.sort((a, b) => b.area - a.area)) {
    if (kept.every(({ from, to }) => lagoon.to <= from || lagoon.from >= to)) kept.push(lagoon);
  }
  return kept.map(({ from, to }) => [from, to] as [number, number]).sort((a, b) => a[0] - b[0]);
}

export function readBorder(): Pick<Border, 'polygons' | 'inlandEdges' | 'lagoons'> {
  const polygons = readLand();
  const [mainland] = polygons;
  if (mainland === undefined) throw new Error('land.geojson is empty.');
  const inlandEdges = countInlandEdges(mainland.outer, readMaritime());
  return { polygons, inlandEdges, lagoons: findLagoons(mainland.outer, inlandEdges) };
}

/** The text of `src/generated/border.ts`. */
export function borderModule(): string {
  const { polygons, inlandEdges, lagoons } = readBorder();
  return [
    '// Made by scripts/build.ts from data/border; do not edit.',
    '// Contains information from OpenStreetMap (https://www.openstreetmap.org/copyright), made available under the',
    '// Open Database License 1.0 (https://opendatacommons.org/licenses/odbl/1-0/). See DATA-LICENSE-ODBL.md.',
    `export const inlandEdges = ${inlandEdges};`,
    `export const lagoons: readonly (readonly [number, number])[] = ${JSON.stringify(lagoons)};`,
    `export const polygons =\n  ${JSON.stringify(encodePolygons(polygons))};`,
    '',
  ].join('\n');
}
