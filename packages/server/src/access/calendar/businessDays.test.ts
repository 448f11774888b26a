import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applicationDueAt, createTunisianCalendar, tunisDay, tunisianCalendar } from './businessDays.ts';
import { movableHolidays } from './holidays.ts';

const due = (face: 'A' | 'B', at: string) => applicationDueAt(face, new Date(at)).toISOString();
const instant = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2031-11-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('an application’s due date', () => {
  it('is 48 hours on for Interface B, whatever the day', () => {
    expect(due('B', '2026-11-21T10:00:00Z')).toBe('2026-11-23T10:00:00.000Z');
  });

  it.each([
    ['a Monday', '2026-11-23T10:00:00Z', '2026-11-26T10:00:00.000Z'],
    ['a Thursday, over the week-end', '2026-11-26T10:00:00Z', '2026-12-01T10:00:00.000Z'],
    ['a Saturday', '2026-11-21T10:00:00Z', '2026-11-25T10:00:00.000Z'],
    ['the eve of Revolution Day, a Thursday', '2026-12-16T10:00:00Z', '2026-12-22T10:00:00.000Z'],
    ['the eve of Aïd el-Idha', '2026-05-26T10:00:00Z', '2026-06-02T10:00:00.000Z'],
    ['Friday 23:30 UTC, already Saturday in Tunis', '2026-11-27T23:30:00Z', '2026-12-01T23:30:00.000Z'],
  ])('is three business days on for Interface A: %s', (_, submitted, expected) => {
    expect(due('A', submitted)).toBe(expected);
  });

  it('has exactly three business days after the submission’s own day, and falls on one', () => {
    fc.assert(
      fc.property(instant, (submitted) => {
        const at = applicationDueAt('A', submitted);
        let business = 0;
        for (let day = submitted.getTime() + 86_400_000; day <= at.getTime(); day += 86_400_000) {
          if (tunisianCalendar.isBusinessDay(tunisDay(new Date(day)))) business += 1;
        }
        expect(business).toBe(3);
        expect(tunisianCalendar.isBusinessDay(tunisDay(at))).toBe(true);
        expect(at.getTime() - submitted.getTime()).toBeGreaterThanOrEqual(3 * 86_400_000);
      }),
    );
  });

  it('never comes earlier for one who submits later', () => {
    fc.assert(
      fc.property(instant, instant, (a, b) => {
        const [first, second] = a <= b ? [a, b] : [b, a];
        expect(applicationDueAt('A', first) <= applicationDueAt('A', second)).toBe(true);
      }),
    );
  });
});

describe('the Tunisian calendar', () => {
  it('has the day that ICU says it is in Tunis', () => {
    const icu = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Tunis', dateStyle: 'short' });
    fc.assert(
      fc.property(instant, (at) => {
        expect(tunisDay(at)).toBe(icu.format(at));
      }),
    );
  });

  it('keeps each lunar holiday within a day of the Umm al-Qura calendar', () => {
    const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
      timeZone: 'UTC',
      month: 'numeric',
      day: 'numeric',
    });
    const monthDay = {
      'Aïd el-Fitr': '10/1',
      'Aïd el-Idha': '12/10',
      'Ras el-Am el-Hijri': '1/1',
      Mouled: '3/12',
    };
    for (const { from, name } of movableHolidays) {
      const around = [-1, 0, 1].map((shift) => {
        const parts = hijri.formatToParts(Date.parse(from) + shift * 86_400_000);
        const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value;
        return `${part('month')}/${part('day')}`;
      });
      expect(around, `${name} ${from}`).toContain(monthDay[name]);
    }
  });

  it('takes a corrected table when a holiday was announced for another day', () => {
    const corrected = createTunisianCalendar([{ from: '2027-06-07', days: 1, name: 'Ras el-Am el-Hijri' }]);
    expect(corrected.isBusinessDay('2027-06-07')).toBe(false);
    expect(tunisianCalendar.isBusinessDay('2027-06-07')).toBe(true);
  });
});
