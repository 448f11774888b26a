/** A row with something in it. */
export interface SheetRow {
  /** Its place in the file, counted from 1 with the empty rows, as a spreadsheet numbers it. */
  readonly number: number;
  readonly cells: readonly string[];
}

export interface Sheet {
  /** Empty for a text file. */
  readonly name: string;
  readonly rows: readonly SheetRow[];
}

export const ENCODINGS = ['utf-8', 'windows-1256', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface TableFile {
  readonly name: string;
  readonly sheets: readonly Sheet[];
  /** The encoding a text file was read in; null for a spreadsheet, and for pasted text. */
  readonly encoding: Encoding | null;
}

/**
 * Why a file cannot be read. `oldSpreadsheet`: .xls, which only its own program reads. `openDocument`: .ods. `unreadable`: a picture, a PDF, a
 * damaged or protected spreadsheet.
 */
export type TableProblem = 'empty' | 'oldSpreadsheet' | 'openDocument' | 'unreadable' | 'tooLarge';

export class TableError extends Error {
  override readonly name = 'TableError';
  readonly problem: TableProblem;

  constructor(problem: TableProblem, options?: ErrorOptions) {
    super(`The table cannot be read: ${problem}.`, options);
    this.problem = problem;
  }
}
