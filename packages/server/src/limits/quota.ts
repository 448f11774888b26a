import { tunisDay } from '../access/calendar/businessDays.ts';
import { config } from '../config.ts';
import { sandboxOrganisationId } from '../sandbox/seed.ts';
import type { OrganisationRecord } from '../store/records.types.ts';
import type { UsageStore } from '../store/store.types.ts';

interface QuotaDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly month: string;
  /** First millisecond of the day, and of the next day. */
  readonly from: number;
  readonly to: number;
  readonly nextMonth: number;
}

let known: QuotaDay = { day: '', month: '', from: 0, to: 0, nextMonth: 0 };

/** The day of a time in the quota's time zone, cached until its midnight. */
function quotaDayOf(now: number): QuotaDay {
  if (now >= known.from && now < known.to) return known;
  const day = tunisDay(new Date(now));
  // Tunis is one hour ahead of UTC all year.
  const from = Date.parse(`${day}T00:00:00+01:00`);
  const [year = 0, month = 0] = day.split('-').map(Number);
  const nextMonth = Date.UTC(year, month, 1) - 3_600_000;
  known = { day, month: day.slice(0, 7), from, to: from + 86_400_000, nextMonth };
  return known;
}

/** `YYYY-MM-DD` of a moment where the quota is counted. */
export function quotaDay(now: number): string {
  return quotaDayOf(now).day;
}

/** Milliseconds until the first of the next month, 00:00 in Tunis. */
export function untilNextMonth(now: number): number {
  return quotaDayOf(now).nextMonth - now;
}

/**
 * Units an organisation may use in a month; null: unlimited. The sandbox's fixed keys are public: with a month, one visitor could use
 * it up for all others. Each request still counts against its key's burst.
 */
export function unitsPerMonth({ id, plan }: Pick<OrganisationRecord, 'id' | 'plan'>): number | null {
  return id === sandboxOrganisationId ? null : config.plans[plan].unitsPerMonth;
}

export interface QuotaDecision {
  readonly allowed: boolean;
  /** Null: unlimited. */
  readonly limit: number | null;
  readonly remaining: number;
  readonly resetSeconds: number;
}

/**
 * Counts units against the month of an organisation, unless they would exceed its limit.
 *
 * @param shared what all processes used before, where a limiter counted it; none: what this one knows.
 */
export function takeQuota(
  usage: UsageStore,
  organisation: Pick<OrganisationRecord, 'id' | 'plan'>,
  operation: string,
  units: number,
  now: number,
  shared?: number,
): QuotaDecision {
  const { day, month, nextMonth } = quotaDayOf(now);
  const used = shared ?? usage.monthTotal(organisation.id, month);
  const limit = unitsPerMonth(organisation);
  const allowed = units === 0 || limit === null || used + units <= limit;
  if (allowed && units > 0) usage.add(organisation.id, day, operation, units);
  return {
    allowed,
    limit,
    remaining: limit === null ? Infinity : Math.max(0, limit - used - (allowed ? units : 0)),
    resetSeconds: (nextMonth - now) / 1_000,
  };
}
