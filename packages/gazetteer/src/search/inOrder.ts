import type { NameIndex } from './nameIndex.ts';

/** So many are kept of all that were gathered. */
export const KEPT = 32;
/** In a list of guesses, each further place of one name is this much less worth its line. */
const NAMESAKE = 30;

/** A place a query may mean. */
export interface Candidate {
  /** The index it is of. */
  readonly index: NameIndex;
  readonly row: number;
  /** The name that fitted best. */
  readonly name: number;
  /** Hundredths of an edit away from what was typed, likelihood not yet counted in. */
  readonly cost: number;
  /** What the order follows: the cost, and how likely the place is. */
  readonly total: number;
  readonly isFuzzy: boolean;
  /** The place's own name. */
  readonly title: string;
  /** The total, and what more namesakes before it cost. */
  order: number;
}

/** Puts candidates in order. In a list of guesses, each further place of one name is less worth its line. */
export function inOrder(found: Candidate[]): Candidate[] {
  found.sort((a, b) => a.total - b.total || a.row - b.row);
  const seen = new Map<string, number>();
  for (const candidate of found) {
    const before = seen.get(candidate.title) ?? 0;
    seen.set(candidate.title, before + 1);
    candidate.order = candidate.total + (candidate.cost > 0 ? before * NAMESAKE : 0);
  }
  return found.sort((a, b) => a.order - b.order);
}

/** The likeliest candidates in order, one a row. */
export function shortlist(found: Candidate[]): Candidate[] {
  const rows = new Set<number>();
  found.sort((a, b) => a.total - b.total);
  return inOrder(found.filter(({ row }) => !rows.has(row) && rows.add(row))).slice(0, KEPT);
}
