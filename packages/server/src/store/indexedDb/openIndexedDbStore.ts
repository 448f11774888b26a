import { randomBase62 } from '../../credentials/base62.ts';
import { createMemoryCodes, createMemoryStore } from '../memoryStore.ts';
import { createOneAtATime } from '../oneAtATime.ts';
import type { AuditRecord, CodeRecord, UsageRecord } from '../records.types.ts';
import { registered } from '../registered.ts';
import type { Collection, Registered, Store } from '../store.types.ts';
import { type Kept, openRecordDatabase } from './database.ts';
import { restore } from './restore.ts';

type CollectionName = 'organisations' | 'applications' | 'keys' | 'signingKeys';

/** Messages between pages that share a database: records once they are stored, units at once. */
type News = { readonly records: readonly Kept[] } | { readonly units: UsageRecord };

const usageMilliseconds = 1_000;

/**
 * A store in memory that a page finds again after a reload. Whatever is written is also kept in the browser, and read back when it is
 * opened. Pages of one origin that open the same name tell each other what is new; bursts and idempotency keys are each page's own.
 *
 * @throws Error when the browser does not let the page keep data.
 */
export async function openIndexedDbStore(name: string): Promise<Store> {
  const database = await openRecordDatabase(name);
  const inMemory = createMemoryStore();
  const memory = { ...inMemory, codes: createMemoryCodes(inMemory.audit) };
  const inTurn = createOneAtATime();
  const orders = new Map<string, number>();
  let nextOrder = 0;

  async function take({ key, kind, order, item }: Kept): Promise<void> {
    orders.set(key, order);
    nextOrder = Math.max(nextOrder, order + 1);
    await restore(memory, kind, item);
  }

  // Received from now on, and applied once the stored data has been read.
  const channel = new BroadcastChannel(`smart-address ${name}`);
  let tell: (news: News) => void = channel.postMessage.bind(channel);
  const reading = inTurn('news', async () => {
    for (const kept of [...(await database.all())].sort((a, b) => a.order - b.order)) await take(kept);
  });
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => {
    void inTurn('news', async () => {
      if ('units' in data) {
        const { organisationId, day, operation, units } = data.units;
        memory.usage.add(organisationId, day, operation, units);
        return;
      }
      // As they are stored now: since they were sent, this page may have changed them.
      const stored = database.get(data.records.map(({ key }) => key)).catch(() => data.records);
      for (const kept of await stored) await take(kept);
    });
  });
  await reading;

  function kept(kind: string, id: string, item: unknown): Kept {
    const key = `${kind} ${id}`;
    const order = orders.get(key) ?? nextOrder++;
    orders.set(key, order);
    return { key, kind, order, item };
  }

  /** Under a name of its own: two pages may write a line at the same time. */
  const keptLine = (line: AuditRecord) => kept('audit', randomBase62(16), line);

  async function keep(...records: readonly Kept[]): Promise<void> {
    await database.put(records);
    tell({ records });
  }

  /** Changes a record as it is stored, which another page may just have done. What the browser has deleted is as it is in memory. */
  async function update<Item>(
    kind: string,
    id: string,
    inMemory: Item | undefined,
    change: (item: Item | undefined) => Item | undefined,
    lineOf: (changed: Item) => AuditRecord | null = () => null,
  ): Promise<Item | undefined> {
    let changed: Item | undefined;
    let isChanged = false;
    let line: Kept | null = null;
    const besideIt = () => {
      const told = changed === undefined ? null : lineOf(changed);
      line = told && keptLine(told);
      return line;
    };
    const record = await database.change(
      `${kind} ${id}`,
      (stored) => {
        // Only our own pages write this database, so records match their kind.
        const item = stored ? (stored.item as Item) : inMemory;
        changed = change(item);
        isChanged = changed !== undefined && changed !== stored?.item;
        if (!isChanged) return stored;
        return stored ? { ...stored, item: changed } : kept(kind, id, changed);
      },
      besideIt,
    );
    const news = [record, line].flatMap((one) => one ?? []);
    for (const one of news) await take(one);
    if (isChanged) tell({ records: news });
    return changed;
  }

  function collection<Item extends { readonly id: string }>(
    kind: CollectionName,
    items: Collection<Item>,
  ): Collection<Item> {
    return {
      ...items,
      async put(item, line) {
        // Stored first: what the browser did not keep is not in memory either.
        await keep(kept(kind, item.id, item), ...(line ? [keptLine(line)] : []));
        await items.put(item, line);
      },
      update: async (id, change, lineOf) =>
        update(kind, id, await items.get(id), (item) => item && change(item), lineOf),
    };
  }

  const usage = createKeptUsage(
    memory.usage,
    (units) => tell({ units }),
    // The other pages count for themselves.
    (records) =>
      database.put(
        records.map((record) =>
          kept('usage', `${record.organisationId} ${record.day} ${record.operation}`, record),
        ),
      ),
  );

  return {
    storesLines: true,
    organisations: collection('organisations', memory.organisations),
    applications: collection('applications', memory.applications),
    keys: collection('keys', memory.keys),
    signingKeys: collection('signingKeys', memory.signingKeys),
    codes: {
      ...memory.codes,
      // Stored first: what memory knows is answered without another write.
      register: (record, unless, lineOf) =>
        inTurn(`cell ${record.smartcode}`, async () => {
          const { smartCode } = record;
          const others = await memory.codes.inCell(record.smartcode);
          let result: Registered | null = null;
          await update(
            'code',
            smartCode,
            await memory.codes.get(smartCode),
            (known) => {
              result = registered(record, known, others, unless);
              return result?.record ?? known;
            },
            (changed) => (result?.restored ? (lineOf?.(changed) ?? null) : null),
          );
          return result;
        }),
      async setStatus(smartCode, status, lineOf) {
        let changed: CodeRecord | undefined;
        await update(
          'code',
          smartCode,
          await memory.codes.get(smartCode),
          (known) => {
            changed = known && known.status !== status ? { ...known, status } : undefined;
            return changed ?? known;
          },
          lineOf,
        );
        return changed;
      },
    },
    addresses: {
      ...memory.addresses,
      async putAll(records) {
        await keep(...records.map((record) => kept('address', record.id, record)));
        return memory.addresses.putAll(records);
      },
    },
    usage,
    audit: {
      ...memory.audit,
      async append(record) {
        await keep(keptLine(record));
        await memory.audit.append(record);
      },
    },
    // A request is repeated without a reload in between.
    idempotency: memory.idempotency,
    exclusively: memory.exclusively,
    check: () => memory.check(),
    async close() {
      await usage.flush();
      tell = () => {};
      channel.close();
      database.close();
    },
  };
}

/** Usage counted in memory, sent to other pages at once and stored a second later. */
function createKeptUsage(
  usage: Store['usage'],
  tell: (units: UsageRecord) => void,
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
      tell({ organisationId, day, operation, units });
      const month = day.slice(0, 7);
      months.set(`${organisationId} ${month}`, [organisationId, month]);
      // A page closed within that second loses what it counted in it, and nothing else.
      timer ??= setTimeout(() => void flush().catch(() => {}), usageMilliseconds);
    },
    flush,
  };
}
