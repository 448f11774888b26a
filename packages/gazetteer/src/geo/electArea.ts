import type { NearRow } from './pointIndex.ts';

/**
 * Neighbours that vote on the area a point is in, each with the inverse cube of its distance. Measured by leaving out
 * one sector at a time: 8 and 3 are right on 87.9 % of delegations and 97.1 % of governorates, the nearest neighbour
 * alone on 86.4 % and 96.4 %.
 */
export const VOTERS = 8;
const VOTE_POWER = 3;
/** Below this distance nearness says nothing more: points of GeoNames are no more exact. */
const VOTE_FLOOR_METERS = 50;

/** The area most of the neighbours are in, the nearer the more they count; undefined when there is no neighbour. */
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
