import { distanceMeters, type LatLng } from '@smart-address/codes';
import type { Candidate } from './inOrder.ts';
import * as penalty from './penalties.ts';
import type { QueryWord } from './readQuery.ts';

/** A street or a house that would answer a query, were it not for words that may name a quarter nearby. */
export interface Hopeful extends Candidate {
  readonly unexplained: readonly QueryWord[];
  /** What they cost. */
  readonly unexplainedCost: number;
  /** What of that cost is because the street is not in the town that was named. */
  readonly elsewhereCost: number;
}

/** So many streets are thought of, the likeliest. */
const MOST_HOPES = 32;
/** Words left over are read in so many ways at most. */
const MOST_READINGS = 3;
/** So much of what the unexplained words cost counts against a street. */
const UNEXPLAINED = 1 / 8;
/** A street whose own words are farther off than this, a house number allowed for, is not meant. */
const LEAST_LIKELY = 160;
/** A quarter farther off than this does not have all of the words. */
const LEAST_LEFT_OVER = 90;
/** A quarter's point is somewhere in its middle; a street this far away is not in it, nor next to it. */
const FARTHEST_KM = 3;

/** The likeliest of the streets for which a quarter may have been named. */
export class Hopes {
  /** Likeliest first. */
  readonly streets: Hopeful[] = [];

  clear(): void {
    this.streets.length = 0;
  }

  /** Whether a street of which all but the unexplained words costs this is likely enough. */
  takes(cost: number): boolean {
    const last = this.streets.length === MOST_HOPES ? this.streets.at(-1) : undefined;
    return cost < (last ? explained(last) : LEAST_LIKELY);
  }

  add(street: Hopeful): void {
    const { streets } = this;
    let at = streets.length;
    while (at > 0 && explained(streets[at - 1] ?? street) > explained(street)) at--;
    streets.splice(at, 0, street);
    streets.length = Math.min(streets.length, MOST_HOPES);
  }
}

/** Streets of several tables by the words that they leave unexplained, the likeliest words first; so many readings at most. */
export function readings(hopes: readonly Hopeful[]): readonly (readonly Hopeful[])[] {
  const groups = new Map<string, Hopeful[]>();
  const likeliest = [...hopes].sort((a, b) => readingCost(a) - readingCost(b)).slice(0, MOST_HOPES);
  for (const street of likeliest) {
    const words = street.unexplained.map(({ start }) => start).join();
    const group = groups.get(words);
    if (group) group.push(street);
    else if (groups.size < MOST_READINGS) groups.set(words, [street]);
  }
  return [...groups.values()];
}

const explained = ({ total, unexplainedCost }: Hopeful): number => total - unexplainedCost;

/** What a street costs as a reading: of two the one that explains more of the words is likelier. */
const readingCost = (street: Hopeful): number => explained(street) + street.unexplainedCost * UNEXPLAINED;

/** Where a candidate is. */
export const pointOf = ({ index: { columns }, row }: Candidate): LatLng => ({
  lat: columns.lat[row] ?? NaN,
  lng: columns.lng[row] ?? NaN,
});

/** What a street costs once its unexplained words are read as the likeliest of the quarters near it; undefined where none is near. */
export function inVicinity(street: Hopeful, quarters: readonly Candidate[]): Candidate | undefined {
  const { unexplainedCost, elsewhereCost } = street;
  const point = pointOf(street);
  let least = unexplainedCost;
  for (const quarter of quarters) {
    // A quarter that leaves the town over as well does not bring the street into it.
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
