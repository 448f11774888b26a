import type { Bounds } from '@smart-address/codes';
import type { PlaceTable } from '../places/placeTable.ts';
import type { Place, WithinOptions } from '../types.ts';

/** Importance is compared to a millionth. */
const STEPS = 1e6;

/** Rows, most important first. Sorted as numbers: a comparison function would take too long for a map's first move. */
function byImportance({ size, importance }: PlaceTable): Uint32Array {
  const keys = Float64Array.from({ length: size }, (_, row) => {
    const behind = Math.round((1 - (importance[row] ?? 0)) * STEPS);
    return behind * size + row;
  }).sort();
  return Uint32Array.from(keys, (key) => key % size);
}

/** Makes the look-up of places in a box, most important first; equal ones in the order of their table. */
export function createWithin(
  table: PlaceTable,
): (bounds: Bounds, options: WithinOptions & { readonly limit: number }) => Place[] {
  const order = byImportance(table);
  return ({ south, west, north, east }, { lang = 'fr', types, limit }) => {
    const places: Place[] = [];
    for (const row of order) {
      if (places.length >= limit) break;
      const lat = table.lat[row] ?? NaN;
      const lng = table.lng[row] ?? NaN;
      if (!(lat >= south && lat < north && lng >= west && lng < east)) continue;
      if (types !== undefined && !types.includes(table.type(row))) continue;
      places.push(table.place(row, lang));
    }
    return places;
  };
}
