import Papa from 'papaparse';
import type { Outcome } from '../run/outcome.types.ts';
import type { SheetRow } from '../table/table.types.ts';
import { piecesOf } from './piecesOf.ts';

/** The names of the added columns, and how an outcome is said in them. */
export interface ExportWords {
  readonly headers: {
    readonly row: string;
    readonly state: string;
    readonly reason: string;
    readonly lat: string;
    readonly lng: string;
    readonly place: string;
    readonly codeA: string;
    readonly codeB: string;
    readonly plusCode: string;
    readonly postalCode: string;
  };
  readonly stateOf: (outcome: Outcome | undefined) => string;
  readonly reasonOf: (outcome: Outcome | undefined) => string;
}

/** A byte order mark: without it Excel reads UTF-8 as Windows-1252. */
const MARK = '\uFEFF';

/** What a spreadsheet would run as a formula; a signed number is none. */
const FORMULA = /^(?![+-]?\d+([.,]\d+)?$)[=+\-@\t\r]/;

const NEWLINE = '\r\n';
const STYLE = { escapeFormulae: FORMULA, newline: NEWLINE };

/**
 * The table as it came, with what was found for each row behind it, in pieces that are quick to write. A cell that a spreadsheet would
 * run gets an apostrophe.
 */
export function* exportCsv(
  titles: readonly string[],
  rows: readonly SheetRow[],
  outcomes: readonly (Outcome | undefined)[],
  { headers, stateOf, reasonOf }: ExportWords,
): Generator<string, void> {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), titles.length);
  const own = Array.from({ length: width }, (_, column) => column);
  const added = Object.values(headers);
  const lineOf = ({ number, cells }: SheetRow, row: number) => {
    const outcome = outcomes[row];
    const found = outcome?.kind === 'found' ? outcome : null;
    return [
      ...own.map((column) => cells[column] ?? ''),
      number,
      stateOf(outcome),
      reasonOf(outcome),
      found?.lat ?? '',
      found?.lng ?? '',
      found?.label ?? '',
      found?.codeA ?? '',
      found?.codeB ?? '',
      found?.plusCode ?? '',
      found?.postalCode ?? '',
    ];
  };
  yield MARK + Papa.unparse([[...own.map((column) => titles[column] ?? ''), ...added]], STYLE);
  for (const [start, piece] of piecesOf(rows)) {
    const lines = piece.map((row, index) => lineOf(row, start + index));
    yield NEWLINE + Papa.unparse(lines, STYLE);
  }
}
