import { readFileSync } from 'node:fs';

const folder = new URL('../data/', import.meta.url);

/**
 * Takes off what nobody sees: bidi and zero-width marks, and white space beyond one blank. Also the vowel marks that a few Arabic names
 * have, which no sign bears. Puts in the blank that Arabic has before and after a figure, and after a te marbuta, which ends a word.
 * Figures are those of Tunisia: "20 مارس".
 */
const cleaned = (field: string): string =>
  field
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]|[\u064b-\u0652]/gu, '')
    .replace(/[٠-٩]/gu, (figure) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(figure)))
    .replace(/ة(?=\p{Script=Arabic})/gu, 'ة ')
    .replace(/(?<=\p{Script=Arabic})(?=\d)|(?<=\d)(?=\p{Script=Arabic})/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

/** Splits one line of RFC 4180 text; none of our tables has a line break inside a field. */
function splitLine(line: string): string[] {
  const fields: string[] = [];
  let at = 0;
  while (at <= line.length) {
    if (line[at] === '"') {
      let field = '';
      at++;
      while (at < line.length) {
        const quote = line.indexOf('"', at);
        if (quote === -1) throw new Error(`A quoted field never ends: ${line}`);
        field += line.slice(at, quote);
        at = quote + 1;
        if (line[at] !== '"') break;
        field += '"';
        at++;
      }
      fields.push(field);
      at++;
    } else {
      const comma = line.indexOf(',', at);
      const end = comma === -1 ? line.length : comma;
      fields.push(line.slice(at, end));
      at = end + 1;
    }
  }
  return fields;
}

/** A row by its columns; `line` is where it stands, as an error says it: "places.csv, line 12". */
export type Row<Column extends string> = Record<Column, string> & { readonly line: string };

/**
 * The rows of a table of `data/`, each as an object of its columns.
 * @throws Error naming the table and line when a column is missing or a row has another number of fields
 */
export function readTable<Column extends string>(file: string, columns: readonly Column[]): Row<Column>[] {
  const lines = readFileSync(new URL(file, folder), 'utf8').split(/\r?\n/);
  // A spreadsheet puts a byte-order mark before the first name.
  const header = splitLine(lines[0] ?? '').map(cleaned);
  const positions = columns.map((column) => {
    const position = header.indexOf(column);
    if (position === -1) throw new Error(`${file} has no column "${column}"; it has ${header.join(', ')}.`);
    return [column, position] as const;
  });
  return lines.flatMap((text, index) => {
    if (index === 0 || text === '') return [];
    const line = `${file}, line ${index + 1}`;
    const fields = splitLine(text);
    if (fields.length !== header.length)
      throw new Error(`${line}: ${fields.length} fields where the header has ${header.length}.`);
    const row = positions.map(([column, position]) => [column, cleaned(fields[position] ?? '')]);
    return [{ ...(Object.fromEntries(row) as Record<Column, string>), line }];
  });
}

/**
 * The same rows.
 * @throws Error naming both lines where two have one id
 */
export function unique<T extends { readonly line: string }>(
  rows: readonly T[],
  idOf: (row: T) => string,
): T[] {
  const lines = new Map<string, string>();
  for (const row of rows) {
    const other = lines.get(idOf(row));
    if (other !== undefined) throw new Error(`${row.line} has the id of ${other}: "${idOf(row)}".`);
    lines.set(idOf(row), row.line);
  }
  return [...rows];
}

/** The names in a field that holds several, parted by `|`. */
export const splitNames = (field: string): string[] => field.split('|').filter((name) => name !== '');
