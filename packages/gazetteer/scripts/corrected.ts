const TABLES = ['governorates', 'delegations', 'localities', 'places', 'streets', 'landmarks'] as const;

/** A table that `corrections.csv` may name. */
export type CorrectedTable = (typeof TABLES)[number];

/** The columns without which a row is none: an empty correction leaves it out. */
const NAMES: readonly string[] = ['name', 'name_fr', 'locality'];

/** A row of `corrections.csv`. */
export interface Correction {
  readonly table: string;
  readonly id: string;
  readonly column: string;
  readonly given: string;
  readonly corrected: string;
}

/**
 * The rows of a table with slips of the source put right. In the row that had that id, the column that says what was given says the
 * correction. An empty one of its name leaves the row out, and one of another column empties that.
 * @throws Error for a correction that finds nothing to correct
 */
export function corrected<Column extends string, Row extends Record<Column, string>>(
  table: CorrectedTable,
  rows: readonly Row[],
  columns: readonly Column[],
  idOf: (row: Row) => string,
  corrections: readonly Correction[],
): Row[] {
  const stray = corrections.find((one) => !TABLES.some((known) => known === one.table));
  if (stray !== undefined)
    throw new Error(`corrections.csv names the table "${stray.table}", none of ${TABLES.join(', ')}.`);
  // A locality's id is made of what may be corrected, so each line finds its row by the id that the source gives.
  const put = rows.map((row) => ({ id: idOf(row), row: { ...row } }));
  for (const one of corrections) {
    if (one.table !== table) continue;
    const line = `corrections.csv corrects "${one.given}", ${one.column} of ${one.id} in ${table}.csv`;
    const column = columns.find((known) => known === one.column);
    if (column === undefined)
      throw new Error(`${line}, of which the build reads the columns ${columns.join(', ')}.`);
    const at = put.findIndex(({ id }) => id === one.id);
    const row = put[at]?.row;
    if (row === undefined) throw new Error(`${line}, which has no such row, or a line before left it out.`);
    if (row[column] !== one.given) throw new Error(`${line}, which says "${row[column]}".`);
    if (one.corrected === '' && NAMES.includes(one.column)) put.splice(at, 1);
    else Object.assign(row, { [column]: one.corrected });
  }
  return put.map(({ row }) => row);
}
