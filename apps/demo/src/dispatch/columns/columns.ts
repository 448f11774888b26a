/**
 * What a column holds. `reference`: the sender's own number, given back. `code`: an address code, a plus code or a pair of coordinates in one cell.
 * `address`: words; several such columns are one address, in their order.
 */
export const COLUMN_ROLES = ['none', 'reference', 'latitude', 'longitude', 'code', 'address'] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

export interface Columns {
  /** Whether the first row has the titles. */
  readonly hasTitles: boolean;
  /** One role a column. */
  readonly roles: readonly ColumnRole[];
}

/** What keeps a table from being looked up: no column with a place, or half a point. Null: nothing. */
export function missingOf({ roles }: Columns): 'missing' | 'half' | null {
  const [hasLatitude, hasLongitude] = [roles.includes('latitude'), roles.includes('longitude')];
  if (hasLatitude !== hasLongitude) return 'half';
  return hasLatitude || roles.includes('code') || roles.includes('address') ? null : 'missing';
}

/** A latitude or longitude in decimal degrees, with a degree sign or without, with a point or a comma. */
const COORDINATE = /^([+-]?\d{1,3}(?:[.,\u066B]\d+)?)\s*°?\s*([NSEWO])?$/i;

/** Arabic and full-width digits as the ones a number is written with. */
function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .trim();
}

/** Decimal degrees, or null for a text that is no coordinate. */
export function readCoordinate(text: string): number | null {
  const [, number, side = ''] = COORDINATE.exec(plainDigits(text)) ?? [];
  if (number === undefined) return null;
  const value = Number(number.replace(/[,\u066B]/, '.'));
  return /[SWO]/i.test(side) ? -value : value;
}
