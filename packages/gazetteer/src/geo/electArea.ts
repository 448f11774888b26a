import type { NearRow } from './pointIndex.ts';

/**
 * Number of neighbours that vote on a point's area, each weighted by the inverse cube of its distance. Cross-validated by leaving out one
 * sector at a time. 8 and 3 are right for 87.9 % of delegations and 97.1 % of governorates; the nearest neighbour alone for 86.4 % and 96.4
 * %.
 */
export const VOTERS = 8;
const VOTE_POWER = 3;
/** Metres below which distances count as equal: GeoNames' points are no more accurate. */
const VOTE_FLOOR_METERS = 50;

/** The area with the highest weighted vote; undefined if there is no neighbour. */
export function electArea<Area>(
  neighbours: readonly NearRow[],
  areaOf: (row: number) => Area,
): Area | undefined {
  const votes = new Map<Area, number>();
  let elected: Area | undefined;
  let most = 0;
  for (const { row, meters } of neighbours) {
    const area = areaOf(row);
    const tally = (votes.get(area) ?? 0) + Math.max(meters, VOTE_FLOOR_METERS) ** -VOTE_POWER;
    votes.set(area, tally);
    if (tally > most) {
      most = tally;
      elected = area;
    }
  }
  return elected;
}
