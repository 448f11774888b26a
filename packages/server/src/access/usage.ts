import type { Usage } from '@smart-address/contract';
import { quotaDay, unitsPerMonth, untilNextMonth } from '../limits/quota.ts';
import type { OrganisationRecord } from '../store/records.types.ts';
import type { AccessParts } from './accessParts.ts';

/** Units an organisation used in a month, `YYYY-MM`, by day and operation; by default the current month. */
export async function usageOf(
  { store, clock }: AccessParts,
  organisation: OrganisationRecord,
  month?: string,
): Promise<Usage> {
  const now = clock();
  const asked = month ?? quotaDay(now).slice(0, 7);
  const days = new Map<string, Record<string, number>>();
  // Stores list them in different orders.
  const counted = [...(await store.usage.days(organisation.id, asked))].sort((one, other) =>
    one.operation < other.operation ? -1 : 1,
  );
  for (const { day, operation, units } of counted) {
    // All of it was given back.
    if (units === 0) continue;
    const operations = days.get(day) ?? {};
    operations[operation] = (operations[operation] ?? 0) + units;
    days.set(day, operations);
  }
  const used = store.usage.monthTotal(organisation.id, asked);
  const limit = unitsPerMonth(organisation);
  return {
    month: asked,
    quota: {
      limit,
      used,
      remaining: limit === null ? null : Math.max(0, limit - used),
      resetsAt: resetOf(asked, now),
    },
    days: [...days]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([date, operations]) => ({
        date,
        units: Object.values(operations).reduce((sum, units) => sum + units, 0),
        operations,
      })),
  };
}

// The first of the next month, 00:00 in Tunis, computed from a time within the requested month.
function resetOf(month: string, now: number): string {
  const within = quotaDay(now).startsWith(month) ? now : Date.parse(`${month}-15T12:00:00Z`);
  return new Date(within + untilNextMonth(within)).toISOString();
}
