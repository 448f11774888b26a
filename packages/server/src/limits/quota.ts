import { config, type Plan } from '../config.ts';
import type { UsageStore } from '../store/store.types.ts';

/** Day of a moment where the quota is counted, `YYYY-MM-DD`. */
export function quotaDay(now: number): string {
  if (now >= known.from && now < known.to) return known.day;
  const day = dayFormat.format(now);
  // Tunis keeps one offset all year, so a day found once serves until its midnight there.
  const from = Date.parse(`${day}T00:00:00+01:00`);
  known = { day, from, to: from + 86_400_000 };
  return day;
}

const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: config.quotaTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
let known = { day: '', from: 0, to: 0 };

/** Milliseconds until the first of the next month, 00:00 in Tunis (UTC+1 all year). */
export function untilNextMonth(now: number): number {
  const [year = 0, month = 0] = quotaDay(now).split('-').map(Number);
  return Date.UTC(year, month, 1) - 3_600_000 - now;
}

export interface QuotaDecision {
  readonly allowed: boolean;
  /** Null: never cut off. */
  readonly limit: number | null;
  readonly remaining: number;
  readonly resetSeconds: number;
}

/** Counts units against the month of an organisation, unless they would exceed the plan's. */
export function takeQuota(
  usage: UsageStore,
  organisationId: string,
  plan: Plan,
  operation: string,
  units: number,
  now: number,
): QuotaDecision {
  const day = quotaDay(now);
  const used = usage.monthTotal(organisationId, day.slice(0, 7));
  const limit = plan.unitsPerMonth;
  const allowed = limit === null || used + units <= limit;
  if (allowed) usage.add(organisationId, day, operation, units);
  return {
    allowed,
    limit,
    remaining: limit === null ? Infinity : Math.max(0, limit - used - (allowed ? units : 0)),
    resetSeconds: untilNextMonth(now) / 1_000,
  };
}
