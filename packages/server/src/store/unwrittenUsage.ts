import type { UsageRecord } from './records.types.ts';

export interface UnwrittenUsage {
  add(counter: UsageRecord): void;
  /** Units of a month that are not written yet. */
  total(id: string): number;
  /**
   * Writes everything, if there is anything; `remember` is called in the very turn in which it stops counting as unwritten. If
   * the write fails, it is included in the next one.
   */
  write<Answer>(
    put: (counters: readonly UsageRecord[]) => Promise<Answer>,
    remember: (answer: Answer, counters: readonly UsageRecord[]) => void,
  ): Promise<void>;
}

interface Counter extends UsageRecord {
  units: number;
}

/** The cache key of an organisation's month. */
export function monthId(organisationId: string, month: string): string {
  return `${organisationId} ${month}`;
}

/** Units a process has counted and not written yet, by month and by day and operation. */
export function createUnwrittenUsage(): UnwrittenUsage {
  const totals = new Map<string, number>();
  let pending = new Map<string, Counter>();

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

  return {
    add(counter) {
      count(counter, counter.units);
      keep(counter);
    },
    total: (id) => totals.get(id) ?? 0,
    async write(put, remember) {
      if (pending.size === 0) return;
      const counters = [...pending.values()];
      pending = new Map();
      try {
        const answer = await put(counters);
        remember(answer, counters);
        for (const counter of counters) count(counter, -counter.units);
      } catch (cause) {
        for (const counter of counters) keep(counter);
        throw cause;
      }
    },
  };
}
