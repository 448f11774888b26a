import { createMemoryStore } from '../memoryStore.ts';
import type {
  AddressRecord,
  ApplicationRecord,
  AuditRecord,
  CodeRecord,
  KeyRecord,
  OrganisationRecord,
  SigningKeyRecord,
  UsageRecord,
} from '../records.types.ts';
import type { Collection, Store } from '../store.types.ts';
import { openRecordDatabase } from './database.ts';

type CollectionName = 'organisations' | 'applications' | 'keys' | 'signingKeys';

const usageMilliseconds = 1_000;

/**
 * A store in memory that a page finds again after a reload: whatever is written is also kept in the browser, and read
 * back when it is opened.
 *
 * @throws Error when the browser does not let the page keep data.
 */
export async function openIndexedDbStore(name: string): Promise<Store> {
  const database = await openRecordDatabase(name);
  const memory = createMemoryStore();
  const orders = new Map<string, number>();
  let nextOrder = 0;

  for (const { key, kind, order, item } of [...(await database.all())].sort((a, b) => a.order - b.order)) {
    orders.set(key, order);
    nextOrder = order + 1;
    await restore(memory, kind, item);
  }

  function kept(kind: string, id: string, item: unknown) {
    const key = `${kind} ${id}`;
    const order = orders.get(key) ?? nextOrder++;
    orders.set(key, order);
    return { key, kind, order, item };
  }

  function collection<Item extends { readonly id: string }>(
    kind: CollectionName,
    items: Collection<Item>,
  ): Collection<Item> {
    return {
      ...items,
      async put(item) {
        await items.put(item);
        await database.put([kept(kind, item.id, item)]);
      },
      async update(id, change) {
        const changed = await items.update(id, change);
        if (changed !== undefined) await database.put([kept(kind, id, changed)]);
        return changed;
      },
    };
  }

  const usage = createKeptUsage(memory.usage, (records) =>
    database.put(
      records.map((record) =>
        kept('usage', `${record.organisationId} ${record.day} ${record.operation}`, record),
      ),
    ),
  );

  return {
    organisations: collection('organisations', memory.organisations),
    applications: collection('applications', memory.applications),
    keys: collection('keys', memory.keys),
    signingKeys: collection('signingKeys', memory.signingKeys),
    codes: {
      ...memory.codes,
      async register(record) {
        const registered = await memory.codes.register(record);
        await database.put([kept('code', record.smartCode, registered.record)]);
        return registered;
      },
      async setStatus(smartCode, status) {
        const changed = await memory.codes.setStatus(smartCode, status);
        if (changed) await database.put([kept('code', smartCode, changed)]);
        return changed;
      },
    },
    addresses: {
      ...memory.addresses,
      async putAll(records) {
        const counts = await memory.addresses.putAll(records);
        await database.put(records.map((record) => kept('address', record.id, record)));
        return counts;
      },
    },
    usage,
    audit: {
      ...memory.audit,
      async append(record) {
        await memory.audit.append(record);
        await database.put([kept('audit', String(nextOrder), record)]);
      },
    },
    // Whoever repeats a request does so without a reload in between.
    idempotency: memory.idempotency,
    exclusively: memory.exclusively,
    check: () => memory.check(),
    async close() {
      await usage.flush();
      database.close();
    },
  };
}

/** What was kept is what was written: this page is the only writer of its own database. */
async function restore(memory: Store, kind: string, item: unknown): Promise<void> {
  switch (kind) {
    case 'organisations':
      return memory.organisations.put(item as OrganisationRecord);
    case 'applications':
      return memory.applications.put(item as ApplicationRecord);
    case 'keys':
      return memory.keys.put(item as KeyRecord);
    case 'signingKeys':
      return memory.signingKeys.put(item as SigningKeyRecord);
    case 'code': {
      const record = item as CodeRecord;
      await memory.codes.register(record);
      return;
    }
    case 'address':
      await memory.addresses.putAll([item as AddressRecord]);
      return;
    case 'usage': {
      const { organisationId, day, operation, units } = item as UsageRecord;
      return memory.usage.add(organisationId, day, operation, units);
    }
    case 'audit':
      return memory.audit.append(item as AuditRecord);
    default:
  }
}

/** Usage as the memory counts it, kept a second later. */
function createKeptUsage(
  usage: Store['usage'],
  keep: (records: readonly UsageRecord[]) => Promise<void>,
): Store['usage'] & { flush(): Promise<void> } {
  const months = new Map<string, readonly [organisationId: string, month: string]>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const touched = [...months.values()];
    months.clear();
    const records = await Promise.all(
      touched.map(([organisationId, month]) => usage.days(organisationId, month)),
    );
    if (records.length > 0) await keep(records.flat());
  }

  return {
    ...usage,
    add(organisationId, day, operation, units) {
      usage.add(organisationId, day, operation, units);
      const month = day.slice(0, 7);
      months.set(`${organisationId} ${month}`, [organisationId, month]);
      // A page that goes away within the second forgets what it counted in it, and nothing else.
      timer ??= setTimeout(() => void flush().catch(() => {}), usageMilliseconds);
    },
    flush,
  };
}
