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
