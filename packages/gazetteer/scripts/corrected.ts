const TABLES = ['governorates', 'delegations', 'localities', 'places', 'streets', 'landmarks'] as const;

/** A table that `corrections.csv` may name. */
export type CorrectedTable = (typeof TABLES)[number];

/** A row of `corrections.csv`. */
export interface Correction {
  readonly table: string;
  readonly id: string;
  readonly given: string;
  readonly corrected: string;
}

/**
 * The rows of a table with slips of the source put right: in the row of that id, the fields that say what was given say the correction;
 * an empty one leaves the row out.
 * @throws Error for a correction that finds nothing to correct
 */
export function corrected<Column extends string>(
  table: CorrectedTable,
  rows: readonly Record<Column, string>[],
  columns: readonly Column[],
  idOf: (row: Record<Column, string>) => string,
  corrections: readonly Correction[],
): Record<Column, string>[] {
  const stray = corrections.find((one) => !TABLES.some((known) => known === one.table));
  if (stray !== undefined)
    throw new Error(`corrections.csv names the table "${stray.table}", none of ${TABLES.join(', ')}.`);
  const put = rows.map((row) => ({ ...row }));
  const leftOut = new Set<Record<Column, string>>();
  for (const one of corrections) {
    if (one.table !== table) continue;
    const row = put.find((each) => idOf(each) === one.id);
    const wrong = columns.filter((column) => row?.[column] === one.given);
    if (row === undefined || wrong.length === 0)
      throw new Error(
        `corrections.csv corrects "${one.given}" of ${one.id}, which ${table}.csv does not say.`,
      );
    for (const column of wrong) row[column] = one.corrected;
    if (one.corrected === '') leftOut.add(row);
  }
  return put.filter((row) => !leftOut.has(row));
}
