import type { LatLng } from '@smart-address/codes';
import type { PlaceRecord } from '../../src/records.types.ts';
import type { Mutable } from '../entry.types.ts';
import { hasOwnPoint } from './mergeTowns.ts';
import { indexRecords } from './recordIndex.ts';

/**
 * How far a neighbour may be to lend its postal code. Left out one at a time, half of the places up to here share the code of their nearest
 * neighbour in the delegation. Beyond, less than a third do.
 */
const POSTAL_METERS = 7_000;
const NEIGHBOURS = 24;

type InDelegation = Pick<PlaceRecord, 'delegation' | 'governorateCode'>;

/** What delegation a record is in; names alone are not enough, there are two called Ezzouhour. */
export const delegationKey = (record: InDelegation): string =>
  `${record.governorateCode} ${record.delegation}`;

/**
 * The code of the nearest place on the postal list. It is in the same delegation, or in the same governorate when the list does not know
 * the delegation. An empty string when there is none near enough.
 */
export function postalNeighbours(
  places: readonly PlaceRecord[],
): (point: LatLng, delegation: string) => string {
  const known = places.filter((place) => place.postalCode !== '' && hasOwnPoint(place));
  const index = indexRecords(known);
  const listed = new Set(known.map(delegationKey));
  return (point, delegation) => {
    const isSameArea = listed.has(delegation)
      ? (place: PlaceRecord): boolean => delegationKey(place) === delegation
      : (place: PlaceRecord): boolean => delegation.startsWith(`${place.governorateCode} `);
    const neighbour = index
      .nearest(point, NEIGHBOURS, POSTAL_METERS)
      .map(({ row }) => known[row])
      .find((place) => place !== undefined && isSameArea(place));
    return neighbour?.postalCode ?? '';
  };
}

/** Gives places that are on no postal list the code of their nearest neighbour that is. */
export function fillPostalCodes(records: readonly Mutable<PlaceRecord>[]): void {
  const codeNear = postalNeighbours(records);
  for (const record of records) {
    if (record.postalCode === '' && hasOwnPoint(record)) {
      record.postalCode = codeNear(record.location, delegationKey(record));
    }
  }
}
