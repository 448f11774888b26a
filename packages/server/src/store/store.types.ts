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

/** Records by id. A write has settled only once it would survive the process being killed, in a store that is durable. */
export interface Collection<Item> {
  get(id: string): Promise<Item | undefined>;
  put(item: Item): Promise<void>;
  /**
   * Reads an item as it is stored now and writes what `change` makes of it, in one step whoever else writes. Undefined,
   * and nothing written, when there is none; rejects with what `change` throws. `change` may be called more than once.
   */
  update(id: string, change: (item: Item) => Item): Promise<Item | undefined>;
  /** In the order they were first put. */
  list(): Promise<readonly Item[]>;
  /** Those of an organisation, in that order, however many others have. */
  listOf(organisationId: string): Promise<readonly Item[]>;
}

export interface CodeStore {
  get(smartCode: string): Promise<CodeRecord | undefined>;
  /** Every record whose point lies in the cell of a code B. */
  inCell(smartcode: string): Promise<readonly CodeRecord[]>;
  /**
   * Keeps the record unless its cell has one, which is then made active again and, if this one is surveyed, surveyed.
   * `created` is true when there was none. Of several at once exactly one creates.
   */
  register(record: CodeRecord): Promise<{ readonly record: CodeRecord; readonly created: boolean }>;
  /** Undefined when there is no such record. */
  setStatus(smartCode: string, status: CodeRecord['status']): Promise<CodeRecord | undefined>;
  /** Active surveyed records in a box. */
  surveyedIn(bounds: Bounds): Promise<readonly CodeRecord[]>;
  count(): Promise<number>;
}

export interface AddressStore {
  /** Keeps records by id, the whole lot or none of it, and says how many were new and how many were not the same before. */
  putAll(records: readonly AddressRecord[]): Promise<{ readonly added: number; readonly changed: number }>;
  get(id: string): Promise<AddressRecord | undefined>;
  /**
   * At most `limit` records that were added or changed, by any process, after a revision, in that order, and the
   * revision to ask with for those after them. Everything comes after 0.
   */
  changedSince(
    revision: number,
    limit: number,
  ): Promise<{ readonly records: readonly AddressRecord[]; readonly revision: number }>;
}

export interface UsageStore {
  /** Adds units to a day; may reach the disk a second later. */
  add(organisationId: string, day: string, operation: string, units: number): void;
  /** Units used in a month, `YYYY-MM`. Synchronous: it is asked on every call. */
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
   * Reserves an id for whoever asks first, in whichever process: null when it is the asker's now. Else what is under it: the
   * kept answer, or another's claim. An answer or a claim counts until it expires.
   */
  claim(claim: IdempotencyClaim, now: number): Promise<IdempotencyRecord | IdempotencyClaim | null>;
  /** Keeps the answer, in the place of its claim. */
  put(record: IdempotencyRecord): Promise<void>;
  /** Gives a claim up without an answer. */
  release(claim: IdempotencyClaim): Promise<void>;
  /** Forgets what has expired. */
  prune(now: number): Promise<void>;
}

/** Everything the service remembers. Each environment has a store of its own. */
export interface Store {
  readonly organisations: Collection<OrganisationRecord>;
  readonly applications: Collection<ApplicationRecord>;
  readonly keys: Collection<KeyRecord>;
  readonly signingKeys: Collection<SigningKeyRecord>;
  readonly codes: CodeStore;
  readonly addresses: AddressStore;
  readonly usage: UsageStore;
  readonly audit: AuditLog;
  readonly idempotency: IdempotencyStore;
  /** Runs tasks of one name one after another, whichever processes they are in that share the store. */
  exclusively<Result>(name: string, task: () => Promise<Result>): Promise<Result>;
  /** Rejects when the store cannot be used. */
  check(): Promise<void>;
  /** Writes what is pending and lets go of files. */
  close(): Promise<void>;
}
