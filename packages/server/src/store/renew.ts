import type { CodeRecord } from './records.types.ts';

/** A cell's record after another registration: the same object if nothing changes. */
export function renew(known: CodeRecord, again: CodeRecord): CodeRecord {
  const surveyed = again.surveyed ?? known.surveyed;
  const isSame = surveyed?.lat === known.surveyed?.lat && surveyed?.lng === known.surveyed?.lng;
  if (known.status === 'active' && isSame) return known;
  return { ...known, status: 'active', surveyed };
}
