/** A civil day of the Gregorian calendar, `YYYY-MM-DD`. */
export type CivilDay = string;

export interface MovableHoliday {
  /** First day of the holiday. */
  readonly from: CivilDay;
  readonly days: number;
  readonly name: 'Aïd el-Fitr' | 'Aïd el-Idha' | 'Ras el-Am el-Hijri' | 'Mouled';
}

/** Month and day of the public holidays that fall on the same day every year: presidential decree 2021-223 of 7 December 2021. */
export const fixedHolidays: Readonly<Record<string, string>> = {
  '01-01': 'New Year',
  '03-20': 'Independence',
  '04-09': 'Martyrs',
  '05-01': 'Labour',
  '07-25': 'Republic',
  '08-13': 'Women',
  '10-15': 'Evacuation',
  '12-17': 'Revolution',
};

/**
 * The holidays of the lunar calendar, their length as in decree 2021-223. Every date is a forecast: the Umm al-Qura calendar, as ICU
 * computes it. The true day is announced in Tunisia after the moon is sighted and may be one day later or earlier. Correct the line when it
 * is.
 */
export const movableHolidays: readonly MovableHoliday[] = [
  { from: '2026-03-20', days: 3, name: 'Aïd el-Fitr' },
  { from: '2026-05-27', days: 2, name: 'Aïd el-Idha' },
  { from: '2026-06-16', days: 1, name: 'Ras el-Am el-Hijri' },
  { from: '2026-08-25', days: 1, name: 'Mouled' },
  { from: '2027-03-09', days: 3, name: 'Aïd el-Fitr' },
  { from: '2027-05-16', days: 2, name: 'Aïd el-Idha' },
  { from: '2027-06-06', days: 1, name: 'Ras el-Am el-Hijri' },
  { from: '2027-08-14', days: 1, name: 'Mouled' },
  { from: '2028-02-26', days: 3, name: 'Aïd el-Fitr' },
  { from: '2028-05-05', days: 2, name: 'Aïd el-Idha' },
  { from: '2028-05-25', days: 1, name: 'Ras el-Am el-Hijri' },
  { from: '2028-08-03', days: 1, name: 'Mouled' },
  { from: '2029-02-14', days: 3, name: 'Aïd el-Fitr' },
  { from: '2029-04-24', days: 2, name: 'Aïd el-Idha' },
  { from: '2029-05-14', days: 1, name: 'Ras el-Am el-Hijri' },
  { from: '2029-07-24', days: 1, name: 'Mouled' },
  { from: '2030-02-04', days: 3, name: 'Aïd el-Fitr' },
  { from: '2030-04-13', days: 2, name: 'Aïd el-Idha' },
  { from: '2030-05-04', days: 1, name: 'Ras el-Am el-Hijri' },
  { from: '2030-07-13', days: 1, name: 'Mouled' },
  { from: '2031-01-24', days: 3, name: 'Aïd el-Fitr' },
  { from: '2031-04-02', days: 2, name: 'Aïd el-Idha' },
  { from: '2031-04-23', days: 1, name: 'Ras el-Am el-Hijri' },
  { from: '2031-07-02', days: 1, name: 'Mouled' },
];
