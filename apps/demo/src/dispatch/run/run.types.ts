import type { BatchAnswer, BatchItem } from '@smart-address/contract';
import type { AddressResult } from '@smart-address/gazetteer';
import type { RowRequest } from '../columns/requestOfRow.ts';

/** Why nothing is being sent although the run goes on. */
export interface Wait {
  readonly reason: 'rate_limited' | 'offline' | 'unavailable' | 'timeout';
  /** When it is tried again, in milliseconds of the clock. */
  readonly until: number;
}

/**
 * `paused` and `cancelled` by a person; `stopped` by a failure that waiting does not cure. From each of them the run can go on: what it has
 * found stays.
 */
export type RunStatus = 'ready' | 'running' | 'paused' | 'cancelled' | 'stopped' | 'done';

export interface RunState {
  readonly status: RunStatus;
  readonly wait: Wait | null;
  /** Of `stopped`: the service's sentence. */
  readonly problem: string;
  readonly found: number;
  /** Among those found: to be looked at. */
  readonly remarked: number;
  readonly rejected: number;
  readonly total: number;
  /** One more with each change, also of an outcome that no figure shows. */
  readonly revision: number;
}

export interface SendOptions {
  readonly signal: AbortSignal;
  readonly idempotencyKey: string;
}

export interface RunOptions {
  /** One place a row; those that are there are not asked again. */
  readonly outcomes: readonly (Outcome | undefined)[];
  readonly requestOf: (row: number) => RowRequest;
  readonly send: (items: readonly BatchItem[], options: SendOptions) => Promise<BatchAnswer>;
  /** Resolves after a time, or sooner when there is a reason to try again, or when the signal aborts. */
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** The clock, in milliseconds. */
  readonly now: () => number;
  /** A new key for a request that must not be done twice. */
  readonly newKey: () => string;
  /** Rows that have just got or lost their outcome. */
  readonly onChange: (rows: readonly number[]) => void;
}

export interface Run {
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => RunState;
  /** One place a row; the same list for as long as the run. */
  readonly outcomes: readonly (Outcome | undefined)[];
  /** Begins, or goes on after a pause, a cancel or a stop. */
  start(): void;
  /** Sends no more; the batch on its way is awaited. */
  pause(): void;
  /** Sends no more and drops the batch on its way, whose rows are then unsent. */
  cancel(): void;
  /** Tries now what waits for a time. */
  hurry(): void;
  /** Asks again about every rejected row. */
  retryRejected(): void;
  /** A person's own answer for a row. */
  settle(row: number, outcome: Outcome): void;
}

/** What a person should look at although the row was found. */
export type Remark =
  /** Latitude and longitude stood in each other's column and were put right. */
  | 'swapped'
  /** The words were read as others, or only in part. */
  | 'uncertain'
  /** The point is that of a street, a locality or an area. */
  | 'coarse';

/** A row that has a place. */
export interface Found {
  readonly kind: 'found';
  readonly lat: number;
  readonly lng: number;
  /** The place in words. */
  readonly label: string;
  readonly codeA: string;
  readonly codeB: string;
  readonly plusCode: string;
  readonly postalCode: string;
  /** Of a point: null when the row itself gave the point or a code. */
  readonly accuracy: AddressResult['location']['accuracy'] | null;
  readonly remarks: readonly Remark[];
}

/**
 * Why a row has no place. Before it is sent: `nothingToFind` (all its columns are empty), `badPoint`, `tooLong`. From the service: `notFound`,
 * `outside` Tunisia, `badCode`, `service` (anything else, in the service's words).
 */
export type Reason =
  | 'nothingToFind'
  | 'badPoint'
  | 'tooLong'
  | 'notFound'
  | 'outside'
  | 'badCode'
  | 'service';

export interface Rejected {
  readonly kind: 'rejected';
  readonly reason: Reason;
  /** What was wrong, quoted: the cells, codes that were probably meant, or the service's sentence. */
  readonly detail: string;
}

export type Outcome = Found | Rejected;
