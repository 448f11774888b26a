import type { UsageRecord } from './records.types.ts';
import type { UsageStore } from './store.types.ts';

const flushMilliseconds = 1_000;

export interface UnwrittenUsage extends Pick<UsageStore, 'add'> {
  /** Units of a month that are not written yet. */
  total(id: string): number;
  /** Writes what was counted until now. What fails to be written is included in the next write. */
  flush(): Promise<void>;
  /** The last flush. */
  close(): Promise<void>;
}

interface Counter extends UsageRecord {
  units: number;
}

/** The cache key of an organisation's month. */
export function monthId(organisationId: string, month: string): string {
  return `${organisationId} ${month}`;
}

/**
 * Units a process has counted and not written yet, by month and by day and operation. Each second `put` writes them, and `remember` is
 * called in the very turn in which they stop counting as unwritten. A killed process loses a second of them at most.
 */
export function createUnwrittenUsage<Answer>(
  put: (counters: readonly UsageRecord[]) => Promise<Answer>,
  remember: (answer: Answer, counters: readonly UsageRecord[]) => void,
): UnwrittenUsage {
  const totals = new Map<string, number>();
  let pending = new Map<string, Counter>();
  let flushing: Promise<void> | null = null;

  function count({ organisationId, day }: UsageRecord, units: number): void {
    const id = monthId(organisationId, day.slice(0, 7));
    totals.set(id, (totals.get(id) ?? 0) + units);
  }

  function keep(counter: UsageRecord): void {
    const id = `${counter.organisationId} ${counter.day} ${counter.operation}`;
    const known = pending.get(id);
    if (known) known.units += counter.units;
    else pending.set(id, { ...counter });
  }

  async function write(): Promise<void> {
    if (pending.size === 0) return;
    const counters = [...pending.values()];
    pending = new Map();
    try {
      remember(await put(counters), counters);
      for (const counter of counters) count(counter, -counter.units);
    } catch (cause) {
      for (const counter of counters) keep(counter);
      throw cause;
    }
  }

  /** One write at a time: a slow database must not get another meanwhile. */
  async function flush(): Promise<void> {
    if (flushing) await flushing.catch(() => {});
    flushing ??= write().finally(() => {
      flushing = null;
    });
    await flushing;
  }

  const timer = setInterval(() => void flush().catch(() => {}), flushMilliseconds);
  timer.unref();

  return {
    add(organisationId, day, operation, units) {
      const counter = { organisationId, day, operation, units };
      count(counter, units);
      keep(counter);
    },
    total: (id) => totals.get(id) ?? 0,
    flush,
    close() {
      clearInterval(timer);
      return flush();
    },
  };
}
