import { distanceMeters } from '@smart-address/codes';
import { PLACE_TYPES, type PlaceColumns } from '../../places/placeColumns.ts';
import type { SearchOptions } from '../../types.ts';

/** The filter and the bias of a search. */
export interface Preference {
  accepts(row: number): boolean;
  /** Added to the cost of a row. */
  weigh(row: number): number;
}

/** Cost of being ten times as far away, in hundredths of an edit. */
const DECADE_OF_KM = 20;
export const FARTHEST = 60;

/** Makes the hard filters and the soft bias of a search. `governorates` are indices, or undefined for any. */
export function preferenceFor(
  columns: PlaceColumns,
  { near, radius, types, postal: digits = '' }: SearchOptions,
  governorates: readonly number[] | undefined,
): Preference {
  const { areas, area, postal, types: typeOf } = columns;
  const wanted = types && new Set(types.map((type) => PLACE_TYPES.indexOf(type)));
  const prefix = digits.trim();
  const metersTo = (row: number): number =>
    near ? distanceMeters(near, { lat: columns.lat[row] ?? NaN, lng: columns.lng[row] ?? NaN }) : NaN;
  return {
    accepts(row) {
      if (governorates && !governorates.includes(areas[area[row] ?? 0]?.governorate ?? -1)) return false;
      if (prefix !== '' && !String(postal[row] ?? 0).startsWith(prefix)) return false;
      if (wanted && !wanted.has(typeOf[row] ?? 0)) return false;
      return !(near && radius !== undefined) || metersTo(row) <= radius;
    },
    weigh(row) {
      if (!near) return 0;
      const meters = metersTo(row);
      return meters >= 0 ? Math.min(FARTHEST, DECADE_OF_KM * Math.log10(1 + meters / 1000)) : FARTHEST;
    },
  };
}
