import type { Gazetteer } from '@smart-address/gazetteer';
import { codeRecordOf } from '../operations/codeRecord.ts';
import type { AddressRecord } from '../store/records.types.ts';
import { isSameAddress } from '../store/sameAddress.ts';
import type { Store } from '../store/store.types.ts';
import { isRejection, type Place, type ReadRow, type Rejection } from './import.types.ts';
import { readAddress } from './readAddress.ts';

/** Addresses per transaction. It takes some 10 ms, in which another server on the same file cannot write. */
const batchSize = 200;

export interface ImportOptions {
  readonly store: Store;
  readonly gazetteer: Gazetteer;
  /** Who surveyed the addresses, for the credit. */
  readonly attribution: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Whether to only check and write nothing. */
  readonly isDryRun: boolean;
  readonly onRejection: (rejection: Rejection) => void;
  /** Called after every batch. */
  readonly onProgress: (counts: ImportCounts) => void;
}

export interface ImportCounts {
  readonly read: number;
  readonly added: number;
  /** Known before, with another point or wording. */
  readonly changed: number;
  readonly unchanged: number;
  readonly rejected: number;
}

/**
 * Imports addresses batch by batch: each becomes searchable, and its codes A and B verified. Importing the same file again
 * changes nothing.
 */
export async function importAddresses(
  rows: AsyncIterable<ReadRow>,
  { store, gazetteer, attribution, clock, isDryRun, onRejection, onProgress }: ImportOptions,
): Promise<ImportCounts> {
  const seen = new Map<string, Place>();
  const counts = { read: 0, added: 0, changed: 0, unchanged: 0, rejected: 0 };
  let batch: AddressRecord[] = [];

  for await (const row of rows) {
    const result = isRejection(row) ? row : readAddress(row, gazetteer, attribution);
    const rejection = isRejection(result) ? result : duplicateOf(result, row.place);
    counts.read += 1;
    if (rejection) {
      counts.rejected += 1;
      onRejection(rejection);
    } else if (!isRejection(result)) batch.push(result);
    if (batch.length >= batchSize) await flush();
  }
  await flush();
  return counts;

  function duplicateOf(record: AddressRecord, place: Place): Rejection | null {
    const first = seen.get(record.id);
    if (first === undefined) {
      seen.set(record.id, place);
      return null;
    }
    return { place, reason: 'DUPLICATE', message: `the same address is on ${first}` };
  }

  async function flush(): Promise<void> {
    const { added, changed } = isDryRun ? await compare(batch) : await store.addresses.putAll(batch);
    if (!isDryRun) await Promise.all(batch.map(verify));
    counts.added += added;
    counts.changed += changed;
    counts.unchanged += batch.length - added - changed;
    batch = [];
    onProgress({ ...counts });
  }

  async function compare(records: readonly AddressRecord[]) {
    let added = 0;
    let changed = 0;
    for (const record of records) {
      const known = await store.addresses.get(record.id);
      if (!known) added += 1;
      else if (!isSameAddress(known, record)) changed += 1;
    }
    return { added, changed };
  }

  async function verify({ point }: AddressRecord): Promise<void> {
    const record = codeRecordOf(gazetteer, point, { organisationId: importOwner, createdAt: clock() });
    // A code retired by staff is not reactivated by another import of the same file.
    await store.codes.register({ ...record, surveyed: point }, 'is-retired');
  }
}

/** The owner of imported addresses' codes. */
const importOwner = 'org_import';
