import type { Bounds } from '@smart-address/codes';
import type { PlaceTable } from '../places/placeTable.ts';
import type { Place, WithinOptions } from '../types.ts';

const DEFAULT_LIMIT = 200;

/** Makes the look-up of what lies in a box, most important first; equal ones in the order of their table. */
export function createWithin(table: PlaceTable): (bounds: Bounds, options?: WithinOptions) => Place[] {
  const order = Uint32Array.from({ length: table.size }, (_, row) => row).sort(
    (a, b) => (table.importance[b] ?? 0) - (table.importance[a] ?? 0) || a - b,
  );
  return ({ south, west, north, east }, { lang = 'fr', types, limit = DEFAULT_LIMIT } = {}) => {
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
