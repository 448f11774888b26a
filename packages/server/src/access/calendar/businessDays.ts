import { config } from '../../config.ts';
import { type CivilDay, fixedHolidays, movableHolidays } from './holidays.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
// Africa/Tunis has been UTC+1 all year since 2009 (tzdata); a test holds this against ICU.
const tunisOffsetMs = hourMs;

export interface BusinessCalendar {
  /** Whether a civil day of Tunisia is Monday to Friday and no public holiday. */
  isBusinessDay(day: CivilDay): boolean;
  /**
   * The same time of day, in Tunisia, on the `count`th business day after the day `from` is on.
   */
  addBusinessDays(from: Date, count: number): Date;
}

/** Mon-Fri without Tunisia's public holidays; `movable` replaces the table of lunar holidays. */
export function createTunisianCalendar(movable = movableHolidays): BusinessCalendar {
  const lunar = new Set<CivilDay>();
  for (const { from, days } of movable) {
    const first = Date.parse(`${from}T00:00:00Z`);
    for (let day = 0; day < days; day += 1) lunar.add(civilDay(first + day * dayMs));
  }
  const isBusinessDay = (day: CivilDay): boolean => {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    return weekday !== 0 && weekday !== 6 && !(day.slice(5) in fixedHolidays) && !lunar.has(day);
  };
  return {
    isBusinessDay,
    addBusinessDays(from, count) {
      let at = from.getTime();
      for (let left = count; left > 0;) {
        at += dayMs;
        if (isBusinessDay(tunisDay(new Date(at)))) left -= 1;
      }
      return new Date(at);
    },
  };
}

export const tunisianCalendar = createTunisianCalendar();

/**
 * What clocks in Tunisia show at an instant, as ISO 8601 writes it, without a zone: `2026-11-22T10:00:00.000`. No language's way
 * of writing a date, since that differs from one engine, and one build of Node, to the next.
 */
export function tunisClock(at: Date): string {
  return new Date(at.getTime() + tunisOffsetMs).toISOString().slice(0, -1);
}

/** The civil day it is in Tunisia at an instant. */
export function tunisDay(at: Date): CivilDay {
  return tunisClock(at).slice(0, 10);
}

/** When an application submitted at `submittedAt` must be answered: 3 business days for Interface A, 48 hours for B. */
export function applicationDueAt(face: 'A' | 'B', submittedAt: Date): Date {
  if (face === 'B') return new Date(submittedAt.getTime() + config.access.hoursForB * hourMs);
  return tunisianCalendar.addBusinessDays(submittedAt, config.access.businessDaysForA);
}

function civilDay(utcMs: number): CivilDay {
  return new Date(utcMs).toISOString().slice(0, 10);
}
