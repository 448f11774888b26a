import type { NameIndex } from '../match/nameIndex.ts';
import type { ReadWord } from '../read/readWords.ts';

/** Cost of each further place of the same name in a list of guesses. */
const NAMESAKE = 30;

/** A place that may match the query. */
export interface Candidate {
  /** The index that contains it. */
  readonly index: NameIndex;
  readonly row: number;
  /** Its best-matching name. */
  readonly name: number;
  /** Distance from the query in hundredths of an edit, without the place's likelihood. */
  readonly cost: number;
  /** The cost combined with the place's likelihood. */
  readonly total: number;
  readonly isFuzzy: boolean;
  /** The words of the query, and bits of those that match the name. */
  readonly read: readonly ReadWord[];
  readonly bits: number;
  /** The place's own name. */
  readonly title: string;
  /** Sort key: the total plus the cost of earlier places with the same name. */
  order: number;
}

/** Maximum number of candidates to sort: more than any answer needs, including places of the same name and other tables. */
const MOST = 96;

/** Sorts the likeliest candidates. In a list of guesses each further place of the same name ranks lower. */
export function inOrder(found: Candidate[]): Candidate[] {
  found.sort((a, b) => a.total - b.total || a.row - b.row || a.name - b.name);
  found.length = Math.min(found.length, MOST);
  const seen = new Map<string, number>();
  for (const candidate of found) {
    const before = seen.get(candidate.title) ?? 0;
    seen.set(candidate.title, before + 1);
    candidate.order = candidate.total + (candidate.cost > 0 ? before * NAMESAKE : 0);
  }
  return found.sort((a, b) => a.order - b.order);
}

/** The likeliest candidate of each row. */
export function onePerRow(found: readonly Candidate[]): Candidate[] {
  const best = new Map<number, Candidate>();
  for (const candidate of found) {
    const other = best.get(candidate.row);
    const isWorse = other && (candidate.total - other.total || candidate.name - other.name) > 0;
    if (!isWorse) best.set(candidate.row, candidate);
  }
  return [...best.values()];
}

/** Totals within this difference count as equal. */
const STEP = 1 / 4;
const STEPS = 4096;

/** Decides, while totals arrive, which are too high to be among the lowest `crowd`, by counting and without sorting. */
export class Lowest {
  /** Totals from this on are too high. */
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

  /**
   * Once all are counted: whether a total is among the lowest; of totals equal to the last one, the first that are asked about.
   */
  takes(total: number): boolean {
    if (total >= this.limit) return false;
    if (this.within <= this.crowd || total < this.limit - STEP) return true;
    this.within--;
    return false;
  }
}
