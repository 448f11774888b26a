import { distanceMeters, type LatLng } from '@smart-address/codes';
import type { Candidate } from '../rank/candidates.ts';
import * as penalty from './penalties.ts';
import type { QueryWord } from '../read/readQuery.ts';

/** A street or house that matches a query except for words that may name a nearby quarter. */
export interface PartialMatch extends Candidate {
  readonly unexplained: readonly QueryWord[];
  /** The cost of those words. */
  readonly unexplainedCost: number;
  /** The part of that cost that is due to the street not being in the named town. */
  readonly elsewhereCost: number;
}

/** Maximum number of streets considered. */
const MAX_PARTIAL_MATCHES = 32;
/** Maximum number of different sets of unexplained words. */
const MOST_READINGS = 2;
/** Share of the unexplained words' cost that counts against a street. */
const UNEXPLAINED = 1 / 8;
/** Cost of a street's own words, including a house number, above which it is not considered. */
const LEAST_LIKELY = 160;
/** Cost from which a quarter does not explain all of the words. */
const LEAST_LEFT_OVER = 90;
/** Kilometres. A quarter's point is somewhere in its middle; a street farther away is neither in it nor next to it. */
const FARTHEST_KM = 3;

/** Collects the likeliest streets for which a quarter may have been named. */
export class PartialMatches {
  /** NameScorer first. */
  readonly streets: PartialMatch[] = [];

  clear(): void {
    this.streets.length = 0;
  }

  /** Whether a street is likely enough, given its cost without the unexplained words. */
  takes(cost: number): boolean {
    const last = this.streets.length === MAX_PARTIAL_MATCHES ? this.streets.at(-1) : undefined;
    return cost < (last ? explained(last) : LEAST_LIKELY);
  }

  add(street: PartialMatch): void {
    const { streets } = this;
    let at = streets.length;
    while (at > 0 && explained(streets[at - 1] ?? street) > explained(street)) at--;
    streets.splice(at, 0, street);
    streets.length = Math.min(streets.length, MAX_PARTIAL_MATCHES);
  }
}

/** Groups streets of several tables by their unexplained words, the likeliest words first. */
export function readings(partial: readonly PartialMatch[]): readonly (readonly PartialMatch[])[] {
  const groups = new Map<string, PartialMatch[]>();
  const likeliest = [...partial]
    .sort((a, b) => readingCost(a) - readingCost(b))
    .slice(0, MAX_PARTIAL_MATCHES);
  for (const street of likeliest) {
    const words = street.unexplained.map(({ start }) => start).join();
    const group = groups.get(words);
    if (group) group.push(street);
    else if (groups.size < MOST_READINGS) groups.set(words, [street]);
  }
  return [...groups.values()];
}

const explained = ({ total, unexplainedCost }: PartialMatch): number => total - unexplainedCost;

/** The cost of a street for ranking: of two streets, the one that explains more words is likelier. */
const readingCost = (street: PartialMatch): number =>
  explained(street) + street.unexplainedCost * UNEXPLAINED;

/** The point of a candidate. */
export const pointOf = ({ index: { columns }, row }: Candidate): LatLng => ({
  lat: columns.lat[row] ?? NaN,
  lng: columns.lng[row] ?? NaN,
});

/** A street with the cost it has if its unexplained words name the likeliest quarter nearby; undefined if there is none. */
export function inVicinity(street: PartialMatch, quarters: readonly Candidate[]): Candidate | undefined {
  const { unexplainedCost, elsewhereCost } = street;
  const point = pointOf(street);
  let least = unexplainedCost;
  for (const quarter of quarters) {
    // A quarter that does not explain the town either does not place the street in it.
    const isLeftOver = quarter.cost >= LEAST_LEFT_OVER;
    const named = quarter.cost + penalty.REGION_COST + (isLeftOver ? elsewhereCost : 0);
    if (named >= least) continue;
    const km = distanceMeters(point, pointOf(quarter)) / 1000;
    if (km <= FARTHEST_KM) least = Math.min(least, named + km * penalty.VICINITY_KM);
  }
  if (least === unexplainedCost) return undefined;
  const saved = unexplainedCost - least;
  const total = street.total - saved;
  return { ...street, cost: Math.round(street.cost - saved), total, order: total };
}
