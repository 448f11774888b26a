import type { Bounds } from '@smart-address/codes';
import type {
  AddressRecord,
  AuditRecord,
  CodeRecord,
  IdempotencyRecord,
  UsageRecord,
} from './records.types.ts';
import { type KeptAnswers, withClaims } from './claims.ts';
import { createOneAtATime } from './oneAtATime.ts';
import { registered } from './registered.ts';
import { isSameAddress } from './sameAddress.ts';
import type { AddressStore, AuditLog, CodeStore, Collection, Store, UsageStore } from './store.types.ts';

export interface MemoryCodes extends CodeStore {
  /** Stores a record as it is, as another page registered it. */
  put(record: CodeRecord): void;
}

/** A store in memory, lost when the process ends. */
export function createMemoryStore(): Store {
  const audit = createAudit();
  return {
    isInMemory: true,
    storesLines: true,
    organisations: createCollection(audit),
    applications: createCollection(audit),
    keys: createCollection(audit),
    signingKeys: createCollection(audit),
    codes: createMemoryCodes(audit),
    addresses: createAddresses(),
    usage: createUsage(),
    audit,
    idempotency: withClaims(createAnswers()),
    exclusively: createOneAtATime(),
    check: async () => {},
    close: async () => {},
  };
}

function createCollection<Item extends { readonly id: string; readonly organisationId?: string }>(
  audit: AuditLog,
): Collection<Item> {
  const items = new Map<string, Item>();
  return {
    get: async (id) => items.get(id),
    put: async (item, line) => {
      items.set(item.id, item);
      if (line) await audit.append(line);
    },
    async update(id, change, lineOf) {
      const item = items.get(id);
      if (item === undefined) return undefined;
      const changed = change(item);
      if (changed === item) return item;
      const line = lineOf?.(changed);
      items.set(id, changed);
      if (line) await audit.append(line);
      return changed;
    },
    list: async () => [...items.values()],
    listOf: async (organisationId) =>
      [...items.values()].filter((item) => item.organisationId === organisationId),
  };
}

export function createMemoryCodes(audit: AuditLog): MemoryCodes {
  const records = new Map<string, CodeRecord>();
  const cells = new Map<string, string[]>();
  const surveyed = new Set<string>();

  function keep(record: CodeRecord): void {
    records.set(record.smartCode, record);
    if (record.surveyed) surveyed.add(record.smartCode);
  }

  function all(ids: Iterable<string>): CodeRecord[] {
    const found: CodeRecord[] = [];
    for (const id of ids) {
      const record = records.get(id);
      if (record) found.push(record);
    }
    return found;
  }

  function inCell(smartcode: string): readonly CodeRecord[] {
    return all(cells.get(smartcode) ?? []).sort(byAge);
  }

  function put(record: CodeRecord): void {
    const isNew = !records.has(record.smartCode);
    keep(record);
    if (!isNew) return;
    const cell = cells.get(record.smartcode);
    if (cell) cell.push(record.smartCode);
    else cells.set(record.smartcode, [record.smartCode]);
  }

  return {
    get: async (smartCode) => records.get(smartCode),
    inCell: async (smartcode) => inCell(smartcode),
    put,
    async register(record, unless, lineOf) {
      const known = records.get(record.smartCode);
      const result = registered(record, known, inCell(record.smartcode), unless);
      const line = result?.restored ? lineOf?.(result.record) : null;
      if (result && result.record !== known) put(result.record);
      if (line) await audit.append(line);
      return result;
    },
    async setStatus(smartCode, status, lineOf) {
      const known = records.get(smartCode);
      if (!known || known.status === status) return undefined;
      const changed = { ...known, status };
      const line = lineOf?.(changed);
      keep(changed);
      if (line) await audit.append(line);
      return changed;
    },
    surveyedIn: async (bounds) => all(surveyed).filter((record) => isSurveyedIn(record, bounds)),
    count: async () => records.size,
  };
}

function byAge(one: CodeRecord, other: CodeRecord): number {
  // Two pages may have registered them in the same millisecond.
  return one.createdAt - other.createdAt || (one.smartCode < other.smartCode ? -1 : 1);
}

function isSurveyedIn({ status, surveyed }: CodeRecord, { south, west, north, east }: Bounds): boolean {
  if (status !== 'active' || !surveyed) return false;
  return surveyed.lat >= south && surveyed.lat <= north && surveyed.lng >= west && surveyed.lng <= east;
}

function createAddresses(): AddressStore {
  const records = new Map<string, AddressRecord>();
  /** Every change; earlier ones of the same record are skipped. */
  const changes: AddressRecord[] = [];
  return {
    async putAll(batch) {
      let added = 0;
      let changed = 0;
      for (const record of batch) {
        const known = records.get(record.id);
        if (known && isSameAddress(known, record)) continue;
        if (known) changed += 1;
        else added += 1;
        records.set(record.id, record);
        changes.push(record);
      }
      return { added, changed };
    },
    get: async (id) => records.get(id),
    async changedSince(revision, limit) {
      const found: AddressRecord[] = [];
      let next = revision;
      for (; next < changes.length && found.length < limit; next += 1) {
        const record = changes[next];
        if (record && records.get(record.id) === record) found.push(record);
      }
      return { records: found, revision: next };
    },
  };
}

function createUsage(): UsageStore {
  const totals = new Map<string, number>();
  const days = new Map<string, UsageRecord & { units: number }>();
  return {
    add(organisationId, day, operation, units) {
      const month = `${organisationId} ${day.slice(0, 7)}`;
      totals.set(month, (totals.get(month) ?? 0) + units);
      const id = `${organisationId} ${day} ${operation}`;
      const counter = days.get(id);
      if (counter) counter.units += units;
      else days.set(id, { organisationId, day, operation, units });
    },
    monthTotal: (organisationId, month) => totals.get(`${organisationId} ${month}`) ?? 0,
    days: async (organisationId, month) =>
      [...days.values()].filter(
        (record) => record.organisationId === organisationId && record.day.startsWith(month),
      ),
  };
}

function createAudit(): AuditLog {
  const records: AuditRecord[] = [];
  return {
    append: async (record) => {
      records.push(record);
    },
    list: async (organisationId, limit) =>
      records
        .filter((record) => record.organisationId === organisationId)
        .reverse()
        .slice(0, limit),
  };
}

/** Characters of answers that are kept. The answer to a batch may have a million, and a sandbox's credentials are public. */
const maxKeptCharacters = 32 * 1024 * 1024;

function createAnswers(): KeptAnswers {
  const records = new Map<string, IdempotencyRecord>();
  let kept = 0;

  function drop(id: string): void {
    kept -= records.get(id)?.body.length ?? 0;
    records.delete(id);
  }

  return {
    get(id, now) {
      const record = records.get(id);
      return record && record.expiresAt > now ? record : undefined;
    },
    async put(record) {
      drop(record.id);
      records.set(record.id, record);
      kept += record.body.length;
      for (const id of records.keys()) {
        if (kept <= maxKeptCharacters) break;
        drop(id);
      }
    },
    async prune(now) {
      for (const [id, { expiresAt }] of records) if (expiresAt <= now) drop(id);
    },
  };
}
