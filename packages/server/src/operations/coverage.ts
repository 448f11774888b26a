import type { Bounds, LatLng } from '@smart-address/codes';
import type { Gazetteer } from '@smart-address/gazetteer';
import { ApiError, type FieldFault } from '../errors/ApiError.ts';

/** A box around all of Tunisia, rounded outwards to a tenth of a degree. */
const country: Bounds = { south: 30.2, west: 7.5, north: 37.6, east: 11.7 };

/** @throws ApiError OUT_OF_COVERAGE, naming the coordinate that is off if it is only one. */
export function requireCoverage(
  gazetteer: Pick<Gazetteer, 'covers'>,
  point: LatLng,
  where: 'body' | 'query',
): void {
  if (gazetteer.covers(point)) return;
  const fields = [
    ...rangeFault(where, '/lat', point.lat, country.south, country.north),
    ...rangeFault(where, '/lng', point.lng, country.west, country.east),
  ];
  throw new ApiError('OUT_OF_COVERAGE', { fields });
}

function rangeFault(
  where: 'body' | 'query',
  pointer: string,
  value: number,
  min: number,
  max: number,
): readonly FieldFault[] {
  if (value > max) return [{ in: where, pointer, problem: 'too_big', params: { max } }];
  if (value < min) return [{ in: where, pointer, problem: 'too_small', params: { min } }];
  return [];
}

/**
 * A point of a cell that is in Tunisia: the centre if it is, else a corner. Null if the cell lies outside. A cell on the border
 * may be half inside, and codes of points in that half are valid.
 */
export function coveredPointOf(
  gazetteer: Pick<Gazetteer, 'covers'>,
  cell: Bounds & { readonly center: LatLng },
): LatLng | null {
  const { south, west, north, east, center } = cell;
  const points = [
    center,
    { lat: south, lng: west },
    { lat: south, lng: east },
    { lat: north, lng: west },
    { lat: north, lng: east },
  ];
  return points.find((point) => gazetteer.covers(point)) ?? null;
}
