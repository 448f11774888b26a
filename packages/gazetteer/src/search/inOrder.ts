import type { NameIndex } from './nameIndex.ts';
import { SOUGHT_BY_FEW } from './penalties.ts';
import type { ReadWord } from './readWords.ts';

/** In a list of guesses, each further place of one name is this much less worth its line. */
const NAMESAKE = 30;
/** The same of the very name typed, where few look for the place. */
const TYPED_NAMESAKE = 4;

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
  /** The words of the query, and bits of those that are the name. */
  readonly read: readonly ReadWord[];
  readonly bits: number;
  /** The place's own name. */
  readonly title: string;
  /** The total, and what more namesakes before it cost. */
  order: number;
}

/** More than any answer has lines, namesakes and other tables' candidates allowed for. */
const MOST = 96;

/** Puts the likeliest candidates in order. In a list of guesses, each further place of one name is less worth its line. */
export function inOrder(found: Candidate[]): Candidate[] {
  found.sort((a, b) => a.total - b.total || a.row - b.row || a.name - b.name);
  found.length = Math.min(found.length, MOST);
  const seen = new Map<string, number>();
  for (const candidate of found) {
    const before = seen.get(candidate.title) ?? 0;
    seen.set(candidate.title, before + 1);
    candidate.order = candidate.total + before * namesakeCost(candidate);
  }
  return found.sort((a, b) => a.order - b.order);
}

function namesakeCost({ cost, index, row }: Candidate): number {
  if (cost > 0) return NAMESAKE;
  return (index.columns.importance[row] ?? 0) < SOUGHT_BY_FEW ? TYPED_NAMESAKE : 0;
}

/** Of each row the likeliest candidate. */
export function onePerRow(found: readonly Candidate[]): Candidate[] {
  const best = new Map<number, Candidate>();
  for (const candidate of found) {
    const other = best.get(candidate.row);
    const isWorse = other && (candidate.total - other.total || candidate.name - other.name) > 0;
    if (!isWorse) best.set(candidate.row, candidate);
  }
  return [...best.values()];
}

/** Totals nearer than this are as good as each other. */
const STEP = 1 / 4;
const STEPS = 4096;

/** Says, while totals come in, which are too high to be among the lowest `crowd`: they are counted, never sorted. */
export class Lowest {
  /** Totals from here on are too high. */
  limit = STEP * STEPS;
  private readonly crowd: number;
  private readonly counts = new Uint32Array(STEPS);
  private within = 0;

  constructor(crowd: number) {
    this.crowd = crowd;
  }

  clear(): void {
    this.counts.fill(0);
    this.limit = STEP * STEPS;
    this.within = 0;
  }

  /** Counts a total from 0 to `limit`. */
  add(total: number): void {
    const { counts, crowd } = this;
    const step = Math.floor(total / STEP);
    counts[step] = (counts[step] ?? 0) + 1;
    this.within++;
    while (this.within > crowd) {
      const rest = this.within - (counts[this.limit / STEP - 1] ?? 0);
      if (rest < crowd) return;
      this.within = rest;
      this.limit -= STEP;
    }
  }

  /** Once all are counted: whether a total is among the lowest; of those that are as good as the last, the first that are asked. */
  takes(total: number): boolean {
    if (total >= this.limit) return false;
    if (this.within <= this.crowd || total < this.limit - STEP) return true;
    this.within--;
    return false;
  }
}
