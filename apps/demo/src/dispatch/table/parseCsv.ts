import Papa from 'papaparse';
import type { SheetRow } from './table.types.ts';

/** The line by which Excel names its separator. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/** Rows of cells as read, without those that have neither a letter nor a digit. */
export function filledRows(rows: readonly (readonly string[])[], first = 1): SheetRow[] {
  return rows
    .map((cells, index) => ({ number: index + first, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => /[\p{L}\p{N}]/u.test(cell)));
}

/** Rows from which the separator is guessed. */
const SAMPLE = 50;

/** The separator by which the rows are of one width. Empty rows, which have none, are kept out of it. */
function guessSeparator(text: string): string {
  const { meta } = Papa.parse(text, {
    preview: SAMPLE,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [';', '\t', ',', '|'],
  });
  return meta.delimiter;
}

/** Reads separated values: comma, semicolon, tab or bar. */
export function parseCsv(text: string): SheetRow[] {
  const [line = '', separator] = SEPARATOR_LINE.exec(text) ?? [];
  const body = text.slice(line.length);
  const { data } = Papa.parse<string[]>(body, { delimiter: separator ?? guessSeparator(body) });
  return filledRows(data, line === '' ? 1 : 2);
}
