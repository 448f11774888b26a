import type { LatLng } from '@smart-address/codes';

/** A row of the indexed table, and its distance from the given point. */
export interface NearRow {
  readonly row: number;
  readonly meters: number;
}

export interface PointIndex {
  /** At most `count` rows within `maxMeters`, nearest first; equal distances in row order. Empty for a NaN point. */
  nearest(point: LatLng, count: number, maxMeters?: number): NearRow[];
}

/** Mean Earth radius in metres (IUGG, R1). */
const EARTH_RADIUS = 6_371_008.8;
const RADIANS = Math.PI / 180;
/** A cell's side in degrees: some 5.5 km, a dozen places in the north. */
const CELL = 0.05;

/** Great-circle metres of a squared chord of the unit sphere. */
const metersOfChord = (squared: number): number =>
  2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(squared) / 2));

/** Squared chord of an angle at the Earth's centre, in radians; half a turn and more reach everywhere. */
const chordOfAngle = (angle: number): number => (angle >= Math.PI ? 4 : (2 * Math.sin(angle / 2)) ** 2);

/**
 * The least angle, in radians, between a point at latitude `phi` and anything at least `degrees` away from it in latitude or in longitude.
 * It is a step north, or the shortest way to a meridian, asin(sin(step) cos(phi)).
 */
function leastAngle(degrees: number, phi: number): number {
  if (degrees <= 0 || degrees >= 90) return 0;
  const step = degrees * RADIANS;
  return Math.min(step, Math.asin(Math.sin(step) * Math.cos(phi)));
}

/**
 * An index for "which rows are nearest" that does not scan all of them. Points are in a grid of cells, each a slice of one array. A query
 * visits rings of cells around the point until the next ring cannot contain anything nearer. Distances are compared as chords of the unit
 * sphere, which have the same order as great-circle distances.
 * @param rows the rows to index; by default all. Rows without a finite point are left out
 */
export function createPointIndex(
  lat: Float64Array,
  lng: Float64Array,
  rows: Iterable<number> = lat.keys(),
): PointIndex {
  const kept: number[] = [];
  let south = Infinity;
  let west = Infinity;
  let north = -Infinity;
  let east = -Infinity;
  for (const row of rows) {
    const y = lat[row] ?? Number.NaN;
    const x = lng[row] ?? Number.NaN;
    if (!Number.isFinite(y) || !Number.isFinite(x)) continue;
    kept.push(row);
    south = Math.min(south, y);
    north = Math.max(north, y);
    west = Math.min(west, x);
    east = Math.max(east, x);
  }
  const count = kept.length;
  const columns = count === 0 ? 0 : Math.floor((east - west) / CELL) + 1;
  const lines = count === 0 ? 0 : Math.floor((north - south) / CELL) + 1;
  const cellOf = (row: number): number =>
    Math.floor(((lat[row] ?? 0) - south) / CELL) * columns + Math.floor(((lng[row] ?? 0) - west) / CELL);

  const starts = new Int32Array(columns * lines + 1);
  for (const row of kept) {
    const next = cellOf(row) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let cell = 1; cell < starts.length; cell++)
    starts[cell] = (starts[cell] ?? 0) + (starts[cell - 1] ?? 0);
  const filled = starts.slice();
  const order = new Int32Array(count);
  for (const row of kept) {
    const cell = cellOf(row);
    const at = filled[cell] ?? 0;
    order[at] = row;
    filled[cell] = at + 1;
  }
  const xs = new Float64Array(count);
  const ys = new Float64Array(count);
  const zs = new Float64Array(count);
  order.forEach((row, at) => {
    const phi = (lat[row] ?? 0) * RADIANS;
    const lambda = (lng[row] ?? 0) * RADIANS;
    xs[at] = Math.cos(phi) * Math.cos(lambda);
    ys[at] = Math.cos(phi) * Math.sin(lambda);
    zs[at] = Math.sin(phi);
  });

  return {
    nearest(point, wanted, maxMeters = Infinity) {
      if (count === 0 || wanted < 1 || !Number.isFinite(point.lat) || !Number.isFinite(point.lng)) return [];
      const phi = point.lat * RADIANS;
      const lambda = point.lng * RADIANS;
      const px = Math.cos(phi) * Math.cos(lambda);
      const py = Math.cos(phi) * Math.sin(lambda);
      const pz = Math.sin(phi);
      const column = Math.floor((point.lng - west) / CELL);
      const line = Math.floor((point.lat - south) / CELL);
      const best: { row: number; chord: number }[] = [];
      let limit = chordOfAngle(maxMeters / EARTH_RADIUS);

      const look = (cell: number): void => {
        const end = starts[cell + 1] ?? 0;
        for (let at = starts[cell] ?? 0; at < end; at++) {
          const dx = (xs[at] ?? 0) - px;
          const dy = (ys[at] ?? 0) - py;
          const dz = (zs[at] ?? 0) - pz;
          const chord = dx * dx + dy * dy + dz * dz;
          if (chord > limit) continue;
          const row = order[at] ?? 0;
          let place = best.length;
          while (place > 0) {
            const before = best[place - 1];
            if (before === undefined || before.chord < chord || (before.chord === chord && before.row < row))
              break;
            place--;
          }
          if (place >= wanted) continue;
          best.splice(place, 0, { row, chord });
          if (best.length > wanted) best.pop();
          if (best.length === wanted) limit = Math.min(limit, best[wanted - 1]?.chord ?? limit);
        }
      };

      const outermost = Math.max(column, columns - 1 - column, line, lines - 1 - line);
      // Rings completely outside the grid are empty: start with the first that touches it.
      const first = Math.max(0, -column, column - columns + 1, -line, line - lines + 1);
      for (let ring = first; ring <= outermost; ring++) {
        if (chordOfAngle(leastAngle((ring - 1) * CELL, phi)) > limit) break;
        const top = Math.min(lines - 1, line + ring);
        const left = Math.max(0, column - ring);
        const right = Math.min(columns - 1, column + ring);
        for (let y = Math.max(0, line - ring); y <= top; y++) {
          if (y === line - ring || y === line + ring) {
            for (let x = left; x <= right; x++) look(y * columns + x);
          } else {
            if (column - ring >= 0 && column - ring < columns) look(y * columns + column - ring);
            if (ring > 0 && column + ring >= 0 && column + ring < columns) look(y * columns + column + ring);
          }
        }
      }
      return best.map(({ row, chord }) => ({ row, meters: metersOfChord(chord) }));
    },
  };
}
