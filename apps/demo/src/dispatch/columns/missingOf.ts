import type { Columns } from './columns.types.ts';

/** What keeps a table from being looked up: no column with a place, or half a point. Null: nothing. */
export function missingOf({ roles }: Columns): 'missing' | 'half' | null {
  const [hasLatitude, hasLongitude] = [roles.includes('latitude'), roles.includes('longitude')];
  if (hasLatitude !== hasLongitude) return 'half';
  return hasLatitude || roles.includes('code') || roles.includes('address') ? null : 'missing';
}
