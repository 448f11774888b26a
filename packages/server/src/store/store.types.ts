import type {
  AddressRecord,
  ApplicationRecord,
  AuditRecord,
  CodeRecord,
  IdempotencyClaim,
  IdempotencyRecord,
  KeyRecord,
  OrganisationRecord,
  SigningKeyRecord,
  UsageRecord,
} from './records.types.ts';
import type { Bounds } from '@smart-address/codes';

/** The line of the audit log that tells a change; null where there is nothing to tell. */
export type LineOf<Item> = (changed: Item) => AuditRecord | null;

/** Records by id. In a durable store a write resolves only once it would survive the process being killed. */
export interface Collection<Item> {
  get(id: string): Promise<Item | undefined>;
  /** With a line for the audit log, neither is stored without the other. */
  put(item: Item, line?: AuditRecord): Promise<void>;
  /**
   * Reads the stored item, as it is now in every process, and writes what `change` returns, atomically; nothing if that is the same
   * object. Resolves to undefined, without a write, if there is none; rejects with what `change` throws. `change` may be called more
   * than once. What was changed is stored with the line that `lineOf` returns for it, if any, or neither is.
   */
  update(id: string, change: (item: Item) => Item, lineOf?: LineOf<Item>): Promise<Item | undefined>;
  /** In the order of their first put. */
  list(): Promise<readonly Item[]>;
  /** An organisation's records, in that order, however many others exist. */
  listOf(organisationId: string): Promise<readonly Item[]>;
}

/** When nothing is registered: its cell of code B has an active record, its own or another's; or its own is retired. */
export type Unless = 'cell-is-active' | 'is-retired';

export interface Registered {
  /** Its `createdAt` is after that of any other in its cell of code B: clocks of processes differ, and one may be set back. */
  readonly record: CodeRecord;
  readonly created: boolean;
  /** Whether it was retired. */
  readonly restored: boolean;
}

export interface CodeStore {
  get(smartCode: string): Promise<CodeRecord | undefined>;
  /** Every record whose point is in a cell of code B, the first registered first. */
  inCell(smartcode: string): Promise<readonly CodeRecord[]>;
  /**
   * Stores the record unless its cell has one, which is then reactivated and, if this one is surveyed, marked as surveyed. Of several
   * concurrent calls in any process exactly one creates it, or restores it. Resolves to null, without a write, where `unless` says so.
   * A record that is restored is stored with its line, or not at all.
   */
  register(record: CodeRecord, unless?: Unless, lineOf?: LineOf<CodeRecord>): Promise<Registered | null>;
  /** Undefined if there is no such record, or it has that status already. It is stored with its line, or not at all. */
  setStatus(
    smartCode: string,
    status: CodeRecord['status'],
    lineOf?: LineOf<CodeRecord>,
  ): Promise<CodeRecord | undefined>;
  /** Active, surveyed records in a box. */
  surveyedIn(bounds: Bounds): Promise<readonly CodeRecord[]>;
  count(): Promise<number>;
}

export interface AddressStore {
  /** Stores records by id, all or none, and returns how many were new and how many changed. */
  putAll(records: readonly AddressRecord[]): Promise<{ readonly added: number; readonly changed: number }>;
  get(id: string): Promise<AddressRecord | undefined>;
  /**
   * At most `limit` records added or changed by any process after a revision, in that order, and the revision to continue from. 0
   * starts from the beginning.
   */
  changedSince(
    revision: number,
    limit: number,
  ): Promise<{ readonly records: readonly AddressRecord[]; readonly revision: number }>;
}

export interface UsageStore {
  /** Adds units to a day; may be written a second later. */
  add(organisationId: string, day: string, operation: string, units: number): void;
  /** Units used in a month, `YYYY-MM`. Synchronous, because every call asks. */
  monthTotal(organisationId: string, month: string): number;
  days(organisationId: string, month: string): Promise<readonly UsageRecord[]>;
}

export interface AuditLog {
  append(record: AuditRecord): Promise<void>;
  /** Newest first. */
  list(organisationId: string, limit: number): Promise<readonly AuditRecord[]>;
}

export interface IdempotencyStore {
  /**
   * Reserves an id for the first caller, over all processes. Resolves to null if this caller has it now, else to what is stored
   * under it: the answer, or another's claim. Both count until they expire.
   */
  claim(claim: IdempotencyClaim, now: number): Promise<IdempotencyRecord | IdempotencyClaim | null>;
  /** Stores the answer in place of its claim. */
  put(record: IdempotencyRecord): Promise<void>;
  /** Releases a claim without an answer. */
  release(claim: IdempotencyClaim): Promise<void>;
  /** Deletes what has expired, some at a time, so that others' calls are served in between. */
  prune(now: number): Promise<void>;
}

/** Everything the service stores. Each environment has a store of its own. */
export interface Store {
  /** Set where all of it ends with the process: nothing in it takes the place of what others store. */
  readonly isInMemory?: true;
  /**
   * Says that `put`, `update`, `register` and `setStatus` store the line they are given. Asked for, because a store whose methods take
   * no line would have the right type, and an empty audit log.
   */
  readonly storesLines: true;
  readonly organisations: Collection<OrganisationRecord>;
  readonly applications: Collection<ApplicationRecord>;
  readonly keys: Collection<KeyRecord>;
  readonly signingKeys: Collection<SigningKeyRecord>;
  readonly codes: CodeStore;
  readonly addresses: AddressStore;
  readonly usage: UsageStore;
  readonly audit: AuditLog;
  readonly idempotency: IdempotencyStore;
  /** Runs tasks with the same name one after another, over all processes that share the store. A task may not ask for another's turn. */
  exclusively<Result>(name: string, task: () => Promise<Result>): Promise<Result>;
  /** Rejects if the store cannot be used. */
  check(): Promise<void>;
  /** Writes what is pending and closes files. */
  close(): Promise<void>;
}
